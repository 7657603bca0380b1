import { limits } from '@switchboard/api-contract/limits';
import { grouped } from '@switchboard/api-contract/words/say';
import { plainText } from '../../outside/plainText.ts';

const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** A number and its noun: `1 lead`, `2,500 leads`, `no leads`. */
export const countWords = (count: number, one: string, many = `${one}s`): string =>
  `${count === 0 ? 'no' : grouped(count)} ${count === 1 ? one : many}`;

/** Several words as a list: `a, b, and c`. */
export const listed = (names: readonly string[]): string => list.format(names);

/** Somebody else's words in a sentence of ours: on one line, cut, and unable to end their own quotation. */
export const quoted = (text: string, longest: number = limits.text.runInput): string =>
  `“${plainText(text, longest).replaceAll(/[“”]/g, '"')}”`;

/** A text with a full stop at its end. */
export const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

/** A field's name as people say it: 'linkedin url'. */
export const fieldWords = (field: string): string => field.replaceAll(/(?=[A-Z])/g, ' ').toLowerCase();

export const are = (count: number): string => (count === 1 ? 'is' : 'are');

/** A text with a capital at its beginning. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
