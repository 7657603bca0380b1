/** Cuts text to at most so many characters, with an ellipsis; never in the middle of a character. */
export function cut(text: string, longest: number): string {
  if (text.length <= longest) return text;
  return `${text
    .slice(0, longest - 1)
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd()}…`;
}

/** Letters with a stroke and the like, which lose nothing with accents and case. */
const plain: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ħ: 'h',
  ŧ: 't',
  ı: 'i',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ς: 'σ',
};

/**
 * Marks that a word keeps its meaning without: accents, and the points of Hebrew and Arabic. Those of other scripts are
 * letters, such as the vowels of Devanagari and Thai; so are the two of Japanese.
 */
const accents = /(?![\u3099\u309a])(?=\p{M})[\p{Script=Inherited}\p{Script=Hebrew}\p{Script=Arabic}]/gu;

/** A text as searches compare it: without case and accents, its apostrophes and hyphens as keyboards have them. */
export const foldText = (text: string): string =>
  text
    .replaceAll(/[‘’‛ʻʼ′´`]/g, "'")
    .replaceAll(/[‐‑‒–]/g, '-')
    // What has no form of its own, such as the marks of direction around a pasted phone number.
    .replaceAll(/\p{Cf}/gu, '')
    .normalize('NFKD')
    .replaceAll(accents, '')
    .toLowerCase()
    .replaceAll(/[łøđħŧıæœßς]/g, (letter) => plain[letter] ?? letter)
    .normalize('NFC');

/** A phone number, or a part of one: seven digits at least, with whatever people write between them. */
const phone = /\d(?:[ ()./-]*\d){6,}/g;
const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

/** A text as lists keep it for their searches: folded, and once more the phone numbers in it that are not all digits. */
export function searchableText(text: string): string {
  const folded = foldText(text);
  const numbers = [...folded.matchAll(phone)]
    .map(([number]) => digitsOf(number))
    .filter((one) => !folded.includes(one));
  return [folded, ...new Set(numbers)].join('\n');
}

/** The words of a search, folded; all of them are to be found. Of a phone number its digits alone. */
export const searchedWords = (search: string): string[] =>
  foldText(search)
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => (/^\+?[\d()./-]+$/.test(word) && digitsOf(word).length >= 7 ? digitsOf(word) : word));
