import type { SignOnOutcome } from '@switchboard/api-contract/signOnOutcomes';

interface FailureDetails extends ErrorOptions {
  /** The provider's or the library's word for it. */
  readonly code?: string | undefined;
  /** What the operator could set. */
  readonly hint?: string | undefined;
}

/** Why single sign-on came to nothing. The message is for the log, and holds no secret; members read the outcome. */
export class SignOnFailure extends Error {
  override readonly name = 'SignOnFailure';
  readonly outcome: SignOnOutcome;
  readonly code: string | undefined;
  readonly hint: string | undefined;

  constructor(outcome: SignOnOutcome, message: string, { code, hint, ...options }: FailureDetails = {}) {
    super(message, options);
    this.outcome = outcome;
    this.code = code;
    this.hint = hint;
  }
}

/** What the error codes of providers come to, at both of their endpoints, and what may help. */
const ofCode: Readonly<Record<string, { readonly outcome: SignOnOutcome; readonly hint?: string }>> = {
  access_denied: { outcome: 'denied' },
  server_error: { outcome: 'down' },
  temporarily_unavailable: { outcome: 'down' },
  invalid_request: {
    outcome: 'refused',
    hint: 'OIDC_PKCE=off, if the provider refuses PKCE; or the redirect address, if it is not registered',
  },
  invalid_scope: { outcome: 'refused', hint: 'OIDC_SCOPE' },
  invalid_client: {
    outcome: 'refused',
    hint: 'OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, or OIDC_CLIENT_AUTH: post or basic',
  },
  unauthorized_client: {
    outcome: 'refused',
    hint: 'OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_CLIENT_AUTH=post; or allow this client the authorization code flow',
  },
  invalid_grant: { outcome: 'refused', hint: 'PUBLIC_URL, from which the redirect address is made; or OIDC_PKCE' },
};

/** What the codes of the library come to. */
const ofLibrary: Readonly<Record<string, { readonly outcome: SignOnOutcome; readonly hint?: string }>> = {
  OAUTH_TIMEOUT: { outcome: 'down' },
  OAUTH_ABORT: { outcome: 'down' },
  OAUTH_JWT_TIMESTAMP_CHECK_FAILED: { outcome: 'clock', hint: 'the clock of this machine, or of the provider’s' },
  OAUTH_UNSUPPORTED_OPERATION: { outcome: 'refused', hint: 'choose RS256 for this client at the provider' },
  OAUTH_WWW_AUTHENTICATE_CHALLENGE: ofCode['invalid_client'] ?? { outcome: 'refused' },
  OAUTH_HTTP_REQUEST_FORBIDDEN: { outcome: 'refused', hint: 'the provider’s addresses must be https, or OIDC_HTTP=on' },
};

/** What an error of the library, or of the network, comes to. */
export function failureOf(error: unknown): SignOnFailure {
  if (error instanceof SignOnFailure) return error;
  if (!(error instanceof Error)) return new SignOnFailure('refused', String(error));
  const { code, said } = codesOf(error);
  const known = (said !== undefined && ofCode[said]) || (code !== undefined && ofLibrary[code]);
  const status = statusOf(error);
  const answered = status === 0 ? [] : [`status ${status}`];
  const message = [error.message, ...answered, ...causesOf(error), ...descriptionOf(error)].join(': ');
  const details = { code: said ?? code, cause: error };
  if (known) return new SignOnFailure(known.outcome, message, { ...details, hint: known.hint });
  // Nobody answered, or not as a provider does.
  const isUnreached = (error instanceof TypeError && code === undefined) || status >= 500;
  if (isUnreached) return new SignOnFailure('down', message, details);
  const isAlgorithm = /"alg"/.test(message);
  return new SignOnFailure('refused', message, {
    ...details,
    ...(isAlgorithm && { hint: ofLibrary['OAUTH_UNSUPPORTED_OPERATION']?.hint }),
  });
}

/** The library's word, and that of the provider. */
function codesOf(error: Error): { readonly code: string | undefined; readonly said: string | undefined } {
  const text = (name: string): string | undefined => {
    const value: unknown = name in error ? error[name as keyof Error] : undefined;
    return typeof value === 'string' ? value : undefined;
  };
  return { code: text('code'), said: text('error') };
}

function causesOf({ cause }: Error): string[] {
  return cause instanceof Error ? [cause.message, ...causesOf(cause)] : [];
}

/** What a provider says of its error; in the log alone, and not without end. */
function descriptionOf(error: Error): string[] {
  const said: unknown = 'error_description' in error ? error.error_description : undefined;
  return typeof said === 'string' ? [said.slice(0, 300)] : [];
}

function statusOf(error: Error): number {
  const answer: unknown = 'response' in error ? error.response : error.cause;
  return answer instanceof Response ? answer.status : 0;
}
