// npm run size: brotli bytes of the build, per page and in all. Fails past the budgets below.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { root } from './run.ts';

/** One entry of the manifest that Vite writes. */
export interface Chunk {
  file: string;
  name?: string;
  isEntry?: boolean;
  isDynamicEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
  assets?: string[];
}

/** Vite's manifest: source path or chunk name → chunk. */
export type Manifest = Record<string, Chunk>;

/**
 * Budgets in kB (1000 bytes), brotli. `route` is a page's own part beyond the dashboard, `shared`
 * a chunk that several pages load, `routeWithCharts` the same
 * with everything that it may load later: a chart is 93, the reader of Markdown, loaded with the first answer, 14, and
 * what an agent of any type may show, up to a new workflow, the rest.
 */
export const budgets = {
  login: 100,
  dashboard: 150,
  route: 18,
  shared: 24,
  routeWithCharts: 150,
  allRoutes: 560,
  css: 24,
  fonts: 50,
} as const;

/**
 * Keys of the chunks that load eagerly with these, including themselves, without those in `loaded`. `lazily` follows
 * import() too.
 */
export function closure(
  manifest: Manifest,
  keys: readonly string[],
  { loaded = new Set<string>(), lazily = false } = {},
): Set<string> {
  const seen = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key) || loaded.has(key)) return;
    seen.add(key);
    chunk.imports?.forEach(visit);
    if (lazily) chunk.dynamicImports?.forEach(visit);
  };
  keys.forEach(visit);
  return seen;
}

/** Routes that frame every page of a signed-in member. */
const frameRoutes = ['Signed', 'Shell'];

const routeFile = /src\/routes\/(\w+)Route\.tsx$/;

/** Keys of the chunks with one route each, by the route's name. */
export function routesOf(manifest: Manifest): Map<string, string> {
  return new Map(
    Object.keys(manifest).flatMap((key) => (routeFile.test(key) ? [[routeFile.exec(key)?.[1] ?? '', key]] : [])),
  );
}

const dist = join(root, 'packages/app/dist');
const kilobytes = (file: string): number =>
  (file.endsWith('.woff2')
    ? readFileSync(join(dist, file)).length
    : brotliCompressSync(readFileSync(join(dist, file)), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length) /
  1000;

/** Scripts of index.html that Vite copies unchanged. */
const plainScripts = (): string[] =>
  [...readFileSync(join(dist, 'index.html'), 'utf8').matchAll(/<script src="\/([^"]+)"/g)].map(
    ([, file]) => file ?? '',
  );

interface Row {
  name: string;
  size: number;
  most: number;
  /** What a page loads beyond the dashboard: its own part and shared ones. */
  adds?: number;
}

function measure(manifest: Manifest): Row[] {
  const cache = new Map<string, number>();
  const sizeOf = (files: Iterable<string>): number =>
    [...new Set(files)].reduce((sum, file) => {
      if (!cache.has(file)) cache.set(file, kilobytes(file));
      return sum + (cache.get(file) ?? 0);
    }, 0);
  const scripts = (keys: Iterable<string>): string[] =>
    [...keys].map((key) => manifest[key]?.file ?? '').filter((file) => file.endsWith('.js'));

  const routes = routesOf(manifest);
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  const page = (...names: string[]): Set<string> => {
    const keys = names.map((name) => routes.get(name) ?? '');
    if (keys.includes('')) throw new Error(`The build lacks a chunk of src/routes for one of: ${names.join(', ')}.`);
    return closure(manifest, [...entries, ...keys]);
  };
  const frame = [...routes.keys()].filter((name) => frameRoutes.includes(name));
  const dashboard = page(...frame, 'Dashboard');
  const rows: Row[] = [
    { name: '/login', size: sizeOf([...plainScripts(), ...scripts(page('Login'))]), most: budgets.login },
    { name: '/dashboard', size: sizeOf([...plainScripts(), ...scripts(dashboard)]), most: budgets.dashboard },
  ];
  const added = (key: string, lazily = false): string[] => [...closure(manifest, [key], { loaded: dashboard, lazily })];
  const pages = [...routes].filter(([, key]) => !dashboard.has(key));
  /** A chunk that several pages load belongs to none of them. */
  const shared = new Set(
    pages.flatMap(([, key], index) =>
      added(key).filter((chunk) => pages.some(([, other], at) => at !== index && added(other).includes(chunk))),
    ),
  );
  for (const [name, key] of pages) {
    const own = added(key).filter((chunk) => !shared.has(chunk));
    const all = added(key, true).filter((chunk) => !shared.has(chunk));
    rows.push({
      name: `  ${name}`,
      size: sizeOf(scripts(own)),
      most: budgets.route,
      adds: sizeOf(scripts(added(key))),
    });
    if (all.length > own.length)
      rows.push({
        name: `  ${name}, with what it loads later`,
        size: sizeOf(scripts(all)),
        most: budgets.routeWithCharts,
        adds: sizeOf(scripts(added(key, true))),
      });
  }
  for (const chunk of shared) {
    const size = sizeOf(scripts([chunk]));
    if (size >= 1)
      rows.push({ name: `  shared by several: ${manifest[chunk]?.name ?? chunk}`, size, most: budgets.shared });
  }
  const chunks = Object.values(manifest);
  const styles = chunks.flatMap(({ css = [], file }) => [...css, ...(file.endsWith('.css') ? [file] : [])]);
  const fonts = chunks.flatMap(({ assets = [], file }) => [...assets, file]).filter((file) => file.endsWith('.woff2'));
  rows.push({
    name: 'all routes',
    size: sizeOf([...plainScripts(), ...scripts(Object.keys(manifest))]),
    most: budgets.allRoutes,
  });
  rows.push({ name: 'CSS', size: sizeOf(styles), most: budgets.css });
  rows.push({ name: 'fonts', size: sizeOf(fonts), most: budgets.fonts });
  return rows;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const path = join(dist, '.vite/manifest.json');
  if (!existsSync(path)) {
    console.error('There is no build to measure. Run npm run build first.');
    process.exit(1);
  }
  const rows = measure(JSON.parse(readFileSync(path, 'utf8')) as Manifest);
  console.log('kB, brotli                                     is    at most   with shared parts');
  for (const { name, size, most, adds } of rows) {
    console.log(
      `${name.padEnd(42)} ${size.toFixed(1).padStart(6)} ${String(most).padStart(10)} ${(adds?.toFixed(1) ?? '').padStart(19)}${size > most ? '  too big' : ''}`.trimEnd(),
    );
  }
  process.exitCode = rows.some(({ size, most }) => size > most) ? 1 : 0;
}
