/** A mark of sources, such as `[1]` or `[1, 3]`, with the space before it; a link that it is made to is no part of it. */
const mark = /( ?)\[(\d{1,3}(?:, ?\d{1,3})*)\](?:\([^()\n]{0,300}\)?)?/g;
/** What may be the beginning of one, or of a character that takes two. */
const beginning = / ?(?:\[[\d, ]{0,20}(?:\](?:\([^()\n]{0,300})?)?)?$|[\uD800-\uDBFF]$/;

/** The text with the marks of these sources alone, each by itself: `[1][3]`. */
export const withMarksOf = (text: string, isSource: (n: number) => boolean): string =>
  text.replaceAll(mark, (_, space: string, numbers: string) => {
    const known = numbers.split(',').map(Number).filter(isSource);
    return known.length > 0 ? space + known.map((n) => `[${n}]`).join('') : '';
  });

/**
 * Takes marks of unknown sources out of a text that comes in pieces. `held` is what may be the beginning of a mark: it
 * belongs before the next piece.
 */
export function takeMarks(
  piece: string,
  isSource: (n: number) => boolean,
): { readonly text: string; readonly held: string } {
  const held = beginning.exec(piece)?.[0] ?? '';
  return { text: withMarksOf(piece.slice(0, piece.length - held.length), isSource), held };
}
