import type { ReceivedChatEvent } from '@switchboard/api-contract/conversations';
import { expect, test } from 'vitest';
import type { ComingAnswer } from './AssistantState.ts';
import { applyAnswerEvent } from './applyAnswerEvent.ts';

const nothing: ComingAnswer = { id: 'q1-reply', text: '', steps: [], sources: [] };
const delta = (text: string, id?: string): ReceivedChatEvent => ({ event: 'delta', data: { text }, id });
const step = (text: string, done: boolean, id?: string): ReceivedChatEvent => ({
  event: 'step',
  data: { text, done },
  id,
});
const source = (n: number, id?: string): ReceivedChatEvent => ({
  event: 'source',
  data: { n, kind: 'run', id: 'run-1', label: 'Email Agent', to: undefined },
  id,
});
const grown = (...events: readonly ReceivedChatEvent[]) => events.reduce(applyAnswerEvent, nothing);

test('text, steps and sources come one after the other; the id is that of the answer', () => {
  const answer = grown(
    step('Reading runs', false, 'a1.1.0.0'),
    step('Asking OpenAI', false, 'a1.3.0.0'),
    source(1, 'a1.3.0.1'),
    delta('Two ', 'a1.3.4.1'),
    delta('failed [1].', 'a1.3.15.1'),
  );
  expect(answer).toMatchObject({ id: 'a1', text: 'Two failed [1].', sources: [{ n: 1 }] });
  expect(answer.steps).toEqual([
    { text: 'Reading runs', done: true },
    { text: 'Asking OpenAI', done: false },
  ]);
});

test.each([
  ['steps and their ends', ['a1.1.0.0', 'a1.2.0.0', 'a1.3.0.0']],
  ['steps alone', ['a1.1.0.0', 'a1.1.0.0', 'a1.2.0.0']],
  ['nothing', [undefined, undefined, undefined]],
])('a step ends when it is told again with done, where ids count %s', (_, [first, second, third]) => {
  const answer = grown(step('One', false, first), step('One', true, second), step('One', false, third));
  expect(answer.steps).toEqual([
    { text: 'One', done: true },
    { text: 'One', done: false },
  ]);
});

test('what comes again, or in another cut, adds only what is new', () => {
  const events = [
    step('One', false, 'a1.1.0.0'),
    step('One', true, 'a1.2.0.0'),
    source(1, 'a1.2.0.1'),
    delta('Two ', 'a1.2.4.1'),
    delta('failed', 'a1.2.10.1'),
  ];
  const answer = grown(...events);
  for (const event of events) expect(applyAnswerEvent(answer, event)).toBe(answer);
  expect(applyAnswerEvent(answer, delta('failed today', 'a1.2.16.1')).text).toBe('Two failed today');
});

test('what is told at the end changes nothing', () => {
  const question: ReceivedChatEvent = {
    event: 'question',
    data: { text: 'Shall I?', costs: undefined, change: undefined, open: true },
    id: 'a1.0.0.0',
  };
  expect(applyAnswerEvent(nothing, question)).toBe(nothing);
});
