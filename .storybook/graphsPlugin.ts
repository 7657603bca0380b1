import { createHash } from 'node:crypto';
import type { StoryIndex } from 'storybook/internal/types';
import type { Plugin } from 'vite';

const isOurs = (id: string): boolean => !id.includes('/node_modules/');

/** What a module imports of ours. */
interface Module {
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/**
 * Writes `graphs.json` of the built Storybook: by `story` or `docs` and the path of each file of them, the SHA-256 of
 * all modules that they are made of, with the preview. Packages are left out: the lockfile stands for them. `root`, the
 * folder of the checkout with a slash at its end, has no part in it.
 */
export function graphsPlugin(root: string, readIndex: () => Promise<Pick<StoryIndex, 'entries'>>): Plugin[] {
  /** By module: the hash of its text before and after it was compiled. */
  const texts = new Map<string, string>();
  const filter = { id: { exclude: /\/node_modules\// } };
  const handler = (code: string, id: string): void =>
    void texts.set(id, sha256(`${texts.get(id) ?? ''}${code.replaceAll(root, '')}`));
  return [
    { name: 'graphs:sources', apply: 'build', enforce: 'pre', transform: { order: 'pre', filter, handler } },
    {
      name: 'graphs',
      apply: 'build',
      enforce: 'post',
      transform: { order: 'post', filter, handler },
      async generateBundle() {
        const { entries } = await readIndex();
        // Read once: the bundler makes what it tells of a module anew at each question.
        const modules = new Map(
          [...this.getModuleIds()].filter(isOurs).map((id): [string, Module] => {
            const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {};
            return [
              id,
              {
                importedIds: importedIds.filter(isOurs),
                dynamicallyImportedIds: dynamicallyImportedIds.filter(isOurs),
              },
            ];
          }),
        );
        /** What a module is made of, in the order of the names. */
        const hashOf = (first: string, how: readonly (keyof Module)[]): string => {
          const found = new Set([first]);
          for (const id of found)
            for (const key of how) for (const next of modules.get(id)?.[key] ?? []) found.add(next);
          const lines = [...found].map((id) => `${id.replaceAll(root, '')} ${texts.get(id) ?? ''}\n`);
          return sha256(lines.toSorted().join(''));
        };
        const all = ['importedIds', 'dynamicallyImportedIds'] as const;
        const preview = `${root}.storybook/preview.tsx`;
        const [shown, wired] = [hashOf(preview, ['importedIds']), hashOf(preview, all)];
        const graphs = Object.values(entries).map(({ importPath, title, type }): [string, string] => {
          // The wired app and pages of documentation load more of the preview.
          const frame = type === 'docs' || title.startsWith('Flows/') ? wired : shown;
          return [`${type} ${importPath}`, sha256(`${frame} ${hashOf(`${root}${importPath.slice(2)}`, all)}`)];
        });
        this.emitFile({ type: 'asset', fileName: 'graphs.json', source: JSON.stringify(Object.fromEntries(graphs)) });
      },
    },
  ];
}
