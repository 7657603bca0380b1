import { plainLetters } from './plainLetters.ts';

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
