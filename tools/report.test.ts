import { expect, it } from 'vitest';
import { countTests, progressLine, toResult } from './report.ts';

const step = { name: 'units', command: ['vitest'] };
const vitest = JSON.stringify({ numPassedTests: 7, numFailedTests: 2 });

it('reads the report of vitest and of Playwright', () => {
  expect(countTests(vitest)).toEqual({ passed: 7, failed: 2 });
  expect(countTests(JSON.stringify({ stats: { expected: 3, unexpected: 1, flaky: 0, skipped: 4 } }))).toEqual({
    passed: 3,
    failed: 1,
  });
});
it('fails a step whose tests failed', () => {
  expect(toResult(step, { code: 0 }, vitest)).toEqual({ name: 'units', ok: false, passed: 7, failed: 2 });
});
it('counts a step that failed without a failing test as one failure', () => {
  expect(toResult(step, { code: 1 }, null)).toEqual({ name: 'units', ok: false, passed: 0, failed: 1 });
  expect(toResult(step, { code: 1 }, JSON.stringify({ numPassedTests: 7, numFailedTests: 0 })).failed).toBe(1);
});
it('counts nothing for a step that has no tests and succeeded', () => {
  expect(toResult(step, { code: 0 }, null)).toEqual({ name: 'units', ok: true, passed: 0, failed: 0 });
});
it('says in one line how far the running steps are', () => {
  const done = new Map([
    ['units', '3,100 tests, 212 of 890 files'],
    ['storybook', ''],
    ['stories', '420 of 1,614'],
  ]);
  expect(progressLine(150.4, done)).toBe(
    '[2:30] units 3,100 tests, 212 of 890 files · storybook · stories 420 of 1,614',
  );
  expect(progressLine(3_605, new Map([['e2e', '40 of 133']]))).toBe('[60:05] e2e 40 of 133');
});
