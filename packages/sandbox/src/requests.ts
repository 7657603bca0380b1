/** The token of an `authorization: Bearer …` header (RFC 6750). */
export const bearerOf = ({ headers }: Request): string | undefined =>
  /^Bearer (\S+)$/i.exec(headers.get('authorization') ?? '')?.[1];

/** Reads a secret from a header of its own. */
export const headerOf =
  (name: string) =>
  ({ headers }: Request): string | undefined =>
    headers.get(name) ?? undefined;

/** Name and password of an `authorization: Basic …` header (RFC 7617). */
export function basicOf({ headers }: Request): { readonly name: string; readonly password: string } | undefined {
  const [, coded = ''] = /^Basic (\S+)$/i.exec(headers.get('authorization') ?? '') ?? [];
  const [, name, password] = /^([^:]*):(.*)$/s.exec(Buffer.from(coded, 'base64').toString('utf8')) ?? [];
  return name === undefined || password === undefined ? undefined : { name, password };
}

/** A JSON object. */
export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The body as JSON; undefined if it is none. */
export async function readJson(request: { readonly json: () => Promise<unknown> }): Promise<unknown> {
  try {
    return await request.json();
  } catch {
    return undefined;
  }
}

/** The body as a JSON object; empty if it is none. */
export async function readFields(request: { readonly json: () => Promise<unknown> }): Promise<Fields> {
  const body = await readJson(request);
  return isFields(body) ? body : {};
}

/** A list of JSON objects; undefined if it is none. */
export const readFieldsList = (value: unknown): readonly Fields[] | undefined =>
  Array.isArray(value) && value.every(isFields) ? value : undefined;

/** Whether it has the form of a mail address. */
export const isAddress = (value: unknown): value is string =>
  typeof value === 'string' && /^[^\s@<>",;]+@[^\s@<>",;]+\.[^\s@<>",;]+$/.test(value);

/** A value as text: what is no text is written as JSON, and what is missing as `otherwise`. */
export function textOf(value: unknown, otherwise = ''): string {
  if (value === undefined || value === null) return otherwise;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
