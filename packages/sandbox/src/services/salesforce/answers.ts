import { refuse } from '../../refuse.ts';

/** An error as the REST API words it: a list of one. */
export const failed = (
  status: number,
  errorCode: string,
  message: string,
  {
    headers,
    ...more
  }: { readonly headers?: Readonly<Record<string, string>>; readonly fields?: readonly string[] } = {},
): Response => Response.json([{ message, errorCode, ...more }], { status, ...(headers && { headers }) });

export const invalid = (errorCode: string, message: string, fields?: readonly string[]): never =>
  refuse(failed(400, errorCode, message, fields && { fields }));

export const notFound = (): Response => failed(404, 'NOT_FOUND', 'The requested resource does not exist');
