import type { Job } from './jobs.ts';
import { browserNames } from './browsers/Driver.ts';
import { quickJobs } from './quickJobs.ts';

/**
 * The jobs of one of the machines that share the work, '1/2' for example; `resultsOf` names the file for a job's
 * results. Tests are divided; what can't be, the first does, and end-to-end tests the last. Storybook takes the longest
 * to build, on little more than one core: beside it goes all that keeps one busy, before what takes all. A browser that
 * is not installed is left out, or fails where all are asked for.
 */
export function testJobs(shard: string, resultsOf: (name: string) => string, allBrowsers = false): Job[] {
  const [part, parts] = shard.split('/');
  const isFirst = part === '1';
  const isLast = part === parts;
  const vitest = (name: string, ...args: string[]): Job => ({
    name,
    command: [
      'vitest',
      'run',
      ...args,
      '--maxWorkers=100%',
      '--silent=passed-only',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${resultsOf(name)}`,
    ],
    cores: Infinity,
    results: resultsOf(name),
  });

  const storybook: Job = { name: 'storybook', command: ['storybook', 'build', '--loglevel', 'warn'] };
  const pack: Job = {
    ...vitest('pack', 'tools/pack/pack.test.ts', '--config', 'tools/pack/vitest.config.ts'),
    cores: 1,
  };
  const build: Job = {
    name: 'build',
    command: ['vite', 'build', 'packages/app', '--config', 'packages/app/vite.config.ts'],
  };
  // The archive, and what it does where nothing else is.
  const archive: Job = {
    ...vitest('package', '--config', 'tools/package/vitest.config.ts'),
    cores: 1,
    after: ['build'],
  };
  const manifest: Job = { name: 'manifest', command: ['node', 'tools/manifest.ts'], after: ['storybook'] };
  const size: Job = { name: 'size', command: ['node', 'tools/size.ts'], after: ['build'] };
  const onEach: Job[] = [
    {
      name: 'stories',
      command: ['node', 'tools/stories.ts', '--pictures', '--shard', shard, '--results', resultsOf('stories')],
      cores: Infinity,
      results: resultsOf('stories'),
      after: ['storybook'],
    },
    // In one run, where a core that has no more server tests takes units.
    vitest('tests', '--shard', shard),
  ];
  const e2e: Job = {
    name: 'e2e',
    command: ['playwright', 'test'],
    cores: Infinity,
    results: resultsOf('e2e'),
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: resultsOf('e2e') },
    after: ['build'],
  };
  const walks = browserNames.map((name): Job => {
    const args = ['--results', resultsOf(name), ...(allBrowsers ? ['--all'] : [])];
    return { name, command: ['node', 'tools/browsers.ts', name, ...args], results: resultsOf(name), after: ['build'] };
  });
  return [
    storybook,
    ...(isFirst ? [...quickJobs, pack, manifest, size, archive, ...walks] : []),
    ...(isFirst || isLast ? [build] : []),
    ...onEach,
    ...(isLast ? [e2e] : []),
  ];
}
