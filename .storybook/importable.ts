import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ComponentManifest, Manifests } from 'storybook/internal/types';
import { publishedModules, readManifest } from '../tools/pack/publishedModules.ts';

const { name: library, dependencies, peerDependencies } = readManifest('packages/ui');
const installed = new Set(Object.keys({ ...dependencies, ...peerDependencies }));

/** What a source imports by name, and where from. */
const importsOf = (source: string): { name: string; from: string }[] =>
  [...source.matchAll(/^import \{([^}]*)\} from '([^']+)';$/gm)].flatMap(([, names = '', from = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '')
      .map((name) => ({ name, from })),
  );

/**
 * The manifest of Storybook, for whoever installs the library. Storybook takes all that a story imports from a path for
 * a part of the package's root, which has none: here each is imported from the module that the package offers. What
 * only this workspace has, such as sample data, is left out, and a spy of the tests is a function.
 */
export function importable(manifests: Manifests): Manifests {
  const published = publishedModules(process.cwd());
  const moduleOf = new Map([...published].map(([module, file]) => [file, module]));
  /** The module that has what a story at `path` imports. */
  const find = (path: string, from: string): string | undefined => {
    if (from.startsWith('.')) return moduleOf.get(join(dirname(path), from));
    return published.has(from) || installed.has(from) ? from : undefined;
  };
  const mend = (component: ComponentManifest): ComponentManifest => {
    const own = importsOf(readFileSync(component.path, 'utf8'));
    const names = new Map<string, Set<string>>();
    for (const { name, from } of importsOf(component.import ?? '')) {
      const source = from === library ? own.find((one) => one.name === name)?.from : from;
      const module = source === undefined ? undefined : find(component.path, source);
      if (module !== undefined) names.set(module, (names.get(module) ?? new Set()).add(name));
    }
    return {
      ...component,
      import: [...names].map(([module, some]) => `import { ${[...some].join(', ')} } from '${module}';`).join('\n'),
      stories: component.stories.map((story) => ({
        ...story,
        ...(story.snippet !== undefined && { snippet: story.snippet.replaceAll(/\bfn\(\)/g, '() => {}') }),
      })),
    };
  };
  const { components: listed } = manifests;
  if (!listed) return manifests;
  const components = Object.entries(listed.components).map(([id, component]) => [id, mend(component)] as const);
  return { ...manifests, components: { ...listed, components: Object.fromEntries(components) } };
}
