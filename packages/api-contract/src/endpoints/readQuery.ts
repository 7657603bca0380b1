import * as v from 'valibot';
import { problemsOf } from '../problemsOf.ts';

/**
 * The parameters of an address, read by the schema of their call, or what is wrong with each. A parameter that is given
 * twice comes as a list.
 */
export function readQuery<const S extends v.GenericSchema>(
  schema: S,
  given: unknown,
): { readonly query: v.InferOutput<S> } | { readonly fields: Readonly<Record<string, string>> } {
  // Only a list is no text, which schemas have no words for.
  const read = v.safeParse(schema, given, { message: '' });
  if (read.success) return { query: read.output };
  const problems = Object.entries(problemsOf(read.issues, 'is not a known parameter'));
  return { fields: Object.fromEntries(problems.map(([name, said]) => [name, said || `${name} may be given once`])) };
}
