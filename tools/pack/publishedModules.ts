import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from './publishedManifest.ts';
import { subpathsOf } from './subpaths.ts';

/** The packages of the workspace that others install, in the order in which one needs the other. */
export const publishedPackages = ['api-contract', 'ui'] as const;

/** The package.json of a package of the workspace. */
export const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/** By the name that others import: the source from the root on. '@switchboard/ui/charts/BarChart' → 'packages/ui/src/…'. */
export function publishedModules(root: string): ReadonlyMap<string, string> {
  const modules = publishedPackages.flatMap((directory) => {
    const folder = join('packages', directory);
    const { name, exports } = readManifest(join(root, folder));
    return [...subpathsOf(join(root, folder), exports)].map(([subpath, built]): [string, string] => {
      const source = join(folder, built.replace(/^dist\//, 'src/'));
      return [name + subpath.slice(1), `${source}${existsSync(join(root, `${source}.tsx`)) ? '.tsx' : '.ts'}`];
    });
  });
  return new Map(modules);
}
