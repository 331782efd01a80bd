import { cards, type GlossaryEntry, h, list, type PAGES, type PageId, type PageText, p } from '../pages.ts';

type ReferencePage = Extract<PageId, (typeof PAGES)['reference'][number]>;

export const reference: Readonly<Record<ReferencePage, PageText>> = {
  '10': {
    title: 'Gut spielen',
    blocks: [
      h('Solo'),
      p(
        'Drei oder mehr Taroks ab der 15 unter den gegebenen Karten: Da lohnt es sich, über ein Solo nachzudenken. Du kennst nur deine Karten, aber die zwölf in der Mitte zählen für dich.',
      ),
      cards('Ein Blatt für ein Solo.', 'Skus', 'XX', 'XVII', 'XV', 'SK', 'SQ', 'H4'),
      h('Dapp'),
      list(
        'Mit einer Trumpfsperre hast du keine Wahl. Sonst such nach Taroks, auf die sich bauen lässt.',
        'Drei Taroks ab der 15 nach dem Ablegen sind ein gutes Maß.',
        'Leg eine Farbe oder zwei ganz ab: Wer blank ist, kann gleich stechen.',
        'Leg Karten mit Augen ab, Damen und Reiter zum Beispiel. Sie zählen trotzdem für dich.',
        'Ein blanker König ist bei fünf oder sechs Gegnern kein Stich: Irgendeiner sticht ihn.',
      ),
      h('Als Dapper'),
      list(
        'Spiel früh Taroks aus, solange du die hohen hast: Jeder Stich holt den anderen bis zu sechs heraus.',
        'Du brauchst weniger Stiche, als du denkst: Die zwölf in der Ablage zählen mit.',
        'Leg einen Ulti, wenn du abzählen kannst, welche Taroks am Ende noch draußen sind.',
      ),
      h('Gegen den Dapper'),
      list(
        'Gib Augen auf einen Stich, der einem Freund sicher ist: schmieren, mit König oder Dame.',
        'Übernimm keinen Freund, der schon vorn liegt.',
        'Kommt der Dapper erst nach dir, heb deine Augen für einen anderen Stich auf.',
        'Achte auf gelegte Ulti: Früh ausgespielte Taroks können sie herauszwingen.',
      ),
    ],
  },
  glossary: { title: 'Wörter', blocks: [{ kind: 'glossary' }] },
  keys: {
    title: 'Tasten',
    blocks: [
      p(
        'Das ganze Spiel lässt sich mit der Tastatur spielen. Jede Taste kann in den Einstellungen geändert werden, und einzelne Buchstaben lassen sich abschalten, weil Vorleseprogramme sie selbst brauchen.',
      ),
      { kind: 'keys' },
    ],
  },
};

export const glossary: readonly GlossaryEntry[] = [
  { word: 'Ablage', meaning: 'Die zwölf Karten, die der Dapper weglegt. Sie zählen für ihn.' },
  { word: 'Ansagen', meaning: 'Reihum sagen, ob man allein spielen will.' },
  { word: 'Anschrieb', meaning: 'Der Zettel mit den Punkten.' },
  { word: 'Augen', local: 'Bollen', meaning: 'Die roten Punkte einer Karte, 0 bis 4. 52 im ganzen Spiel.' },
  { word: 'blank', meaning: 'Ohne eine Karte dieser Farbe.' },
  {
    word: 'Dapp',
    local: 'Dapp, Blinde',
    meaning: 'Die zwölf Karten in der Mitte; auch die Ansage, sie aufzunehmen: „Ich dappe!“',
  },
  { word: 'Dapper', meaning: 'Wer in einem Spiel allein gegen alle steht.' },
  { word: 'die anderen', meaning: 'Alle, die gegen den Dapper spielen, für ein Spiel zusammen.' },
  { word: 'Einsatz', meaning: 'Womit die Stufe eines Dapps malgenommen wird.' },
  { word: 'Farbe', meaning: '{spades}, {clubs}, {hearts} und {diamonds}; die Taroks sind eine eigene.' },
  { word: 'Geber', meaning: 'Wer gibt; spricht zuletzt. Zu acht setzt er aus.' },
  { word: 'Geh du', local: 'Geh du', meaning: 'Antwort, mit der man dem Streckenden das Spiel überlässt.' },
  {
    word: 'gezwungen',
    meaning: 'Ohne ein Wort zum Dapper geworden, als Vorletzter, nachdem alle gepasst haben.',
  },
  { word: 'Hauszahl', meaning: 'Eine Zahl, die keine Quelle nennt; ihr macht sie an eurem Tisch aus.' },
  {
    word: 'Kartenpunkte',
    meaning:
      'Was ein Stapel zählt: die Hälfte der Karten, abgerundet, und dazu die Augen. Zusammen 79. Sie entscheiden das Spiel.',
  },
  { word: 'Märchenstich', meaning: 'Skus, 21 und 1 in einem Stich; die 1 gewinnt ihn.' },
  { word: 'Marsch', local: 'Marsch', meaning: 'Alle Stiche geholt.' },
  { word: 'Mond', local: 'Mund', meaning: 'Der Tarok 21, einer aus der Trull.' },
  { word: 'Pagat', local: 'Geiß', meaning: 'Der Tarok 1, der niedrigste, einer aus der Trull.' },
  {
    word: 'Partie',
    meaning: 'Eine Reihe von Spielen bis zum Ziel, bei Münzen bis zu einer Zahl von Spielen.',
  },
  { word: 'Reiter', meaning: 'Das Bild zwischen Dame und Bube.' },
  {
    word: 'Schieben',
    local: 'Schieben',
    meaning: 'Breitnau: noch einmal steigern, wenn der Dapper es selber macht.',
  },
  { word: 'schmieren', meaning: 'Einem Freund Augen in den Stich geben.' },
  { word: 'Selber', local: 'Selber', meaning: 'Antwort auf das Strecken, mit der man Dapper bleibt.' },
  { word: 'Skus', local: 'Gstieß', meaning: 'Der Narr, der höchste Tarok, einer aus der Trull.' },
  {
    word: 'Solo',
    local: 'Solo',
    meaning: 'Allein spielen mit den Karten, die man hat; der Dapp bleibt liegen.',
  },
  { word: 'Spiel', meaning: 'Vom Geben bis zum Zählen.' },
  { word: 'Steigern', meaning: 'Buchenbach: Ein König oder Zwei Könige sagen.' },
  { word: 'Stich', meaning: 'Von jedem eine Karte; die höchste holt sie.' },
  {
    word: 'Strecken',
    local: 'Ich strecke!',
    meaning: 'Nach einem Dapp sagen: Ich würde auch spielen. Der Einsatz verdoppelt sich.',
  },
  {
    word: 'Stufe',
    meaning: 'Von 1 bis 8: wie deutlich gewonnen wurde, abgelesen an den Kartenpunkten des Verlierers.',
  },
  { word: 'Tarok', meaning: 'Einer der 22 Trümpfe.' },
  { word: 'Trull', meaning: 'Skus, 21 und 1 zusammen.' },
  {
    word: 'Trumpfsperre',
    meaning: 'Taroks, die so hoch sind, dass man in der zweiten Runde nicht passen darf.',
  },
  {
    word: 'Ulti',
    local: 'Ulti',
    meaning: 'Das Versprechen, mit der 3, 2 oder 1 einen späten Stich zu gewinnen.',
  },
];
