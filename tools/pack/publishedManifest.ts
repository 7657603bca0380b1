import type { Subpaths } from './subpaths.ts';

/** What is read of a package.json of the workspace. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly license: string;
  readonly keywords: readonly string[];
  readonly sideEffects: readonly string[] | false;
  readonly exports: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional: boolean }>>;
}

/**
 * The package.json of a tarball. In the workspace the exports lead to sources, dependencies have exact versions, and
 * packages of the workspace have none; here the exports lead to what was built, and each dependency has a range.
 * Exports of data lead where they did.
 */
export function publishedManifest(manifest: Manifest, subpaths: Subpaths, copied: ReadonlySet<string>): object {
  const { name, version, description, license, keywords, sideEffects, peerDependencies, peerDependenciesMeta } =
    manifest;
  const exports = Object.fromEntries(
    [...subpaths].map(([subpath, file]) => [subpath, { types: `./${file}.d.ts`, default: `./${file}.js` }]),
  );
  const data = Object.entries(manifest.exports).filter(([, target]) => target.endsWith('.json'));
  const dependencies = Object.fromEntries(
    Object.entries(manifest.dependencies)
      .filter(([dependency]) => !copied.has(dependency))
      .map(([dependency, exact]) => [dependency, exact === '*' ? version : `^${exact}`]),
  );
  return {
    name,
    version,
    description,
    license,
    keywords,
    type: 'module',
    sideEffects: sideEffects && sideEffects.map((pattern) => pattern.replace(/\.ts$/, '.js')),
    exports: { ...exports, ...Object.fromEntries(data), './package.json': './package.json' },
    dependencies,
    peerDependencies,
    peerDependenciesMeta,
  };
}
