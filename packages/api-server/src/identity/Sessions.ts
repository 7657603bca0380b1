import { randomUUID } from 'node:crypto';
import { limits } from '@switchboard/api-contract/limits';
import { dayMs, hourMs, minuteMs } from '@switchboard/api-contract/time';
import type { Clock } from '../platform/clock.ts';
import type { Member } from '../platform/actor.ts';
import type { StoreTransaction, Database } from '../platform/store/Database.ts';
import { isDemo } from '../tenants/demo.ts';
import { statement, type ValueOf } from '../platform/store/statement.ts';
import { selectMembers } from './accounts.ts';
import { digestOf, isToken, makeToken } from '../platform/vault/token.ts';
import { browserName } from './browsers.ts';

declare module '../platform/http/Server.ts' {
  interface Server {
    readonly sessions: Sessions;
  }
}

interface SessionsOptions {
  readonly db: Database;
  readonly clock: Clock;
  readonly days: number;
  /** Hours without use after which a session ends. */
  readonly idleHours: number;
  /** Whether the account of Demo Access may be signed in. */
  readonly demo: boolean;
}

/** The browser of a new session, and what else is written in its transaction. */
interface NewSession {
  readonly userAgent?: string | undefined;
  readonly also?: (trx: StoreTransaction, at: string) => Promise<void>;
  /** It begins with single sign-on, and ends after so many hours. */
  readonly signOn?: { readonly hours: number; readonly signOutAt: string | null };
}

/** A session that was created. */
interface CreatedSession {
  readonly token: string;
  /** Whether the member has never signed in before. */
  readonly firstVisit?: true;
}

/** The member whose session it is, and what says whether it still lasts. */
const selectSession = statement((db, value: ValueOf<{ tokenHash: string }>) =>
  selectMembers(db)
    .innerJoin('sessions', 'sessions.userId', 'users.id')
    .select(['sessions.expiresAt', 'sessions.createdAt', 'sessions.lastSeenAt'])
    .where('sessions.tokenHash', '=', value('tokenHash')),
);

/** The time of the last use is saved at most this often. */
const saveUseEveryMs = 300_000;

/**
 * Opaque bearer tokens of 256 random bits. The database holds only their SHA-256. A session ends after some days, or
 * after some hours without use.
 */
export class Sessions {
  readonly #options: SessionsOptions;

  constructor(options: SessionsOptions) {
    this.#options = options;
  }

  /**
   * Begins a session and returns its token, and whether it is the member's first. Deletes sessions that have ended and,
   * if the member has too many, those that were unused longest.
   */
  async create(userId: string, { userAgent, also, signOn }: NewSession = {}): Promise<CreatedSession> {
    const { db, clock, days } = this.#options;
    const token = makeToken();
    const now = clock().getTime();
    const at = new Date(now).toISOString();
    const isFirst = await db.commit(async (trx) => {
      await trx.deleteFrom('sessions').where('expiresAt', '<=', at).execute();
      const idle = new Date(now - this.#idleMs).toISOString();
      await trx.deleteFrom('sessions').where('userId', '=', userId).where('lastSeenAt', '<=', idle).execute();
      await this.#makeRoom(trx, userId);
      await trx
        .insertInto('sessions')
        .values({
          tokenHash: digestOf(token),
          userId,
          createdAt: at,
          expiresAt: new Date(now + (signOn ? signOn.hours * hourMs : days * dayMs)).toISOString(),
          id: randomUUID(),
          browser: browserName(userAgent) ?? null,
          lastSeenAt: at,
          provedAt: at,
          bySignOn: signOn ? 1 : 0,
          signOutAt: signOn?.signOutAt ?? null,
        })
        .execute();
      const user = await trx.selectFrom('users').select('lastSeenAt').where('id', '=', userId).executeTakeFirst();
      await trx.updateTable('users').set({ lastSeenAt: at }).where('id', '=', userId).execute();
      await also?.(trx, at);
      return user?.lastSeenAt === null;
    });
    return { token, ...(isFirst && { firstVisit: true as const }) };
  }

  async #makeRoom(trx: StoreTransaction, userId: string): Promise<void> {
    const own = await trx
      .selectFrom('sessions')
      .select('tokenHash')
      .where('userId', '=', userId)
      .orderBy((eb) => eb.fn.coalesce('lastSeenAt', 'createdAt'), 'desc')
      .execute();
    for (const { tokenHash } of own.slice(limits.members.sessions - 1))
      await trx.deleteFrom('sessions').where('tokenHash', '=', tokenHash).execute();
  }

  /**
   * The member that the token belongs to; undefined if it is unknown, revoked, expired or was unused for too long.
   * Counts as use, unless `watching`.
   */
  async find(token: string, { watching = false } = {}): Promise<Member | undefined> {
    return isToken(token) ? this.#find(digestOf(token), watching) : undefined;
  }

  /** The same for the hash of a token, which a consent keeps of its session. Does not count as use. */
  findByHash(tokenHash: string): Promise<Member | undefined> {
    return this.#find(tokenHash, true);
  }

  async #find(tokenHash: string, watching: boolean): Promise<Member | undefined> {
    const { db, clock, demo } = this.#options;
    const [row] = await selectSession(db, { tokenHash });
    if (!row) return undefined;
    const { expiresAt, createdAt, lastSeenAt, ...member } = row;
    const now = clock().getTime();
    const unusedMs = now - Date.parse(lastSeenAt ?? createdAt);
    if (Date.parse(expiresAt) <= now || unusedMs >= this.#idleMs) return undefined;
    if (!demo && isDemo(member.username)) return undefined;
    if (!watching && unusedMs >= saveUseEveryMs) this.#saveUse(tokenHash, member, now);
    return member;
  }

  get #idleMs(): number {
    return this.#options.idleHours * hourMs;
  }

  /** Saves that the session is in use, in the background. If that fails, the next use saves it. */
  #saveUse(tokenHash: string, { tenantId, userId }: Member, now: number): void {
    const { db } = this.#options;
    const lastSeenAt = new Date(now).toISOString();
    Promise.all([
      db.updateTable('sessions').set({ lastSeenAt }).where('tokenHash', '=', tokenHash).execute(),
      db.updateTable('users').set({ lastSeenAt }).where('tenantId', '=', tenantId).where('id', '=', userId).execute(),
    ]).catch(() => {});
  }

  /** Stores that the member proved in this session who they are. */
  async prove(trx: StoreTransaction, token: string): Promise<void> {
    const provedAt = this.#options.clock().toISOString();
    await trx.updateTable('sessions').set({ provedAt }).where('tokenHash', '=', digestOf(token)).execute();
  }

  /** Whether its member signed in, or proved who they are, within the last minutes. */
  async isProven(token: string): Promise<boolean> {
    const { db, clock } = this.#options;
    const since = new Date(clock().getTime() - limits.members.provenMinutes * minuteMs).toISOString();
    const row = await db
      .selectFrom('sessions')
      .select('id')
      .where('tokenHash', '=', digestOf(token))
      .where('provedAt', '>', since)
      .executeTakeFirst();
    return row !== undefined;
  }

  /** How a session began with single sign-on; undefined: it did not. */
  async signOnOf(token: string): Promise<{ readonly signOutAt: string | null } | undefined> {
    return this.#options.db
      .selectFrom('sessions')
      .select('signOutAt')
      .where('tokenHash', '=', digestOf(token))
      .where('bySignOn', '=', 1)
      .executeTakeFirst();
  }

  /** Ends a session immediately and permanently, and says where to sign out, too; undefined: there is none. */
  async revoke(
    token: string,
    also?: (trx: StoreTransaction) => Promise<void>,
  ): Promise<{ readonly signOutAt: string | null } | undefined> {
    const tokenHash = digestOf(token);
    return this.#options.db.commit(async (trx) => {
      const ended = await trx
        .deleteFrom('sessions')
        .where('tokenHash', '=', tokenHash)
        .returning('signOutAt')
        .executeTakeFirst();
      if (ended) await also?.(trx);
      return ended;
    });
  }

  /** Where a member is signed in, the latest use first; `token` is the session that asks. */
  async list(userId: string, token: string) {
    const { db, clock } = this.#options;
    const now = clock().getTime();
    const rows = await db
      .selectFrom('sessions')
      .selectAll()
      .where('userId', '=', userId)
      .where('expiresAt', '>', new Date(now).toISOString())
      .where((eb) => eb(eb.fn.coalesce('lastSeenAt', 'createdAt'), '>', new Date(now - this.#idleMs).toISOString()))
      .orderBy('lastSeenAt', 'desc')
      .orderBy('tokenHash')
      .execute();
    const own = digestOf(token);
    return rows.map(({ id, tokenHash, browser, createdAt, lastSeenAt }) => ({
      id: id ?? tokenHash.slice(0, 16),
      ...(browser !== null && { browser }),
      at: createdAt,
      ...(lastSeenAt !== null && { lastSeenAt }),
      ...(tokenHash === own && { current: true }),
    }));
  }

  /** Ends one of the member's sessions; false: there is none with this id. */
  async end(userId: string, id: string, also: (trx: StoreTransaction) => Promise<void>): Promise<boolean> {
    return this.#options.db.commit(async (trx) => {
      const row = await trx
        .deleteFrom('sessions')
        .where('userId', '=', userId)
        .where('id', '=', id)
        .returning('tokenHash')
        .executeTakeFirst();
      if (row) await also(trx);
      return row !== undefined;
    });
  }

  /** Ends the member's sessions but for the one of this token. */
  async endOthers(trx: StoreTransaction, userId: string, token: string): Promise<void> {
    await trx.deleteFrom('sessions').where('userId', '=', userId).where('tokenHash', '<>', digestOf(token)).execute();
  }
}
