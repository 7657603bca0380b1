import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from '../run.ts';
import type { Built } from './packAll.ts';

interface Lock {
  packages: Record<string, { version: string }>;
}

/** What the project has besides our packages, in the versions of this workspace. */
const dependencies = ['react', 'react-dom', 'valibot', 'vite', 'typescript', '@types/react', '@types/react-dom'];

/**
 * Our lock without the workspace, so that each run installs the same, from npm's cache if it is there. npm drops what
 * nobody needs.
 */
function lockedPackages(lock: Lock): Lock['packages'] {
  const own = /^packages\/(?:ui|api-contract)\/(?=node_modules\/)/;
  return Object.fromEntries(
    Object.entries(lock.packages)
      .map(([path, entry]) => [path.replace(own, ''), entry] as const)
      .filter(([path]) => path.startsWith('node_modules/') && !path.startsWith('node_modules/@switchboard/')),
  );
}

/** Runs a command to its end; throws its output if it fails. */
export async function must(command: readonly string[], env: Record<string, string> = {}): Promise<string> {
  const { code, output } = await run(command, { env });
  if (code !== 0) throw new Error(`${command.join(' ')}\n${output}`);
  return output;
}

/** Sets up a project in a folder outside the workspace, and installs the tarballs there, as their users do. */
export async function makeConsumer(folder: string, built: readonly Built[]): Promise<void> {
  cpSync(join(root, 'tools/pack/consumer'), folder, { recursive: true });
  const modules = built.flatMap(({ name, subpaths }) => [...subpaths.keys()].map((subpath) => name + subpath.slice(1)));
  writeFileSync(
    join(folder, 'types/all.ts'),
    modules.map((module, index) => `export * as module${index} from '${module}';\n`).join(''),
  );
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock;
  const packages = lockedPackages(lock);
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
    JSON.stringify({ ...lock, packages: { '': manifest, ...packages } }),
  );
  await must(['npm', '--prefix', folder, 'install', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts']);
}
