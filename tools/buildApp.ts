import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './run.ts';

/** Where the built app is. */
export const appFolder = join(root, 'packages/app/dist');

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

/** Builds the app, if something of it changed since. Ends this process if it can't be built. */
export async function buildApp(): Promise<void> {
  const builtAt = statSync(join(appFolder, '.vite/manifest.json'), { throwIfNoEntry: false })?.mtimeMs ?? 0;
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
}
