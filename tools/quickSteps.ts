import type { Step } from './report.ts';

/** The first steps of npm run check and npm test: those that run none of our code. */
export const quickSteps: Step[] = [
  { name: 'format', command: ['oxfmt', '--check'] },
  // One checker in each of two projects at a time: more would duplicate work. By itself, it says nothing until its end.
  { name: 'types', command: ['tsc', '-b', '--verbose', '--checkers', '1', '--builders', '2'] },
  { name: 'lint', command: ['oxlint', '--type-aware', '--report-unused-disable-directives-severity=error'] },
  { name: 'unused', command: ['knip', '--no-progress'] },
  { name: 'states', command: ['node', 'tools/states.ts', '--quiet'] },
];
