import * as v from 'valibot';
import { cell } from '../wire.ts';

/**
 * Either a fact of ours, which is turned into words where it is shown, or a text from outside (a service, a language
 * model), which is shown unchanged. The kind may be one that only a newer version knows.
 */
const factSchema = v.object({ kind: v.pipe(v.string(), v.nonEmpty()), args: v.record(v.string(), v.unknown()) });
export const factOrTextSchema = v.union([v.string(), factSchema]);
export type FactOrText = v.InferOutput<typeof factOrTextSchema>;

/** A field that holds a fact or a text, or is missing. */
export const factOrText = () => cell(factOrTextSchema);

/** Whether a value of unknown origin is a fact. */
export const isFact = (value: unknown): value is Exclude<FactOrText, string> => v.is(factSchema, value);

declare const external: unique symbol;

/** The words of a service, a language model or a member. The type keeps our own sentences out: those must be facts. */
export type ExternalText = string & { readonly [external]: true };
export const externalText = (text: string): ExternalText => text as ExternalText;
