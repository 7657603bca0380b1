import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright';
import type { StoryEntry } from './visitStories.ts';

declare global {
  var axe: { run: (context: object, options: RunOptions) => Promise<AxeResults> };
}

const COLOURS: RunOptions = { runOnly: ['color-contrast', 'link-in-text-block'] };
/** A story is a part of a page, so it needs no landmark. */
const PART: RunOptions = { rules: { region: { enabled: false } } };

/**
 * What axe finds on the story or page of documentation that is shown, by all rules or by those that depend on colours;
 * one line each. Stories in frames are checked by themselves.
 */
export function findViolations(page: Page, { type }: StoryEntry, rules: 'all' | 'colours'): Promise<string[]> {
  const whole = type === 'docs' ? {} : PART;
  const options = { ...(rules === 'all' ? whole : COLOURS), iframes: false, resultTypes: ['violations'] } as RunOptions;
  return page.evaluate(
    async ([isWhole, given]) => {
      // Rules about a page look only at whole documents.
      const context = { include: isWhole ? document : document.body, exclude: ['.sb-wrapper'] };
      const { violations } = await globalThis.axe.run(context, given);
      const theme = document.documentElement.dataset['theme'] ?? 'light';
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(
          ({ target, any }) => `axe, ${theme}: ${id} (${help}) at ${target.join(' ')}. ${any[0]?.message ?? ''}`,
        ),
      );
    },
    [type === 'docs', options] as const,
  );
}
