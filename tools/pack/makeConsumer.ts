import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from '../run.ts';
import type { Built } from './packAll.ts';

/** The project that installs our packages. Its package.json names hosts that this workspace does without. */
const source = 'tools/pack/consumer';

interface Lock {
  packages: Record<string, { version: string }>;
}

const lockOf = (folder: string): Lock =>
  JSON.parse(readFileSync(join(root, folder, 'package-lock.json'), 'utf8')) as Lock;

/**
 * Our lock without the workspace, and that of the hosts, so that each run installs the same, from npm's cache if it is
 * there. npm drops what nobody needs.
 */
function lockedPackages(): Lock['packages'] {
  const own = /^packages\/(?:ui|api-contract)\/(?=node_modules\/)/;
  return Object.fromEntries(
    ['.', source]
      .flatMap((folder) => Object.entries(lockOf(folder).packages))
      .map(([path, entry]) => [path.replace(own, ''), entry] as const)
      .filter(([path]) => path.startsWith('node_modules/') && !path.startsWith('node_modules/@switchboard/')),
  );
}

/** Runs a command to its end; throws its output if it fails. */
export async function must(command: readonly string[], env: Record<string, string> = {}, cwd = root): Promise<string> {
  const { code, output } = await run(command, { env, cwd });
  if (code !== 0) throw new Error(`${command.join(' ')}\n${output}`);
  return output;
}

/**
 * Sets up the project in a folder outside the workspace, and installs the tarballs there, as their users do, and of
 * what it has besides: `dependencies`.
 */
export async function makeConsumer(
  folder: string,
  built: readonly Built[],
  dependencies: readonly string[],
): Promise<void> {
  cpSync(join(root, source), folder, { recursive: true });
  const packages = lockedPackages();
  const manifest = {
    name: 'consumer',
    private: true,
    type: 'module',
    dependencies: {
      ...Object.fromEntries(dependencies.map((name) => [name, packages[`node_modules/${name}`]?.version])),
      ...Object.fromEntries(built.map(({ name, tarball }) => [name, `file:${tarball}`])),
    },
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  writeFileSync(
    join(folder, 'package-lock.json'),
    JSON.stringify({ ...lockOf('.'), packages: { '': manifest, ...packages } }),
  );
  await must(['npm', '--prefix', folder, 'install', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts']);
}
