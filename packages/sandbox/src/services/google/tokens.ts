import { createMiddleware } from 'hono/factory';
import { behaviourOf, keyFor, type Behaviour } from '../../keys.ts';
import { bearerOf } from '../../requests.ts';
import type { Access, RouteEnv } from '../../Service.ts';
import type { World } from '../../world/createWorld.ts';
import { lacksScope, notSignedIn } from './errors.ts';

/** Access with a token that the exchange has issued. The two limits differ from API to API. */
export const googleAccess = (limits: Pick<Access['refusals'], 'rate-limited' | 'no-credit'>): Access => ({
  secretOf: (request) => {
    const token = readAccess(bearerOf(request));
    return token && keyOf(token);
  },
  refusals: { wrong: notSignedIn, 'no-permission': lacksScope, ...limits },
});

/** Lets those pass whose token has not expired and has one of the scopes. */
export const requireScope = ({ clock }: World, ...allowing: readonly string[]) =>
  createMiddleware<RouteEnv>(async (c, next) => {
    const token = readAccess(bearerOf(c.req.raw));
    if (!token || token.expires <= clock().getTime()) return notSignedIn();
    return allowing.some((scope) => token.scopes.includes(scope)) ? next() : lacksScope(c.req.raw);
  });

const base = 'https://www.googleapis.com/auth';

/** The scopes of the calls that are played, by a short name. */
export const scopes = {
  mail: 'https://mail.google.com/',
  mailModify: `${base}/gmail.modify`,
  mailReadonly: `${base}/gmail.readonly`,
  mailMetadata: `${base}/gmail.metadata`,
  mailCompose: `${base}/gmail.compose`,
  mailSend: `${base}/gmail.send`,
  mailLabels: `${base}/gmail.labels`,
  calendar: `${base}/calendar`,
  calendarReadonly: `${base}/calendar.readonly`,
  calendarEvents: `${base}/calendar.events`,
  calendarEventsReadonly: `${base}/calendar.events.readonly`,
  calendarListReadonly: `${base}/calendar.calendarlist.readonly`,
  calendarFreebusy: `${base}/calendar.freebusy`,
  contacts: `${base}/contacts`,
  contactsReadonly: `${base}/contacts.readonly`,
  spreadsheets: `${base}/spreadsheets`,
  spreadsheetsReadonly: `${base}/spreadsheets.readonly`,
  drive: `${base}/drive`,
  cloud: `${base}/cloud-platform`,
  places: `${base}/maps-platform.places`,
  placesTextSearch: `${base}/maps-platform.places.textsearch`,
} as const;

const pack = (value: object): string => Buffer.from(JSON.stringify(value), 'utf8').toString('base64url');

function unpack(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
}

/** What an access token allows, and until when. It carries all of this itself. */
export interface AccessToken {
  readonly behaviour: Behaviour;
  readonly scopes: readonly string[];
  /** In milliseconds since 1970. */
  readonly expires: number;
}

const accessPrefix = 'ya29.';

/** Makes an access token. */
export const issueAccess = (token: AccessToken): string => `${accessPrefix}${pack(token)}`;

/** Reads an access token; undefined if it is none of ours. */
function readAccess(text: string | undefined): AccessToken | undefined {
  if (text?.startsWith(accessPrefix) !== true) return undefined;
  const token = unpack(text.slice(accessPrefix.length)) as Partial<AccessToken> | undefined;
  const { behaviour, scopes: allowed, expires } = token ?? {};
  return behaviour !== undefined && Array.isArray(allowed) && typeof expires === 'number'
    ? { behaviour, scopes: allowed, expires }
    : undefined;
}

const grantPrefix = 'sandbox-grant.';

/** Makes a refresh token for what somebody agreed to. */
export const issueRefresh = (allowed: readonly string[]): string => `${grantPrefix}${pack(allowed)}`;

/**
 * The scopes of a refresh token; undefined if there is no such token. A key of the sandbox has all of them, but for the
 * one without permission, which has none.
 */
export function scopesOfRefreshToken(refreshToken: string): readonly string[] | undefined {
  if (refreshToken.startsWith(grantPrefix)) {
    const allowed = unpack(refreshToken.slice(grantPrefix.length));
    return Array.isArray(allowed) ? (allowed as string[]) : undefined;
  }
  const behaviour = behaviourOf(refreshToken);
  if (behaviour === 'wrong') return undefined;
  return behaviour === 'no-permission' ? [] : Object.values(scopes);
}

/** What somebody agreed to, on its way from the consent screen to the exchange. */
export interface Code {
  readonly clientId: string;
  readonly redirectUri: string;
  readonly scopes: readonly string[];
  readonly expires: number;
  /** The challenge that the exchange answers with its verifier, and how it was made of it (RFC 7636). */
  readonly challenge?: string;
  readonly method?: string;
  /** Lasting access was not asked for. */
  readonly online?: boolean;
}

const codePrefix = '4/0';

/** Makes an authorization code. */
export const issueCode = (code: Code): string => `${codePrefix}${pack(code)}`;

/** Reads an authorization code; undefined if it is none. */
export function readCode(text: string): Code | undefined {
  const code = text.startsWith(codePrefix) ? unpack(text.slice(codePrefix.length)) : undefined;
  return code as Code | undefined;
}

/** The key that behaves as the token does. */
const keyOf = ({ behaviour }: AccessToken): string => keyFor(behaviour);
