import { refuse } from '../../refuse.ts';

/** An error as Airtable words it. */
export const failed = (status: number, type: string, message: string): Response =>
  Response.json({ error: { type, message } }, { status });

/** Limits are worded otherwise. */
export const limited = (error: string, message: string, headers: Readonly<Record<string, string>> = {}): Response =>
  Response.json({ errors: [{ error, message }] }, { status: 429, headers });

export const invalid = (type: string, message: string): never => refuse(failed(422, type, message));

export const forbidden = (): Response =>
  failed(
    403,
    'INVALID_PERMISSIONS_OR_MODEL_NOT_FOUND',
    'Invalid permissions, or the requested model was not found. Check that both your user and your token have the required permissions, and that the model names and/or ids are correct.',
  );

export const notFound = (): Response => Response.json({ error: 'NOT_FOUND' }, { status: 404 });
