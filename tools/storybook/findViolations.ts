import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright';

declare global {
  var axe: { run: (context: object, options: RunOptions) => Promise<AxeResults> };
}

/**
 * What axe finds on the current story, and in the other theme by the rules that depend on colour; one line each.
 * Expects axe on the page.
 */
export const findViolations = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const root = document.documentElement;
    const shown = root.dataset['theme'];
    // A story is a part of a page, so it needs no landmark.
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
