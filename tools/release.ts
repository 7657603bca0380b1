// npm run release: marks the version of package.json as released in pictures/changes.json. Stories that changed before
// are no longer tagged as new or changed.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { recordRelease } from './pictures/recordChanges.ts';
import { root } from './run.ts';

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
try {
  recordRelease(version);
  console.log(`Release ${version} is marked in pictures/changes.json`);
} catch (error) {
  console.error(`${error instanceof Error ? error.message : String(error)}. Raise the version in package.json first.`);
  process.exitCode = 1;
}
