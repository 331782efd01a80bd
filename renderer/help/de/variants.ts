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
  table,
} from '../pages.ts';

type VariantPage = Extract<PageId, (typeof PAGES)['variants'][number]>;

export const variants: Readonly<Record<VariantPage, PageText>> = {
  '8': {
    title: 'Dorfregeln',
    blocks: [
      p(
        'In keinen zwei Dörfern wird gleich gedappt. Alles auf den folgenden Seiten ist ein Schalter: Wähle zuerst ein Dorf ([page:9]) und ändere dann, was ihr am Tisch anders haltet. Die Regeln werden vor der Partie gewählt und gelten bis zu ihrem Ende.',
      ),
      table(
        ['Schalter', 'was er ändert'],
        ['[page:players]', 'wie viele am Tisch sitzen'],
        ['[page:ultimos]', 'welche Stiche die gelegten Karten gewinnen müssen'],
        ['[page:challengeDrafted]', 'ob man einen gezwungenen Dapper strecken darf'],
        ['[page:missedDuty]', 'ob man trotz Trumpfsperre passen kann, auf eigene Gefahr'],
        ['[page:holdingSkus]', 'ob der {skus} aus dem Spiel gehalten werden darf'],
        ['[page:fairyTaleTrick]', 'wer gewinnt, wenn sich die Trull trifft'],
        ['[page:villageBids]', 'andere Ansagen, die den Einsatz steigern'],
        ['[page:villageMultipliers]', 'womit diese Ansagen malnehmen'],
        ['[page:scoring]', 'Punkte oder Münzen'],
        ['[page:target]', 'wann eine Partie um Punkte endet'],
        ['[page:hands]', 'wann eine Partie um Münzen endet'],
        ['[page:villagePayment]', 'wie Dörfer mit eigenen Ansagen einen Dapp bezahlen'],
      ),
    ],
  },
  '9': {
    title: 'Die Vorlagen',
    blocks: [
      table(
        ['Vorlage', 'anders als die Grundregeln'],
        ['Grundregeln', 'nichts'],
        [
          'Furtwangen',
          'Ulti wie in Furtwangen, Gezwungene strecken, versäumte Pflicht, {skus} halten, kein Märchenstich',
        ],
        ['Breitnau', 'Ansagen von Breitnau, keine Ulti, kein Märchenstich'],
        ['Buchenbach', 'sechs Spieler, Ansagen von Buchenbach, keine Ulti, kein Märchenstich'],
        ['Schwarzwälder Münzen', 'alles wie in Furtwangen, abgerechnet in Cent'],
        ['Kurzer Abend', 'Ziel 30 Punkte'],
      ),
      p(
        'Eigene Regeln kann man sich unter einem Namen merken, als Datei sichern und aus einer Datei lesen, für die Leute am anderen Ende des Tals.',
      ),
    ],
  },
  players: {
    title: 'Spieler',
    blocks: [
      p(
        'Zu **sechst** hat jeder sieben Karten, und es gibt sieben Stiche. Zu **siebt** sind es sechs Karten und sechs Stiche. Zu **acht** setzt der Geber aus: Die anderen sieben spielen, der Geber schaut zu und bekommt nichts.',
      ),
      p('Die Ansagen von Buchenbach gehen nur zu sechst.'),
    ],
  },
  ultimos: {
    title: 'Ulti nach Art des Dorfes',
    blocks: [
      p('**Fest** ist die Grundregel: 3, 2 und 1 haben jede ihren eigenen Stich ([page:5]).'),
      h('Furtwangen'),
      p(
        'Hier kommt es auf die Zahl der Karten an. Wer eine legt, verspricht damit den **letzten** Stich, gleich welche es ist. Zwei versprechen die letzten beiden, drei die letzten drei, immer die höhere zuerst: 3 vor 2 vor 1. Die Werte bleiben bei den Karten: 2, 4 und 6 Punkte.',
      ),
      cards('Zusammen gelegt: Die 3 muss den vorletzten Stich gewinnen, die 1 den letzten.', 'III', 'I'),
      p(
        'In dieser Reihenfolge werden die gelegten Karten auch gespielt. Muss eine vorzeitig fallen und wären mehrere erlaubt, ist es nur die höchste.',
      ),
      p('**Keine**: Niemand legt welche. So ist es in Breitnau und Buchenbach.'),
    ],
  },
  challengeDrafted: {
    title: 'Gezwungene strecken',
    blocks: [
      p(
        'Nach den Grundregeln hat der letzte Sprecher nichts zu sagen, wenn der vorletzte gezwungen wurde. Mit diesem Schalter darf er den gezwungenen Dapper strecken oder passen. Antwort und Einsatz sind wie sonst: Selber oder Geh du, und das Spiel zählt doppelt.',
      ),
      p(
        'Wo nach Buchenbach angesagt wird, darf der Letzte stattdessen steigern; wo nach Breitnau, kann auch noch geschoben werden.',
      ),
    ],
  },
  missedDuty: {
    title: 'Versäumte Pflicht',
    blocks: [
      p(
        'Mit diesem Schalter ist die Trumpfsperre Ehrensache: Wer eine hat, **kann** trotzdem passen. Aber es ist gewagt. Sobald die Taroks, die dieser Spieler in Stichen gespielt hat, für sich allein eine Trumpfsperre ergeben, ist das Spiel auf der Stelle aus.',
      ),
      list(
        'Jeder andere, der mitspielt, schreibt 8 Punkte an; bei Münzen zahlt der Säumige jedem von ihnen 40 Cent.',
        'Stiche und Ulti werden nicht gewertet, und der Nächste gibt.',
        'Weil am Ende alle Karten fallen, kommt es immer heraus, außer jemand gewinnt sofort ([page:4]).',
      ),
      example(
        'Du hast drei Taroks, 20, 12 und 3, und passt. In dem Augenblick, in dem der dritte fällt, liegen drei Taroks mit der 20 an der Spitze offen: eine Trumpfsperre. Das Spiel ist aus.',
      ),
      p(
        'Der Zwang für den Vorletzten lässt sich nicht versäumen, er geschieht von selbst. Und der letzte Sprecher nach einem Zwang hat keine Pflicht.',
      ),
      reading(
        'Das Spiel endet in dem Augenblick, in dem die Sperre unter den gespielten Karten vollständig ist, und Punkte bekommen nur die Mitspielenden.',
      ),
    ],
  },
  holdingSkus: {
    title: '{skus} halten',
    blocks: [
      p(
        'Im Schwarzwald heißt das gstiesieren. Es ist nur für die Gegner des Dappers da. Wer einen Tarok spielen müsste und **nur noch den {skus} hat**, darf ihn behalten und stattdessen irgendeine Farbkarte spielen.',
      ),
      list(
        'Von da an ist der {skus} gehalten: Er darf nicht vor dem letzten Stich fallen und keinen Stich gewinnen.',
        'Am Ende gehört er mit seinen vier Augen immer den anderen.',
        'Gewinnt der Dapper den letzten Stich, geben die anderen ihm eine ihrer Karten dafür, die mit den wenigsten Augen.',
        'Müsste sein Besitzer zum letzten Stich ausspielen, wird der {skus} gezeigt, und die Karte des **Nächsten** gilt als ausgespielt.',
        'Für den Märchenstich zählt ein gehaltener {skus} nicht.',
      ),
      cards(
        'Der Dapper spielt Tarok aus, und das ist alles, was du hast: Du darfst den {skus} halten und die 9 spielen.',
        'Skus',
        'C9',
        'H3',
      ),
      reading(
        'Haben die anderen keinen einzigen Stich, können sie keine Karte dafür geben: Dann zählen sie 4, den gehaltenen {skus} allein.',
      ),
    ],
  },
  fairyTaleTrick: {
    title: 'Märchenstich',
    blocks: [
      p(
        'An: Fallen {skus}, {mond} und {pagat} in denselben Stich, gewinnt {derPagat}. Aus: Der {skus} gewinnt seinen Stich immer.',
      ),
      cards('Ein seltener Anblick.', 'Skus', 'XXI', 'I'),
    ],
  },
  villageBids: {
    title: 'Dorfansagen',
    blocks: [
      p(
        'In zwei Dörfern lässt sich der Einsatz eines Dapps weiter steigern als durch einmal Strecken. Es gilt die Zahl der letzten Ansage, gleich wer am Ende spielt. Ablage und Ziel sind wie sonst.',
      ),
      h('Breitnau'),
      p(
        'Es beginnt mit gewöhnlichem Strecken (×2). Macht der Dapper es selber, darf der andere noch **schieben** (×3 nach unseren Zahlen) oder passen. Nach dem Schieben heißt es wieder Selber oder Geh du; dann ist das Ansagen vorbei.',
      ),
      h('Buchenbach'),
      p(
        'Gestreckt wird nicht. Stattdessen darf ein späterer Sprecher **Ein König** sagen (×2) und danach **Zwei Könige** (×3), immer eine Stufe. Wer steigert, muss so viele Könige haben; und wer das Spiel hat, darf es nur mit ebenso vielen Königen selber machen. Sonst bleibt ihm nur, den anderen spielen zu lassen.',
      ),
      list(
        'Nach „Selber“ darf derselbe noch einmal steigern, um eine Stufe.',
        'Nach „Geh du“ hat der Steigernde das Spiel.',
        'Dann wird der Nächste gefragt und so fort bis zum Letzten; auch wer nur passen kann.',
        'Drei Könige gibt es nicht: Vier Könige reichen nicht für beide Seiten.',
      ),
      reading(
        'Die Reihenfolge beim Sprechen, und dass auch der Steigernde die Könige braucht, ist unsere Lesart; die Quellen sagen es nur vom Selbermachen.',
      ),
      p(
        'Beide Dörfer spielen ohne Ulti, ohne gehaltenen {skus} und ohne Märchenstich. Ein gezwungener Dapper bleibt in Ruhe, außer [page:challengeDrafted] ist an.',
      ),
    ],
  },
  villageMultipliers: {
    title: 'Hauszahlen',
    blocks: [
      p(
        'Womit Schieben, Ein König und Zwei Könige den Einsatz malnehmen, sagt keine Quelle, die wir haben. Darum stellt ihr diese Zahlen selbst ein, von 2 bis 10, und sie sind als Hauszahlen gekennzeichnet. Am Anfang steht:',
      ),
      table(
        ['Ansage', 'mal'],
        ['Schieben (Breitnau)', '3'],
        ['Ein König (Buchenbach)', '2'],
        ['Zwei Könige (Buchenbach)', '3'],
      ),
      p('Das Strecken in Breitnau verdoppelt immer. Die Zahlen müssen von Ansage zu Ansage nicht wachsen.'),
    ],
  },
  scoring: {
    title: 'Punkte oder Münzen',
    blocks: [
      p('**Punkte** ist die einfache Art von [page:7]: Gewinner schreiben an, verloren geht nichts.'),
      h('Münzen'),
      p(
        'Hier zahlen Verlierer an Gewinner, in Cent. Der Dapper bekommt den Betrag von jedem Gegner oder zahlt ihn an jeden, so dass alle Beutel zusammen gleich bleiben.',
      ),
      table(
        ['Spiel', 'Cent zwischen dem Dapper und jedem Gegner'],
        ['Dapp', '5 × die Stufe'],
        ['Dapp, gestreckt', '10 × die Stufe'],
        ['nach Dorfansagen', '5 × die Stufe × die Zahl der Ansage'],
        ['Solo gewonnen', '10 × die Stufe'],
        ['Solo verloren', '5 × die Stufe'],
        ['Ulti 3, 2, 1', '10, 20, 30'],
        ['sofort gewonnen', '40 × der Einsatz'],
        ['versäumte Pflicht', 'der Säumige zahlt jedem anderen 40'],
      ),
      example(
        'Zu sechst wird ein gestreckter Dapp mit Stufe 3 gewonnen: Jeder der fünf Gegner zahlt 30 Cent, der Dapper bekommt 1,50.',
      ),
      reading('Die Beträge für den Sofortgewinn und die versäumte Pflicht sind aus den Punkten übertragen.'),
    ],
  },
  target: {
    title: 'Ziel',
    blocks: [
      p(
        'Die Punkte, mit denen eine Partie endet: gewöhnlich 60, an einem kurzen Abend 30 oder jede Zahl, die ihr wollt. Wer dann am meisten hat, gewinnt; gleiche Summen teilen. Bei Münzen hat das Ziel keine Bedeutung; dort endet die Partie nach einer Zahl von Spielen ([page:hands]).',
      ),
    ],
  },
  hands: {
    title: 'Länge einer Partie um Münzen',
    blocks: [
      p(
        'Um Münzen macht man eine Zahl von Spielen aus. Nach dem letzten gewinnt der vollste Beutel; gleich volle teilen. **Offen** heißt: Die Partie geht weiter, bis du sie beendest.',
      ),
    ],
  },
  villagePayment: {
    title: 'Dorfzahlung',
    blocks: [
      p(
        'Eine zweite Art, einen Dapp in Münzen zu bezahlen, nur wo mit Dorfansagen gespielt wird. Statt in der Stufentafel nachzusehen, nimmt man die Kartenpunkte, die dem Verlierer auf 40 fehlen, mal Einsatz und rundet auf volle zehn Cent **auf**.',
      ),
      example(
        'Der Verlierer hat 27 Kartenpunkte, der Einsatz ist 2: (40 − 27) × 2 = 26, aufgerundet 30 Cent.',
      ),
      p('Ein Solo wird weiter nach Stufe bezahlt.'),
      reading(
        'Dass von 40 aus gezählt wird, ist unsere Lesart. Dass unter Umständen einer für alle zahlt, spielen wir nicht.',
      ),
    ],
  },
};
