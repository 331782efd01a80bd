/** Signs that are not seen, and white space; but not what joins one emoji to the next. */
const UNSEEN =
  /(?:(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F)\u200D|\u200D(?!\p{Extended_Pictographic})|(?!\u200D)[\p{C}\s])+/gu;

/** A name on one line, without signs that are not seen: some of them turn the writing around them about. */
export const plainName = (raw: string): string => raw.replace(UNSEEN, ' ').trim();

/** The beginning of a plain name, at most `max` code points; nothing that is seen as one sign is cut apart. */
export function clippedName(raw: string, max: number): string {
  let kept = '';
  let length = 0;
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(
    plainName(raw),
  )) {
    length += [...segment].length;
    if (length > max) break;
    kept += segment;
  }
  return kept.trim();
}
