// npm run check: checks that take seconds, for use while writing. Everything else is in npm test.
import { runJob } from './jobs.ts';
import { quickJobs } from './quickJobs.ts';

const units = [
  'vitest',
  'run',
  '--project',
  'units',
  '--project',
  'intl',
  '--exclude',
  'packages/api-mocks/conformance/**',
];
const jobs = [...quickJobs, { name: 'units', command: [...units, '--reporter=dot', '--silent=passed-only'] }];

const results = await Promise.all(jobs.map((job) => runJob(job)));
process.exitCode = results.every(({ ok }) => ok) ? 0 : 1;
