import type { FastifyReply, FastifyRequest } from 'fastify';
import { dayMs } from '@switchboard/api-contract/time';
import type { Context } from '../platform/Context.ts';
import type { StoreTransaction } from '../platform/store/Database.ts';
import { cookieOf, setCookie } from '../platform/http/readRequest.ts';
import { digestOf, makeToken } from '../platform/vault/token.ts';
import { browserPlace } from './attemptBudgets.ts';
import { userNames } from './accounts.ts';

const cookieName = 'known_browser';
const rememberedDays = 365;
/** Browsers that are remembered of one member. Beyond that, those unused longest are forgotten. */
const maxBrowsers = 20;

/** The digest of the browser's cookie, if the member signed in with it before. */
export async function knownBrowserOf(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  username: string,
  request: FastifyRequest,
): Promise<string | undefined> {
  const token = cookieOf(request, cookieName);
  if (token === undefined) return undefined;
  const since = new Date(clock().getTime() - rememberedDays * dayMs).toISOString();
  const row = await db
    .selectFrom('knownBrowsers')
    .innerJoin('users', 'users.id', 'knownBrowsers.userId')
    .select('tokenHash')
    .where('users.username', 'in', userNames(username))
    .where('tokenHash', '=', digestOf(token))
    .where('at', '>', since)
    .executeTakeFirst();
  return row?.tokenHash;
}

/** Where a call's wrong passwords count as failed sign-ins: in the browser where it is known, else at the address. */
export async function attemptPlaceOf(
  context: Pick<Context, 'db' | 'clock'>,
  username: string,
  request: FastifyRequest,
): Promise<string> {
  const known = await knownBrowserOf(context, username, request);
  return known ? browserPlace(known) : request.ip;
}

/**
 * Remembers that a member signed in with this browser. Its cookie is random, says nothing and opens nothing: with it,
 * wrong guesses of strangers don't hold the member up.
 */
export async function rememberBrowser(
  { db, clock, config }: Pick<Context, 'db' | 'clock' | 'config'>,
  userId: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const at = clock().toISOString();
  const token = await db.commit(async (trx) => {
    const given = cookieOf(request, cookieName);
    // A cookie that we never gave out is replaced, so that nobody can plant theirs in somebody else's browser.
    const cookie = given !== undefined && (await isOurs(trx, given)) ? given : makeToken();
    await trx
      .insertInto('knownBrowsers')
      .values({ userId, tokenHash: digestOf(cookie), at })
      .onConflict((conflict) => conflict.columns(['userId', 'tokenHash']).doUpdateSet({ at }))
      .execute();
    const known = await trx
      .selectFrom('knownBrowsers')
      .select('tokenHash')
      .where('userId', '=', userId)
      .orderBy('at', 'desc')
      .execute();
    for (const { tokenHash } of known.slice(maxBrowsers))
      await trx.deleteFrom('knownBrowsers').where('userId', '=', userId).where('tokenHash', '=', tokenHash).execute();
    return cookie;
  });
  const seconds = (rememberedDays * dayMs) / 1_000;
  setCookie({ request, reply, config }, { name: cookieName, token, path: '/api', seconds, sameSite: 'Strict' });
}

const isOurs = async (trx: StoreTransaction, token: string): Promise<boolean> =>
  (await trx.selectFrom('knownBrowsers').select('at').where('tokenHash', '=', digestOf(token)).executeTakeFirst()) !==
  undefined;

/** Browsers by a sign in the User-Agent. The first that fits counts: most also name the browsers they descend from. */
const browsers: readonly (readonly [name: string, sign: RegExp])[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Headless)?Chrome\/|\bCriOS\//],
  ['Safari', /\bSafari\//],
];
const systems: readonly (readonly [name: string, sign: RegExp])[] = [
  ['iOS', /\b(?:iPhone|iPod)\b/],
  ['iPadOS', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
];

const nameIn = (table: typeof browsers, agent: string) => table.find(([, sign]) => sign.test(agent))?.[0];

/** A browser in words, such as 'Firefox on Linux'; undefined if the header tells neither. */
export function browserName(userAgent: string | undefined): string | undefined {
  const agent = (userAgent ?? '').slice(0, 500);
  const browser = nameIn(browsers, agent);
  const system = nameIn(systems, agent);
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? (system && `A browser on ${system}`);
}
