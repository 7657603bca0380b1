import type { ErrorBody } from '@switchboard/api-contract/errors';
import { readQuery, problemsOf } from '@switchboard/api-contract/problems';
import * as v from 'valibot';

type Details = Omit<ErrorBody, 'error'>;

/** A refused call: the status and the body to answer with. */
export class Refusal extends Error {
  readonly status: number;
  readonly details: Details;

  constructor(status: number, message: string, details: Details = {}) {
    super(message);
    this.status = status;
    this.details = details;
  }
}

/**
 * The body of a call, checked by the contract. Refuses with 422: the first problem as the sentence, and one sentence
 * per field.
 */
export function parseBody<const S extends v.GenericSchema>(schema: S, body: unknown): v.InferOutput<S> {
  if (body === undefined && schema.type === 'optional') return v.parse(schema, undefined);
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new Refusal(422, 'The body must be a JSON object');
  const result = v.safeParse(schema, body);
  if (result.success) return result.output;
  const fields = problemsOf(result.issues, 'is not a known field');
  const [field, message] = Object.entries(fields)[0] ?? ['body', 'The body is wrong'];
  const sentence = message.toLowerCase().includes(field.toLowerCase()) ? message : `${field}: ${message}`;
  throw new Refusal(422, sentence, { fields });
}

/** What was read of parameters. Refuses with 422 where something is wrong with them. */
export function acceptQuery<Read extends object>(
  read: Read | { readonly fields: Readonly<Record<string, string>> },
): Read {
  if ('fields' in read)
    throw new Refusal(422, Object.values(read.fields)[0] ?? 'A parameter is wrong', { fields: read.fields });
  return read;
}

/** The parameters of an address, checked by the contract. */
export function parseQuery({ url }: Request, schema: v.GenericSchema): unknown {
  const { searchParams } = new URL(url);
  const given = [...new Set(searchParams.keys())].map((name) => {
    const [first, ...others] = searchParams.getAll(name);
    return [name, others.length > 0 ? [first, ...others] : first];
  });
  return acceptQuery(readQuery(schema, Object.fromEntries(given))).query;
}
