import { join } from 'node:path';
import { root } from '../run.ts';

/** Where pictures are. The first two are committed, the others are ignored. */
export const places = {
  manifest: join(root, 'pictures/manifest.txt'),
  /** What stories were made of when they passed. */
  passed: join(root, 'pictures/passed.txt'),
  /** The Storybook of another revision. */
  revisions: join(root, '.visual/revisions'),
  /** The report, with the PNGs of the work tree and of the revision before it. */
  report: join(root, '.visual/report'),
  now: join(root, '.visual/report/now'),
  before: join(root, '.visual/report/before'),
} as const;
