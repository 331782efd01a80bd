import type { Messages } from '../index.ts';

export const rules: Messages['rules'] = {
  presets: {
    basic: { name: 'Grundregeln', line: 'Das schlichte Dappen. Gut zum Anfangen.' },
    furtwangen: { name: 'Furtwangen', line: 'Ulti am Schluss, {skus} halten, strenge Pflicht.' },
    breitnau: { name: 'Breitnau', line: 'Strecken und noch einmal schieben.' },
    buchenbach: { name: 'Buchenbach', line: 'Zu sechst, mit Ein König und Zwei Könige.' },
    blackForestCoins: { name: 'Schwarzwälder Münzen', line: 'Wie Furtwangen, abgerechnet in Cent.' },
    shortEvening: { name: 'Kurzer Abend', line: 'Grundregeln, nur bis 30.' },
  },
  own: 'Eigene Regeln',
  basedOn: '{name}, geändert',
  switches: {
    players: { name: 'Spieler', line: 'Zu acht setzt der Geber aus und schaut zu.' },
    ultimos: {
      name: 'Ulti',
      line: 'Karten, mit denen der Dapper einen späten Stich verspricht.',
      values: { fixed: 'fest', furtwangen: 'Furtwangen', none: 'keine' },
      lines: {
        fixed: '3, 2 und 1 haben am Schluss jede ihren eigenen Stich.',
        furtwangen: 'Die gelegten Karten müssen die letzten Stiche holen.',
        none: 'Niemand legt welche.',
      },
    },
    challengeDrafted: {
      name: 'Gezwungene strecken',
      line: 'Musste einer spielen, weil alle passten, darf der Letzte noch strecken.',
    },
    missedDuty: {
      name: 'Versäumte Pflicht',
      line: 'Passt einer trotz Trumpfsperre und es kommt heraus, bekommen alle anderen 8 Punkte.',
      lineCoins: 'Passt einer trotz Trumpfsperre und es kommt heraus, zahlt er jedem 40 Cent.',
    },
    holdingSkus: {
      name: '{skus} halten',
      line: 'Wer gegen den Dapper nur noch den {skus} als Tarok hat, darf ihn zurückhalten.',
    },
    fairyTaleTrick: {
      name: 'Märchenstich',
      line: 'Liegen {skus}, {mond} und {pagat} im selben Stich, gewinnt {derPagat}.',
    },
    villageBids: {
      name: 'Dorfansagen',
      line: 'Andere Ansagen, die den Einsatz nach einem Dapp erhöhen.',
      values: { none: 'keine', breitnau: 'Breitnau', buchenbach: 'Buchenbach' },
      lines: {
        none: 'Nur einmal strecken, das verdoppelt.',
        breitnau: 'Nach dem Strecken darf noch geschoben werden.',
        buchenbach: 'Statt Strecken: Ein König, dann Zwei Könige.',
      },
    },
    push: { name: 'Schieben', line: 'Damit wird der Einsatz nach dem Schieben malgenommen.' },
    oneKing: { name: 'Ein König', line: 'Damit wird der Einsatz nach Ein König malgenommen.' },
    twoKings: { name: 'Zwei Könige', line: 'Damit wird der Einsatz nach Zwei Könige malgenommen.' },
    scoring: {
      name: 'Abrechnung',
      line: 'Punkte schreibt nur, wer gewinnt. Münzen zahlt, wer verliert.',
      values: { simplified: 'Punkte', traditional: 'Münzen' },
    },
    target: { name: 'Ziel', line: 'Wer zuerst so viele Punkte hat, gewinnt die Partie.' },
    hands: {
      name: 'Länge',
      line: 'Nach so vielen Spielen werden die Beutel gezählt.',
      open: 'offen',
    },
    villagePayment: {
      name: 'Dorfzahlung',
      line: 'Wie ein Dapp bezahlt wird, wo mit Dorfansagen gespielt wird.',
      values: { table: 'nach Stufe', roundUp10: 'nach Punkten' },
      lines: {
        table: 'Nach der Stufentafel, wie überall.',
        roundUp10: 'Was auf 40 fehlt, mal Einsatz, aufgerundet auf zehn Cent.',
      },
    },
  },
  houseNumber: 'Hauszahl',
  houseNumberWhy: 'Keine Quelle nennt diese Zahl: macht sie an eurem Tisch aus.',
  changed: 'geändert',
  times: '×{n}',
  obstacles: {
    onlyInPoints: 'Münzen kennen kein Ziel: Da endet die Partie nach einer Zahl von Spielen.',
    onlyInCoins: 'Nur wenn um Münzen gespielt wird.',
    onlyWithVillageBids: 'Nur zusammen mit Dorfansagen.',
    onlyInBreitnau: 'Nur mit den Ansagen von Breitnau.',
    onlyInBuchenbach: 'Nur mit den Ansagen von Buchenbach.',
    buchenbachNeedsSix: 'Mit den Ansagen von Buchenbach spielen genau sechs.',
    sixForBuchenbach: 'Die Ansagen von Buchenbach gehen nur zu sechst. Wähle zuerst andere.',
  },
  summary: {
    title: 'Es gilt',
    differs: 'anders als in den Grundregeln',
    matchKeeps: 'Geändert wird nur zwischen zwei Partien.',
    players: {
      six: 'Es spielen sechs.',
      seven: 'Es spielen sieben.',
      eight: 'Acht sitzen am Tisch, sieben spielen.',
    },
    ultimos: {
      fixed: 'Ulti: Die 3 gewinnt den drittletzten Stich, die 2 den vorletzten, die 1 den letzten.',
      furtwangen:
        'Ulti wie in Furtwangen: Die gelegten Karten müssen die letzten Stiche holen, 3 vor 2 vor 1.',
      none: 'Keine Ulti.',
    },
    challengeDrafted: {
      on: 'Einen gezwungenen Dapper darf der Letzte strecken.',
      off: 'Ein gezwungener Dapper wird nicht gestreckt.',
    },
    missedDuty: {
      on: 'Wer trotz Trumpfsperre passt, gibt allen anderen 8 Punkte, sobald man es sieht.',
      onCoins: 'Wer trotz Trumpfsperre passt, zahlt allen anderen 40 Cent, sobald man es sieht.',
      off: 'Wer eine Trumpfsperre hat, muss dappen.',
    },
    holdingSkus: {
      on: 'Gegen den Dapper darf der {skus} gehalten werden, wenn er der einzige Tarok im Blatt ist.',
      off: 'Der {skus} wird nicht gehalten, sondern gespielt wie jeder Tarok.',
    },
    fairyTaleTrick: {
      on: 'Märchenstich: Liegen {skus}, {mond} und {pagat} im selben Stich, gewinnt {derPagat}.',
      off: 'Kein Märchenstich: Der {skus} sticht alles.',
    },
    villageBids: {
      none: 'Nach einem Dapp darf einer strecken: Das verdoppelt den Einsatz.',
      breitnau:
        'Ansagen von Breitnau: strecken (×2) und, wenn der Dapper es selber macht, schieben (×{push}).',
      buchenbach: 'Ansagen von Buchenbach: Ein König (×{oneKing}), Zwei Könige (×{twoKings}), kein Strecken.',
    },
    scoring: {
      simplified: 'Abgerechnet wird in Punkten: Nur Gewinner schreiben an.',
      traditional: 'Abgerechnet wird in Münzen: Verlierer zahlen an Gewinner.',
    },
    target: 'Wer {target} Punkte hat, gewinnt die Partie.',
    hands: {
      some: 'Die Partie endet nach {n} Spiel. | Die Partie endet nach {n} Spielen.',
      open: 'Die Partie hat kein festes Ende.',
    },
    villagePayment: {
      table: 'Ein Dapp wird nach Stufe bezahlt.',
      roundUp10: 'Ein Dapp kostet, was dem Verlierer auf 40 fehlt, mal Einsatz, aufgerundet auf zehn Cent.',
    },
  },
  problems: {
    tooLarge: 'Die Datei ist zu groß für Spielregeln (über {limit} kB).',
    notJson: 'Das ist keine Datei von Dappen, oder sie ist beschädigt: Ihr Text ist nicht lesbar.',
    notRules:
      'Das ist keine Regeldatei von Dappen, oder jemand hat sie geändert: „{key}“ fehlt oder ist nicht, wie es sein soll.',
    notObject: 'Das ist keine Regeldatei von Dappen.',
    otherFormat: 'Das ist eine andere Art Datei („{found}“) oder eine von einem neueren Dappen.',
    noName: 'Regeln brauchen einen Namen.',
    tooMany: 'Es ist Platz für {limit} eigene Regeln. Lösche zuerst welche.',
    'unknown-key': 'Eine Regel „{key}“ gibt es nicht.',
    'bad-value': 'Die Regel „{key}“ kann nicht {value} sein. Möglich: {expected}.',
    'buchenbach-needs-six':
      'Die Regeln verlangen Buchenbach mit {players} Spielern; Buchenbach geht nur zu sechst.',
    'not-an-object': 'Das ist keine Regeldatei von Dappen: Die Regeln selbst fehlen.',
    wholeNumber: 'eine ganze Zahl von {from} bis {to}',
    notStored: 'Das ließ sich nicht speichern: Es gilt, bis du das Programm schließt.',
  },
};
