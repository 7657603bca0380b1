// npm run check: what can be known in seconds, while writing. Everything else is in npm test.
import { runStep, type Step } from './report.ts';

const steps: Step[] = [
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'types', command: ['tsc', '--noEmit'] },
  { name: 'lint', command: ['oxlint', '--type-aware', '--quiet', '--report-unused-disable-directives-severity=error'] },
  {
    name: 'units',
    command: [
      'vitest',
      'run',
      '--project',
      'units',
      '--exclude',
      'packages/api-mocks/conformance/**',
      '--reporter=dot',
      '--silent=passed-only',
    ],
  },
  { name: 'states', command: ['node', 'tools/states.ts', '--quiet'] },
];

const results = await Promise.all(steps.map(runStep));
process.exitCode = results.every(({ ok }) => ok) ? 0 : 1;
