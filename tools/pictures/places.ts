import { join } from 'node:path';
import { root } from '../run.ts';

/** Where pictures are. The first four are committed, the others ignored. */
export const places = {
  manifest: join(root, 'pictures/manifest.txt'),
  /** What each story's pictures were drawn from. */
  code: join(root, 'pictures/code.txt'),
  packs: join(root, 'pictures/packs'),
  /** Which stories' pictures changed when, and why. */
  changes: join(root, 'pictures/changes.json'),
  /** PNGs of the pictures that differ, from the last run. */
  now: join(root, '.visual/now'),
  /** Trees and Storybooks of other revisions. */
  revisions: join(root, '.visual/revisions'),
  report: join(root, '.visual/report'),
} as const;
