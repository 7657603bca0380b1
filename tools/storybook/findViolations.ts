import type { AxeResults, RunOptions, Spec } from 'axe-core';
import type { Page } from 'playwright';
import { readParts, type Part } from './readParts.ts';
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

/** The outermost parts whose colours were looked at on another page. */
function knownOf(parts: readonly Part[], seen: ReadonlySet<string>): number[] {
  const inside: boolean[] = [];
  return parts.flatMap(({ print, within }, index) => {
    const outer = inside[within] ?? false;
    inside[index] = outer || seen.has(print);
    return inside[index] && !outer ? [index] : [];
  });
}

interface Run {
  /** Places of the parts whose colours are known to be all right. */
  known: readonly number[];
  rules: 'all' | 'colours';
  whole: boolean;
  docs: boolean;
}

const run = (page: Page, options: Run): Promise<string[]> =>
  page.evaluate(async ({ known, rules, whole, docs }) => {
    // Colours are what takes axe longest, so it looks only at what is new.
    globalThis.axe.configure({ rules: [{ id: 'color-contrast', selector: '[data-new]' }] });
    const parts = new Set(known.map((place) => globalThis.partElements[place]));
    const fresh: Element[] = [];
    const collect = (element: Element): void => {
      if (parts.has(element)) return;
      fresh.push(element);
      element.setAttribute('data-new', '');
      for (const child of element.children) collect(child);
    };
    collect(document.body);
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
    for (const element of fresh) element.removeAttribute('data-new');
    const theme = document.documentElement.dataset['theme'] ?? 'light';
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, any }) => `axe, ${theme}: ${id} (${help}) at ${target.join(' ')}. ${any[0]?.message ?? ''}`),
    );
  }, options);

/**
 * What axe finds on the current story in the theme that is shown, by all rules or by those that depend on colour; one
 * line each. Leaves out what was all right on an earlier page and looks the same here: `seen` remembers it. Expects axe
 * on the page.
 */
export async function findViolations(
  page: Page,
  story: StoryEntry,
  { seen, rules }: { seen: Set<string>; rules: 'all' | 'colours' },
): Promise<string[]> {
  const { whole: print, parts } = await page.evaluate(readParts);
  const kind = { whole: isWhole(story), docs: story.type === 'docs' };
  const pageSeen = `${rules} ${kind.whole} ${print}`;
  if (seen.has(pageSeen)) return [];
  const violations = await run(page, { known: knownOf(parts, seen), rules, ...kind });
  if (violations.length > 0) return violations;
  seen.add(pageSeen);
  for (const part of parts) seen.add(part.print);
  return [];
}
