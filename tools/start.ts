// npm start: builds the app when needed, then serves app and API on one port until it is stopped.
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { launch, root, run, shareFate } from './run.ts';

const build = join(root, 'packages/app/dist');
const sources = [
  'packages/app/src',
  'packages/app/index.html',
  'packages/app/vite.config.ts',
  'packages/ui/src',
  'packages/api-contract/src',
  'package-lock.json',
];

/** When a file, or anything below a folder, last changed, in ms since 1970; 0 if it does not exist. */
function newest(path: string): number {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return 0;
  if (!stat.isDirectory()) return /\.(?:stories|test)\.tsx?$/.test(path) ? 0 : stat.mtimeMs;
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}

const builtAt = statSync(join(build, '.vite/manifest.json'), { throwIfNoEntry: false })?.mtimeMs ?? 0;
if (builtAt < Math.max(...sources.map((source) => newest(join(root, source))))) {
  console.log('Building the app');
  const { code, output, seconds } = await run([
    'vite',
    'build',
    'packages/app',
    '--config',
    'packages/app/vite.config.ts',
  ]);
  if (code !== 0) {
    console.error(`${output.trim()}\nThe app could not be built; the reason is above.`);
    process.exit(1);
  }
  console.log(`Built in ${seconds.toFixed(1)} s`);
}

const { APP_DIR = build, NODE_COMPILE_CACHE = join(root, 'node_modules/.cache/node') } = process.env;
// From its second start on the server needs no compiler of TypeScript, which would stay in its memory.
shareFate([launch(['node', 'packages/api-server/src/main.ts'], { env: { APP_DIR, NODE_COMPILE_CACHE } })]);
