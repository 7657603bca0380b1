import { expect, it } from 'vitest';
import type { Job } from './jobs.ts';
import { testJobs } from './testJobs.ts';

const jobsOf = (shard: string): Job[] => testJobs(shard, (name) => `${name}.json`);
const shareOf = ({ command }: Job): string | undefined =>
  command.includes('--shard') ? command[command.indexOf('--shard') + 1] : undefined;
/** Made anew wherever something needs it, and no check itself. */
const made = ['storybook', 'build'];

it.each([2, 3])('%i machines do together what one does, each part of it once', (count) => {
  const shards = Array.from({ length: count }, (_, index) => `${index + 1}/${count}`);
  const all = shards.flatMap(jobsOf);
  const checks = jobsOf('1/1').filter(({ name }) => !made.includes(name));
  for (const check of checks)
    expect([check.name, ...all.filter(({ name }) => name === check.name).map(shareOf)]).toEqual([
      check.name,
      ...(shareOf(check) ? shards : [undefined]),
    ]);
  expect(new Set(all.map(({ name }) => name))).toEqual(new Set(jobsOf('1/1').map(({ name }) => name)));
});

it('each machine makes what its jobs need', () => {
  for (const jobs of ['1/1', '1/3', '2/3', '3/3'].map(jobsOf)) {
    const needed = new Set(jobs.flatMap(({ after = [] }) => after));
    expect(jobs.filter(({ name }) => made.includes(name)).map(({ name }) => name)).toEqual(
      made.filter((name) => needed.has(name)),
    );
  }
});

it('asks for each browser once, and for all to be there where it is said', () => {
  const walks = (allBrowsers?: boolean) =>
    testJobs('1/1', (name) => `${name}.json`, allBrowsers).filter(({ command }) =>
      command.includes('tools/browsers.ts'),
    );
  expect(walks().map(({ name }) => name)).toEqual(['chromium', 'firefox', 'webkit']);
  expect(walks().some(({ command }) => command.includes('--all'))).toBe(false);
  expect(walks(true).every(({ command }) => command.includes('--all'))).toBe(true);
});
