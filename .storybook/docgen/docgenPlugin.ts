import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { describeComponents, type Described } from './describeComponents.ts';

/** Tells Storybook what the components of a package take: adds `__docgenInfo` to each, as its types describe it. */
export function docgenPlugin(folder: string): Plugin {
  const sources = join(folder, 'src');
  let described: Described | undefined;
  return {
    name: 'docgen',
    enforce: 'pre',
    watchChange: () => {
      described = undefined;
    },
    transform: {
      filter: { id: /\/packages\/ui\/src\/(?:components|charts|blocks|shell)\/.*\.tsx$/ },
      handler: (code, id) => {
        described ??= describeComponents(folder);
        const components = described.get(relative(sources, id)) ?? [];
        if (components.length === 0) return null;
        const added = components.map((each) => `${each.name}.__docgenInfo = ${JSON.stringify(each)};`);
        return { code: `${code}\n${added.join('\n')}\n`, map: null };
      },
    },
  };
}
