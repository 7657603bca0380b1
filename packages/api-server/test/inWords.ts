import { nextStepWords } from '@switchboard/api-contract/words/nextSteps';
import { isFact } from '@switchboard/api-contract/words/told';
import { wordsOf } from '@switchboard/api-contract/words/wordsOf';

/** The same with words for each fact. */
export type Worded<T> = T extends { readonly kind: string; readonly args: object }
  ? string
  : T extends object
    ? { [K in keyof T]: Worded<T[K]> }
    : T;

const sentence = (words: string): string => words.replace(/[^.]$/, '$&.');

/** An answer with what it tells as members read it; what a test of a connection found is a sentence with its full stop. */
export function inWords<T>(answer: T): Worded<T> {
  const worded = (value: unknown, key = ''): unknown => {
    if (isFact(value)) {
      const words = key === 'nextStep' ? nextStepWords(value) : wordsOf(value);
      return ['message', 'nextStep'].includes(key) ? sentence(words) : words;
    }
    if (Array.isArray(value)) return value.map((item) => worded(item));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, held]) => [name, worded(held, name)]));
  };
  return worded(answer) as Worded<T>;
}
