import { existsSync, readFileSync } from 'node:fs';
import { STANDSTILL } from './patience.ts';
import { run, type Outcome } from './run.ts';

/** One command to run. `results` is the JSON file that it writes, in vitest's or Playwright's format. */
export interface Step {
  name: string;
  command: readonly string[];
  env?: Record<string, string>;
  results?: string;
}

/** Test results: how many passed and failed. */
export interface Counts {
  passed: number;
  failed: number;
}

/** A step's test results, and whether the command itself succeeded. */
export interface Result extends Counts {
  name: string;
  ok: boolean;
}

interface Report {
  numPassedTests?: number;
  numFailedTests?: number;
  stats?: { expected: number; unexpected: number };
  passed?: number;
  failed?: number;
}

/** Reads the JSON report of vitest, of Playwright or of stories; null if it has no counts. */
export function countTests(json: string): Counts | null {
  const { numPassedTests, numFailedTests = 0, stats, passed, failed = 0 } = JSON.parse(json) as Report;
  if (passed !== undefined) return { passed, failed };
  if (stats) return { passed: stats.expected, failed: stats.unexpected };
  return numPassedTests === undefined ? null : { passed: numPassedTests, failed: numFailedTests };
}

/** A step that failed without a failed test counts as one failure, so "0 failed" is never wrong. */
export function toResult(step: Step, outcome: Pick<Outcome, 'code'>, json: string | null): Result {
  const { passed, failed } = (json === null ? null : countTests(json)) ?? { passed: 0, failed: 0 };
  const ok = outcome.code === 0 && failed === 0;
  return { name: step.name, ok, passed, failed: ok ? 0 : Math.max(failed, 1) };
}

/** One line about what the running steps have done in so many seconds: "[2:30] units 3,100 tests · storybook". */
export const progressLine = (seconds: number, done: ReadonlyMap<string, string>): string => {
  const time = `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
  return `[${time}] ${[...done].map(([name, words]) => `${name} ${words}`.trim()).join(' · ')}`;
};

/** Runs one step and prints a line about it, and its whole output if it failed. */
export async function runStep(step: Step, onProgress: (done: string) => void = () => undefined): Promise<Result> {
  const outcome = await run(step.command, {
    standstill: STANDSTILL,
    onProgress: ({ done }) => onProgress(done),
    ...(step.env ? { env: step.env } : {}),
  });
  const json = step.results && existsSync(step.results) ? readFileSync(step.results, 'utf8') : null;
  const result = toResult(step, outcome, json);
  const tests =
    result.passed + result.failed > 0 && json !== null ? `${result.passed} passed, ${result.failed} failed` : '';
  console.log(
    `${result.ok ? 'ok    ' : 'FAILED'} ${step.name.padEnd(16)} ${outcome.seconds.toFixed(1).padStart(6)} s  ${tests}`,
  );
  if (!result.ok) console.log(`\n${outcome.output.trim()}\n`);
  return result;
}
