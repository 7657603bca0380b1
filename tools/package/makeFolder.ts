import { cpSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { appFolder } from '../buildApp.ts';
import { root } from '../run.ts';

const voice = 'node_modules/espeak-ng';

/** The server as one bundle, with its dependencies, and what it reads from beside itself. */
async function bundleServer(into: string): Promise<void> {
  const bundle = await rolldown({
    cwd: root,
    input: {
      switchboard: 'tools/package/switchboard.ts',
      engineProcess: 'packages/api-server/src/outside/voice/engineProcess.ts',
    },
    platform: 'node',
    // The voice stays a package of its own, which may be removed. The other is an option of pg that nobody takes.
    external: ['espeak-ng', 'pg-native'],
    onLog: (_level, { message }) => {
      throw new Error(message);
    },
  });
  // Names stay, for what is in the log. Without comments the text takes less memory.
  await bundle.write({ dir: into, minify: { compress: false, mangle: false, codegen: true } });
  await bundle.close();
  writeFileSync(join(into, 'package.json'), JSON.stringify({ type: 'module' }));
  cpSync(join(root, 'packages/api-server/src/identity/commonPasswords.txt'), join(into, 'commonPasswords.txt'));
  if (existsSync(join(root, voice))) cpSync(join(root, voice), join(into, voice), { recursive: true });
}

interface Lock {
  readonly packages: Readonly<Record<string, { readonly dev?: boolean; readonly link?: boolean }>>;
}

/** The licences of all packages that the product is made with, each below the package's name. */
function licences(): string {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock;
  return Object.entries(packages)
    .filter(([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link)
    .flatMap(([path]) =>
      globSync('{LICEN[CS]E,licen[cs]e}*', { cwd: join(root, path) })
        .toSorted()
        .map((file) => `# ${path.replace(/^.*node_modules\//, '')}\n\n${readFileSync(join(root, path, file), 'utf8')}`),
    )
    .join('\n\n');
}

/** Fills an empty folder with all of the product but Node.js: the same for every platform. The app must be built. */
export async function makeFolder(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  cpSync(join(root, 'tools/package/files'), folder, { recursive: true });
  for (const name of ['LICENSE', 'README.md', 'docs', '.env.example'])
    cpSync(join(root, name), join(folder, name), { recursive: true });
  cpSync(appFolder, join(folder, 'app'), { recursive: true });
  writeFileSync(join(folder, 'LICENSES-OF-PACKAGES'), licences());
  for (const licence of globSync('node_modules/node/node_modules/node-*/LICENSE', { cwd: root }))
    cpSync(join(root, licence), join(folder, 'LICENSE-OF-NODE'));
  await bundleServer(join(folder, 'server'));
}
