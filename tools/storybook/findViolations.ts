import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright';
import type { StoryEntry } from './visitStories.ts';

declare global {
  var axe: { run: (context: object, options: RunOptions) => Promise<AxeResults> };
}

/** Whether the story is one of this Storybook's own pages and not a part of a page, as all others are. */
const isWhole = ({ importPath = '', tags = [], type }: StoryEntry): boolean =>
  type === 'docs' || (importPath.startsWith('./packages/ui/docs/') && !tags.includes('behaviour'));

/**
 * What axe finds on the current story, and in the other theme by the rules that depend on colour; one line each.
 * Expects axe on the page.
 */
export const findViolations = (page: Page, story: StoryEntry): Promise<string[]> =>
  page.evaluate(
    async ({ whole, docs }) => {
      const root = document.documentElement;
      const shown = root.dataset['theme'];
      // A story is a part of a page, so it needs no landmark; a page of documentation shows many such parts.
      const off = docs ? ['region', 'landmark-one-main'] : whole ? [] : ['region'];
      const everything: RunOptions = { rules: Object.fromEntries(off.map((rule) => [rule, { enabled: false }])) };
      const colours: RunOptions = { runOnly: ['color-contrast', 'link-in-text-block'] };
      const look = async (options: RunOptions): Promise<string[]> => {
        const context = {
          // Rules about a page look only at whole documents.
          include: whole ? document : document.body,
          exclude: ['.sb-wrapper', docs ? '#storybook-root' : '#storybook-docs', '#storybook-highlights-root'],
        };
        const { violations } = await globalThis.axe.run(context, { ...options, resultTypes: ['violations'] });
        const theme = root.dataset['theme'] ?? 'light';
        return violations.flatMap(({ id, help, nodes }) =>
          nodes.map(
            ({ target, any }) => `axe, ${theme}: ${id} (${help}) at ${target.join(' ')}. ${any[0]?.message ?? ''}`,
          ),
        );
      };
      const found = await look(everything);
      // Storybook's own parts of a documentation page have one theme.
      if (docs) return found;
      root.dataset['theme'] = shown === 'dark' ? 'light' : 'dark';
      found.push(...(await look(colours)));
      if (shown === undefined) delete root.dataset['theme'];
      else root.dataset['theme'] = shown;
      return found;
    },
    { whole: isWhole(story), docs: story.type === 'docs' },
  );
