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

const maxLength = 300;

/** A fact, or a text from outside, for a column. Long texts are cut, also those among a fact's arguments. */
export const toStoredFact = (factOrText: FactOrExternalText): StoredFact =>
  JSON.stringify(factOrText, (_, value: unknown) =>
    typeof value === 'string' ? cut(value, maxLength) : value,
  ) as StoredFact;

/** Reads such a column. Accepts plain sentences too: during an update, a server of an older version still writes them. */
export function readStoredFact(column: StoredFact): FactOrText {
  try {
    const value: unknown = JSON.parse(column);
    return v.is(factOrTextSchema, value) ? value : column;
  } catch {
    return column;
  }
}
