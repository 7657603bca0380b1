import type { ServiceId } from '@switchboard/api-contract/catalogue';
import * as v from 'valibot';
import { noPermission, undecided, wrongCredentials, type CheckResult } from './verdicts.ts';
import {
  ask,
  bearer,
  errorOf,
  form,
  whoAmI,
  type Check,
  type Credentials,
  type JsonAnswer,
  type Question,
} from './whoAmI.ts';

const tokenUrl = 'https://oauth2.googleapis.com/token';
const exchange = ({ clientId, clientSecret }: Credentials, refreshToken: string | undefined) =>
  form(tokenUrl, {
    grant_type: 'refresh_token',
    client_id: clientId,
    client_secret: clientSecret,
    refresh_token: refreshToken,
  });

/** The OAuth client itself is refused: these words mean it whatever the grant. */
function clientFault(service: ServiceId, answer: JsonAnswer): CheckResult | undefined {
  const error = errorOf(answer);
  return error === 'invalid_client' || error === 'unauthorized_client'
    ? wrongCredentials(service, 'Google does not accept the Client ID and the Client Secret.')
    : undefined;
}

/**
 * Checks an OAuth client without an account: Google's token endpoint refuses a wrong client with `invalid_client`, and
 * a right one that brings a refresh token which can't exist with `invalid_grant` (RFC 6749, 5.2).
 */
export function googleClient(service: ServiceId, nextStep?: string): Check {
  return whoAmI({
    service,
    request: (credentials) => exchange(credentials, 'no-such-refresh-token'),
    success: v.never(),
    permission: 'Enable the OAuth client under APIs and Services › Credentials in the Google Cloud console.',
    judge: (answer) => {
      if (errorOf(answer) !== 'invalid_grant') return clientFault(service, answer);
      return {
        outcome: 'ok',
        message: 'Google accepts the OAuth client. No account was checked.',
        ...(nextStep && { nextStep }),
      };
    },
  });
}

const tokenOf = (service: ServiceId) =>
  ({
    service,
    request: (credentials) => exchange(credentials, credentials['refreshToken']),
    success: v.object({ access_token: v.pipe(v.string(), v.minLength(1)) }),
    permission: 'Enable the OAuth client under APIs and Services › Credentials in the Google Cloud console.',
    judge: (answer) =>
      errorOf(answer) === 'invalid_grant'
        ? wrongCredentials(service, 'The Refresh Token has expired, was revoked or belongs to another client.')
        : clientFault(service, answer),
  }) satisfies Question<v.GenericSchema>;

const quota = v.object({
  error: v.object({
    errors: v.array(
      v.object({
        reason: v.picklist(['rateLimitExceeded', 'userRateLimitExceeded', 'quotaExceeded', 'dailyLimitExceeded']),
      }),
    ),
  }),
});

/** The profile call of one Google API, made with an access token. */
export interface Profile {
  readonly service: ServiceId;
  readonly url: string;
  readonly success: v.GenericSchema;
  readonly permission: string;
}

/**
 * Exchanges the refresh token for an access token and reads the account's profile with it; without a refresh token only
 * the OAuth client is checked. https://developers.google.com/identity/protocols/oauth2/web-server#offline
 */
export function googleAccount({ service, url, success, permission }: Profile): Check {
  const clientAlone = googleClient(service, 'Add a Refresh Token, so that the agent can use the account.');
  return async (credentials, call) => {
    if (!credentials['refreshToken']) return clientAlone(credentials, call);
    const token = await ask(tokenOf(service), credentials, call);
    if (token.body === undefined) return token.result;
    const { access_token } = token.body;
    const profile: Question<v.GenericSchema> = {
      service,
      request: () => ({ method: 'GET', url, headers: bearer(access_token) }),
      success,
      permission,
      // Google answers a used-up quota with 403 as well.
      judge: (answer) => {
        if (answer.status === 403)
          return v.is(quota, answer.body) ? undecided(service, 429) : noPermission(service, permission);
        return undefined;
      },
    };
    const { result } = await ask(profile, credentials, call);
    return {
      ...result,
      ...(result.latencyMs !== undefined && { latencyMs: result.latencyMs + (token.result.latencyMs ?? 0) }),
    };
  };
}
