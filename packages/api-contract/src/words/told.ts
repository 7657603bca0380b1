import * as v from 'valibot';
import { cell } from '../wire.ts';

/**
 * What is told: a text is what somebody outside said (a service, a language model), and shown as it is; a fact of ours
 * is its kind and its arguments, and worded where it is shown. A kind may be one that only a newer version knows.
 */
const factSchema = v.object({ kind: v.pipe(v.string(), v.nonEmpty()), args: v.record(v.string(), v.unknown()) });
export const toldSchema = v.union([v.string(), factSchema]);
export type Told = v.InferOutput<typeof toldSchema>;

/** Something told that may be missing. */
export const told = () => cell(toldSchema);

/** Whether a value of unknown origin is a fact. */
export const isFact = (value: unknown): value is Exclude<Told, string> => v.is(factSchema, value);

declare const outsider: unique symbol;

/** What somebody outside said, in their own words. The mark keeps sentences of ours out of where facts are asked for. */
export type Outside = string & { readonly [outsider]: true };
export const outside = (text: string): Outside => text as Outside;
