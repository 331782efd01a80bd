/**
 * Hands in which each motif comes up, by number: the first of all, counted from 1. Generated and proved anew by
 * every test run; the list only spares it the hands without.
 */
export const HANDS: Readonly<Record<string, readonly number[]>> = {
  'leads no bare King as Dapper': [1, 9, 13, 15, 24, 29, 49, 53, 61, 62, 66, 76, 79, 80, 82, 83, 97, 100],
  "gives no pips to the Dapper's trick": [
    8, 25, 27, 36, 37, 41, 45, 51, 67, 69, 82, 85, 93, 95, 122, 131, 144, 152, 177, 191, 199, 207, 225, 227,
  ],
  "gives pips to a team-mate's sure trick": [
    8, 11, 16, 27, 28, 32, 34, 45, 49, 50, 62, 64, 67, 68, 71, 72, 73, 78, 85, 87, 92,
  ],
  'does not break its own Ultimo': [
    1, 12, 25, 29, 66, 79, 86, 92, 104, 108, 116, 150, 155, 156, 189, 217, 271, 298, 302, 381, 400,
  ],
  "does not overtake a team-mate's sure trick": [
    11, 33, 48, 71, 72, 96, 100, 101, 129, 165, 186, 212, 250, 260, 318, 337, 371, 374, 381, 385, 452,
  ],
  "leads the Dapper's void": [
    354, 516, 603, 621, 900, 1142, 1259, 1339, 1366, 1646, 1820, 1964, 2981, 3053, 3121, 3272, 3490, 4034,
    4173, 4296, 4396, 4436,
  ],
  "breaks the Dapper's Ultimo": [
    45, 149, 269, 291, 302, 474, 516, 573, 621, 624, 649, 711, 725, 740, 889, 942, 968, 980, 994, 1031, 1042,
    1142,
  ],
  'leads no pips into a void that a foe has shown': [
    19, 73, 189, 614, 657, 789, 1006, 1051, 1121, 1143, 1270, 1596, 1652, 1710, 1849, 2005, 2111, 2469, 2509,
    2594, 3213, 3235,
  ],
  'passes with too little for the Dapp': [
    6, 14, 26, 72, 110, 122, 142, 206, 232, 240, 254, 320, 374, 378, 474, 498, 540, 594,
  ],
};
