// npm run pack: the packages that other projects can install, as tarballs in .packed. Fails if what they export is not
// what their api.txt says; with --approve (npm run pack:approve) it writes those files instead.
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { compareLines } from './pack/compareLines.ts';
import { packAll } from './pack/packAll.ts';
import { root } from './run.ts';

const folder = join(root, '.packed');
rmSync(folder, { recursive: true, force: true });

for (const { name, api, apiFile, tarball, subpaths } of await packAll(folder)) {
  const kilobytes = Math.round(statSync(tarball).size / 1000);
  console.log(`${name}: ${relative(root, tarball)}, ${kilobytes} kB, ${subpaths.size} modules to import`);
  if (process.argv.includes('--approve')) {
    writeFileSync(apiFile, api);
    continue;
  }
  const changes = compareLines(existsSync(apiFile) ? readFileSync(apiFile, 'utf8') : '', api);
  if (changes.length === 0) continue;
  console.error(
    `${changes.join('\n')}\nThe API is not that of ${relative(root, apiFile)}. If this is meant: npm run pack:approve`,
  );
  process.exitCode = 1;
}
