import type { AxeResults, RunOptions, Spec } from 'axe-core';
import type { Page } from 'playwright';
import { readLooks } from './readLooks.ts';
import type { StoryEntry } from './visitStories.ts';

declare global {
  var axe: {
    run: (context: object, options: RunOptions) => Promise<AxeResults>;
    configure: (spec: Spec) => void;
  };
}

/** Whether the story is one of this Storybook's own pages and not a part of a page, as all others are. */
const isWhole = ({ importPath = '', tags = [], type }: StoryEntry): boolean =>
  type === 'docs' || (importPath.startsWith('./packages/ui/docs/') && !tags.includes('behaviour'));

interface Run {
  /** Places of the looks that no earlier page had. */
  fresh: readonly number[];
  rules: 'all' | 'colours';
  whole: boolean;
  docs: boolean;
}

const run = (page: Page, options: Run): Promise<string[]> =>
  page.evaluate(async ({ fresh, rules, whole, docs }) => {
    // Colours are what takes axe longest, so it looks only at what is new.
    globalThis.axe.configure({ rules: [{ id: 'color-contrast', selector: '[data-new]' }] });
    const elements = fresh.flatMap((place) => globalThis.elementsOfLooks[place] ?? []);
    for (const element of elements) element.setAttribute('data-new', '');
    // A story is a part of a page, so it needs no landmark.
    const everything: RunOptions = whole ? {} : { rules: { region: { enabled: false } } };
    const colours: RunOptions = { runOnly: ['color-contrast', 'link-in-text-block'] };
    const context = {
      // Rules about a page look only at whole documents.
      include: whole ? document : document.body,
      exclude: ['.sb-wrapper', docs ? '#storybook-root' : '#storybook-docs', '#storybook-highlights-root'],
    };
    const { violations } = await globalThis.axe.run(context, {
      ...(rules === 'all' ? everything : colours),
      resultTypes: ['violations'],
    });
    for (const element of elements) element.removeAttribute('data-new');
    const theme = document.documentElement.dataset['theme'] ?? 'light';
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, any }) => `axe, ${theme}: ${id} (${help}) at ${target.join(' ')}. ${any[0]?.message ?? ''}`),
    );
  }, options);

/**
 * What axe finds on the current story in the theme that is shown, by all rules or by those that depend on colour; one
 * line each. Colours are looked at where a text does not look as one that was all right on an earlier page: `seen`
 * remembers the looks. Expects axe on the page.
 */
export async function findViolations(
  page: Page,
  story: StoryEntry,
  { seen, rules }: { seen: Set<string>; rules: 'all' | 'colours' },
): Promise<string[]> {
  const looks = await page.evaluate(readLooks);
  const fresh = looks.flatMap((look, place) => (seen.has(look) ? [] : [place]));
  if (rules === 'colours' && fresh.length === 0) return [];
  const violations = await run(page, { fresh, rules, whole: isWhole(story), docs: story.type === 'docs' });
  if (violations.length === 0) for (const look of looks) seen.add(look);
  return violations;
}
