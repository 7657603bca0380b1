import { refuse } from '../../refuse.ts';
import { hexId } from '../../world/seededRandom.ts';

/** An error as Anthropic words it. */
export const refused = (
  status: number,
  type: string,
  message: string,
  headers: Readonly<Record<string, string>> = {},
): Response => {
  const request_id = `req_${hexId(`${type} ${message}`, 24)}`;
  return Response.json(
    { type: 'error', error: { type, message }, request_id },
    { status, headers: { ...headers, 'request-id': request_id } },
  );
};

/** Ends a request as a wrong one. */
export const invalid = (message: string): never => refuse(refused(400, 'invalid_request_error', message));

export const unknown = (message: string): never => refuse(refused(404, 'not_found_error', message));
