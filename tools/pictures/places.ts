import { join } from 'node:path';
import { root } from '../run.ts';

/** Where pictures are. The manifest is committed, the others are ignored. */
export const places = {
  manifest: join(root, 'pictures/manifest.txt'),
  /** The Storybook of another revision. */
  revisions: join(root, '.visual/revisions'),
  /** The report, with the PNGs of the work tree and of the revision before it. */
  report: join(root, '.visual/report'),
  now: join(root, '.visual/report/now'),
  before: join(root, '.visual/report/before'),
} as const;
