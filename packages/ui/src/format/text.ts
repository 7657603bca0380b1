import { pageLanguage } from './reader.ts';

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Whole characters as a reader sees them: an emoji of five code points is one. */
const graphemes = function* (text: string) {
  for (const { segment } of segmenter.segment(text)) yield segment;
};

const firstOf = (text: string): string => graphemes(text).next().value ?? '';

/** 'DU' for 'Demo User': the first letters of the first and last words; '?' if there are none. */
export function initials(name: string): string {
  const words = name
    .trim()
    .slice(0, 200)
    .split(/[\s._@-]+/)
    .filter(Boolean);
  const [first, last] = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return first ? `${firstOf(first)}${last ? firstOf(last) : ''}`.toUpperCase() : '?';
}

/** 'google sheets' for 'google_sheets'. */
export const underscoresToSpaces = (text: string): string => text.replaceAll('_', ' ');

/** 'Lead search' for 'lead_search'. */
export const sentenceCase = (text: string): string => {
  const spaced = underscoresToSpaces(text).trim();
  return spaced.slice(0, 1).toUpperCase() + spaced.slice(1);
};

/** 'Minimum score' for minimumScore. */
export const nameInWords = (name: string): string =>
  sentenceCase(name.replaceAll(/(?<=[a-z0-9])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)) || '–';

/** At most `max` characters, the last one an ellipsis; never splits a character. Cheap on very long text. */
export function clip(text: string, max: number): string {
  // No real character is longer than 32 units, so the rest of a huge text is not examined.
  const head = text.length > max * 32 ? text.slice(0, max * 32) : text;
  const characters: string[] = [];
  for (const character of graphemes(head)) {
    characters.push(character);
    if (characters.length > max) return `${characters.slice(0, max - 1).join('')}…`;
  }
  return head.length < text.length ? `${characters.slice(0, max - 1).join('')}…` : text;
}

/** Whether a text contains a word longer than any language has. Kerning it would take seconds: show it with `unkerned`. */
export const hasOverlongWord = (text: string): boolean => /\S{500}/.test(text);

/** Joins texts from elsewhere, ending each as a sentence; skips blank ones. */
export const joinSentences = (...texts: readonly (string | undefined)[]): string =>
  texts
    .flatMap((text) => text?.trim() || [])
    .map((text) => (/[.!?:…]$/.test(text) ? text : `${text}.`))
    .join(' ');

const conjunction = new Intl.ListFormat(pageLanguage, { type: 'conjunction' });

/** 'one', 'one and two', 'one, two, and three'. */
export const listInWords = (items: readonly string[]): string => conjunction.format(items);

/** Isolates a text's direction, so that a right-to-left override can't affect what follows. */
export const isolateDirection = (text: string): string =>
  `\u2068${text.replaceAll(/[\u202a-\u202e\u2066-\u2069]/g, '')}\u2069`;
