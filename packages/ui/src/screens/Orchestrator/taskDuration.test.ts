import { expect, test } from 'vitest';
import { taskDuration } from './orchestratorTaskKind.tsx';

test.each([
  ['running', undefined, 'Running...'],
  ['running', 120_000, 'Running...'],
  ['queued', undefined, 'Queued'],
  ['completed', 240_000, '4 min'],
  ['completed', 59_999, 'under 1 min'],
  ['completed', 60_000, '1 min'],
  ['failed', 7_500_000, '2 h 5 min'],
  ['failed', -1, '–'],
  ['failed', undefined, '–'],
  ['paused', 120_000, '2 min'],
  ['toString', undefined, '–'],
])('%s after %s ms says %s', (status, duration, text) => expect(taskDuration({ status, duration })).toBe(text));
