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

/** Whether a mail could go there. */
export const isAddress = (value: unknown): value is string =>
  typeof value === 'string' && /^[^\s@<>",;]+@[^\s@<>",;]+\.[^\s@<>",;]+$/.test(value);

/** A value as text: what is no text is written as JSON, and what is missing as `otherwise`. */
export function textOf(value: unknown, otherwise = ''): string {
  if (value === undefined || value === null) return otherwise;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
