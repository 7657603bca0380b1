import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from '../run.ts';
import { makeFolder } from './makeFolder.ts';

/** Node.js of package.json, for this platform. */
const node = join(root, 'node_modules/node/bin/node');

/**
 * Copies Node.js, and on Linux libatomic, which Node.js needs since version 25 and small systems have not:
 * bin/switchboard uses it where Node.js does not start without it.
 */
async function copyNode(bin: string): Promise<void> {
  copyFileSync(node, join(bin, 'node'));
  if (process.platform !== 'linux') return;
  const { output } = await run(['ldd', node]);
  const [, library] = /libatomic\.so\.1 => (\/\S+)/.exec(output) ?? [];
  if (library === undefined) return;
  mkdirSync(join(bin, 'lib'));
  copyFileSync(library, join(bin, 'lib/libatomic.so.1'));
}

/**
 * Makes the product with Node.js for this platform as one .tar.gz in a folder, and returns its path. The app must be
 * built.
 */
export async function makeArchive(into: string): Promise<string> {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  const name = `switchboard-${version}-${process.platform}-${process.arch}`;
  const folder = join(into, name);
  await makeFolder(folder);
  await copyNode(join(folder, 'bin'));
  const archive = `${folder}.tar.gz`;
  const { code, output } = await run(['tar', '-czf', archive, '-C', into, name]);
  if (code !== 0) throw new Error(`The archive could not be written.\n${output}`);
  return archive;
}
