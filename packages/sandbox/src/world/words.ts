/** The text in the 26 letters, as names stand in addresses: `Żółć` is `Zolc`, `Müller` is `Mueller`. */
export const plainLetters = (text: string): string =>
  text
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('Ä', 'Ae')
    .replaceAll('Ö', 'Oe')
    .replaceAll('Ü', 'Ue')
    .replaceAll('ß', 'ss')
    .replaceAll('ł', 'l')
    .replaceAll('Ł', 'L')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '');

/** The text as part of an address: `Zum Fröhlichen Fuchs` is `zum-froehlichen-fuchs`. */
export const slugOf = (text: string): string =>
  plainLetters(text)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

const fillers = new Set(
  'a an and are as at by do does for from how in is it its near of on or that the their to was what when where which who why with'.split(
    ' ',
  ),
);

/** The words of a text that count, without case, accents and endings. */
export const wordsOf = (text: string): string[] =>
  plainLetters(text)
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && !fillers.has(word))
    .map((word) => (word.length > 3 ? word.replace(/(?:ies|es|s|ing|ed)$/, '') : word));

/** The share of wanted words, from 0 to 1, that stand in a text. */
export function shareOf(wanted: readonly string[], text: string): number {
  if (wanted.length === 0) return 0;
  const there = new Set(wordsOf(text));
  return wanted.filter((word) => there.has(word)).length / wanted.length;
}
