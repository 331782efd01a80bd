import { cards, h, list, type PAGES, type PageId, type PageText, p, steps, table } from '../pages.ts';

type StartPage = Extract<PageId, (typeof PAGES)['start'][number]>;

/** Twelve backs. */
const DAPP = Array.from({ length: 12 }, () => 'back' as const);

export const start: Readonly<Record<StartPage, PageText>> = {
  welcome: {
    title: 'Dappen in fünf Minuten',
    blocks: [
      p(
        'Dappen ist ein altes Kartenspiel aus dem Schwarzwald für sechs, sieben oder acht. In jedem Spiel steht **einer, der Dapper, allein gegen alle anderen**, die für dieses eine Spiel zusammenhalten. Du hast einen Platz am Tisch, die übrigen besetzt das Programm.',
      ),
      cards('In der Mitte liegen verdeckt zwölf Karten: der Dapp.', ...DAPP),
      h('So läuft ein Spiel'),
      steps(
        '**Geben.** Jeder bekommt sieben Karten (sechs, wenn mehr als sechs am Tisch sitzen). Zwölf kommen in die Mitte: der Dapp.',
        '**Ansagen.** Reihum sagt jeder, ob er allein spielen will. Wer es tut, ist der Dapper.',
        '**Ablegen.** Der Dapper nimmt den Dapp auf und legt zwölf Karten weg, nur keinen König und keine der drei Karten der Trull. Sie bleiben verdeckt und zählen für ihn.',
        '**Versprechen.** Der Dapper darf einen niedrigen Tarok offen hinlegen und damit versprechen, einen der letzten Stiche zu holen: ein Ulti.',
        '**Spielen.** Karte für Karte, Stich für Stich. Der Dapper spielt als Erster aus.',
        '**Zählen.** Haben die anderen 40 Kartenpunkte, gewinnen sie. Haben sie weniger, gewinnt der Dapper.',
      ),
      h('Fünf Dinge vor der ersten Karte'),
      list(
        '**Taroks sind Trumpf.** Es gibt 22; die höhere Zahl sticht. Über allen steht der Narr, der {skus}.',
        '**Farbe wird bedient.** Wer nicht kann, muss einen Tarok spielen. Erst wer auch keinen Tarok hat, darf jede Karte spielen. Überstechen muss niemand.',
        '**Die roten Punkte sind die Augen.** Narr, 21, 1 und Könige haben vier, Damen drei, Reiter zwei, Buben eins. Alle übrigen zählen nur als Karte.',
        '**Drei Wörter.** Augen stehen auf der Karte. Kartenpunkte zählt ein Stapel: einen halben für jede Karte und dazu ihre Augen. Punkte schreibt an, wer gewinnt.',
        '**Alles geht rechts herum.** Nach dir kommt, wer rechts von dir sitzt.',
      ),
      cards('Die Trull: die drei wertvollsten Taroks.', 'Skus', 'XXI', 'I'),
      cards('Die vier Bilder einer Farbe, links das höchste.', 'HK', 'HQ', 'HN', 'HJ'),
      p(
        'Das reicht für das erste Spiel. Karten, die gerade nicht erlaubt sind, liegen unter einem Schleier; wählst du eine, sagt dir das Programm, warum. Die ganzen Regeln beginnen bei [page:1]. Wer vom Skat kommt, findet die Unterschiede unter [page:skat].',
      ),
    ],
  },
  skat: {
    title: 'Für Skatspieler',
    blocks: [
      p(
        'Vieles kommt dir bekannt vor: einer gegen den Rest, Karten in der Mitte, die der Alleinspieler aufnimmt, Augen in den Karten. Anders ist:',
      ),
      table(
        ['', 'Skat', 'Dappen'],
        ['Gegner', 'zwei', 'fünf oder sechs, die alle zusammenspielen'],
        ['In der Mitte', 'zwei Karten', 'zwölf: der Dapp'],
        ['Trumpf', 'Buben und eine Farbe nach Wahl', 'immer die 22 Taroks, eine eigene Farbe'],
        ['Blank in der Farbe', 'jede Karte', '**ein Tarok, wenn man einen hat**'],
        ['Reizen', 'nach Zahlen', 'ein Wort, dann höchstens einmal strecken'],
        ['Handspiel', 'mehr wert, gleiche Karten', 'Solo: Der Dapp bleibt liegen, ungesehen'],
        ['Alle passen', 'neu geben oder Ramsch', 'der Vorletzte muss spielen'],
        ['Zum Gewinnen', '61 von 120', 'die anderen brauchen 40 von 79 Kartenpunkten'],
        ['Zählen', 'Ass 11, Zehn 10 …', 'die Hälfte der Karten und dazu ihre roten Punkte'],
        ['{hearts}, {diamonds}', 'wie die anderen Farben', 'wenig ist viel: Ass vor 2, 3 und 4'],
        ['Richtung', 'links herum', 'rechts herum'],
        ['Anschrieb', 'der Alleinspieler, plus oder minus', 'nur wer gewinnt, schreibt an'],
      ),
      cards(
        'In {hearts} und {diamonds} ist das Ass die höchste der kleinen Karten, die 4 die niedrigste.',
        'HA',
        'H2',
        'H3',
        'H4',
      ),
      p(
        'Zwei Gewohnheiten zum Ablegen: Zehnen, die man retten müsste, gibt es nicht. Und ein blanker König ist selten ein Stich, denn bei so vielen Spielern ist bald einer in der Farbe blank und sticht.',
      ),
      p(
        'Einem Farbspiel mit gutem Blatt entspricht am ehesten der Dapp, einem angesagten Schneider am ehesten ein Ulti ([page:5]).',
      ),
    ],
  },
  program: {
    title: 'Rund ums Programm',
    blocks: [
      h('Am Tisch'),
      list(
        'Das blaue Zeichen mit dem doppelten Ring sagt, dass du dran bist und was von dir erwartet wird.',
        'Ein goldener Stern und ein goldener Rahmen kennzeichnen den Dapper, ◆ den Geber.',
        'Im Stich trägt jede Karte ihre Nummer; die im Augenblick führende ist umrandet.',
        'Gelegte Ulti liegen offen beim Platz des Dappers, mit dem Stich, den sie versprechen.',
        'Auf jedem Schild steht, wie viele Karten der Platz noch hat und wie viele Stiche er geholt hat.',
        'In der Seitenleiste stehen der Anschrieb, was gesagt und gespielt wurde, und die geltenden Regeln.',
      ),
      h('Gut zu wissen'),
      list(
        'Die Partie wird nach jeder Karte gespeichert. Du kannst das Fenster jederzeit schließen und später weiterspielen.',
        'Rückgängig führt zu deiner eigenen letzten Entscheidung. Das Spiel ist dann im Anschrieb gekennzeichnet.',
        'Tempo, Kartenfarben, Namen und vieles mehr stehen in den Einstellungen; alles wirkt sofort.',
        'Die Regeln werden vor der Partie gewählt und gelten bis zu ihrem Ende. Die nächste kann andere haben.',
        'Kannst du bei eigenem Ausspiel keinen Stich mehr verlieren, nimmst du mit einem Knopf den Rest. Die Karten fallen dann rasch von selbst.',
        'Bricht eine Karte einen eigenen Ulti, wird vorher noch einmal gefragt.',
        'Zu acht setzt der Geber aus. Bist du es, schaust du zu oder gehst gleich zum Ergebnis.',
        'Das ganze Spiel lässt sich mit der Tastatur spielen: [page:keys].',
      ),
    ],
  },
};
