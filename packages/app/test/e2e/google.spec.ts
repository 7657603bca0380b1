import type { Page } from '@playwright/test';
import { demoSession, expect, onScreen, test } from './fixtures.ts';

// Each goes on with what the one before connected.
test.describe.configure({ mode: 'serial' });
// A server without the consent call.
test.use({ allowConsole: [/501/] });

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
  await demoSession(page);
  const dialog = await toGoogle(page, 'sandbox-e2e');
  expect(page.url()).not.toContain('sandbox-e2e');
  await page.getByRole('checkbox', { name: /contacts\.readonly$/ }).uncheck();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/api-status?setup=gmail&consent=missing');
  await expect(onScreen(dialog, 'Not allowed: Contacts Agent can’t copy the address book')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/api-status');
  const card = page.getByRole('article', { name: 'Gmail', exact: true });
  await expect(card.getByText('Connected', { exact: true })).toBeVisible();
  await expect(card.getByRole('button', { name: 'Connected' })).toHaveAccessibleDescription(/^Tested by Demo User,/);
});

test('a refresh token is saved in the same dialog, and so is a client at a server without the consent call', async ({
  page,
}) => {
  await demoSession(page);
  await page.goto('/api-status?setup=google-calendar');
  const dialog = page.getByRole('dialog', { name: 'Connect Google Calendar' });
  await expect(dialog.getByText(/\/api\/connections\/google-calendar\/callback$/)).toBeVisible();
  await dialog.getByLabel('Client ID').fill('4471-northlight.apps.googleusercontent.com');
  await dialog.getByRole('textbox', { name: 'Client Secret' }).fill('sandbox-e2e');
  await dialog.getByRole('textbox', { name: 'Refresh Token' }).fill('sandbox-e2e');
  await dialog.getByRole('button', { name: 'Save Connection' }).click();
  const calendar = page.getByRole('article', { name: 'Google Calendar', exact: true });
  await expect(calendar.getByText('Connected', { exact: true })).toBeVisible();
  await page.route('**/api/connections/google/scopes', (route) =>
    route.fulfill({ status: 501, json: { error: 'no such call' } }),
  );
  await page.goto('/api-status?setup=google');
  const google = page.getByRole('dialog', { name: 'Connect Google' });
  await expect(google.getByRole('button', { name: 'Continue with Google' })).toHaveCount(0);
  await expect(google.getByText('no such call')).toHaveCount(0);
  await google.getByLabel('Client ID').fill('4471-northlight.apps.googleusercontent.com');
  await google.getByRole('textbox', { name: 'Client Secret' }).fill('sandbox-e2e');
  await google.getByRole('button', { name: 'Save Connection' }).click();
  await expect(google).toHaveCount(0);
});

test('who says no at Google comes back to what worked before', async ({ page }) => {
  await demoSession(page);
  const dialog = await toGoogle(page, 'sandbox');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(onScreen(dialog, /^Access was not allowed at Google\. Nothing was changed\./)).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  const card = page.getByRole('article', { name: 'Gmail', exact: true });
  await expect(card.getByText('Connected', { exact: true })).toBeVisible();
});

test('the way back is closed to another browser, and is used once', async ({ page, browser }) => {
  await demoSession(page);
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
  await demoSession(stranger);
  await stranger.goto(link);
  await expect(stranger).toHaveURL('/api-status?setup=gmail&consent=expired');
  await stranger.close();
  await page.goto(link);
  await expect(page).toHaveURL('/api-status?setup=gmail&consent=done');
  await expect(onScreen(dialog, 'Connected. All of it is allowed.')).toBeVisible();
  await page.goto(link);
  await expect(onScreen(dialog, /^The way back from Google works once/)).toBeVisible();
});

test('it is removed again, and what stops is named', async ({ page }) => {
  await demoSession(page);
  await page.goto('/api-status');
  await page.getByRole('button', { name: 'Disconnect Gmail' }).click();
  const ask = page.getByRole('alertdialog', { name: 'Disconnect Gmail' });
  await expect(ask.getByText(/Email Agent would stop working until you connect it again/)).toBeVisible();
  await ask.getByRole('button', { name: 'Disconnect' }).click();
  const card = page.getByRole('article', { name: 'Gmail', exact: true });
  await expect(card.getByText('Disconnected')).toBeVisible();
});
