import { expect, test as base, type Page } from '@playwright/test';

/** Console messages that a test expects, e.g. the browser's own 'Failed to load resource' for an answer of 500. */
type Options = { allowConsole: RegExp[] };

/** The page fails its test if it logs an error or a warning, throws, or breaks the content security policy. */
export const test = base.extend<Options & { page: Page }>({
  allowConsole: [[], { option: true }],
  page: async ({ page, allowConsole }, provide) => {
    const noise: string[] = [];
    page.on('console', (message) => {
      if (message.type() !== 'error' && message.type() !== 'warning') return;
      if (!allowConsole.some((pattern) => pattern.test(message.text())))
        noise.push(`${message.type()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => noise.push(`uncaught: ${error.message}`));
    await provide(page);
    expect(noise, 'the console stays silent').toEqual([]);
  },
});

export { expect };

/** Signs in with Demo Access and waits for the dashboard. */
export async function demoAccess(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Demo Access' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome back, Demo User' })).toBeVisible();
}

/** A toast's text on screen. The live region repeats the same text. */
export const toast = (page: Page, words: string) => page.getByText(words, { exact: true });
