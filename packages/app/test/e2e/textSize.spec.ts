import { agentSlugs } from '@switchboard/api-contract/agentTable';
import type { Page } from '@playwright/test';
import { demoSession, expect, test as base } from './fixtures.ts';

/** The browser as somebody sets it who needs letters of twice the size. */
const test = base.extend<object, object>({
  browser: [
    async ({ playwright, launchOptions }, provide) => {
      const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'];
      const browser = await playwright.chromium.launch({ ...launchOptions, args });
      await provide(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
});

const paths = [
  '/dashboard',
  '/chat',
  '/agents',
  '/api-status',
  ...agentSlugs.map((slug) => `/agents/${slug}/detail`),
  ...['overview', 'executions', 'configuration', 'specialized'].map((tab) => `/agent/email-agent?tab=${tab}`),
  '/profile',
  ...['keys', 'members', 'notifications', 'usage', 'audit-log'].map((tab) => `/profile?tab=${tab}`),
  '/nowhere',
];

/** Words of ours that a box around them cuts, and how far the page scrolls sideways. What people wrote may end in dots. */
const findCut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const sideways = document.documentElement.scrollWidth - window.innerWidth;
    const cut = [...document.querySelectorAll<HTMLElement>('main *, header *')].filter(
      (box) =>
        [...box.childNodes].some((node) => node instanceof Text && node.data.trim()) &&
        box.checkVisibility() &&
        getComputedStyle(box).overflow === 'hidden' &&
        getComputedStyle(box).clipPath === 'none' &&
        !box.closest('[dir=auto], bdi, [title], [aria-hidden=true]') &&
        (box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 2),
    );
    return [...(sideways > 0 ? [`sideways by ${sideways} px`] : []), ...cut.map((box) => box.innerText)];
  });

test('with text of 200 % nothing is cut and no page scrolls sideways', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-size', '64px');
  expect(await findCut(page)).toEqual([]);
  await demoSession(page);
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    expect(await findCut(page), path).toEqual([]);
  }
});
