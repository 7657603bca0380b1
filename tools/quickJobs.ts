import type { Job } from './jobs.ts';

/** What npm run check and npm test begin with: jobs that run none of our code. */
export const quickJobs: Job[] = [
  // One checker in each of two projects at a time: more would duplicate work.
  { name: 'types', command: ['tsc', '-b', '--checkers', '1', '--builders', '2'] },
  { name: 'lint', command: ['oxlint', '--type-aware', '--report-unused-disable-directives-severity=error'] },
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'unused', command: ['knip', '--no-progress'] },
  { name: 'states', command: ['node', 'tools/states.ts', '--quiet'] },
];
