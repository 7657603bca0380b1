import { copyFileSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from '../run.ts';
import { makeFolder } from './makeFolder.ts';

/** Node.js of package.json, for this platform. */
const node = join(root, 'node_modules/node');

/**
 * Makes the product with Node.js for this platform as one .tar.gz in a folder, and returns its path. The app must be
 * built.
 */
export async function makeArchive(into: string): Promise<string> {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  const name = `switchboard-${version}-${process.platform}-${process.arch}`;
  const folder = join(into, name);
  await makeFolder(folder);
  copyFileSync(join(node, 'bin/node'), join(folder, 'bin/node'));
  for (const licence of globSync('node_modules/node-*/LICENSE', { cwd: node }))
    copyFileSync(join(node, licence), join(folder, 'bin/LICENSE-of-node'));
  const archive = `${folder}.tar.gz`;
  const { code, output } = await run(['tar', '-czf', archive, '-C', into, name]);
  if (code !== 0) throw new Error(`The archive could not be written.\n${output}`);
  return archive;
}
