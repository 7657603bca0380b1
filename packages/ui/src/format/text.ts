import { pageLanguage } from './reader.ts';

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Whole characters as a reader counts them: an emoji of five code points is one. */
const graphemes = function* (text: string) {
  for (const { segment } of segmenter.segment(text)) yield segment;
};

const firstOf = (text: string): string => graphemes(text).next().value ?? '';

/** 'DU' for 'Demo User': first letters of the first and the last word, '?' without any. */
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
export const sentence = (text: string): string => {
  const spaced = underscoresToSpaces(text).trim();
  return spaced.slice(0, 1).toUpperCase() + spaced.slice(1);
};

/** At most `max` characters, the last one an ellipsis; characters are never cut apart. Cheap on very long text. */
export function clip(text: string, max: number): string {
  // No character that people write is longer than 32 units; the rest of a huge text is not looked at.
  const head = text.length > max * 32 ? text.slice(0, max * 32) : text;
  const kept: string[] = [];
  for (const character of graphemes(head)) {
    kept.push(character);
    if (kept.length > max) return `${kept.slice(0, max - 1).join('')}…`;
  }
  return head.length < text.length ? `${kept.slice(0, max - 1).join('')}…` : text;
}

/** Whether a text holds a word longer than any language has. */
export const holdsEndlessWord = (text: string): boolean => /\S{500}/.test(text);

/** Texts of others one after the other, each ended as a sentence; blank ones are left out. */
export const sentences = (...texts: readonly (string | undefined)[]): string =>
  texts
    .flatMap((text) => text?.trim() || [])
    .map((text) => (/[.!?:…]$/.test(text) ? text : `${text}.`))
    .join(' ');

const conjunction = new Intl.ListFormat(pageLanguage, { type: 'conjunction' });

/** 'one', 'one and two', 'one, two, and three'. */
export const listInWords = (items: readonly string[]): string => conjunction.format(items);

/** Holds the direction of a text inside it, so that a right-to-left override cannot turn what follows. */
export const isolate = (text: string): string => `\u2068${text.replaceAll(/[\u202a-\u202e\u2066-\u2069]/g, '')}\u2069`;
