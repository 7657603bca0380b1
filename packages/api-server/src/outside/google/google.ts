import { serviceName, type ServiceId } from '@switchboard/api-contract/catalogue';
import type { Fact } from '@switchboard/api-contract/words/wordsOf';
import * as v from 'valibot';
import type { Context } from '../../platform/Context.ts';
import type { OutgoingAnswer, OutgoingRequest } from '../providers/client.ts';
import { bearer, form } from '../providers/whoAmI.ts';
import type { GoogleAccount } from '../credentials/credentials.ts';
import { callService, busyFailure } from '../callService.ts';
import type { Caller } from '../Caller.ts';
import type { Use } from '../metering/meter.ts';
import { RunFailure } from '../RunFailure.ts';

/** Asks Google's APIs with the rights of one account. */
export interface GoogleReader {
  readonly read: <const S extends v.GenericSchema>(
    url: string,
    query: Readonly<Record<string, string | readonly string[]>>,
    answer: S,
    step?: Fact,
  ) => Promise<v.InferOutput<S>>;
  readonly write: <const S extends v.GenericSchema>(
    what: {
      readonly method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
      readonly url: string;
      readonly query: Readonly<Record<string, string>>;
      readonly body?: object;
      /** What a refusal means, before the usual meanings. */
      readonly judge?: (refusal: Pick<OutgoingAnswer, 'status' | 'body'>) => RunFailure | undefined;
    },
    answer: S,
    step: Fact,
  ) => Promise<v.InferOutput<S>>;
  /** Asks with a body, and changes nothing. */
  readonly post: <const S extends v.GenericSchema>(
    url: string,
    body: object,
    answer: S,
    how: { readonly headers: Readonly<Record<string, string>>; readonly step: Fact; readonly uses?: Use },
  ) => Promise<v.InferOutput<S>>;
}

const token = v.object({ access_token: v.pipe(v.string(), v.minLength(1)) });
const tokenError = v.object({ error: v.string() });
const tooFast = /"reason":\s*"(?:rateLimitExceeded|userRateLimitExceeded)"/;
const quotaOfDay = /"reason":\s*"(?:quotaExceeded|dailyLimitExceeded)"|"quota_unit":\s*"1\/d\//;

/** The APIs behind one sign-in, by the beginning of their addresses. */
const apis: readonly (readonly [begin: string, name: string])[] = [
  ['https://gmail.googleapis.com/', 'Gmail'],
  ['https://www.googleapis.com/calendar/', 'Google Calendar'],
  ['https://people.googleapis.com/', 'Google Contacts'],
  ['https://places.googleapis.com/', 'Google Places'],
  ['https://sheets.googleapis.com/', 'Google Sheets'],
];
const apiNameOf = (url: string): string | undefined => apis.find(([begin]) => url.startsWith(begin))?.[1];

/** The query of an address; a name with several values is repeated for each. */
const queryString = (query: Readonly<Record<string, string | readonly string[]>>): string =>
  new URLSearchParams(
    Object.entries(query).flatMap(([name, values]) => [values].flat().map((value): [string, string] => [name, value])),
  ).toString();

/**
 * Signs in to an account with its stored refresh token. `lacks` is the reason given when Google refuses for lack of
 * permission, `absent` what it means that something is not there.
 * https://developers.google.com/identity/protocols/oauth2/web-server#offline
 */
export async function signInToGoogle(
  context: Context,
  run: Caller,
  { serviceId, credentials }: GoogleAccount,
  lacks: Fact,
  absent?: RunFailure,
): Promise<GoogleReader> {
  const { clientId, clientSecret, refreshToken } = credentials;
  const { access_token } = await callService(context, run, {
    serviceId,
    credentials,
    request: form('https://oauth2.googleapis.com/token', {
      grant_type: 'refresh_token',
      client_id: clientId,
      client_secret: clientSecret,
      refresh_token: refreshToken,
    }),
    answer: token,
    step: { kind: 'signedIn', args: { service: serviceName(serviceId) } },
    judge: ({ status, body }) => (status === 400 || status === 401 ? tokenFailure(serviceId, body) : undefined),
  });
  const ask = <const S extends v.GenericSchema>(
    request: Omit<OutgoingRequest, 'signal'>,
    answer: S,
    step: Fact | undefined,
    judge?: (refusal: OutgoingAnswer) => RunFailure | undefined,
    uses?: Use,
  ): Promise<v.InferOutput<S>> => {
    const name = apiNameOf(request.url) ?? serviceName(serviceId);
    return callService(context, run, {
      serviceId,
      name,
      credentials,
      request: { ...request, headers: { ...bearer(access_token), ...request.headers } },
      answer,
      ...(step && { step }),
      ...(uses && { uses }),
      judge: (refusal) =>
        judge?.(refusal) ?? (refusal.status === 404 ? absent : readFailure(context, serviceId, name, refusal, lacks)),
    });
  };
  return {
    read: (url, query, answer, step) => ask({ method: 'GET', url: `${url}?${queryString(query)}` }, answer, step),
    write: ({ method, url, query, body, judge }, answer, step) =>
      ask(
        {
          method,
          url: `${url}?${queryString(query)}`,
          ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
        },
        answer,
        step,
        judge,
      ),
    post: (url, body, answer, { headers, step, uses }) =>
      ask(
        {
          method: 'POST',
          url,
          headers: { 'content-type': 'application/json', ...headers },
          body: JSON.stringify(body),
        },
        answer,
        step,
        undefined,
        uses,
      ),
  };
}

/** Why an API refused to be read: Google answers 403 also when a quota is used up. */
function readFailure(
  context: Context,
  serviceId: ServiceId,
  service: string,
  { status, body, headers }: Pick<OutgoingAnswer, 'status' | 'body' | 'headers'>,
  lacks: Fact,
): RunFailure | undefined {
  if (status !== 403 && status !== 429) return undefined;
  if (quotaOfDay.test(body)) return new RunFailure({ kind: 'quotaUsedUp', args: { service } });
  // Gmail says so in words: 'User-rate limit exceeded. Retry after 2026-03-12T09:52:20.000Z'.
  const instant = Date.parse(/Retry after (\d{4}-[\d:.T-]+Z)/i.exec(body)?.[1] ?? '');
  if (!Number.isNaN(instant))
    return busyFailure(
      context,
      service,
      { headers: { 'retry-after': new Date(instant).toUTCString(), ...headers } },
      30,
    );
  if (status === 429) return undefined;
  return tooFast.test(body)
    ? busyFailure(context, service, { headers }, 30)
    : new RunFailure(lacks, { next: { kind: 'connection', id: serviceId } });
}

function tokenFailure(serviceId: ServiceId, body: string): RunFailure {
  const error = v.safeParse(v.pipe(v.string(), v.parseJson(), tokenError), body);
  const kind = error.success && error.output.error === 'invalid_grant' ? 'tokenOutdated' : 'clientOutdated';
  return new RunFailure(
    { kind, args: { service: serviceName(serviceId) } },
    { next: { kind: 'connection', id: serviceId } },
  );
}
