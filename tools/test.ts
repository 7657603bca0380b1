// npm test: everything that CI runs. Goes on after a failure and reports them all; the last line is the sum.
// No step has a limit on the clock but for standing still (patience.ts). Each half minute, a line says how far all are.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from './browser.ts';
import { quickSteps } from './quickSteps.ts';
import { progressLine, runStep, type Result, type Step } from './report.ts';

const folder = mkdtempSync(join(tmpdir(), 'switchboard-test-'));

const vitest = (name: string, args: string[]): Step => {
  const results = join(folder, `${name.replaceAll(' ', '-')}.json`);
  const reporters = ['dot', 'json', './tools/progress/ofVitest.ts'].map((reporter) => `--reporter=${reporter}`);
  return {
    name,
    results,
    command: ['vitest', 'run', ...args, ...reporters, `--outputFile.json=${results}`, '--silent=passed-only'],
  };
};

const e2e = join(folder, 'e2e.json');
const stories = join(folder, 'stories.json');

const quick = quickSteps.map(({ name }) => name);

/** A step begins when those before it are over, whatever came of them. */
const steps: (Step & { after?: readonly string[] })[] = [
  ...quickSteps,
  // The server's tests mostly wait for processes and clocks, so builds and stories can use the processor.
  { ...vitest('units', ['--project', 'units', '--project', 'server']), after: quick },
  { ...vitest('pack', ['--config', 'tools/pack/vitest.config.ts']), after: quick },
  {
    name: 'build',
    command: ['vite', 'build', 'packages/app', '--config', 'packages/app/vite.config.ts'],
    after: quick,
  },
  { name: 'storybook', command: ['storybook', 'build', '--quiet'], after: quick },
  { name: 'size', command: ['node', 'tools/size.ts'], after: ['build'] },
  {
    name: 'stories',
    command: ['node', 'tools/stories.ts', '--pictures', '--results', stories],
    results: stories,
    after: ['storybook'],
  },
  {
    name: 'e2e',
    command: ['playwright', 'test'],
    results: e2e,
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: e2e },
    after: ['units', 'build', 'stories'],
  },
];

const started = performance.now();
const seconds = (): number => (performance.now() - started) / 1000;
const running = new Map<string, Promise<Result>>();
/** What the steps that are running have done so far. */
const done = new Map<string, string>();

try {
  const { executablePath } = await findBrowser();
  console.log(`Browser: ${executablePath}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
for (const { after = [], ...step } of steps) {
  const before = after.map((name) => {
    const earlier = running.get(name);
    if (!earlier) throw new Error(`${step.name} needs ${name}, which must be listed before it`);
    return earlier;
  });
  running.set(
    step.name,
    Promise.all(before).then(async () => {
      done.set(step.name, '');
      const result = await runStep(step, (words) => done.set(step.name, words));
      done.delete(step.name);
      return result;
    }),
  );
}
const telling = setInterval(() => console.log(progressLine(seconds(), done)), 30_000);
const results = await Promise.all(running.values());
clearInterval(telling);

rmSync(folder, { recursive: true, force: true });

const sum = (key: 'passed' | 'failed'): number => results.reduce((total, result) => total + result[key], 0);
const bad = results.filter(({ ok }) => !ok).map(({ name }) => name);
console.log(`${Math.round(seconds())} s in all${bad.length > 0 ? `; failed: ${bad.join(', ')}` : ''}`);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = bad.length > 0 ? 1 : 0;
