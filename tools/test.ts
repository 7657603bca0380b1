// npm test -- [--shard 1/2] [--all-browsers]: everything that CI runs, as cores come free. Goes on after a failure; the last line is the sum.
// Each half minute, a line says what runs and how far it is. What stands still is stopped (patience.ts), and nothing else.
// Several machines share the work by --shard. A browser that is not installed is left out, or fails with --all-browsers.
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findBrowser } from './browser.ts';
import { runJob, runQueue } from './jobs.ts';
import { testJobs } from './testJobs.ts';

const { values } = parseArgs({
  options: { shard: { type: 'string', default: '1/1' }, 'all-browsers': { type: 'boolean', default: false } },
});
const folder = mkdtempSync(join(tmpdir(), 'switchboard-test-'));
const resultsOf = (name: string): string => join(folder, `${name}.json`);

try {
  const { executablePath } = await findBrowser();
  console.log(`Browser: ${executablePath}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
const started = performance.now();
const seconds = (): number => Math.round((performance.now() - started) / 1000);
/** How much of each running job has passed. */
const done = new Map<string, number>();
const telling = setInterval(() => {
  const words = [...done].map(([name, passed]) => (passed > 0 ? `${name} ${passed}` : name));
  console.log(`[${Math.floor(seconds() / 60)}:${String(seconds() % 60).padStart(2, '0')}] ${words.join(' · ')}`);
}, 30_000);
const jobs = testJobs(values.shard, resultsOf, values['all-browsers']);
const results = await runQueue(jobs, availableParallelism(), async (job) => {
  done.set(job.name, 0);
  const result = await runJob(job, () => done.set(job.name, (done.get(job.name) ?? 0) + 1));
  done.delete(job.name);
  return result;
});
clearInterval(telling);
rmSync(folder, { recursive: true, force: true });

const atFirst = results.flatMap(({ name, atFirst: names }) => names.map((test) => `  ${name}: ${test}`));
if (atFirst.length > 0) console.log(`FAILED FIRST, PASSED ALONE. Each has a cause to find:\n${atFirst.join('\n')}`);
const sum = (key: 'passed' | 'failed' | 'skipped'): number =>
  results.reduce((total, result) => total + (result[key] ?? 0), 0);
const bad = results.filter(({ ok }) => !ok).map(({ name }) => name);
console.log(`${seconds()} s in all${bad.length > 0 ? `; failed: ${bad.join(', ')}` : ''}`);
const skipped = sum('skipped');
if (skipped > 0)
  console.log(
    `Skipped: ${skipped} stories and pages that are made of the same as when they passed (pictures/passed.txt). npm run stories -- --pictures --all opens them`,
  );
for (const why of results.flatMap(({ leftOut = [] }) => leftOut)) console.log(`Left out: ${why}`);
console.log(`${sum('passed')} passed, ${sum('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exitCode = bad.length > 0 ? 1 : 0;
