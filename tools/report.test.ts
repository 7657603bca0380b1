import { expect, it } from 'vitest';
import { countTests, toResult } from './report.ts';

const step = { name: 'units', command: ['vitest'] };
const vitest = JSON.stringify({ numPassedTests: 7, numFailedTests: 2 });

it('reads the report of vitest and of Playwright', () => {
  expect(countTests(vitest)).toEqual({ passed: 7, failed: 2, unsteady: [] });
  expect(countTests(JSON.stringify({ stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 4 } }))).toEqual({
    passed: 4,
    failed: 1,
    unsteady: [],
  });
});
it('fails a step whose tests failed', () => {
  expect(toResult(step, { code: 0 }, vitest)).toEqual({ name: 'units', ok: false, passed: 7, failed: 2, unsteady: [] });
});
it('counts a step that failed without a failing test as one failure', () => {
  expect(toResult(step, { code: 1 }, null)).toEqual({ name: 'units', ok: false, passed: 0, failed: 1, unsteady: [] });
  expect(toResult(step, { code: 1 }, JSON.stringify({ numPassedTests: 7, numFailedTests: 0 })).failed).toBe(1);
});
it('counts nothing for a step that has no tests and succeeded', () => {
  expect(toResult(step, { code: 0 }, null)).toEqual({ name: 'units', ok: true, passed: 0, failed: 0, unsteady: [] });
});
it('names the tests that passed at their second try only', () => {
  const assertionResults = [
    { fullName: 'steady', status: 'passed', failureMessages: [] },
    { fullName: 'unsteady', status: 'passed', failureMessages: ['was not there yet'] },
    { fullName: 'broken', status: 'failed', failureMessages: ['is not there'] },
  ];
  expect(
    countTests(
      JSON.stringify({ numPassedTests: 2, numFailedTests: 1, testResults: [{ name: 'a.test.ts', assertionResults }] }),
    )?.unsteady,
  ).toEqual(['a.test.ts: unsteady: was not there yet']);

  const spec = (title: string, status: string) => ({ title, file: 'b.spec.ts', tests: [{ status }] });
  const suites = [{ specs: [spec('signs in', 'expected')], suites: [{ specs: [spec('signs out', 'flaky')] }] }];
  expect(countTests(JSON.stringify({ stats: { expected: 1, unexpected: 0, flaky: 1 }, suites }))?.unsteady).toEqual([
    'b.spec.ts: signs out',
  ]);
});
