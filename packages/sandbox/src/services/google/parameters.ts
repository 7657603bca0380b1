import type { RouteContext } from '../../Service.ts';
import { fail, invalidArgument, type GoogleFault } from './errors.ts';
import { applyMask, readMask, findUnknownField, type Mask } from './fields.ts';

/** How an API words that the value of a parameter is wrong. */
export type ParameterFault = (name: string, value: string) => GoogleFault;

const snake = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** In the newer form. */
const wrongValue: ParameterFault = (name, value) =>
  invalidArgument(`Invalid value at '${snake(name)}' (TYPE_INT32), ${JSON.stringify(value)}`);

/** A whole number of the query; more than `most` counts as `most`. */
export function readInteger(
  c: RouteContext,
  name: string,
  { fallback, most }: { fallback: number; most: number },
  wrong = wrongValue,
): number {
  const text = c.req.query(name);
  if (text === undefined) return fallback;
  if (!/^\d{1,9}$/.test(text)) return fail(wrong(name, text));
  return Math.min(Number(text) || fallback, most);
}

/** A yes or no of the query. */
export function readBoolean(c: RouteContext, name: string, wrong = wrongValue): boolean {
  const text = c.req.query(name) ?? 'false';
  return text === 'true' || text === 'false' ? text === 'true' : fail(wrong(name, text));
}

/** The body as an object. */
export async function bodyOf(c: RouteContext): Promise<Readonly<Record<string, unknown>>> {
  const body: unknown = await c.req.json().catch(() => undefined);
  return typeof body === 'object' && body !== null && !Array.isArray(body)
    ? (body as Record<string, unknown>)
    : fail(invalidArgument('Invalid JSON payload received. Unexpected token.'));
}

const cannotExpand = (path: string): GoogleFault =>
  invalidArgument('Request contains an invalid argument.', [
    {
      '@type': 'type.googleapis.com/google.rpc.BadRequest',
      fieldViolations: [
        {
          field: path,
          description: `Error expanding 'fields' parameter. Cannot find matching fields for path '${path}'.`,
        },
      ],
    },
  ]);

/** Those fields of an answer that a mask asks for; a mask with unknown fields is refused. */
export function selectFields(
  body: object,
  text: string,
  shape: Mask,
  wrong: (path: string) => GoogleFault = cannotExpand,
): object {
  const mask = readMask(text);
  if (!mask) return fail(wrong(text));
  const unknown = findUnknownField(mask, shape);
  return unknown === undefined ? (applyMask(body, mask) as object) : fail(wrong(unknown));
}

/** An answer, cut to the `fields` of the query. */
export function answerFields(
  c: RouteContext,
  body: object,
  shape: Mask,
  wrong?: (path: string) => GoogleFault,
): Response {
  const text = c.req.query('fields');
  return c.json(text ? selectFields(body, text, shape, wrong) : body);
}

/** Tokens for pages: where the next one begins, and of which question. */
export const pageToken = {
  make: (from: number, question: string): string => Buffer.from(`${from} ${question}`, 'utf8').toString('base64url'),
  /** Where the page begins; undefined for a token of another question. */
  read: (token: string | undefined, question: string): number | undefined => {
    if (token === undefined) return 0;
    const [from = '', ...rest] = Buffer.from(token, 'base64url').toString('utf8').split(' ');
    return /^\d+$/.test(from) && rest.join(' ') === question ? Number(from) : undefined;
  },
};
