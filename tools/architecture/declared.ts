import { importsOf, isTest, type Detect } from './sources.ts';

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/** The package of a module: `@scope/name/file` is `@scope/name`. */
const nameOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/**
 * Imports of packages that the importing package does not declare; product code needs them in `dependencies` or as
 * peers.
 */
export const declared: Detect = (files) =>
  files
    .filter(({ path }) => path.endsWith('/package.json'))
    .flatMap(({ path: manifestPath, text: manifest }) => {
      const folder = manifestPath.slice(0, -'package.json'.length);
      const own = folder.replace(/^packages\/([\w-]+)\/$/, '@switchboard/$1');
      const { dependencies, peerDependencies, optionalDependencies, devDependencies } = JSON.parse(
        manifest,
      ) as Manifest;
      const product = new Set([own, ...Object.keys({ ...dependencies, ...peerDependencies, ...optionalDependencies })]);
      const tests = new Set([...product, ...Object.keys(devDependencies ?? {})]);
      return files
        .filter(({ path }) => path.startsWith(folder) && path !== manifestPath)
        .flatMap(({ path, text }) =>
          importsOf(text)
            .filter((specifier) => !/^(?:\.|node:)/.test(specifier))
            .filter((specifier) => !(isTest(path) ? tests : product).has(nameOf(specifier)))
            .map((specifier) => `${path}: imports ${specifier}, which ${manifestPath} does not declare`),
        );
    });
