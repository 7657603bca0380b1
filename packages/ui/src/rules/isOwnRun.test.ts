import { runSummary } from '@switchboard/api-mocks/builders/executions';
import { expect, test } from 'vitest';
import { isOwnRun } from './isOwnRun.ts';

test.each([
  ['with an id and a trigger', runSummary(), true],
  ['that nothing began', runSummary({ trigger: undefined }), false],
  ['without an id', { ...runSummary(), id: undefined }, false],
  ['that is none', undefined, false],
] as const)('a run %s', (_what, run, own) => expect(isOwnRun(run)).toBe(own));
