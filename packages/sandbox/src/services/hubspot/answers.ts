import { refuse } from '../../refuse.ts';

interface More {
  readonly headers?: Readonly<Record<string, string>>;
  readonly [field: string]: unknown;
}

/** An error as HubSpot words it. */
export const failed = (status: number, message: string, { headers, ...more }: More): Response =>
  Response.json(
    { status: 'error', message, correlationId: '00000000-0000-4000-8000-000000000000', ...more },
    { status, ...(headers && { headers }) },
  );

export const invalid = (message: string): never => refuse(failed(400, message, { category: 'VALIDATION_ERROR' }));

export const notFound = (): Response => failed(404, 'resource not found', { category: 'OBJECT_NOT_FOUND' });
