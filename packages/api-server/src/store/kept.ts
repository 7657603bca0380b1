import { cut } from '@switchboard/api-contract/cut';
import { toldSchema, type Told } from '@switchboard/api-contract/words/told';
import type { Tellable } from '@switchboard/api-contract/words/wordsOf';
import * as v from 'valibot';

declare const kept: unique symbol;

/** A fact as JSON in a column. Only `keep` makes one, so that no finished sentence of ours is stored. */
export type Kept = string & { readonly [kept]: true };

const longest = 300;

/** Something told as it is stored; its texts are cut where they are long. */
export const keep = (told: Tellable): Kept =>
  JSON.stringify(told, (_, value: unknown) => (typeof value === 'string' ? cut(value, longest) : value)) as Kept;

/** Something told as it was stored; while servers are updated, an older one still writes sentences. */
export function readKept(stored: Kept): Told {
  try {
    const told: unknown = JSON.parse(stored);
    return v.is(toldSchema, told) ? told : stored;
  } catch {
    return stored;
  }
}
