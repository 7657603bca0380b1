import { hash, randomBytes } from 'node:crypto';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../store/Database.ts';

/** The member that a call is made for. */
export interface Member {
  readonly userId: string;
  readonly tenantId: string;
  readonly tenantName: string;
  readonly username: string;
  readonly name: string;
  readonly email: string;
  readonly role: string;
}

interface KnownSession {
  readonly member: Member;
  readonly expiresAt: number;
}

interface SessionsOptions {
  readonly db: Database;
  readonly clock: Clock;
  readonly days: number;
}

const dayMs = 86_400_000;
const keptSessions = 10_000;
const tokenForm = /^[\w-]{43}$/;
const digest = (token: string): string => hash('sha256', token, 'hex');

/**
 * Opaque bearer tokens of 256 random bits. The database holds only their SHA-256. Sessions in use are cached in
 * memory.
 */
export class Sessions {
  readonly #options: SessionsOptions;
  readonly #known = new Map<string, KnownSession>();

  constructor(options: SessionsOptions) {
    this.#options = options;
  }

  /** Begins a session and returns its token. Deletes expired sessions. */
  async create(userId: string): Promise<string> {
    const { db, clock, days } = this.#options;
    const token = randomBytes(32).toString('base64url');
    const now = clock().getTime();
    await db.transaction().execute(async (trx) => {
      await trx.deleteFrom('sessions').where('expiresAt', '<=', new Date(now).toISOString()).execute();
      await trx
        .insertInto('sessions')
        .values({
          tokenHash: digest(token),
          userId,
          createdAt: new Date(now).toISOString(),
          expiresAt: new Date(now + days * dayMs).toISOString(),
        })
        .execute();
    });
    return token;
  }

  /**
   * The member that the token belongs to; undefined if it is unknown, revoked or expired. Returns at once for
   * sessions in use, which are nearly all.
   */
  find(token: string): Member | undefined | Promise<Member | undefined> {
    if (!tokenForm.test(token)) return undefined;
    const tokenHash = digest(token);
    const known = this.#known.get(tokenHash);
    return known
      ? this.#unexpired(known)
      : this.#read(tokenHash).then((session) => session && this.#unexpired(session));
  }

  #unexpired({ member, expiresAt }: KnownSession): Member | undefined {
    return expiresAt > this.#options.clock().getTime() ? member : undefined;
  }

  /** Ends a session immediately and permanently. */
  async revoke(token: string): Promise<void> {
    const tokenHash = digest(token);
    await this.#options.db.deleteFrom('sessions').where('tokenHash', '=', tokenHash).execute();
    this.#known.delete(tokenHash);
  }

  async #read(tokenHash: string): Promise<KnownSession | undefined> {
    const { revision } = this.#options.db;
    const row = await this.#options.db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.userId')
      .innerJoin('tenants', 'tenants.id', 'users.tenantId')
      .select([
        'sessions.expiresAt',
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
    const { expiresAt, ...member } = row;
    const session = { member, expiresAt: Date.parse(expiresAt) };
    // Not cached if it was revoked in the meantime, or if another server could revoke it.
    if (revision === undefined || this.#options.db.revision !== revision) return session;
    this.#known.set(tokenHash, session);
    const oldest = this.#known.keys().next().value;
    if (this.#known.size > keptSessions && oldest !== undefined) this.#known.delete(oldest);
    return session;
  }
}
