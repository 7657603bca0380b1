import type { Page } from '@playwright/test';
import { demoAccess, expect, test } from './fixtures.ts';

// Each goes on with what the one before connected.
test.describe.configure({ mode: 'serial' });

/**
 * Opens the setup of Gmail, types the client of the sandbox, and goes to Google's consent screen, as the sandbox plays
 * it.
 */
async function toGoogle(page: Page, secret: string) {
  await page.goto('/api-status?setup=gmail');
  const dialog = page.getByRole('dialog', { name: 'Connect Gmail' });
  await dialog.getByLabel('Client ID').fill('4471-northlight.apps.googleusercontent.com');
  await dialog.getByRole('textbox', { name: 'Client Secret' }).fill(secret);
  await expect(dialog.getByText('Email Agent sorts the inbox')).toBeVisible();
  await expect(dialog.getByText(/\/api\/connections\/gmail\/callback$/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page.getByRole('heading', { name: /wants to access your Google Account$/ })).toBeVisible();
  return dialog;
}

test('an account is connected on the consent screen, and what was not allowed is named with what is not possible', async ({
  page,
}) => {
  await demoAccess(page);
  const dialog = await toGoogle(page, 'sandbox-e2e');
  expect(page.url()).not.toContain('sandbox-e2e');
  await page.getByRole('checkbox', { name: /contacts\.readonly$/ }).uncheck();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/api-status?setup=gmail&consent=missing');
  await expect(dialog.getByText('Not allowed: Contacts Agent can’t copy the address book')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/api-status');
  const card = page.getByRole('article', { name: 'Gmail', exact: true });
  await expect(card.getByText('Connected', { exact: true })).toBeVisible();
  await expect(card.getByText(/^Tested by Demo User,/)).toBeVisible();
});

test('who says no at Google comes back to what worked before', async ({ page }) => {
  await demoAccess(page);
  const dialog = await toGoogle(page, 'sandbox');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog.getByText(/^Access was not allowed at Google\. Nothing was changed\./)).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  const card = page.getByRole('article', { name: 'Gmail', exact: true });
  await expect(card.getByText('Connected', { exact: true })).toBeVisible();
});

test('the way back is closed to another browser, and is used once', async ({ page, browser }) => {
  await demoAccess(page);
  const dialog = await toGoogle(page, 'sandbox');
  const link = await page.evaluate(() => {
    const form = document.querySelector('form');
    const query = new URLSearchParams(
      form
        ? [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
        : [],
    );
    return `/sandbox/google/o/oauth2/v2/answer?${query.toString()}&answer=continue`;
  });
  const stranger = await browser.newPage();
  await demoAccess(stranger);
  await stranger.goto(link);
  await expect(stranger).toHaveURL('/api-status?setup=gmail&consent=expired');
  await stranger.close();
  await page.goto(link);
  await expect(page).toHaveURL('/api-status?setup=gmail&consent=done');
  await expect(dialog.getByText('Connected. All of it is allowed.')).toBeVisible();
  await page.goto(link);
  await expect(dialog.getByText(/^The way back from Google works once/)).toBeVisible();
});

test('it is removed again, and what stops is named', async ({ page }) => {
  await demoAccess(page);
  await page.goto('/api-status');
  await page.getByRole('button', { name: 'Remove Gmail' }).click();
  const ask = page.getByRole('alertdialog', { name: 'Remove Gmail' });
  await expect(ask.getByText(/Email Agent would stop working until you connect it again/)).toBeVisible();
  await ask.getByRole('button', { name: 'Remove' }).click();
  const card = page.getByRole('article', { name: 'Gmail', exact: true });
  await expect(card.getByText('Disconnected')).toBeVisible();
});
