import { refuse } from '../../refuse.ts';

interface Said {
  readonly type?: string;
  readonly param?: string | null;
  readonly code?: string | null;
}

/** An error as OpenAI words it. */
export const refused = (
  status: number,
  message: string,
  { type = 'invalid_request_error', param = null, code = null }: Said = {},
  headers: Readonly<Record<string, string>> = {},
): Response => Response.json({ error: { message, type, param, code } }, { status, headers });

/** Ends a request as a wrong one. */
export const invalid = (message: string, param: string | null, code: string | null = null): never =>
  refuse(refused(400, message, { param, code }));
