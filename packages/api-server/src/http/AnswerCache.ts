import { hash } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { Database } from '../store/Database.ts';

/** A JSON answer ready to be sent. */
export interface ReadyAnswer {
  readonly body: string;
  /** Quoted, as the ETag header wants it. */
  readonly etag: string;
}

interface Kept extends ReadyAnswer {
  readonly revision: number;
  readonly at: number;
}

const keptAnswers = 500;
const keptMs = 1_000;
const largestKept = 256 * 1024;

/**
 * Keeps the answers to reads. One is used again only while nothing at all was written since, and for a second at most
 * (an answer may hold figures of today), so it is never older than the database.
 */
export class AnswerCache {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #kept = new Map<string, Kept>();

  constructor(db: Database, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  /** The kept answer, if it still holds. `key` names the member and the address. */
  find(key: string): ReadyAnswer | undefined {
    const known = this.#kept.get(key);
    return known && known.revision === this.#db.revision && Math.abs(this.#clock().getTime() - known.at) < keptMs ? known : undefined;
  }

  /** Computes the answer and keeps it. */
  async make(key: string, compute: () => Promise<unknown>): Promise<ReadyAnswer> {
    const { revision } = this.#db;
    const at = this.#clock().getTime();
    const body = JSON.stringify(await compute());
    const answer = { body, etag: `"${hash('sha1', body, 'base64url')}"`, revision, at };
    this.#kept.delete(key);
    if (body.length <= largestKept) this.#kept.set(key, answer);
    const oldest = this.#kept.keys().next().value;
    if (this.#kept.size > keptAnswers && oldest !== undefined) this.#kept.delete(oldest);
    return answer;
  }
}
