import { dark, light } from '@switchboard/ui/theme/colours';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { expect } from 'vitest';
import { serveFolder } from '../storybook/serveFolder.ts';

declare global {
  interface Window {
    /** What was set as theme since the page began, in order. */
    themes: (string | null)[];
  }
}

/** As a browser computes it. */
export const rgb = (hex: string): string =>
  `rgb(${[1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16)).join(', ')})`;

/** The computed style of the element that a selector finds. */
export const styleOf = (page: Page, selector: string, property: string): Promise<string> =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

/**
 * Opens a built host as somebody who chose the dark theme on an earlier visit: the page is dark before any of the
 * host's scripts has come, comes alive without a word of complaint and without another theme in between, and can be set
 * to light. With SHOTS=<folder>, pictures of both are written there, under `name`. `look` looks closer at the light
 * page.
 */
export async function checkHost(
  browser: Browser,
  name: string,
  built: string,
  { rendered = true, look }: { rendered?: boolean; look?: (page: Page) => Promise<void> } = {},
): Promise<readonly string[]> {
  const server = await serveFolder(built);
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 }, reducedMotion: 'reduce' });
  const shots = process.env['SHOTS'];
  const shoot = async (theme: string): Promise<void> => {
    if (shots) await page.screenshot({ path: join(shots, `${name}-${theme}.png`) });
  };
  const problems: string[] = [];
  try {
    await page.addInitScript(() => {
      localStorage.setItem('theme', 'dark');
      window.themes = [];
      new MutationObserver(() => window.themes.push(document.documentElement.getAttribute('data-theme'))).observe(
        document,
        { subtree: true, attributeFilter: ['data-theme'] },
      );
    });
    if (rendered) {
      await page.route('**/*.js', (route) => route.abort());
      await page.goto(`${server.url}/`);
      expect(await page.getByRole('heading', { name: 'A host' }).count()).toBe(1);
      expect(await styleOf(page, 'body', 'background-color')).toBe(rgb(dark.color.canvas));
      await page.unroute('**/*.js');
    }
    page.on('console', (message) => problems.push(`${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => problems.push(error.message));
    await page.goto(`${server.url}/`);
    await page.getByRole('button', { name: 'dark' }).waitFor();
    expect(new Set(await page.evaluate(() => window.themes))).toEqual(new Set(['dark']));
    expect(await styleOf(page, 'body', 'background-color')).toBe(rgb(dark.color.canvas));
    await shoot('dark');
    await page.getByRole('button', { name: 'dark' }).click();
    await page.getByRole('button', { name: 'light' }).waitFor();
    // A button under the pointer looks otherwise.
    await page.mouse.move(0, 0);
    expect(await styleOf(page, 'body', 'background-color')).toBe(rgb(light.color.canvas));
    await shoot('light');
    await look?.(page);
    return problems;
  } finally {
    await page.close();
    server.close();
  }
}
