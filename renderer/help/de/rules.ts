import {
  cards,
  example,
  h,
  list,
  type PAGES,
  type PageId,
  type PageText,
  p,
  reading,
  steps,
  table,
} from '../pages.ts';

type RulesPage = Extract<PageId, (typeof PAGES)['rules'][number]>;

export const rules: Readonly<Record<RulesPage, PageText>> = {
  '1': {
    title: 'Die Karten',
    blocks: [
      p('Gespielt wird mit 54 Karten: 22 Taroks, die immer Trumpf sind, und vier Farben zu acht Karten.'),
      h('Taroks'),
      p(
        'Die Zahlen 1 bis 21 und darüber der {skus} (der Narr). Der höhere sticht. Drei gehören zusammen und heißen die **Trull**: {skus}, {mond} (21) und {pagat} (1).',
      ),
      cards('Vom niedrigsten zum höchsten: 1, 2, 3 … 20, 21, {skus}.', 'I', 'II', 'III', 'XX', 'XXI', 'Skus'),
      h('Farben'),
      table(
        ['Farbe', 'von der höchsten zur niedrigsten'],
        ['{spades}, {clubs}', 'König, Dame, Reiter, Bube, 10, 9, 8, 7'],
        ['{hearts}, {diamonds}', 'König, Dame, Reiter, Bube, Ass, 2, 3, 4'],
      ),
      p(
        'Vorsicht bei {hearts} und {diamonds}: Dort sind die kleinen Zahlen die großen. Das Ass sticht die 2, und die 2 sticht die 3.',
      ),
      cards(
        '{spades} der Reihe nach: Hier geht es wie gewohnt …',
        'SK',
        'SQ',
        'SN',
        'SJ',
        'S10',
        'S9',
        'S8',
        'S7',
      ),
      cards(
        '… bei {diamonds} dreht es sich unter dem Buben um.',
        'DK',
        'DQ',
        'DN',
        'DJ',
        'DA',
        'D2',
        'D3',
        'D4',
      ),
      h('Was Karten zählen'),
      p('Die roten Punkte in der Ecke sind die **Augen** der Karte:'),
      table(
        ['Karte', 'Augen'],
        ['{skus}, {mond}, {pagat} und jeder König', '4'],
        ['Dame', '3'],
        ['Reiter', '2'],
        ['Bube', '1'],
        ['alle übrigen', '0'],
      ),
      p(
        'Das macht 52 im ganzen Spiel. Die **Kartenpunkte** eines Stapels sind die Hälfte seiner Karten, abgerundet, und dazu seine Augen. Alle Karten zusammen zählen 27 + 52 = 79.',
      ),
      example(
        'Ein Stapel aus 24 Karten mit 25 Augen: Die Hälfte von 24 ist 12, und 12 + 25 = **37 Kartenpunkte**.',
      ),
    ],
  },
  '2': {
    title: 'Plätze und Geben',
    blocks: [
      p(
        'Es spielen sechs, sieben oder acht. Ansagen, Geben und Spielen gehen **rechts herum**: Nach dir kommt, wer rechts von dir sitzt. Nach jedem Spiel gibt der Nächste, auch wenn es vorzeitig zu Ende war.',
      ),
      p('Gegeben wird in Päckchen, angefangen beim Spieler nach dem Geber:'),
      table(
        ['Spieler', 'Päckchen', 'Blatt', 'Dapp'],
        ['6', 'je 4, 6 in die Mitte, je 3, 6 in die Mitte', '7 Karten', '12'],
        ['7', 'je 3, 6 in die Mitte, je 3, 6 in die Mitte', '6 Karten', '12'],
        ['8', 'wie zu siebt; der Geber bekommt nichts und setzt aus', '6 Karten', '12'],
      ),
      p('Die zwölf Karten in der Mitte sind der **Dapp**. Niemand sieht sie an.'),
      reading('Wer als Erster gibt, entscheidet das Los.'),
    ],
  },
  '3': {
    title: 'Ansagen',
    blocks: [
      p(
        'Zuerst spricht, wer nach dem Geber kommt, zuletzt der Geber. (Zu acht spricht der vor dem Geber zuletzt, denn der Geber setzt aus.) Es gibt höchstens zwei Runden.',
      ),
      h('Erste Runde: Solo'),
      p(
        'Jeder sagt **Solo** oder passt. Das erste Solo beendet das Ansagen: Dieser Spieler ist der Dapper, spielt mit den Karten, die er hat, und lässt den Dapp liegen. Ein Solo kann niemand strecken.',
      ),
      h('Zweite Runde: Dapp'),
      p(
        'Hat keiner Solo gesagt, sagt jeder **Dapp** oder passt. Zwei Pflichten gelten dabei, aber nur, solange noch keiner Dapp gesagt hat:',
      ),
      p(
        '**Die Trumpfsperre.** Wer sehr hohe Taroks hat, darf nicht passen. Je weniger Taroks du hast, desto höher muss der beste sein:',
      ),
      table(
        ['Deine Taroks', 'Trumpfsperre, wenn der höchste mindestens ist'],
        ['1', '{skus}'],
        ['2', '21'],
        ['3', '20'],
        ['4', '19'],
        ['5', '18'],
        ['6', '17'],
        ['7', '16'],
      ),
      cards('Drei Taroks mit der 20 an der Spitze: eine Trumpfsperre. Du musst dappen.', 'XX', 'XII', 'III'),
      cards('Drei Taroks, aber nur mit der 19: Du darfst passen.', 'XIX', 'XII', 'III'),
      p('Ob jemand dappen musste, erfährt am Tisch niemand.'),
      p(
        '**Der Vorletzte.** Haben alle vor ihm gepasst, wird der vorletzte Sprecher ungefragt Dapper: Er ist **gezwungen**. Der letzte Sprecher wird nie gezwungen und hat dann nichts mehr zu sagen.',
      ),
      reading('Wer als Vorletzter auch noch eine Trumpfsperre hat, gilt als gezwungen.'),
      h('Strecken'),
      p(
        'Nach einem gesagten Dapp darf jeder spätere Sprecher der Reihe nach einmal **strecken** oder passen. Das erste Strecken beendet das Ansagen: Wer gedappt hat, sagt nun **Selber** (und bleibt Dapper) oder **Geh du** (und der andere wird Dapper). So oder so zählt das Spiel doppelt, gewonnen wie verloren.',
      ),
      p(
        'Ein gezwungener Dapper wird nicht gestreckt. In manchen Dörfern darf man es doch: [page:challengeDrafted].',
      ),
    ],
  },
  '4': {
    title: 'Ablegen',
    blocks: [
      p(
        'Der Dapper nimmt die zwölf Karten des Dapp auf und legt zwölf Karten verdeckt ab, gleich woher. Die Ablage bleibt geheim und zählt am Ende zu seinen Stichen. Es lohnt sich also, Karten mit Augen abzulegen.',
      ),
      p('**Nie abgelegt** werden die drei Karten der Trull und die Könige.'),
      cards('Diese sieben bleiben immer auf der Hand.', 'Skus', 'XXI', 'I', 'SK', 'CK', 'HK', 'DK'),
      p('Im Solo wird nicht abgelegt: Die zwölf bleiben liegen und zählen ungesehen für den Dapper.'),
      h('Sofort gewonnen'),
      p(
        'Hat der Dapper nach dem Aufnehmen alle sieben, zeigt er sie, und das Spiel ist aus. Es zählt wie die höchste Stufe beim geltenden Einsatz: 8 Punkte, nach dem Strecken 16.',
      ),
      reading('Das Programm zeigt sie von selbst; übersehen kann man es nicht.'),
    ],
  },
  '5': {
    title: 'Ulti',
    blocks: [
      p(
        'Vor dem ersten Ausspielen darf der Dapper von den drei niedrigsten Taroks beliebige offen hinlegen. Jeder ist das Versprechen, **mit genau dieser Karte einen bestimmten Stich zu gewinnen**:',
      ),
      table(
        ['Karte', 'muss gewinnen', 'zu sechst', 'zu siebt oder acht', 'wert'],
        ['3', 'den drittletzten Stich', 'Stich 5', 'Stich 4', '2'],
        ['2', 'den vorletzten Stich', 'Stich 6', 'Stich 5', '4'],
        ['1', 'den letzten Stich', 'Stich 7', 'Stich 6', '6'],
      ),
      cards('Einer, zwei oder alle drei können gelegt werden. Auch im Solo.', 'III', 'II', 'I'),
      list(
        'Gelingt er, bekommt der Dapper die Punkte. Misslingt er, bekommt sie **jeder Gegner**.',
        'Jeder Ulti zählt für sich, gleich wer das Spiel gewinnt, und wird nie malgenommen.',
        'Die gelegte Karte bleibt offen liegen und gehört weiter zum Blatt.',
      ),
      h('Zurückgehalten'),
      p(
        'Bis zu ihrem Stich darf eine gelegte Karte nicht gespielt werden, solange irgendeine andere erlaubt ist. Wer Tarok bedienen muss und sonst keinen mehr hat, muss sie spielen, und das Versprechen ist gebrochen.',
      ),
      p(
        'In ihrem Stich und danach ist sie eine Karte wie jede andere. Niemand zwingt dich, sie dort zu spielen; gewinnt sie diesen Stich aber nicht, ist der Ulti misslungen.',
      ),
      example(
        'Zu sechst, die 1 liegt. In Stich 6 ist Tarok angespielt, und die 1 ist der letzte Tarok des Dappers: Sie muss jetzt fallen. Der Ulti ist verloren, jeder Gegner schreibt 6 an.',
      ),
      p('Andere Dörfer haben andere Ulti oder gar keine: [page:ultimos].'),
    ],
  },
  '6': {
    title: 'Spielen',
    blocks: [
      p('Zum ersten Stich spielt der Dapper aus. Wer einen Stich gewinnt, spielt zum nächsten aus.'),
      steps(
        '**Farbe bedienen**, wenn du kannst. Taroks sind dabei eine Farbe wie die anderen.',
        'Kannst du nicht, **spiel einen Tarok**.',
        'Hast du auch keinen Tarok, spiel, was du willst.',
      ),
      p(
        'Überstechen muss niemand. Den Stich gewinnt der höchste Tarok; liegt keiner darin, die höchste Karte der ausgespielten Farbe.',
      ),
      h('Der Märchenstich'),
      p(
        'Fallen {skus}, {mond} und {pagat} in denselben Stich, gewinnt ihn der kleinste von den dreien: {derPagat}.',
      ),
      cards('Alle drei in einem Stich: {DerPagat} holt ihn.', 'Skus', 'XXI', 'I'),
      p('Manche Dörfer glauben nicht an Märchen: [page:fairyTaleTrick].'),
    ],
  },
  '7': {
    title: 'Das Ergebnis',
    blocks: [
      p(
        'Zum Dapper gehören seine Stiche und die zwölf abgelegten Karten (im Solo: die unberührten zwölf). Den anderen gehören ihre Stiche. Beide Stapel werden gezählt, wie bei [page:1] beschrieben.',
      ),
      p(
        '**Mit 40 Kartenpunkten haben die anderen gewonnen; mit 39 oder weniger der Dapper.** Ein Dapper ohne einen einzigen Stich zählt 0, und auch die zwölf gehen an die anderen.',
      ),
      h('Wie viel'),
      p(
        'Wie deutlich es war, sagen die Kartenpunkte des **Verlierers**. Sie werden in dieser Tafel nachgesehen:',
      ),
      { kind: 'tiers' },
      table(
        ['Spiel', 'Punkte'],
        ['Dapp', 'die Stufe'],
        ['Dapp, gestreckt', '2 × die Stufe'],
        ['Solo', '2 × die Stufe + 1'],
      ),
      p(
        'Gewinnt der Dapper, schreibt er diese Punkte an. Gewinnen die anderen, schreibt sie **jeder Gegner** an. Abgezogen wird nie etwas. Ulti kommen dazu. Ein Geber, der aussetzt, bekommt nichts.',
      ),
      example(
        'Der Dapper hat 24 Karten in Stichen und 12 in der Ablage, mit 34 Augen: 18 + 34 = 52. Die anderen haben 18 Karten mit 18 Augen: 9 + 18 = 27. Sie haben mit 27 verloren, das ist Stufe 3. Ein Dapp bringt dem Dapper 3 Punkte, gestreckt 6, ein Solo 7.',
      ),
      list(
        '**Marsch**: Ein Dapper mit allen Stichen gewinnt, als hätten die anderen 0, also Stufe 8.',
        'Zu siebt können beide Stapel ungerade sein. Dann fällt auf jeder Seite eine halbe Karte weg, und zusammen sind es 78. Bei 39 zu 39 gewinnt der Dapper.',
      ),
      h('Die Partie'),
      p(
        'Wer zuerst 60 Punkte hat, gewinnt, an einem kurzen Abend 30. Erreichen es mehrere im selben Spiel, gewinnt die höchste Summe.',
      ),
      reading('Bei gleicher Summe wird die Partie geteilt.'),
    ],
  },
};
