import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright';
import type { StoryEntry } from './visitStories.ts';

declare global {
  var axe: { run: (context: object, options: RunOptions) => Promise<AxeResults> };
}

const COLOURS: RunOptions = { runOnly: ['color-contrast', 'link-in-text-block'] };
/** All of WCAG 2.2 AA, of which axe leaves out the size of targets by itself, and what axe calls best practice. */
const ALL: RunOptions = { rules: { 'target-size': { enabled: true } } };
/** A story is a part of a page, so it needs no landmark. */
const PART: RunOptions = { rules: { ...ALL.rules, region: { enabled: false } } };

/** What Storybook adds, and stories on a page of documentation, which are checked by themselves. */
const LEFT_OUT = ['.sb-wrapper', '.docs-story'];

/**
 * What axe finds on the story or page of documentation that is shown, by all rules or by those that depend on colours;
 * one line each.
 */
export function findViolations(page: Page, { type }: StoryEntry, rules: 'all' | 'colours'): Promise<string[]> {
  const whole = type === 'docs' ? ALL : PART;
  const options = { ...(rules === 'all' ? whole : COLOURS), iframes: false, resultTypes: ['violations'] } as RunOptions;
  return page.evaluate(
    async ([isWhole, leftOut, given]) => {
      // Rules about a page look only at whole documents.
      const context = { include: isWhole ? document : document.body, exclude: leftOut };
      const { violations } = await globalThis.axe.run(context, given);
      const theme = document.documentElement.dataset['theme'] ?? 'light';
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(
          ({ target, any }) => `axe, ${theme}: ${id} (${help}) at ${target.join(' ')}. ${any[0]?.message ?? ''}`,
        ),
      );
    },
    [type === 'docs', LEFT_OUT, options] as const,
  );
}
