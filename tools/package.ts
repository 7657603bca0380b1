// npm run package: the product as one archive that needs nothing else, in .packaged. With -- --folder, as the folder that
// an image takes its parts from, which has no Node.js.
import { mkdirSync, rmSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { buildApp } from './buildApp.ts';
import { makeArchive } from './package/makeArchive.ts';
import { makeFolder } from './package/makeFolder.ts';
import { root } from './run.ts';

const { values } = parseArgs({ options: { folder: { type: 'boolean', default: false } } });
const into = join(root, '.packaged');
rmSync(into, { recursive: true, force: true });
mkdirSync(into);

await buildApp();
if (values.folder) await makeFolder(join(into, 'switchboard'));
else {
  const archive = await makeArchive(into);
  rmSync(archive.replace(/\.tar\.gz$/, ''), { recursive: true });
  console.log(`${relative(root, archive)}: ${Math.round(statSync(archive).size / 1e6)} MB`);
}
