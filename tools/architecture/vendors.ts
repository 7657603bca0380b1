import { eagerImportsOf, findImports, isTest, resolveImport, type Detect, type Source } from './sources.ts';

const charts = 'packages/ui/src/charts/';

/** Files that load recharts eagerly. */
function eagerlyRecharts(files: readonly Source[]): Set<string> {
  const heavy = new Set<string>();
  const reaches = ({ path, text }: Source): boolean =>
    eagerImportsOf(text).some(
      (specifier) => /^recharts\b/.test(specifier) || heavy.has(resolveImport(path, specifier)),
    );
  let before = -1;
  while (heavy.size > before) {
    before = heavy.size;
    files
      .filter((file) => file.path.startsWith(charts) && !isTest(file.path) && reaches(file))
      .forEach(({ path }) => heavy.add(path));
  }
  return heavy;
}

/** What the file loads lazily, by name. */
const lazyNames = (text: string): string[] =>
  [...text.matchAll(/\bconst (\w+) = lazy\s*\(/g)].map(([, name]) => name ?? '');

/** True if each lazy component is directly in a LazyRegion. */
const inRegions = ({ text }: Source): boolean =>
  lazyNames(text).every((name) => new RegExp(`<LazyRegion\\b(?:(?!<LazyRegion)[^])*?>\\s*<${name}\\b`).test(text));

/** True if each such region is directly in an element whose height is set in the style sheet beside the file. */
function isBoxed({ path, text }: Source, files: readonly Source[]): boolean {
  const sheet = files.find((file) => file.path === path.replace(/\.tsx$/, '.css.ts'))?.text ?? '';
  return (
    /<\w+[^>]*\bclassName=[^>]*>\s*<LazyRegion\b/.test(text) &&
    /\b(?:height|minHeight|blockSize|minBlockSize|aspectRatio)\s*:/.test(sheet)
  );
}

/**
 * Reports Radix outside `components/`, recharts outside `charts/`, charts that are not lazy or have no box while they
 * load, and lazy components in no LazyRegion.
 */
export const vendors: Detect = (files) => {
  const product = files.filter(({ path }) => path.startsWith('packages/') && !isTest(path));
  const heavy = eagerlyRecharts(product);
  const heavyModules = new Set(
    [...heavy].map((path) => path.replace(/^packages\/ui\/src\/charts\/\w+\/(\w+)\.tsx$/, '@switchboard/ui/charts/$1')),
  );
  const lazy = product.filter(({ path, text }) => path.startsWith(charts) && lazyNames(text).length > 0);
  return [
    ...product.filter((file) => !inRegions(file)).map(({ path }) => `${path}: a lazy component in no LazyRegion`),
    ...findImports(
      product,
      (target, path) => target.startsWith('@radix-ui/') && !path.startsWith('packages/ui/src/components/'),
    ),
    ...findImports(product, (target, path) => /^recharts\b/.test(target) && !path.startsWith(charts)),
    ...product
      .filter(({ path }) => !path.startsWith(charts))
      .flatMap(({ path, text }) =>
        eagerImportsOf(text)
          .filter((specifier) => heavy.has(resolveImport(path, specifier)) || heavyModules.has(specifier))
          .map((specifier) => `${path}: loads recharts at once through ${specifier}`),
      ),
    ...lazy
      .filter((file) => !isBoxed(file, product))
      .map(({ path }) => `${path}: a lazy chart in no box of its own height`),
  ];
};
