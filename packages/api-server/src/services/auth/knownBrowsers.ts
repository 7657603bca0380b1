import { hash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';

const cookieName = 'known_browser';
const tokenForm = /^[\w-]{43}$/;
const dayMs = 86_400_000;
const rememberedDays = 365;
/** Browsers of one member that are remembered; the one unused longest makes room. */
const most = 20;

const digest = (token: string): string => hash('sha256', token, 'hex');

/** The token of the browser's cookie; undefined where there is none. */
function cookieOf({ headers }: FastifyRequest): string | undefined {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim().split('='));
  const token = pairs.find(([name]) => name === cookieName)?.[1];
  return token !== undefined && tokenForm.test(token) ? token : undefined;
}

/** The digest of the browser's cookie, if the member signed in with it before. */
export async function knownBrowserOf(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  username: string,
  request: FastifyRequest,
): Promise<string | undefined> {
  const token = cookieOf(request);
  if (token === undefined) return undefined;
  const since = new Date(clock().getTime() - rememberedDays * dayMs).toISOString();
  const row = await db
    .selectFrom('knownBrowsers')
    .innerJoin('users', 'users.id', 'knownBrowsers.userId')
    .select('tokenHash')
    .where('users.username', '=', username)
    .where('tokenHash', '=', digest(token))
    .where('at', '>', since)
    .executeTakeFirst();
  return row?.tokenHash;
}

/**
 * Remembers that a member signed in with this browser. Its cookie is random, says nothing and opens nothing: with it,
 * wrong guesses of strangers don't hold the member up.
 */
export async function rememberBrowser(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  userId: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const token = cookieOf(request) ?? randomBytes(32).toString('base64url');
  const at = clock().toISOString();
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('knownBrowsers')
      .values({ userId, tokenHash: digest(token), at })
      .onConflict((conflict) => conflict.columns(['userId', 'tokenHash']).doUpdateSet({ at }))
      .execute();
    const known = await trx
      .selectFrom('knownBrowsers')
      .select('tokenHash')
      .where('userId', '=', userId)
      .orderBy('at', 'desc')
      .execute();
    for (const { tokenHash } of known.slice(most))
      await trx.deleteFrom('knownBrowsers').where('userId', '=', userId).where('tokenHash', '=', tokenHash).execute();
  });
  const secure = request.protocol === 'https' ? '; Secure' : '';
  void reply.header(
    'set-cookie',
    `${cookieName}=${token}; Path=/api; Max-Age=${(rememberedDays * dayMs) / 1_000}; HttpOnly; SameSite=Strict${secure}`,
  );
}
