// npm run size: kB (1000 bytes, brotli) of the built app's JavaScript and styles. Fails past a budget.
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './run.ts';

/** Vite's manifest, as far as it is read: source path or chunk name → chunk. */
export type Manifest = Record<string, { file: string; imports?: string[] }>;

/** The files that load with these sources, before anything that they import later. Throws for a source without a chunk. */
export function loadedWith(manifest: Manifest, sources: readonly string[]): string[] {
  const chunks = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no chunk of ${key}.`);
    if (chunks.has(key)) return;
    chunks.add(key);
    chunk.imports?.forEach(visit);
  };
  sources.forEach(visit);
  return [...chunks].map((key) => manifest[key]?.file ?? '');
}

function measure(): void {
  const dist = join(root, 'packages/app/dist');
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  const page = (...names: string[]): string[] => [
    'appearance.js',
    'tooOld.js',
    ...loadedWith(manifest, ['index.html', ...names.map((name) => `src/routes/${name}Route.tsx`)]),
  ];
  const rows: readonly [name: string, files: readonly string[], most: number][] = [
    ['/login', page(), 120],
    ['/dashboard', page('Signed', 'Shell', 'Dashboard'), 178],
    ['all routes', globSync('**/*.js', { cwd: dist }), 565],
    ['styles', globSync('**/*.css', { cwd: dist }), 24],
  ];
  console.log('kB              is   at most');
  for (const [name, files, most] of rows) {
    const size = files.reduce((sum, file) => sum + statSync(join(dist, `${file}.br`)).size, 0) / 1000;
    const tooBig = size > most;
    console.log(
      `${name.padEnd(12)}${size.toFixed(1).padStart(6)}${String(most).padStart(10)}${tooBig ? '  too big' : ''}`,
    );
    if (tooBig) process.exitCode = 1;
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) measure();
