import { setImmediate } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { countTests, runQueue, toResult, type Job, type Result } from './jobs.ts';

const vitest = JSON.stringify({ numPassedTests: 7, numFailedTests: 2 });

it('reads the reports of vitest, Playwright, stories and browsers', () => {
  expect(countTests(vitest)).toEqual({ passed: 7, failed: 2, atFirst: [] });
  const stories = { passed: 5, failed: 1, atFirst: ['a--b'] };
  expect(countTests(JSON.stringify(stories))).toEqual(stories);
  const left = { passed: 0, failed: 0, atFirst: [], leftOut: ['webkit: it is not installed'] };
  expect(toResult('webkit', 0, JSON.stringify(left))).toEqual({ name: 'webkit', ok: true, ...left });
  const spec = (title: string, status: string) => ({ title, tests: [{ status }] });
  const inner = { title: 'opens', specs: [spec('by keys', 'flaky'), spec('by touch', 'unexpected')] };
  const suites = [{ title: 'menu.spec.ts', specs: [spec('closes', 'expected')], suites: [inner] }];
  const stats = { expected: 3, unexpected: 1, flaky: 1, skipped: 4 };
  expect(countTests(JSON.stringify({ stats, suites }))).toEqual({ passed: 4, failed: 1, atFirst: ['opens › by keys'] });
});
it('fails a job whose tests failed', () => {
  expect(toResult('units', 0, vitest)).toMatchObject({ ok: false, passed: 7, failed: 2 });
});
it('counts a job that failed without a failing test as one failure', () => {
  expect(toResult('units', 1, null)).toMatchObject({ ok: false, failed: 1 });
  expect(toResult('units', 1, JSON.stringify({ numPassedTests: 7, numFailedTests: 0 })).failed).toBe(1);
});
it('counts nothing for a job that has no tests and succeeded', () => {
  expect(toResult('types', 0, null)).toMatchObject({ ok: true, passed: 0, failed: 0 });
});

describe('the queue', () => {
  /** Begins the queue on two cores. `end` ends a job that runs, and says which run then. */
  function begin(jobs: Omit<Job, 'command'>[]) {
    const running = new Map<string, (result: Result) => void>();
    const results = runQueue(
      jobs.map((job) => ({ command: [], ...job })),
      2,
      ({ name }) => new Promise((resolve) => void running.set(name, resolve)),
    );
    const end = async (name: string, ok = true): Promise<string[]> => {
      running.get(name)?.({ name, ok, passed: 0, failed: 0, atFirst: [] });
      running.delete(name);
      await setImmediate();
      return [...running.keys()];
    };
    return { end, runs: () => [...running.keys()], results };
  }

  it('fills the cores, with the first in the list that fits', async () => {
    const { end, runs, results } = begin([
      { name: 'format' },
      { name: 'types', cores: 2 },
      { name: 'states' },
      { name: 'tests', cores: Infinity },
    ]);
    expect(runs()).toEqual(['format', 'states']);
    expect(await end('format')).toEqual(['states']);
    expect(await end('states')).toEqual(['types']);
    expect(await end('types')).toEqual(['tests']);
    await end('tests');
    expect((await results).map(({ name }) => name)).toEqual(['format', 'states', 'types', 'tests']);
  });
  it('begins a job when what it needs has succeeded, and leaves it out otherwise', async () => {
    const log = vi.spyOn(console, 'log').mockReturnValue();
    const { end, runs, results } = begin([
      { name: 'size', after: ['build'] },
      { name: 'build' },
      { name: 'storybook' },
      { name: 'stories', after: ['storybook'] },
      { name: 'report', after: ['stories'] },
    ]);
    expect(runs()).toEqual(['build', 'storybook']);
    expect(await end('build')).toEqual(['storybook', 'size']);
    expect(await end('storybook', false)).toEqual(['size']);
    await end('size');
    expect((await results).map(({ name }) => name)).toEqual(['build', 'storybook', 'size']);
    expect(log.mock.calls).toEqual([
      ['left out stories, which needs storybook'],
      ['left out report, which needs stories'],
    ]);
    log.mockRestore();
  });
});
