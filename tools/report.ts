import { existsSync, readFileSync } from 'node:fs';
import { run, type Outcome } from './run.ts';

/** One thing to run. `results` is the JSON file that the command leaves, in the format of vitest or Playwright. */
export interface Step {
  name: string;
  command: readonly string[];
  env?: Record<string, string>;
  results?: string;
}

/** What a step found: tests passed and failed, and whether the command itself succeeded. */
export interface Result {
  name: string;
  ok: boolean;
  passed: number;
  failed: number;
}

/** Reads passed and failed out of the JSON report of vitest or of Playwright; null when there is none. */
export function countTests(json: string): { passed: number; failed: number } | null {
  const report = JSON.parse(json) as {
    numPassedTests?: number;
    numFailedTests?: number;
    stats?: { expected: number; unexpected: number; flaky: number };
  };
  if (report.stats) return { passed: report.stats.expected, failed: report.stats.unexpected + report.stats.flaky };
  if (report.numPassedTests === undefined) return null;
  return { passed: report.numPassedTests, failed: report.numFailedTests ?? 0 };
}

/** A step that failed without saying so by a test counts as one failure, so that "0 failed" is never a lie. */
export function toResult(step: Step, outcome: Pick<Outcome, 'code'>, json: string | null): Result {
  const { passed, failed } = (json === null ? null : countTests(json)) ?? { passed: 0, failed: 0 };
  const ok = outcome.code === 0 && failed === 0;
  return { name: step.name, ok, passed, failed: ok ? 0 : Math.max(failed, 1) };
}

/** Runs one step, prints a line about it, and all that it said when it failed. */
export async function runStep(step: Step): Promise<Result> {
  const outcome = await run(step.command, step.env ? { env: step.env } : {});
  const json = step.results && existsSync(step.results) ? readFileSync(step.results, 'utf8') : null;
  const result = toResult(step, outcome, json);
  const tests = result.passed + result.failed > 0 && json !== null ? `${result.passed} passed, ${result.failed} failed` : '';
  console.log(`${result.ok ? 'ok    ' : 'FAILED'} ${step.name.padEnd(16)} ${outcome.seconds.toFixed(1).padStart(6)} s  ${tests}`);
  if (!result.ok) console.log(`\n${outcome.output.trim()}\n`);
  return result;
}
