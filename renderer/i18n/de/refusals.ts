import type { Messages } from '../index.ts';

export const refusals: Messages['refusals'] = {
  handOver: 'Das Spiel ist aus: Darin lässt sich nichts mehr sagen oder spielen.',
  noSuchSeat: 'An diesem Tisch gibt es keinen Platz {n}.',
  sitsOut: 'Zu acht setzt der Geber dieses Spiel aus.',
  notYourTurn: 'Du bist nicht dran: {name} ist an der Reihe.',
  wordNotNow: '„{word}“ geht jetzt nicht. Möglich ist: {may}.',
  actionNotNow: 'Das geht jetzt nicht. Möglich ist: {may}.',
  mustSayDapp:
    '„Passen“ geht nicht: {card} ist dein höchster von {n} Tarok, das ist Trumpfsperre (ab {needed}), also musst du dappen. | „Passen“ geht nicht: {card} ist dein höchster von {n} Taroks, das ist Trumpfsperre (ab {needed}), also musst du dappen.',
  tooFewKingsToRaise:
    '„{word}“ geht nicht: Dafür braucht es {n} König im Blatt, du hast {held}. | „{word}“ geht nicht: Dafür braucht es {n} Könige im Blatt, du hast {held}.',
  tooFewKingsToKeep:
    '„Selber“ geht nicht: Dafür braucht es {n} König im Blatt, du hast {held}. | „Selber“ geht nicht: Dafür braucht es {n} Könige im Blatt, du hast {held}.',
  highestBidReached: 'Steigern geht nicht: Zwei Könige ist das höchste Gebot.',
  notACard: '„{card}“ ist keine Karte dieses Spiels.',
  cardNotInHand: '{card} ist nicht in deinem Blatt.',
  mustFollow: '{card} geht nicht: {suit} ist angespielt, und du hast davon, also musst du bedienen.',
  mustPlayTarok: '{card} geht nicht: {suit} ist angespielt, du hast keins davon, also muss ein Tarok fallen.',
  ultimoTooEarly: '{card} geht nicht: versprochen für Stich {n}, und eine andere Karte ist spielbar.',
  ultimoOrder: '{card} geht noch nicht: Von den gelegten Karten kommt {first} zuerst.',
  skusHeld: '{card} geht nicht: gehalten, kommt also erst im letzten Stich.',
  wrongDiscardCount: 'Lege genau {needed} Karten ab; gewählt sind {n}.',
  cardTwice: '{card} wurde zweimal gewählt.',
  trullNotDiscardable: '{card} darf nicht abgelegt werden: gehört zur Trull.',
  kingNotDiscardable: '{card} darf nicht abgelegt werden: Könige bleiben auf der Hand.',
  notAnUltimoCard: '{card} kann kein Ulti sein: Das können nur III, II und I aus dem eigenen Blatt.',
};
