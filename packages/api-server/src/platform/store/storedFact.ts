import { cut } from '@switchboard/api-contract/text';
import { factOrTextSchema, type FactOrText } from '@switchboard/api-contract/words/factOrText';
import type { FactOrExternalText } from '@switchboard/api-contract/words/wordsOf';
import * as v from 'valibot';

declare const stored: unique symbol;

/**
 * A fact, or a text from outside, as JSON in a column. Only `toStoredFact` makes one, so our own sentences are never
 * stored.
 */
export type StoredFact = string & { readonly [stored]: true };

const longest = 300;

/** Cuts long texts, those among the arguments too. */
export const toStoredFact = (factOrText: FactOrExternalText): StoredFact =>
  JSON.stringify(factOrText, (_, value: unknown) =>
    typeof value === 'string' ? cut(value, longest) : value,
  ) as StoredFact;

/** Accepts plain sentences too: during an update, an older server still writes them. */
export function readStoredFact(column: StoredFact): FactOrText {
  try {
    const value: unknown = JSON.parse(column);
    return v.is(factOrTextSchema, value) ? value : column;
  } catch {
    return column;
  }
}
