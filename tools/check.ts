// npm run check: checks that take seconds, for use while writing. Everything else is in npm test.
import { quickSteps } from './quickSteps.ts';
import { runStep, type Step } from './report.ts';

const steps: Step[] = [
  ...quickSteps,
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
];

const results = await Promise.all(steps.map((step) => runStep(step)));
process.exitCode = results.every(({ ok }) => ok) ? 0 : 1;
