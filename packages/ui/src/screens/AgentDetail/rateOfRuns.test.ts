import { expect, test } from 'vitest';
import { agentDetail } from '@switchboard/api-mocks/builders/agents';
import { rateOfRuns } from './agentFigures.ts';

const rate = (successRate: number | undefined, totalExecutions: number | undefined) =>
  rateOfRuns(agentDetail({ metrics: { successRate, totalExecutions } }).metrics, 'successRate');

test.each([
  [94.6, 12, 94.6],
  [0, 12, 0],
  [0, 0, undefined],
  [100, 0, undefined],
  [94.6, undefined, 94.6],
  [120, 12, undefined],
  [undefined, 12, undefined],
])('%s percent of %s runs is shown as %s', (percent, runs, shown) => expect(rate(percent, runs)).toBe(shown));

test('without any metrics there is none', () => expect(rateOfRuns(undefined, 'uptime')).toBeUndefined());
