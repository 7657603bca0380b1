import type { ChatEvent } from '@switchboard/api-contract/conversations';
import type { AnswerEndAnswer, ChatMessageAnswer } from '../builders/conversations.ts';

/** One event of a streamed answer; its id says how much of which answer has come. */
export type StreamedEvent = ChatEvent & { readonly id: string };

interface Told {
  readonly event: StreamedEvent;
  /** Milliseconds after the beginning. */
  readonly due: number;
  /** The answer, with this event and all before it. */
  readonly shown: ChatMessageAnswer;
}

const firstMs = 40;
const pieceMs = 20;

/** A text in pieces as a model sends them: some words each. */
const piecesOf = (text: string): readonly string[] => text.match(/[\s\S]{1,24}(?=\s|$)\s?|[\s\S]{1,24}/g) ?? [];

/**
 * An answer that is told bit by bit from now on. How much of it has come follows from the time alone, so any number of
 * readers can follow, or none. `atOnce`: all of it has come.
 */
export function createStreamedAnswer(answer: ChatMessageAnswer, suggestions: readonly string[], atOnce: boolean) {
  const told = eventsOf(answer);
  const last = told.at(-1);
  const beganAt = performance.now();
  const stopping = Promise.withResolvers<void>();
  let stoppedAt = Number.POSITIVE_INFINITY;
  const elapsed = () => Math.min(atOnce ? Number.POSITIVE_INFINITY : performance.now() - beganAt, stoppedAt);
  const wasStopped = () => stoppedAt < (last?.due ?? 0);
  /** Somebody was told the end; timers may be a moment early. */
  let wasTold = false;
  const isOver = () => wasTold || wasStopped() || elapsed() >= (last?.due ?? 0);

  const shown = (): ChatMessageAnswer => {
    if (isOver() && !wasStopped()) return answer;
    const now = told.findLast(({ due }) => due <= elapsed())?.shown ?? begun(answer);
    if (!wasStopped()) return now;
    return { ...now, status: 'stopped', steps: (now.steps ?? []).map((step) => ({ ...step, done: true })) };
  };
  const end = (): StreamedEvent => ({ id: placeOf(shown()), event: 'done', data: endOf(shown(), suggestions) });

  return {
    id: answer.id,
    isOver,
    shown,
    stop(): void {
      if (isOver()) return;
      stoppedAt = performance.now() - beganAt;
      stopping.resolve();
    },
    /** What is told after the event with that id, or from the beginning on, until it ends. */
    async *follow(after?: string): AsyncGenerator<StreamedEvent, void> {
      const from = told.findLastIndex(({ event }) => event.id === after) + 1;
      for (const { event, due } of told.slice(from)) {
        if (due > elapsed()) {
          const { promise, resolve } = Promise.withResolvers<void>();
          const timer = setTimeout(resolve, due - elapsed());
          await Promise.race([promise, stopping.promise]);
          clearTimeout(timer);
        }
        if (due > stoppedAt) break;
        yield event;
      }
      wasTold = true;
      yield end();
    },
  };
}

export type StreamedAnswer = ReturnType<typeof createStreamedAnswer>;

const begun = ({ id, role, at, agents }: ChatMessageAnswer): ChatMessageAnswer => ({
  id,
  role,
  text: '',
  at,
  status: 'writing',
  agents,
});

/** How much of an answer has come: beginnings and ends of steps, characters, sources. */
const placeOf = ({ id, steps = [], text, sources = [] }: ChatMessageAnswer): string =>
  `${id}.${steps.reduce((sum, { done }) => sum + (done ? 2 : 1), 0)}.${text.length}.${sources.length}`;

/** What is told of an answer before its end: its steps, its text with each source before its number, its question. */
function eventsOf(answer: ChatMessageAnswer): readonly Told[] {
  const told: Told[] = [];
  let shown = begun(answer);
  const tell = (event: ChatEvent, change: Partial<ChatMessageAnswer>): void => {
    shown = { ...shown, ...change };
    told.push({
      event: { ...event, id: placeOf(shown) },
      due: firstMs + told.length * pieceMs,
      shown,
    });
  };
  const ended = () => (shown.steps ?? []).map((step) => ({ ...step, done: true }));
  for (const { text } of answer.steps ?? []) {
    const step = { text, done: false };
    tell({ event: 'step', data: step }, { steps: [...ended(), step] });
  }
  const last = answer.steps?.at(-1);
  if (last) tell({ event: 'step', data: { ...last, done: true } }, { steps: ended() });
  for (const piece of piecesOf(answer.text)) {
    for (const source of answer.sources ?? [])
      if ((shown.text + piece).includes(`[${source.n}]`) && !(shown.sources ?? []).some(({ n }) => n === source.n))
        tell({ event: 'source', data: source }, { sources: [...(shown.sources ?? []), source] });
    tell({ event: 'delta', data: { text: piece } }, { text: shown.text + piece });
  }
  if (answer.question) tell({ event: 'question', data: answer.question }, { question: answer.question });
  return told;
}

const endOf = (
  { id, text, agents, status, question, sources, receipts }: ChatMessageAnswer,
  suggestions: readonly string[],
): AnswerEndAnswer => ({
  id,
  response: text,
  ...(agents && { agents }),
  status,
  ...(question && { question }),
  sources: sources ?? [],
  receipts: receipts ?? [],
  suggestions: [...suggestions],
});
