import { importsOf, isTest, resolveImport, type Detect } from './sources.ts';

const mayImport: Record<string, readonly string[]> = {
  'api-contract': [],
  'api-mocks': ['api-contract'],
  ui: ['api-contract'],
  app: ['api-contract', 'ui'],
  'api-server': ['api-contract', 'sandbox'],
  sandbox: [],
};

/** What stories and tests of the package may import beyond the law. */
const testsMayImport: Record<string, readonly string[]> = {
  'api-mocks': ['api-server'],
  ui: ['api-mocks'],
  app: ['api-mocks'],
};

const packageOf = (path: string): string | undefined => /^(?:packages|@switchboard)\/([\w-]+)/.exec(path)?.[1];

/** Imports between packages that the one import law does not allow. */
export const importLaw: Detect = (files) =>
  files.flatMap(({ path, text }) => {
    const own = packageOf(path);
    if (!own) return [];
    const allowed = [own, ...(mayImport[own] ?? []), ...(isTest(path) ? (testsMayImport[own] ?? []) : [])];
    return importsOf(text).flatMap((specifier) => {
      const target = resolveImport(path, specifier);
      const other = packageOf(target);
      if (other === undefined) return [];
      if (!allowed.includes(other)) return [`${path}: imports ${specifier}`];
      if (!isTest(path) && isTest(target))
        return [`${path}: product code imports ${specifier}, which is there for tests`];
      return other !== own && specifier.startsWith('.')
        ? [`${path}: reaches into ${specifier} instead of @switchboard/${other}/…`]
        : [];
    });
  });
