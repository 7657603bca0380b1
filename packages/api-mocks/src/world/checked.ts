import { fieldOf } from '@switchboard/api-contract/fieldOf';
import * as v from 'valibot';
import { Refusal } from './Refusal.ts';

/**
 * The body of a call, checked by the contract. Refuses with 422: the first problem as the sentence, and one sentence
 * per field.
 */
export function checked<const S extends v.GenericSchema>(schema: S, body: unknown): v.InferOutput<S> {
  if (body === undefined && schema.type === 'optional') return v.parse(schema, undefined);
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new Refusal(422, 'The body must be a JSON object');
  const result = v.safeParse(schema, body);
  if (result.success) return result.output;
  const fields: Record<string, string> = {};
  for (const issue of result.issues) fields[fieldOf(issue)] ??= sentenceOf(issue);
  const [field, message] = Object.entries(fields)[0] ?? ['body', 'The body is wrong'];
  throw new Refusal(
    422,
    message.toLowerCase().includes(field.toLowerCase()) ? message : `${field}: ${message}`,
    fields,
  );
}

/** The object's schema reports unknown and missing fields without knowing their labels. */
function sentenceOf(issue: v.BaseIssue<unknown>): string {
  if (issue.type !== 'strict_object') return issue.message;
  const name = fieldOf(issue);
  return issue.expected === 'never' ? `${name} is not a known field` : `${name} is required`;
}
