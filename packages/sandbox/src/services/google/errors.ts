import { retryLater } from '../../misbehave.ts';
import { refuse } from '../../Service.ts';

/** An error of one of Google's APIs. */
export interface GoogleFault {
  readonly code: number;
  readonly message: string;
  /** What is wrong, in the form of newer APIs; older ones leave it out. */
  readonly status?: string;
  /** What is wrong, in the older form that Gmail and Calendar keep. */
  readonly reason?: string;
  readonly domain?: string;
  /** Where in the request the fault is, as kind and name. */
  readonly location?: readonly [type: 'parameter' | 'header', name: string];
  readonly details?: readonly object[];
  readonly headers?: Readonly<Record<string, string>>;
}

/** The answer in Google's form: https://cloud.google.com/apis/design/errors#http_mapping */
export function googleError(fault: GoogleFault): Response {
  const { code, message, status, reason, domain = 'global', location, details, headers = {} } = fault;
  const [locationType, name] = location ?? [];
  const old = reason && { message, domain, reason, ...(location && { locationType, location: name }) };
  const error = {
    code,
    message,
    ...(old && { errors: [old] }),
    ...(status && { status }),
    ...(details && { details }),
  };
  return Response.json({ error }, { status: code, headers });
}

/** Ends a route with an error. */
export const fail = (fault: GoogleFault): never => refuse(googleError(fault));

/** Nobody is signed in, or no longer. */
export const notSignedIn = (): Response =>
  googleError({
    code: 401,
    message:
      'Request had invalid authentication credentials. Expected OAuth 2 access token, login cookie or other valid authentication credential. See https://developers.google.com/identity/sign-in/web/devconsole-project.',
    reason: 'authError',
    location: ['header', 'Authorization'],
    status: 'UNAUTHENTICATED',
    headers: { 'www-authenticate': 'Bearer realm="https://accounts.google.com/", error="invalid_token"' },
  });

/** The access token lacks the scope. */
export const lacksScope = ({ url }: Request): Response =>
  googleError({
    code: 403,
    message: 'Request had insufficient authentication scopes.',
    reason: 'insufficientPermissions',
    status: 'PERMISSION_DENIED',
    details: [
      {
        '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
        reason: 'ACCESS_TOKEN_SCOPE_INSUFFICIENT',
        domain: 'googleapis.com',
        metadata: { service: new URL(url).hostname },
      },
    ],
    headers: { 'www-authenticate': 'Bearer realm="https://accounts.google.com/", error="insufficient_scope"' },
  });

/** Too many requests, as APIs with the older form say it. */
export const rateLimited = (): Response =>
  googleError({
    code: 429,
    message: 'Rate Limit Exceeded',
    domain: 'usageLimits',
    reason: 'rateLimitExceeded',
    headers: retryLater,
  });

/** A quota is used up, as APIs with the newer form say it. */
export const quotaExceeded = (unit: 'minute' | 'day', { url }: Request): Response => {
  const service = new URL(url).hostname;
  return googleError({
    code: 429,
    message: `Quota exceeded for quota metric 'Requests' and limit 'Requests per ${unit}' of service '${service}'.`,
    status: 'RESOURCE_EXHAUSTED',
    details: [
      {
        '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
        reason: 'RATE_LIMIT_EXCEEDED',
        domain: 'googleapis.com',
        metadata: { service, quota_unit: `1/${unit === 'minute' ? 'min' : 'd'}/{project}` },
      },
    ],
    ...(unit === 'minute' && { headers: retryLater }),
  });
};

/** What an API with the newer form says of a wrong argument. */
export const invalidArgument = (message: string, details?: readonly object[]): GoogleFault => ({
  code: 400,
  message,
  status: 'INVALID_ARGUMENT',
  ...(details && { details }),
});

/** The page of plain text that stands for every path that no API has. */
export const unknownPath = (): Response =>
  new Response('<!DOCTYPE html>\n<html lang=en>\n<title>Error 404 (Not Found)!!1</title>\n', {
    status: 404,
    headers: { 'content-type': 'text/html; charset=UTF-8' },
  });
