import type { AnswerSource } from '@switchboard/api-contract/conversations';
import type { Context } from '../../platform/Context.ts';
import type { Timers } from '../../platform/clock.ts';
import {
  readStopRequest,
  writeAnswer,
  type AssistantAnswer,
  type AnswerParts,
  type ConversationKey,
} from '../conversations/answerRows.ts';
import { takeMarks, withMarksOf } from './sources.ts';

/** Takes what an answer says while it is made. What was said is kept, whatever happens next. */
export interface AnswerWriter {
  /** Something begins that takes a moment, in our own words; the step before it has ended. */
  readonly step: (text: string) => void;
  /** The next piece of the text; an empty one is a sign of life. */
  readonly say: (text: string) => void;
  /** The number of a source, for `[n]` in the text; the same thing twice is one. */
  readonly source: (source: Omit<AnswerSource, 'n'>) => number;
  /** Aborted when the member stops the answer, its time is up, or the server stops. */
  readonly signal: AbortSignal;
}

/** The member wants it to end, its time is up, its server stops, or its row is gone. */
export type Interruption = 'stopped' | 'late' | 'closing' | 'gone';

/** An answer is ended before it is whole. */
export class AnswerInterrupted extends Error {
  readonly why: Interruption;
  constructor(why: Interruption) {
    super(why);
    this.why = why;
  }
}

export interface GrowingParts extends Pick<Context, 'db' | 'clock'> {
  readonly timers: Timers;
  readonly onFault: (error: unknown) => void;
}

const every = {
  /** The shortest time between two writes: shorter where other servers may follow the answer. */
  writeMs: { shared: 100, alone: 500 },
  /** How often to look whether another server was asked to stop it, should it not be told. */
  lookMs: 250,
  /** How often the server says that it is still at work. */
  renewMs: 5_000,
} as const;

/** A provider ends its own requests somewhat earlier, and says why. */
const patience = { silenceMs: 65_000, totalMs: 305_000 } as const;

/**
 * An answer that this server makes. What is said is known here at once, and stored soon: the first word at once, then a
 * few times a second.
 */
export class GrowingAnswer {
  readonly #key: ConversationKey;
  readonly #parts: GrowingParts;
  readonly #abort = new AbortController();
  #answer: AssistantAnswer;
  #held = '';
  #changed = Promise.withResolvers<void>();
  #isWritten = true;
  #writing: Promise<void> | undefined;
  #lastWrite: number;
  #cancelWrite: (() => void) | undefined;
  #cancelLook: (() => void) | undefined;
  #cancelSilence: (() => void) | undefined;
  readonly #cancelTotal: () => void;
  readonly #stopHearing: () => void;
  #ended = false;

  constructor(key: ConversationKey, id: string, parts: GrowingParts) {
    this.#key = key;
    this.#parts = parts;
    this.#answer = { id, text: '', status: 'writing', parts: {} };
    this.#lastWrite = parts.clock().getTime();
    this.#cancelTotal = parts.timers.after(patience.totalMs, () => this.break('late'));
    this.#stopHearing = parts.db.listen('stop', (about) => {
      if (about === id) this.break('stopped');
    });
    this.#listen();
    this.#lookLater();
  }

  get answer(): AssistantAnswer {
    return this.#answer;
  }

  /** Resolves with the next change. */
  changed(): Promise<void> {
    return this.#changed.promise;
  }

  get writer(): AnswerWriter {
    return { step: this.#step, say: this.#say, source: this.#source, signal: this.#abort.signal };
  }

  readonly #step = (text: string): void => {
    this.#set({ steps: [...this.#endedSteps(), { text, done: false }] });
  };

  readonly #say = (piece: string): void => {
    if (this.#ended) return;
    const { text, held } = takeMarks(this.#held + piece, this.#isSource);
    this.#held = held;
    if (text === '') return this.#listen();
    const isFirst = this.#answer.text === '';
    this.#answer = { ...this.#answer, text: this.#answer.text + text };
    this.#set({ steps: this.#endedSteps() }, isFirst);
  };

  readonly #source = (source: Omit<AnswerSource, 'n'>): number => {
    const { sources = [] } = this.#answer.parts;
    const known = sources.find(({ kind, id }) => kind === source.kind && id === source.id);
    if (known) return known.n;
    const n = sources.length + 1;
    this.#set({ sources: [...sources, { ...source, n }] });
    return n;
  };

  /** Aborts the work on it. */
  break(why: Interruption): void {
    this.#abort.abort(new AnswerInterrupted(why));
  }

  /** Ends the telling, and gives what was told. Nothing is written any more once it resolves. */
  async end(): Promise<AssistantAnswer> {
    this.#ended = true;
    const cancels = [this.#cancelWrite, this.#cancelLook, this.#cancelSilence, this.#cancelTotal, this.#stopHearing];
    for (const cancel of cancels) cancel?.();
    await this.#writing;
    const { text } = this.#answer;
    return { ...this.#answer, text: text + withMarksOf(this.#held, this.#isSource) };
  }

  /** Tells those who follow how it ended. */
  settle(answer: AssistantAnswer): void {
    this.#answer = answer;
    this.#tell();
  }

  /** Lets those who still follow look for its end in what is stored. */
  letGo(): void {
    this.#tell();
  }

  readonly #isSource = (n: number): boolean => this.#answer.parts.sources?.some((source) => source.n === n) === true;

  #endedSteps() {
    return (this.#answer.parts.steps ?? []).map((step) => (step.done ? step : { ...step, done: true }));
  }

  #set(parts: AnswerParts, atOnce = false): void {
    if (this.#ended) return;
    this.#answer = { ...this.#answer, parts: { ...this.#answer.parts, ...parts } };
    this.#isWritten = false;
    this.#tell();
    this.#listen();
    this.#writeSoon(atOnce);
  }

  #tell(): void {
    this.#changed.resolve();
    this.#changed = Promise.withResolvers();
  }

  /** Something came: begins to wait for the next sign of life. */
  #listen(): void {
    this.#cancelSilence?.();
    this.#cancelSilence = this.#parts.timers.after(patience.silenceMs, () => this.break('late'));
  }

  #writeSoon(atOnce: boolean): void {
    if (this.#writing || (this.#cancelWrite && !atOnce)) return;
    this.#cancelWrite?.();
    const { db, clock, timers } = this.#parts;
    const wait = this.#lastWrite + every.writeMs[db.shared ? 'shared' : 'alone'] - clock().getTime();
    if (wait <= 0 || atOnce) this.#write();
    else this.#cancelWrite = timers.after(wait, () => this.#write());
  }

  #write(): void {
    const { db, clock, onFault } = this.#parts;
    this.#cancelWrite = undefined;
    this.#lastWrite = clock().getTime();
    this.#isWritten = true;
    this.#writing = writeAnswer(db, this.#key, this.#answer, clock())
      .then((row) => this.#heed(row))
      .then(() => db.announce('answer', this.#answer.id))
      .catch((error: unknown) => {
        // What could not be written waits for the next time, or for the end.
        this.#isWritten = false;
        onFault(error);
      })
      .finally(() => {
        this.#writing = undefined;
        if (!this.#isWritten && !this.#ended) this.#writeSoon(false);
      });
  }

  #heed(row: { readonly stopAsked: number } | undefined): void {
    if (!row) this.break('gone');
    else if (row.stopAsked === 1) this.break('stopped');
  }

  #lookLater(): void {
    const { db, timers, onFault } = this.#parts;
    this.#cancelLook = timers.after(db.shared ? every.lookMs : every.renewMs, () => {
      this.#look().catch(onFault);
    });
  }

  async #look(): Promise<void> {
    const { db, clock, onFault } = this.#parts;
    if (clock().getTime() - this.#lastWrite >= every.renewMs && !this.#writing) this.#write();
    else if (db.shared)
      await readStopRequest(db, this.#key, this.#answer.id)
        .then((row) => this.#heed(row))
        .catch(onFault);
    await this.#writing;
    if (!this.#ended) this.#lookLater();
  }
}
