import { hash } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { Database } from '../store/Database.ts';
import type { Basis } from '../store/Revisions.ts';

/** A JSON answer, ready to be sent. */
export interface ReadyAnswer {
  readonly body: string;
  /** Quoted, as in the ETag header. */
  readonly etag: string;
}

interface Kept {
  /** Missing if it is too large to cache; the ETag alone then shows that nothing changed. */
  readonly body: string | undefined;
  readonly etag: string;
  readonly tenantId: string | undefined;
  readonly basis: Basis;
  readonly quarter: number;
}

const keptAnswers = 500;
const largestKept = 256 * 1024;
/** In every time zone, a day begins on a quarter of an hour in UTC. */
const quarterMs = 900_000;

/**
 * Caches the answers to reads. An answer is reused only while nothing has been written for its tenant to a table that
 * it was read from and no quarter of an hour has ended (it may hold figures of today), so it is never older than the
 * database. If other servers write too, nothing is cached.
 */
export class AnswerCache {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #kept = new Map<string, Kept>();

  constructor(db: Database, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  /**
   * The cached answer, if it is still valid; without its body if the client has it already: `known` is its
   * If-None-Match. `key` names the member and the address.
   */
  find(key: string, known = ''): ReadyAnswer | undefined {
    const kept = this.#kept.get(key);
    if (!kept || kept.quarter !== this.#quarter()) return undefined;
    const { body, etag, tenantId, basis } = kept;
    if (!this.#db.revisions?.holds(tenantId, basis)) return undefined;
    return body !== undefined || known.includes(etag) ? { body: body ?? '', etag } : undefined;
  }

  /** Computes an answer for a tenant, or for whoever asks, and caches it if possible. */
  async make(key: string, tenantId: string | undefined, compute: () => Promise<unknown>): Promise<ReadyAnswer> {
    const { revisions } = this.#db;
    if (!revisions) return readyAnswer(await compute());
    const quarter = this.#quarter();
    const { value, basis } = await revisions.reading(tenantId, compute);
    const answer = readyAnswer(value);
    const { body, etag } = answer;
    this.#kept.delete(key);
    this.#kept.set(key, { body: body.length <= largestKept ? body : undefined, etag, tenantId, basis, quarter });
    const oldest = this.#kept.keys().next().value;
    if (this.#kept.size > keptAnswers && oldest !== undefined) this.#kept.delete(oldest);
    return answer;
  }

  #quarter(): number {
    return Math.floor(this.#clock().getTime() / quarterMs);
  }
}

/** An answer as it is sent. */
export function readyAnswer(answer: unknown): ReadyAnswer {
  const body = JSON.stringify(answer);
  return { body, etag: `"${hash('sha1', body, 'base64url')}"` };
}
