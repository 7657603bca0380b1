import type { ChatEvent } from '@switchboard/api-contract/conversations';
import type { AssistantAnswer } from '../conversations/answerRows.ts';

/** How much of an answer somebody has. */
export interface Position {
  readonly id: string;
  /** Beginnings and ends of steps. */
  readonly steps: number;
  readonly characters: number;
  readonly sources: number;
}

/** An event, with the position after it as its id. */
export type DeliveredAnswerEvent = ChatEvent & { readonly id: string };

/** Before an answer's first event. */
export const startPosition = (id: string): Position => ({ id, steps: 0, characters: 0, sources: 0 });

/** Reads an event's id; undefined for anything else. */
export function readPosition(eventId: unknown): Position | undefined {
  const [, id, steps, characters, sources] = /^([\w-]+)\.(\d{1,9})\.(\d{1,9})\.(\d{1,9})$/.exec(String(eventId)) ?? [];
  return id === undefined
    ? undefined
    : { id, steps: Number(steps), characters: Number(characters), sources: Number(sources) };
}

export const toEventId = ({ id, steps, characters, sources }: Position): string =>
  [id, steps, characters, sources].join('.');

/** What has come of an answer since a position, each with the position after it. How it ended is not among it. */
export function eventsAfter(
  from: Position,
  { text, parts }: AssistantAnswer,
): [events: DeliveredAnswerEvent[], position: Position] {
  const events: DeliveredAnswerEvent[] = [];
  let position = from;
  const tell = (event: ChatEvent, to: Partial<Position>): void => {
    position = { ...position, ...to };
    events.push({ ...event, id: toEventId(position) });
  };
  const steps = parts.steps ?? [];
  for (const [index, { text: step, done = false }] of steps.entries()) {
    const begun = 2 * index + 1;
    const isLast = index === steps.length - 1;
    // With the next one, a step has ended anyway.
    if (position.steps < begun || (position.steps === begun && done && isLast))
      tell({ event: 'step', data: { text: step, done } }, { steps: done ? begun + 1 : begun });
  }
  for (const source of (parts.sources ?? []).slice(position.sources))
    tell({ event: 'source', data: source }, { sources: position.sources + 1 });
  if (text.length > position.characters)
    tell({ event: 'delta', data: { text: text.slice(position.characters) } }, { characters: text.length });
  return [events, position];
}
