import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import type { Timers } from '../clock.ts';
import type { Topic } from './Database.ts';

/** PostgreSQL's name for it; all servers on a database have to use the same. */
const channel = 'switchboard';
/** How long after it was lost, or refused, the connection is tried again. */
const openAgainMs = 5_000;

interface Parts {
  readonly connect: () => Promise<Client>;
  readonly timers: Timers;
  readonly told: (topic: Topic, about: string) => void;
}

/**
 * The connection on which servers tell each other what has changed, by PostgreSQL's LISTEN and NOTIFY. While there is
 * none, nothing is told.
 */
export class AnnouncementLine {
  readonly #parts: Parts;
  /** What this server tells is not told to itself. */
  readonly #sender = randomUUID();
  readonly #untold = new Set<string>();
  #opening: Promise<void> | undefined;
  #cancelOpening = (): void => {};
  #client: Client | undefined;
  #isSending = false;
  #isClosed = false;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Returns at once, and keeps it open from then on. */
  open(): void {
    this.#opening ??= this.#connect();
  }

  tell(topic: Topic, about: string): void {
    if (!this.#client) return;
    this.#untold.add(JSON.stringify([this.#sender, topic, about]));
    if (!this.#isSending) this.#send(this.#client).catch(() => this.#openAgain());
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#cancelOpening();
    await this.#opening;
    await this.#client?.end();
  }

  async #connect(): Promise<void> {
    let client: Client | undefined;
    try {
      client = await this.#parts.connect();
      client.once('end', () => this.#openAgain()).on('notification', ({ payload }) => this.#hear(payload));
      await client.query(`listen ${channel}`);
      this.#client = client;
    } catch {
      await client?.end();
      this.#openAgain();
    }
  }

  #openAgain(): void {
    this.#client = undefined;
    this.#untold.clear();
    this.#cancelOpening();
    if (this.#isClosed) return;
    this.#cancelOpening = this.#parts.timers.after(openAgainMs, () => {
      this.#opening = this.#connect();
    });
  }

  /** What is to be told meanwhile is told together. */
  async #send(client: Client): Promise<void> {
    this.#isSending = true;
    try {
      while (this.#untold.size > 0) {
        const news = [...this.#untold];
        this.#untold.clear();
        await client.query('select pg_notify($1, news) from unnest($2::text[]) as news', [channel, news]);
      }
    } catch {
      await client.end();
    } finally {
      this.#isSending = false;
    }
  }

  #hear(payload = ''): void {
    const [sender, topic, about] = JSON.parse(payload) as [string, Topic, string];
    if (sender !== this.#sender) this.#parts.told(topic, about);
  }
}
