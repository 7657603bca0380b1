import { existsSync, readFileSync } from 'node:fs';
import { STANDSTILL } from './patience.ts';
import { run } from './run.ts';

/** A command to run. */
export interface Job {
  name: string;
  command: readonly string[];
  /** How many cores it keeps busy: one if left out, all if it takes what there is. */
  cores?: number;
  /** Jobs that must have succeeded before. */
  after?: readonly string[];
  env?: Record<string, string>;
  /** The JSON file that tests write, in the format of vitest, Playwright or Counts. What they say is shown at once. */
  results?: string;
}

/** Test results: how many passed and failed, which of those that passed had failed first, and how many were left out. */
export interface Counts {
  passed: number;
  failed: number;
  skipped?: number;
  atFirst: string[];
  /** What could not be done on this machine, each with its reason. */
  leftOut?: string[];
}

/** The test results of a job, and whether the command itself succeeded. */
export interface Result extends Counts {
  name: string;
  ok: boolean;
}

interface Suite {
  title: string;
  suites?: Suite[];
  specs?: { title: string; tests: { status: string }[] }[];
}

interface Report extends Partial<Counts> {
  numPassedTests?: number;
  numFailedTests?: number;
  stats?: { expected: number; unexpected: number; flaky: number };
  suites?: Suite[];
}

const flakyOf = ({ title, suites = [], specs = [] }: Suite): string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map((spec) => `${title} › ${spec.title}`),
  ...suites.flatMap(flakyOf),
];

/** Reads the JSON report of vitest or Playwright, or one of Counts. */
export function countTests(json: string): Counts {
  const { numPassedTests = 0, numFailedTests = 0, stats, suites = [], ...own } = JSON.parse(json) as Report;
  if (stats)
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected, atFirst: suites.flatMap(flakyOf) };
  return { passed: numPassedTests, failed: numFailedTests, atFirst: [], ...own };
}

/** A job that failed without a failed test counts as one failure, so '0 failed' is never wrong. */
export function toResult(name: string, code: number, json: string | null): Result {
  const counts = json === null ? { passed: 0, failed: 0, atFirst: [] } : countTests(json);
  const ok = code === 0 && counts.failed === 0;
  return { name, ok, ...counts, failed: ok ? 0 : Math.max(counts.failed, 1) };
}

/** What vitest, Playwright, stories.ts and browsers.ts put before what passed or was left out. */
const FINE = /^\s*(?:[✓↓✔]|ok)\s/;

/**
 * Runs a job and prints a line about it at its end. Of tests, it prints at once what they say of others than those that
 * passed; `onPassed` hears of these. Of any other command, it prints all that it said if it failed.
 */
export async function runJob(job: Job, onPassed: () => void = () => undefined): Promise<Result> {
  const onLine = (line: string): void => {
    if (FINE.test(line)) onPassed();
    else if (job.results !== undefined && line.trim() !== '') console.log(`${job.name} | ${line}`);
  };
  const { code, output, seconds } = await run(job.command, { standstill: STANDSTILL, onLine, env: job.env ?? {} });
  const json = job.results && existsSync(job.results) ? readFileSync(job.results, 'utf8') : null;
  const result = toResult(job.name, code, json);
  if (!result.ok && job.results === undefined) console.log(`\n${output.trim()}\n`);
  const tests = json === null ? '' : `${result.passed} passed, ${result.failed} failed`;
  console.log(
    `${result.ok ? 'ok    ' : 'FAILED'} ${job.name.padEnd(16)} ${seconds.toFixed(1).padStart(6)} s  ${tests}`,
  );
  return result;
}

/**
 * Runs jobs as cores come free: of those whose turn has come, the first in the list that fits. One that needs a job
 * that failed is left out. Resolves to the results of those that ran.
 */
export async function runQueue(
  jobs: readonly Job[],
  cores: number,
  start: (job: Job) => Promise<Result>,
): Promise<Result[]> {
  const waiting = new Set(jobs);
  const running = new Set<Promise<void>>();
  /** Null for those that were left out. */
  const ended = new Map<string, Result | null>();
  let free = cores;
  const begin = async (job: Job, needed: number): Promise<void> => {
    free -= needed;
    ended.set(job.name, await start(job));
    free += needed;
  };
  while (waiting.size + running.size > 0) {
    for (const job of waiting) {
      const before = (job.after ?? []).map((name) => ended.get(name));
      const needed = Math.min(job.cores ?? 1, cores);
      const isLeftOut = before.some((result) => result === null || result?.ok === false);
      if (!isLeftOut && (needed > free || before.includes(undefined))) continue;
      waiting.delete(job);
      if (isLeftOut) {
        console.log(`left out ${job.name}, which needs ${job.after?.join(', ')}`);
        ended.set(job.name, null);
        continue;
      }
      const work = begin(job, needed).finally(() => running.delete(work));
      running.add(work);
    }
    if (running.size > 0) await Promise.race(running);
  }
  return [...ended.values()].filter((result) => result !== null);
}
