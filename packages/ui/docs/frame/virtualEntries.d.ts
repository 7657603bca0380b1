// Made by .storybook/entriesPlugin.ts.
declare module 'virtual:entries' {
  import type { ListedEntry } from '../../../../.storybook/ListedEntry.ts';

  export const entries: readonly ListedEntry[];
}
