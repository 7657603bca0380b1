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
