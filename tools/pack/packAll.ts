import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from '../run.ts';
import { buildStyles } from './buildStyles.ts';
import { compile } from './compile.ts';
import { markClient } from './markClient.ts';
import { publishedManifest, type Manifest } from './publishedManifest.ts';
import { publishedPackages, readManifest } from './publishedModules.ts';
import { subpathsOf, type Subpaths } from './subpaths.ts';

/** A package that was built. */
export interface Built {
  name: string;
  subpaths: Subpaths;
  /** The file to install. */
  tarball: string;
}

/** Builds a package of the workspace in `folder`, as its tarball will hold it. */
async function stage(source: string, folder: string): Promise<{ manifest: Manifest; subpaths: Subpaths }> {
  const manifest = readManifest(source);
  const subpaths = subpathsOf(source, manifest.exports);
  await compile(source, join(folder, 'dist'));
  await markClient(join(folder, 'dist'), source);
  const copied = await buildStyles(source, join(folder, 'dist'));
  const published = publishedManifest(manifest, subpaths, copied);
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);
  if (existsSync(join(source, 'tokens'))) cpSync(join(source, 'tokens'), join(folder, 'tokens'), { recursive: true });
  cpSync(join(source, 'README.md'), join(folder, 'README.md'));
  cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
  return { manifest, subpaths };
}

/** Makes the tarballs in a new folder. */
export async function packAll(folder: string): Promise<Built[]> {
  const built: Built[] = [];
  for (const directory of publishedPackages) {
    const source = join(root, 'packages', directory);
    const staged = join(folder, directory);
    mkdirSync(staged, { recursive: true });
    const { manifest, subpaths } = await stage(source, staged);
    const { name, version } = manifest;
    const { code, output } = await run(['npm', 'pack', '--ignore-scripts', '--pack-destination', folder, staged]);
    if (code !== 0) throw new Error(`npm pack\n${output}`);
    built.push({
      name,
      subpaths,
      tarball: join(folder, `${name.replace('@', '').replace('/', '-')}-${version}.tgz`),
    });
  }
  return built;
}
