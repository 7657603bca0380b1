import * as v from 'valibot';
import { Refusal } from './Refusal.ts';

/** The body of a call, checked by the contract; refuses with 422, the first problem as the sentence and one sentence per field. */
export function checked<const S extends v.GenericSchema>(schema: S, body: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, body);
  if (result.success) return result.output;
  const fields: Record<string, string> = {};
  for (const issue of result.issues) fields[v.getDotPath(issue) ?? ''] ??= issue.message;
  delete fields[''];
  throw new Refusal(422, result.issues[0].message, fields);
}
