import { readFileSync } from 'node:fs';
import type { StoryIndex } from 'storybook/internal/types';
import type { Plugin } from 'vite';
import type { ListedEntry } from './ListedEntry.ts';
import { statesOf } from './states/statesOf.ts';

/** The module `virtual:entries`: every story and page of this Storybook, as it was when it was built or started. */
export const entriesPlugin = (readIndex: () => Promise<StoryIndex>): Plugin => ({
  name: 'entries',
  resolveId: { filter: { id: /^virtual:entries$/ }, handler: (id) => `\0${id}` },
  load: {
    filter: { id: /^\0virtual:entries$/ },
    async handler() {
      const { entries } = await readIndex();
      const listed = Object.values(entries).map((entry): ListedEntry => {
        const { id, title, name, type, tags = [] } = entry;
        const states =
          entry.type === 'story' && entry.exportName
            ? statesOf(readFileSync(entry.importPath, 'utf8'), entry.exportName)
            : [];
        return { id, title, name, type, tags, states };
      });
      return `export const entries = ${JSON.stringify(listed)};`;
    },
  },
});
