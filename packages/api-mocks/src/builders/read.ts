import type * as v from 'valibot';
import { assertExact } from '@switchboard/api-contract/assertExact';

/** What a screen receives for an answer; throws when the contract would refuse, drop or change a part of it. */
export function read<const S extends v.GenericSchema>(schema: S, answer: v.InferInput<S>): v.InferOutput<S> {
  return assertExact(schema, answer);
}
