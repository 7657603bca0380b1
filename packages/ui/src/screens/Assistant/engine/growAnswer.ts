import type { AnswerStep, ReceivedChatEvent } from '@switchboard/api-contract/conversations';
import type { GrowingAnswer } from './AssistantState.ts';

/** How much of an answer has come with an event, by its id: `<message>.<steps>.<characters>.<sources>`. */
function positionOf(id = ''): { message?: string | undefined; steps?: number; characters?: number } {
  const [, message, steps, characters] = /^(.+)\.(\d+)\.(\d+)\.\d+$/.exec(id) ?? [];
  return message === undefined ? {} : { message, steps: Number(steps), characters: Number(characters) };
}

/** `count`: how many steps there are with this one. */
function withStep(steps: readonly AnswerStep[], step: AnswerStep, count = steps.length + 1): readonly AnswerStep[] {
  const last = steps.at(-1);
  const isKnown = count <= steps.length || (last?.text === step.text && last.done !== true);
  if (!isKnown) return [...steps.map((before) => ({ ...before, done: true })), step];
  if (step.done !== true) return steps;
  return steps.map((known) => (known.text === step.text ? { ...known, done: true } : known));
}

/** The answer with what an event tells. An event that comes again, or in another cut, adds only what is new. */
export function growAnswer(answer: GrowingAnswer, { event, data, id }: ReceivedChatEvent): GrowingAnswer {
  const { message = answer.id, steps: stepCount, characters = Infinity } = positionOf(id);
  const { text, steps, sources } = answer;
  if (event === 'delta') {
    const fresh = data.text.slice(Math.max(0, text.length + data.text.length - characters));
    return fresh === '' ? answer : { ...answer, id: message, text: text + fresh };
  }
  if (event === 'step') {
    const next = withStep(steps, data, stepCount);
    return next === steps ? answer : { ...answer, id: message, steps: next };
  }
  if (event === 'source' && sources.every(({ n }) => n !== data.n)) {
    return { ...answer, id: message, sources: [...sources, data] };
  }
  return answer;
}
