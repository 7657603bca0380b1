// npm run pack: the packages that other projects can install, as tarballs in .packed.
import { rmSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { packAll } from './pack/packAll.ts';
import { root } from './run.ts';

const folder = join(root, '.packed');
rmSync(folder, { recursive: true, force: true });

for (const { name, tarball, subpaths } of await packAll(folder)) {
  const kilobytes = Math.round(statSync(tarball).size / 1000);
  console.log(`${name}: ${relative(root, tarball)}, ${kilobytes} kB, ${subpaths.size} modules to import`);
}
