import type { AnswerStatus, ChatEvent } from '@switchboard/api-contract/conversations';
import { DatabaseUnavailableError } from '../../platform/store/Database.ts';
import { startPosition, eventsAfter, toEventId, type DeliveredAnswerEvent, type Position } from './answerEvents.ts';
import {
  requestStop,
  endAnswer,
  findUnfinishedAnswer,
  readStoredAnswer,
  describeReceipts,
  withEnding,
  type AssistantAnswer,
  type AnswerParts,
  type ConversationKey,
  type Ending,
} from '../conversations/answerRows.ts';
import { findOpenQuestion } from '../conversations/conversations.ts';
import {
  AnswerInterrupted,
  GrowingAnswer,
  type Interruption,
  type GrowingParts,
  type AnswerWriter,
} from './GrowingAnswer.ts';
import { withMarksOf } from './sources.ts';

/** What ends an answer: its last text, and its other parts. */
export interface FinishedAnswer extends Ending {
  /** What is said after what was said so far. */
  readonly text: string;
  readonly parts: Pick<AnswerParts, 'agents' | 'question' | 'receipts' | 'suggestions'>;
  /** Its provider broke off, the member stopped it, or the message was not understood; else it is whole. */
  readonly status?: Exclude<AnswerStatus, 'writing'> | undefined;
}

/** An answer to follow. */
export interface AnswerToFollow {
  readonly key: ConversationKey;
  readonly id: string;
  /** What of it is there already; of another answer it counts as nothing. */
  readonly from?: Position | undefined;
  /** Aborted when nobody follows any more. */
  readonly gone: AbortSignal;
}

/** How often an answer of another server is looked at, should it not tell that it has grown. */
const lookEveryMs = 250;
/** How long work may take to heed that it is broken off. */
const graceMs = 1_000;

/** What is said where an answer is broken off. */
const endings: Readonly<Record<Interruption, string>> = {
  stopped: '',
  late: 'This took too long and was ended here. Ask for less at once.',
  closing: 'The server is being restarted, so this was ended here. Ask again.',
  gone: '',
};
const whyFailed = (error: unknown): string =>
  error instanceof DatabaseUnavailableError
    ? `${error.sentence} So this was ended here.`
    : 'Something went wrong on the server, so this was ended here. Ask again.';

/**
 * Answers that are made in the background, whoever waits for them, and told to all who follow them: from memory where
 * this server makes them, else by looking at their row.
 */
export class Answers {
  readonly #parts: GrowingParts;
  readonly #growing = new Map<string, GrowingAnswer>();
  readonly #work = new Set<Promise<void>>();
  readonly #closing = new AbortController();

  constructor(parts: GrowingParts) {
    this.#parts = parts;
  }

  /** Begins to make an answer. Whatever `work` throws ends it. */
  make(key: ConversationKey, id: string, work: (writer: AnswerWriter) => Promise<FinishedAnswer>): void {
    const growing = new GrowingAnswer(key, id, this.#parts);
    this.#growing.set(nameOf(key, id), growing);
    if (this.#closing.signal.aborted) growing.break('closing');
    const made = this.#make(key, growing, work)
      .catch(this.#parts.onFault)
      .finally(() => {
        this.#growing.delete(nameOf(key, id));
        growing.letGo();
        this.#work.delete(made);
      });
    this.#work.add(made);
  }

  /** Tells an answer from a position on, until it ends, nobody follows any more, or this server stops. */
  async *follow({ key, id, from, gone }: AnswerToFollow): AsyncGenerator<DeliveredAnswerEvent> {
    let position = from?.id === id ? from : startPosition(id);
    for (;;) {
      const growing = this.#growing.get(nameOf(key, id));
      const changed = growing?.changed() ?? this.#untilGrown(id);
      const answer = growing?.answer ?? (await readStoredAnswer(this.#parts, key, id));
      if (!answer) {
        yield told(position, { event: 'error', data: { error: 'This conversation was deleted.' } });
        return;
      }
      const [events, next] = eventsAfter(position, answer);
      position = next;
      yield* events;
      if (answer.status !== 'writing') {
        yield* await this.#endOf(key, answer, position);
        return;
      }
      await unlessAborted(changed, gone);
      // What is made here is told to its end, which a server that stops brings about.
      if (gone.aborted || (!growing && this.#closing.signal.aborted)) return;
    }
  }

  /** Ends the answer of a conversation that is being made, wherever it is. */
  async stop(key: ConversationKey): Promise<void> {
    const writing = await findUnfinishedAnswer(this.#parts, key);
    if (!writing) return;
    await requestStop(this.#parts.db, key, writing.id);
    this.#parts.db.announce('stop', writing.id);
  }

  /** Ends what is being made, because the server stops. Resolves once all of it is kept. */
  async close(): Promise<void> {
    this.#closing.abort();
    for (const growing of this.#growing.values()) growing.break('closing');
    await Promise.all(this.#work);
  }

  async #make(
    key: ConversationKey,
    growing: GrowingAnswer,
    work: (writer: AnswerWriter) => Promise<FinishedAnswer>,
  ): Promise<void> {
    const { status = 'done', text, parts, ...ending } = await this.#try(growing, work);
    const told = await growing.end();
    const { sources = [] } = told.parts;
    const rest = withMarksOf(text, (n) => sources.some((source) => source.n === n));
    const answer: AssistantAnswer = {
      ...told,
      status,
      text: withEnding(told.text, rest) || 'Stopped.',
      parts: { ...told.parts, ...parts },
    };
    try {
      if (!(await endAnswer(this.#parts, key, answer, ending))) return;
      growing.settle(answer);
      this.#parts.db.announce('answer', answer.id);
    } catch (error) {
      this.#parts.onFault(error);
      // Those who follow it are told as much as there is. What it asks is not stored, so a yes would do nothing.
      growing.settle({ ...answer, status: 'cut', text: withEnding(told.text, whyFailed(error)), parts: told.parts });
    }
  }

  async #try(
    { writer }: GrowingAnswer,
    work: (writer: AnswerWriter) => Promise<FinishedAnswer>,
  ): Promise<FinishedAnswer> {
    const { signal } = writer;
    const { promise: broken, reject } = Promise.withResolvers<never>();
    const heedLate = () => this.#parts.timers.after(graceMs, () => reject(signal.reason as Error));
    if (signal.aborted) heedLate();
    else signal.addEventListener('abort', heedLate, { once: true });
    try {
      return await Promise.race([work(writer), broken]);
    } catch (error) {
      const why = signal.reason instanceof AnswerInterrupted ? signal.reason.why : 'failed';
      if (why === 'failed') this.#parts.onFault(error);
      return {
        text: why === 'failed' ? whyFailed(error) : endings[why],
        status: why === 'stopped' ? 'stopped' : 'cut',
        parts: {},
      };
    }
  }

  async #endOf(
    key: ConversationKey,
    { id, text, status, parts }: AssistantAnswer,
    position: Position,
  ): Promise<DeliveredAnswerEvent[]> {
    const { agents = [], question, sources = [], receipts, suggestions = [] } = parts;
    const asked = question && {
      ...question,
      open: id === (await findOpenQuestion(this.#parts, key)),
    };
    return [
      ...(asked ? [told(position, { event: 'question', data: asked })] : []),
      told(position, {
        event: 'done',
        data: {
          id,
          response: text,
          agents: [...agents],
          status,
          ...(asked && { question: asked }),
          sources: [...sources],
          receipts: describeReceipts(receipts),
          suggestions: [...suggestions],
        },
      }),
    ];
  }

  /** Resolves when another server tells that an answer has grown, or when it is time to look. */
  #untilGrown(id: string): Promise<void> {
    const { db, timers } = this.#parts;
    return new Promise((resolve) => {
      const goOn = (): void => {
        cancel();
        stopListening();
        resolve();
      };
      const cancel = timers.after(lookEveryMs, goOn);
      const stopListening = db.listen('answer', (about) => {
        if (about === id) goOn();
      });
    });
  }
}

const nameOf = ({ tenantId, userId, sessionId }: ConversationKey, id: string): string =>
  JSON.stringify([tenantId, userId, sessionId, id]);

const told = (position: Position, event: ChatEvent): DeliveredAnswerEvent => ({ ...event, id: toEventId(position) });

/** Resolves with the promise, or once the signal is aborted. */
const unlessAborted = (promise: Promise<void>, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      signal.removeEventListener('abort', end);
      resolve();
    };
    if (signal.aborted) return end();
    signal.addEventListener('abort', end);
    promise.then(end, end);
  });
