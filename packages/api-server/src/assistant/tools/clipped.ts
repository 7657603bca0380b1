import { isFact } from '@switchboard/api-contract/words/factOrText';
import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import { isRecord } from '../../outside/models/coerceToSchema.ts';
import { plainText } from '../../outside/plainText.ts';

/** The most characters of one text; the shorter ones where all of it would be too much. */
const lengths = [600, 200, 60];
const mostCharacters = 16_000;
const mostEntries = 50;

/**
 * What a tool read, short enough for a model: facts in words, every text on one line and cut, and of each list
 * its beginning.
 */
export function clipped(value: unknown): unknown {
  const tries = lengths.map((longest) => clip(value, longest));
  return (
    tries.find((one) => (JSON.stringify(one) ?? '').length <= mostCharacters) ?? 'This is too much to read at once.'
  );
}

function clip(value: unknown, longest: number): unknown {
  if (typeof value === 'string') return plainText(value, longest);
  if (Array.isArray(value)) return value.slice(0, mostEntries).map((one) => clip(one, longest));
  if (isFact(value)) return plainText(wordsOf(value), longest);
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [plainText(name, longest), clip(one, longest)]));
}
