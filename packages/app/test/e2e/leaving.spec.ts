import type { Page } from '@playwright/test';
import { demoAccess, expect, onScreen, test } from './fixtures.ts';

const asked = (page: Page) => page.getByRole('alertdialog', { name: 'Leave without saving?' });
const answer = (page: Page, name: 'Keep Editing' | 'Leave') =>
  asked(page).getByRole('button', { name, exact: true }).click();
const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const main = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
const buffer = (page: Page) => page.getByRole('textbox', { name: 'Buffer time' });

/** Visits the profile, the calendar page and the agents, and ends on the second with a number typed in. */
async function editInBetween(page: Page): Promise<void> {
  await demoAccess(page);
  await main(page, /^Profile/);
  await expect(title(page, 'Profile')).toBeVisible();
  await main(page, /^Dashboard/);
  await page.getByRole('main').getByRole('link', { name: 'Calendar Agent' }).click();
  await expect(buffer(page)).toBeVisible();
  await main(page, /^AI Agents/);
  await expect(page).toHaveURL(/\/agents$/);
  await page.goBack();
  await buffer(page).fill('25');
}

test('Back asks each time, stays, and leaves when told to', async ({ page }) => {
  await editInBetween(page);
  const address = page.url();
  for (const _ of ['once', 'again']) {
    await page.goBack();
    await expect(asked(page)).toBeVisible();
    await expect(page).toHaveURL(address);
    await answer(page, 'Keep Editing');
    await expect(buffer(page)).toHaveValue('25');
    await expect(buffer(page)).toBeFocused();
  }
  await page.goBack();
  await answer(page, 'Leave');
  await expect(title(page, /^Welcome(?: back)?, Demo User$/)).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
  // The history is unchanged: forward to the page with its draft, then two back at once.
  await page.goForward();
  await expect(onScreen(page, /Your unsaved changes are back/)).toBeVisible();
  await page.evaluate(() => window.history.go(-2));
  await answer(page, 'Leave');
  await expect(title(page, 'Profile')).toBeVisible();
});

test('Forward asks as Back does', async ({ page }) => {
  await editInBetween(page);
  const address = page.url();
  await page.goForward();
  await answer(page, 'Keep Editing');
  await expect(page).toHaveURL(address);
  await expect(buffer(page)).toHaveValue('25');
  await page.goForward();
  await answer(page, 'Leave');
  await expect(page).toHaveURL(/\/agents$/);
  await expect(title(page, 'Agents')).toBeVisible();
  // That page has nothing unsaved.
  await page.goBack();
  await expect(buffer(page)).toHaveValue('25');
});

test('Back asks on a tab that stands in the address, and not once what was typed is undone', async ({ page }) => {
  await demoAccess(page);
  await page.getByRole('main').getByRole('link', { name: 'Research Agent' }).click();
  await page.getByRole('tab', { name: 'Configuration' }).click();
  await expect(page).toHaveURL(/tab=configuration/);
  const address = page.url();
  await page.getByRole('button', { name: /Edit/ }).first().click();
  const prompt = page.getByRole('textbox', { name: /prompt/i });
  await prompt.fill('Be brief.');
  await page.goBack();
  await expect(asked(page)).toBeVisible();
  await expect(page).toHaveURL(address);
  await answer(page, 'Keep Editing');
  await expect(prompt).toHaveValue('Be brief.');
  await page.getByRole('button', { name: 'Cancel' }).first().click();
  await page.goBack();
  await expect(title(page, /^Welcome(?: back)?, Demo User$/)).toBeVisible();
});
