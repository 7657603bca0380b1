// Whether what the built Storybook tells tools of the components works where the library is installed.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ComponentsManifest } from 'storybook/internal/types';
import { publishedModules, readManifest } from './pack/publishedModules.ts';
import { root } from './run.ts';
import { manifestFaults, type ExportsOf } from './storybook/manifestFaults.ts';

const modules = publishedModules(root);
const { dependencies, peerDependencies } = readManifest(join(root, 'packages/ui'));

const exportsOf: ExportsOf = (module) => {
  const file = modules.get(module);
  if (file === undefined) return module in { ...dependencies, ...peerDependencies } ? 'any' : undefined;
  const source = readFileSync(join(root, file), 'utf8');
  const declared = source.matchAll(/^export (?:async )?(?:function|const|class|let) (\w+)/gm);
  const listed = source.matchAll(/^export \{([^}]*)\}/gm);
  return [
    ...[...declared].map(([, name = '']) => name),
    ...[...listed].flatMap(([, names = '']) => names.split(',').map((name) => name.trim())),
  ];
};

const built = readFileSync(join(root, 'storybook-static/manifests/components.json'), 'utf8');
const manifest = JSON.parse(built) as ComponentsManifest;
const faults = manifestFaults(manifest, exportsOf);
for (const fault of faults) console.error(fault);
console.log(`${Object.keys(manifest.components).length} components in Storybook’s manifest, ${faults.length} faults`);
if (faults.length > 0) process.exitCode = 1;
