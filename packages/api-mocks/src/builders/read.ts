import type * as v from 'valibot';
import { assertExact } from '@switchboard/api-contract/assertExact';

/** What a screen receives for an answer. Throws if the contract would refuse, drop or change any part of it. */
export function read<const S extends v.GenericSchema>(schema: S, answer: v.InferInput<S>): v.InferOutput<S> {
  return assertExact(schema, answer);
}
