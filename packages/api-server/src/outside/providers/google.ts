import type { ServiceId } from '@switchboard/api-contract/catalogue';
import type { NextStep } from '@switchboard/api-contract/words/nextSteps';
import * as v from 'valibot';
import { accepted, noPermission, undecided, wrongCredentials, wrongFields, type CheckResult } from './checkResults.ts';
import {
  ask,
  bearer,
  errorOf,
  form,
  whoAmI,
  type Check,
  type Credentials,
  type JsonAnswer,
  type WhoAmIQuestion,
} from './whoAmI.ts';

const tokenUrl = 'https://oauth2.googleapis.com/token';
const exchange = ({ clientId, clientSecret }: Credentials, refreshToken: string | undefined) =>
  form(tokenUrl, {
    grant_type: 'refresh_token',
    client_id: clientId,
    client_secret: clientSecret,
    refresh_token: refreshToken,
  });

/** These errors mean that the OAuth client itself is refused, whatever the grant. */
function clientFault(service: ServiceId, answer: JsonAnswer): CheckResult | undefined {
  const error = errorOf(answer);
  return error === 'invalid_client' || error === 'unauthorized_client'
    ? wrongFields(service, 'Google', ['Client ID', 'Client Secret'])
    : undefined;
}

/**
 * Checks an OAuth client without an account: Google's token endpoint refuses a wrong client with `invalid_client`,
 * and a correct one that sends an impossible refresh token with `invalid_grant` (RFC 6749, 5.2).
 */
function googleClient(service: ServiceId, nextStep?: NextStep): Check {
  return whoAmI({
    service,
    request: (credentials) => exchange(credentials, 'no-such-refresh-token'),
    success: v.never(),
    permission: { kind: 'enableClient', args: {} },
    judge: (answer) => {
      if (errorOf(answer) !== 'invalid_grant') return clientFault(service, answer);
      return { ...accepted(service, { kind: 'clientAccepted', args: {} }), ...(nextStep && { nextStep }) };
    },
  });
}

const tokenOf = (service: ServiceId) =>
  ({
    service,
    request: (credentials) => exchange(credentials, credentials['refreshToken']),
    success: v.object({ access_token: v.pipe(v.string(), v.minLength(1)) }),
    permission: { kind: 'enableClient', args: {} },
    judge: (answer) =>
      errorOf(answer) === 'invalid_grant'
        ? wrongCredentials(service, { kind: 'tokenRefused', args: {} })
        : clientFault(service, answer),
  }) satisfies WhoAmIQuestion<v.GenericSchema>;

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
interface Profile {
  readonly service: ServiceId;
  readonly url: string;
  readonly success: v.GenericSchema;
}

/**
 * Exchanges the refresh token for an access token and reads the account's profile with it; without a refresh token only
 * the OAuth client is checked. https://developers.google.com/identity/protocols/oauth2/web-server#offline
 */
function googleAccount({ service, url, success }: Profile): Check {
  const clientAlone = googleClient(service, { kind: 'addToken', args: {} });
  return async (credentials, call) => {
    if (!credentials['refreshToken']) return clientAlone(credentials, call);
    const token = await ask(tokenOf(service), credentials, call);
    if (token.body === undefined) return token.result;
    const { access_token } = token.body;
    const profile: WhoAmIQuestion<v.GenericSchema> = {
      service,
      request: () => ({ method: 'GET', url, headers: bearer(access_token) }),
      success,
      // Google also answers 403 when a quota is used up.
      judge: (answer) => {
        if (answer.status === 403) return v.is(quota, answer.body) ? undecided(service, 429) : noPermission(service);
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

const clientAlone = googleClient('google');
const withToken = whoAmI(tokenOf('google'));

/** Accounts at Google. */
export const google = {
  /** Reads the mailbox's profile: https://developers.google.com/gmail/api/reference/rest/v1/users/getProfile */
  gmail: googleAccount({
    service: 'gmail',
    url: 'https://gmail.googleapis.com/gmail/v1/users/me/profile',
    success: v.object({ emailAddress: v.string() }),
  }),
  /** Reads one entry of the list of calendars: https://developers.google.com/calendar/api/v3/reference/calendarList/list */
  'google-calendar': googleAccount({
    service: 'google-calendar',
    url: 'https://www.googleapis.com/calendar/v3/users/me/calendarList?maxResults=1',
    success: v.object({ kind: v.literal('calendar#calendarList') }),
  }),
  /** With a Refresh Token whether Google takes it, without one whether it takes the OAuth client. */
  google: (credentials, call) => (credentials['refreshToken'] ? withToken : clientAlone)(credentials, call),
} satisfies Record<string, Check>;
