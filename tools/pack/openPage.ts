import type { Browser } from 'playwright';

/** What a page shows in one theme, and everything that went wrong on the way. */
export interface Opened {
  /** The computed style of the element that a selector finds. */
  styleOf: (selector: string, property: string) => Promise<string>;
  count: (selector: string) => Promise<number>;
  /** Families of the fonts that were loaded. */
  fonts: readonly string[];
  problems: readonly string[];
}

/**
 * Opens an address and waits until its fonts are there and its colours no longer change. `picture` is a file to write
 * what it looks like to.
 */
export async function openPage(browser: Browser, url: string, picture?: string): Promise<Opened> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 960 } });
  const problems: string[] = [];
  page.on('console', (message) => problems.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('response', (response) => response.ok() || problems.push(`${response.status()} ${response.url()}`));
  await page.goto(url);
  await page.getByRole('heading', { name: 'AI Agents' }).waitFor();
  const fonts = await page.evaluate(async () => {
    await document.fonts.ready;
    const changes = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(changes.map(({ finished }) => finished));
    return [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family);
  });
  if (picture !== undefined) await page.screenshot({ path: picture });
  return {
    styleOf: (selector, property) =>
      page
        .locator(selector)
        .first()
        .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property),
    count: (selector) => page.locator(selector).count(),
    fonts,
    problems,
  };
}
