import { createHash } from 'node:crypto';
import type { StoryIndex } from 'storybook/internal/types';
import type { Plugin } from 'vite';

/** A module as the bundler knows it. */
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
  const read = (code: string, id: string): void =>
    void texts.set(id, sha256(`${texts.get(id) ?? ''}${code.replaceAll(root, '')}`));
  return [
    { name: 'graphs:sources', apply: 'build', enforce: 'pre', transform: { order: 'pre', handler: read } },
    {
      name: 'graphs',
      apply: 'build',
      enforce: 'post',
      transform: { order: 'post', handler: read },
      async generateBundle() {
        const { entries } = await readIndex();
        const importsOf = (id: string, how: readonly (keyof Module)[]): readonly string[] => {
          const module = this.getModuleInfo(id);
          return module ? how.flatMap((key) => module[key]) : [];
        };
        /** What a module is made of, in the order of the names. */
        const hashOf = (first: string, how: readonly (keyof Module)[]): string => {
          const found = new Set([first]);
          for (const id of found)
            for (const next of importsOf(id, how)) if (!next.includes('/node_modules/')) found.add(next);
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
