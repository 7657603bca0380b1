import { hash, randomBytes, randomUUID } from 'node:crypto';
import { limits } from '@switchboard/api-contract/limits';
import { demoCredentials } from '@switchboard/api-contract/session';
import type { Clock } from '../platform/clock.ts';
import type { Member } from '../platform/Member.ts';
import type { Changing, Database } from '../platform/store/Database.ts';
import { browserName } from './browserName.ts';

declare module '../platform/http/Server.ts' {
  interface Server {
    readonly sessions: Sessions;
  }
}

interface KnownSession {
  readonly member: Member;
  readonly expiresAt: number;
  /** When its use was last written down (ms). */
  seenAt: number;
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

/** Where a session begins, and what is written in the same transaction. */
interface Beginning {
  readonly userAgent?: string | undefined;
  readonly also?: (trx: Changing, at: string) => Promise<void>;
}

/** A session that has begun. */
interface Begun {
  readonly token: string;
  /** The member has never been here before. */
  readonly firstVisit?: true;
}

const dayMs = 86_400_000;
const hourMs = 3_600_000;
/** The use of a session is written down so often at most. */
const seenEveryMs = 300_000;
const keptSessions = 10_000;
const tokenForm = /^[\w-]{43}$/;
/** How a token is stored. */
export const digest = (token: string): string => hash('sha256', token, 'hex');

/**
 * Opaque bearer tokens of 256 random bits. The database holds only their SHA-256. Sessions in use are cached in
 * memory. One ends after some days, or after some hours without use.
 */
export class Sessions {
  readonly #options: SessionsOptions;
  readonly #known = new Map<string, KnownSession>();
  #outside: number | undefined;

  constructor(options: SessionsOptions) {
    this.#options = options;
  }

  /**
   * Begins a session and returns its token, and whether it is the member's first. Deletes sessions that are over, and
   * of the member's own the one that was unused longest, if they have too many.
   */
  async create(userId: string, { userAgent, also }: Beginning = {}): Promise<Begun> {
    const { db, clock, days } = this.#options;
    const token = randomBytes(32).toString('base64url');
    const now = clock().getTime();
    const at = new Date(now).toISOString();
    const isFirst = await db.transaction().execute(async (trx) => {
      await trx.deleteFrom('sessions').where('expiresAt', '<=', at).execute();
      const idle = new Date(now - this.#idleMs).toISOString();
      await trx.deleteFrom('sessions').where('userId', '=', userId).where('lastSeenAt', '<=', idle).execute();
      await this.#makeRoom(trx, userId);
      await trx
        .insertInto('sessions')
        .values({
          tokenHash: digest(token),
          userId,
          createdAt: at,
          expiresAt: new Date(now + days * dayMs).toISOString(),
          id: randomUUID(),
          browser: browserName(userAgent) ?? null,
          lastSeenAt: at,
        })
        .execute();
      const user = await trx.selectFrom('users').select('lastSeenAt').where('id', '=', userId).executeTakeFirst();
      await trx.updateTable('users').set({ lastSeenAt: at }).where('id', '=', userId).execute();
      await also?.(trx, at);
      return user?.lastSeenAt === null;
    });
    return { token, ...(isFirst && { firstVisit: true as const }) };
  }

  async #makeRoom(trx: Changing, userId: string): Promise<void> {
    const own = await trx
      .selectFrom('sessions')
      .select('tokenHash')
      .where('userId', '=', userId)
      .orderBy((eb) => eb.fn.coalesce('lastSeenAt', 'createdAt'), 'desc')
      .execute();
    for (const { tokenHash } of own.slice(limits.members.sessions - 1)) {
      await trx.deleteFrom('sessions').where('tokenHash', '=', tokenHash).execute();
      this.#known.delete(tokenHash);
    }
  }

  /**
   * The member that the token belongs to; undefined if it is unknown, revoked, expired or was unused for too long.
   * Counts as use, unless `watching`. Returns at once for sessions in use, which are nearly all.
   */
  find(token: string, { watching = false } = {}): Member | undefined | Promise<Member | undefined> {
    return tokenForm.test(token) ? this.#find(digest(token), watching) : undefined;
  }

  /** The same for the hash of a token, as something that was begun in a session keeps it. Does not count as use. */
  findByHash(tokenHash: string): Member | undefined | Promise<Member | undefined> {
    return this.#find(tokenHash, true);
  }

  #find(tokenHash: string, watching: boolean): Member | undefined | Promise<Member | undefined> {
    this.#noticeOthers();
    const settle = (session: KnownSession | undefined) => {
      if (!session || !this.#holds(session)) return undefined;
      if (!watching) this.#noteUse(tokenHash, session);
      return session.member;
    };
    const known = this.#known.get(tokenHash);
    return known ? settle(known) : this.#read(tokenHash).then(settle);
  }

  /** What another process wrote, such as a command that removed a member, holds from the next call on. */
  #noticeOthers(): void {
    const { outside } = this.#options.db;
    if (outside !== this.#outside) this.#known.clear();
    this.#outside = outside;
  }

  get #idleMs(): number {
    return this.#options.idleHours * hourMs;
  }

  #holds({ member, expiresAt, seenAt }: KnownSession): boolean {
    const { clock, demo } = this.#options;
    const now = clock().getTime();
    return expiresAt > now && seenAt + this.#idleMs > now && (demo || member.username !== demoCredentials.username);
  }

  /** Writes down that the session is in use, in the background. If that fails, the next use does. */
  #noteUse(tokenHash: string, session: KnownSession): void {
    const { db, clock } = this.#options;
    const now = clock().getTime();
    if (now - session.seenAt < seenEveryMs) return;
    const before = session.seenAt;
    session.seenAt = now;
    const { tenantId, userId } = session.member;
    const lastSeenAt = new Date(now).toISOString();
    Promise.all([
      db.updateTable('sessions').set({ lastSeenAt }).where('tokenHash', '=', tokenHash).execute(),
      db.updateTable('users').set({ lastSeenAt }).where('tenantId', '=', tenantId).where('id', '=', userId).execute(),
    ]).catch(() => {
      session.seenAt = before;
    });
  }

  /** Ends a session immediately and permanently; false: there is none. */
  async revoke(token: string, also?: (trx: Changing) => Promise<void>): Promise<boolean> {
    const tokenHash = digest(token);
    const found = await this.#options.db.transaction().execute(async (trx) => {
      const ended = await trx
        .deleteFrom('sessions')
        .where('tokenHash', '=', tokenHash)
        .returning('tokenHash')
        .executeTakeFirst();
      if (ended) await also?.(trx);
      return ended !== undefined;
    });
    this.#known.delete(tokenHash);
    return found;
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
    const own = digest(token);
    return rows.map(({ id, tokenHash, browser, createdAt, lastSeenAt }) => ({
      id: id ?? tokenHash.slice(0, 16),
      ...(browser !== null && { browser }),
      at: createdAt,
      ...(lastSeenAt !== null && { lastSeenAt }),
      ...(tokenHash === own && { current: true }),
    }));
  }

  /** Ends one of the member's sessions; false: there is none with this id. */
  async end(userId: string, id: string, also: (trx: Changing) => Promise<void>): Promise<boolean> {
    const ended = await this.#options.db.transaction().execute(async (trx) => {
      const row = await trx
        .deleteFrom('sessions')
        .where('userId', '=', userId)
        .where('id', '=', id)
        .returning('tokenHash')
        .executeTakeFirst();
      if (row) await also(trx);
      return row;
    });
    if (ended) this.#known.delete(ended.tokenHash);
    return ended !== undefined;
  }

  /** Ends the member's sessions but for the one of this token. Call `forgetMember` after the transaction. */
  async endOthers(trx: Changing, userId: string, token: string): Promise<void> {
    await trx.deleteFrom('sessions').where('userId', '=', userId).where('tokenHash', '<>', digest(token)).execute();
  }

  /** Reads the member's sessions anew: their role changed, or they ended. */
  forgetMember(userId: string): void {
    for (const [tokenHash, { member }] of this.#known) if (member.userId === userId) this.#known.delete(tokenHash);
  }

  async #read(tokenHash: string): Promise<KnownSession | undefined> {
    const { revision } = this.#options.db;
    const row = await this.#options.db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.userId')
      .innerJoin('tenants', 'tenants.id', 'users.tenantId')
      .select([
        'sessions.expiresAt',
        'sessions.createdAt',
        'sessions.lastSeenAt',
        'users.id as userId',
        'users.tenantId',
        'tenants.name as tenantName',
        'users.username',
        'users.name',
        'users.email',
        'users.role',
      ])
      .where('sessions.tokenHash', '=', tokenHash)
      .executeTakeFirst();
    if (!row) return undefined;
    const { expiresAt, createdAt, lastSeenAt, ...member } = row;
    const session = { member, expiresAt: Date.parse(expiresAt), seenAt: Date.parse(lastSeenAt ?? createdAt) };
    // Not cached if it was revoked in the meantime, or if another server could revoke it.
    if (revision === undefined || this.#options.db.revision !== revision) return session;
    this.#known.set(tokenHash, session);
    const oldest = this.#known.keys().next().value;
    if (this.#known.size > keptSessions && oldest !== undefined) this.#known.delete(oldest);
    return session;
  }
}
