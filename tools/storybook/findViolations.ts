import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright';

declare global {
  var axe: { run: (context: object, options: RunOptions) => Promise<AxeResults> };
}

/**
 * What axe finds on the story as it stands, and what it finds in the other theme of the rules that colour decides; one
 * line each. The page has loaded axe.
 */
export const findViolations = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const root = document.documentElement;
    const shown = root.dataset['theme'];
    // A story is a part of a page, so it need not lie in a landmark.
    const everything: RunOptions = { rules: { region: { enabled: false } } };
    const colours: RunOptions = { runOnly: ['color-contrast', 'link-in-text-block'] };
    const look = async (options: RunOptions): Promise<string[]> => {
      const context = {
        include: document.body,
        exclude: ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'],
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
    root.dataset['theme'] = shown === 'dark' ? 'light' : 'dark';
    found.push(...(await look(colours)));
    if (shown === undefined) delete root.dataset['theme'];
    else root.dataset['theme'] = shown;
    return found;
  });
