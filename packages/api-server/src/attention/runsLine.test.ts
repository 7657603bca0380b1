import { expect, test } from 'vitest';
import { type EndedSince, runsLine } from './readSince.ts';

const run = (overrides: Partial<EndedSince> = {}): EndedSince => ({
  agentId: 'research-agent',
  status: 'completed',
  inputJson: '{}',
  sandbox: 0,
  cost: 0,
  currency: 'EUR',
  unpriced: 0,
  kind: undefined,
  args: {},
  ...overrides,
});
const paid = run({ cost: 1_550_000_000 });

test.each([
  ['one that went well', [run()], { link: '1 run', rest: 'ended, and did not fail', to: '/agents' }],
  ['some that failed', [run(), run({ status: 'failed' })], { link: '2 runs', rest: 'ended, 1 failed' }],
  ['what they cost', [paid, paid], { rest: 'ended, none of them failed, for €3.10', to: '/profile?tab=usage' }],
  [
    'a price that nobody knows',
    [paid, run({ unpriced: 1 })],
    { rest: 'ended, none of them failed, for €1.55 or more' },
  ],
  [
    'two currencies',
    [paid, paid, run({ cost: 5, currency: 'USD' })],
    { rest: 'ended, none of them failed, for €3.10 or more' },
  ],
  ['the sandbox costs nothing', [run({ sandbox: 1, cost: 5 })], { sandbox: true, to: '/agents' }],
])('%s', (_, runs, line) => {
  expect(runsLine(runs, false)).toMatchObject(line);
});

test('more than are known', () => {
  expect(runsLine([run(), run()], true).link).toBe('More than 2 runs');
});
