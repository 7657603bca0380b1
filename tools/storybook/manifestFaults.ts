import type { ComponentsManifest } from 'storybook/internal/types';

/** What a package or one of its modules exports by name; undefined if nobody can import it. */
export type ExportsOf = (module: string) => readonly string[] | 'any' | undefined;

/** What is wrong with Storybook's manifest, a line each: what it could not read, and imports that work nowhere else. */
export function manifestFaults({ components }: ComponentsManifest, exportsOf: ExportsOf): string[] {
  return Object.entries(components).flatMap(([id, { name, error, import: imports = '', stories }]) => {
    const faults: string[] = [];
    if (error) faults.push(error.name);
    const imported = [...imports.matchAll(/^import (?:\{ ([^}]+) \}|(.+)) from '([^']+)';$/gm)];
    for (const [, names, other = '', module = ''] of imported) {
      const offered = exportsOf(module);
      const missing =
        offered === undefined
          ? [module]
          : (names?.split(', ') ?? [other]).filter((one) => offered !== 'any' && !offered.includes(one));
      faults.push(...missing.map((one) => `${one} can't be imported from '${module}'`));
    }
    if (!imported.some(([, names]) => names?.split(', ').includes(name))) faults.push(`${name} is not imported`);
    for (const story of stories) if (story.snippet === undefined) faults.push(`${story.name} has no snippet`);
    return faults.map((fault) => `${id}: ${fault}`);
  });
}
