import { nextStepWords } from '@switchboard/api-contract/words/nextSteps';
import { isFact } from '@switchboard/api-contract/words/factOrText';
import { wordsOf } from '@switchboard/api-contract/words/wordsOf';

/** The type of an answer with a string in place of each fact. */
export type Worded<T> = T extends { readonly kind: string; readonly args: object }
  ? string
  : T extends object
    ? { [K in keyof T]: Worded<T[K]> }
    : T;

const sentence = (words: string): string => words.replace(/[^.]$/, '$&.');

/**
 * An answer as members read it: facts in words, and the result of a connection test as a sentence with its full
 * stop.
 */
export function inWords<T>(answer: T): Worded<T> {
  const inWordsAt = (value: unknown, key = ''): unknown => {
    if (isFact(value)) {
      const words = key === 'nextStep' ? nextStepWords(value) : wordsOf(value);
      return ['message', 'nextStep'].includes(key) ? sentence(words) : words;
    }
    if (Array.isArray(value)) return value.map((item) => inWordsAt(item));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, inWordsAt(inner, name)]));
  };
  return inWordsAt(answer) as Worded<T>;
}
