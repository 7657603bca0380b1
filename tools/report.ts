import { existsSync, readFileSync } from 'node:fs';
import { run, type Outcome } from './run.ts';

/** One thing to run. `results` is the JSON file that the command leaves, in the format of vitest or Playwright. */
export interface Step {
  name: string;
  command: readonly string[];
  env?: Record<string, string>;
  results?: string;
}

/** What tests came to: how many passed and failed, and the names of those that passed at their second try only. */
export interface Counts {
  passed: number;
  failed: number;
  unsteady: string[];
}

/** What a step found, and whether the command itself succeeded. */
export interface Result extends Counts {
  name: string;
  ok: boolean;
}

interface PlaywrightSuite {
  specs: { title: string; file: string; tests: { status: string }[] }[];
  suites?: PlaywrightSuite[];
}

interface Report {
  numPassedTests?: number;
  numFailedTests?: number;
  testResults?: { name: string; assertionResults: { fullName: string; status: string; failureMessages: string[] }[] }[];
  stats?: { expected: number; unexpected: number; flaky: number };
  suites?: PlaywrightSuite[];
}

const unsteadySpecs = ({ specs, suites = [] }: PlaywrightSuite): string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, title }) => `${file}: ${title}`),
  ...suites.flatMap(unsteadySpecs),
];

/** Reads the JSON report of vitest or of Playwright; null when there is no count in it. */
export function countTests(json: string): Counts | null {
  const { numPassedTests, numFailedTests = 0, testResults = [], stats, suites = [] } = JSON.parse(json) as Report;
  if (stats)
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected, unsteady: suites.flatMap(unsteadySpecs) };
  if (numPassedTests === undefined) return null;
  // Vitest keeps what the first try failed of.
  const unsteady = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ fullName }) => `${name}: ${fullName}`),
  );
  return { passed: numPassedTests, failed: numFailedTests, unsteady };
}

/** A step that failed without saying so by a test counts as one failure, so that "0 failed" is never a lie. */
export function toResult(step: Step, outcome: Pick<Outcome, 'code'>, json: string | null): Result {
  const { passed, failed, unsteady } = (json === null ? null : countTests(json)) ?? {
    passed: 0,
    failed: 0,
    unsteady: [],
  };
  const ok = outcome.code === 0 && failed === 0;
  return { name: step.name, ok, passed, failed: ok ? 0 : Math.max(failed, 1), unsteady };
}

/** Runs one step, prints a line about it, the tests that needed a second try, and all that it said when it failed. */
export async function runStep(step: Step): Promise<Result> {
  const outcome = await run(step.command, step.env ? { env: step.env } : {});
  const json = step.results && existsSync(step.results) ? readFileSync(step.results, 'utf8') : null;
  const result = toResult(step, outcome, json);
  const tests =
    result.passed + result.failed > 0 && json !== null ? `${result.passed} passed, ${result.failed} failed` : '';
  console.log(
    `${result.ok ? 'ok    ' : 'FAILED'} ${step.name.padEnd(16)} ${outcome.seconds.toFixed(1).padStart(6)} s  ${tests}`,
  );
  for (const name of result.unsteady) console.log(`       passed at the second try only: ${name}`);
  if (!result.ok) console.log(`\n${outcome.output.trim()}\n`);
  return result;
}
