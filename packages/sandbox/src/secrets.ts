/** The token of an `authorization: Bearer …` header (RFC 6750). */
export const bearerOf = ({ headers }: Request): string | undefined =>
  /^Bearer (\S+)$/i.exec(headers.get('authorization') ?? '')?.[1];

/** Reads a secret from a header of its own. */
export const headerOf =
  (name: string) =>
  ({ headers }: Request): string | undefined =>
    headers.get(name) ?? undefined;
