import type { Language } from '#renderer/preferences/definitions.ts';
import type { PageId } from './pages.ts';

/**
 * What people type who do not know the words of the game yet, by the page that answers it. Such a word weighs more
 * than any word on a page, so that a question leads to its answer and not to a switch that mentions it.
 */
export const SEARCH_WORDS: Readonly<Record<Language, Readonly<Partial<Record<PageId, string>>>>> = {
  en: {
    welcome:
      'partner partners teams team teammate against opponent opponents beginner introduction tutorial start',
    program: 'save saving undo settings',
    '1': 'trump trumps joker ace aces rank ranks ranking order pips value values worth',
    '2': 'dealing dealer shuffle direction clockwise',
    '3': 'bid bids bidding auction challenge pass double',
    '4': 'talon widow kitty discard discarding bury',
    '5': 'bonus promise',
    '6': 'trick tricks follow following suit revoke trumping',
    '7': 'points point win wins winning winner lose losing score scoring count counting cost costs schneider',
    '10': 'tips tactics strategy',
    scoring: 'money cents pay',
    glossary: 'terms vocabulary',
    keys: 'keyboard shortcut shortcuts',
  },
  de: {
    welcome:
      'Partner Partnerin Mitspieler Team Mannschaft Gegner zusammen Anfang Anfänger Anleitung Einführung',
    program: 'speichern rückgängig Einstellungen',
    '1': 'Trumpf Trümpfe Joker Ass As Asse Rangfolge Reihenfolge Augen Kartenpunkte Kartenwert Wert',
    '2': 'geben austeilen mischen Geber Richtung Uhrzeigersinn',
    '3': 'reizen bieten ansagen Ansage strecken passen Challenge',
    '4': 'Skat Talon drücken Drückung ablegen wegwerfen',
    '5': 'Bonus versprechen',
    '6': 'Stich Stiche stechen bedienen bekennen Farbe Farbzwang Trumpfzwang',
    '7': 'Punkte Punkt gewinnen gewinnt gewonnen Gewinner Sieg verlieren zählen Kosten kostet Schneider Schwarz',
    '10': 'Tipps Taktik Strategie',
    scoring: 'Geld Cent bezahlen',
    glossary: 'Begriffe Lexikon',
    keys: 'Tastatur Tastenkürzel',
  },
};

/** Words of a question that say nothing about what is asked; folded. They count only where there are no others. */
export const QUESTION_WORDS: ReadonlySet<string> = new Set(
  (
    'a an and am are at be can do does did for from get have how i if in is it many may me much my must of on or should ' +
    'that the there they this to was we what when where which who whom whose why will with you your ' +
    'aber alle als am auf aus bei bin bist darf das dem den der des die ein eine einen einer es fuer gibt hat habe hast ' +
    'ich im ins ist kann kannst man mein mit muss musst nach oder sein sich sind so und von wann warum was wem wen ' +
    'wenn wer werden wie wieso wieviel wieviele viel viele wird wo womit zu zum zur'
  ).split(' '),
);
