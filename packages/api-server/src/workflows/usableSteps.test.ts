import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import { expect, test } from 'vitest';
import { readUsableSteps } from './planSteps.ts';

const agents = [
  { id: 'research-agent', name: 'Research Agent' },
  { id: 'email-agent', name: 'Email Agent' },
];
const sound = (...steps: readonly [agent: string, task: string, after?: readonly number[]][]) => {
  const found = readUsableSteps({ steps: steps.map(([agent, task, after = []]) => ({ agent, task, after })) }, agents);
  return {
    steps: found.steps.map(({ agent, task, after }) => [agent.id, task, after]),
    left: found.leftOut.map((fact) => wordsOf(fact)),
  };
};

test('an unknown agent is left out, and said; what waited for it waits no more', () => {
  expect(sound(['root', 'Delete all'], ['research-agent', 'Why?', [1]], ['email-agent', 'Read', [2, 2]])).toEqual({
    steps: [
      ['research-agent', 'Why?', []],
      ['email-agent', 'Read', [1]],
    ],
    left: ['Left out “Delete all”: there is no agent “root”'],
  });
});

test('an agent may be called by its name', () => {
  expect(sound(['Research Agent', 'Why?'], [' EMAIL-AGENT ', 'Read', [1]]).steps).toEqual([
    ['research-agent', 'Why?', []],
    ['email-agent', 'Read', [1]],
  ]);
});

test('no step waits for itself or a later one', () => {
  expect(sound(['research-agent', 'One?', [2]], ['research-agent', 'Two?', [1, 2, 7, -1, 0.5]])).toEqual({
    steps: [
      ['research-agent', 'One?', []],
      ['research-agent', 'Two?', [1]],
    ],
    left: [
      '“One?” was set to wait for itself or a later step; it waits only for earlier ones',
      '“Two?” was set to wait for itself or a later step; it waits only for earlier ones',
    ],
  });
});

test('no more than twenty steps are kept, on one line each', () => {
  const many = Array.from({ length: 25 }, (_, index): [string, string] => ['research-agent', `Question\n${index}?`]);
  const { steps, left } = sound(...many, ['research-agent', '  ']);
  expect(steps).toHaveLength(20);
  expect(steps[3]).toEqual(['research-agent', 'Question 3?', []]);
  expect(left).toEqual(['Left out what came after the first 20 steps']);
});
