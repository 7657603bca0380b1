import type { AnswerStep, ReceivedChatEvent } from '@switchboard/api-contract/conversations';
import type { ComingAnswer } from './AssistantState.ts';

/** How much of an answer has come with an event, by its id: `<message>.<steps>.<characters>.<sources>`. */
function positionOf(id = ''): { message?: string | undefined; steps?: number; characters?: number } {
  const [, message, steps, characters] = /^(.+)\.(\d+)\.(\d+)\.\d+$/.exec(id) ?? [];
  return message === undefined ? {} : { message, steps: Number(steps), characters: Number(characters) };
}

/** The steps after a step event. Steps that began before it have ended, too. */
function withStep(steps: readonly AnswerStep[], step: AnswerStep): readonly AnswerStep[] {
  const last = steps.at(-1);
  if (last?.text !== step.text || last.done === true)
    return [...steps.map((known) => ({ ...known, done: true })), step];
  return step.done === true ? steps.with(steps.length - 1, step) : steps;
}

/** The answer after an event. An event that is repeated, or split differently, adds only what is new. */
export function applyAnswerEvent(answer: ComingAnswer, { event, data, id }: ReceivedChatEvent): ComingAnswer {
  const { message = answer.id, steps: stepCount, characters = Infinity } = positionOf(id);
  const { text, steps, sources, stepsSeen } = answer;
  if (event === 'delta') {
    const fresh = data.text.slice(Math.max(0, text.length + data.text.length - characters));
    return fresh === '' ? answer : { ...answer, id: message, text: text + fresh };
  }
  if (event === 'step') {
    const isKnown = stepCount !== undefined && stepCount <= (stepsSeen ?? 0);
    // The end of a step may have the same number as its beginning.
    if (isKnown && (stepCount !== stepsSeen || data.done !== true || steps.at(-1)?.done === true)) return answer;
    const next = withStep(steps, data);
    return next === steps ? answer : { ...answer, id: message, steps: next, stepsSeen: stepCount };
  }
  if (event === 'source' && sources.every(({ n }) => n !== data.n)) {
    return { ...answer, id: message, sources: [...sources, data] };
  }
  return answer;
}
