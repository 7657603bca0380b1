import type { Browser, Page } from '@playwright/test';
import { demoSession, expect, invite, join, password, signIn, test, toast } from './fixtures.ts';

/** The label of a field that must be filled in ends with a star. */
const field = (page: Page, name: string) => page.getByLabel(new RegExp(`^${name}`));
const signOut = (page: Page) =>
  page.getByRole('complementary', { name: 'Side panel' }).getByRole('button', { name: 'Sign Out' }).click();

/** A page of another browser, at the sign-in page. */
async function elsewhere(browser: Browser, path = '/login'): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(path);
  return page;
}

test('an admin invites somebody, who joins, signs out and in again', async ({ page, browser }) => {
  await demoSession(page);
  await page.goto('/profile?tab=members');
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill('teo@northlight.example');
  await page.getByRole('radio', { name: 'Viewer' }).check();
  await page.getByRole('button', { name: 'Create link' }).click();
  const dialog = page.getByRole('dialog', { name: 'The invitation is ready' });
  const link = (await dialog.locator('code').textContent()) ?? '';
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('row', { name: /teo@northlight.example/ }).getByText(/^Waits/)).toBeVisible();

  const other = await elsewhere(browser, link);
  await expect(other).toHaveTitle(/^Invitation · /);
  await expect(other.getByText(/^Demo User invites you as viewer/)).toBeVisible();
  await field(other, 'Name').fill('Teo Lang');
  await field(other, 'Password').fill('password123');
  await other.getByRole('button', { name: 'Join' }).click();
  await expect(other.getByText(/most common passwords/)).toBeVisible();
  await field(other, 'Password').fill(password);
  await other.keyboard.press('Enter');
  await expect(other.getByRole('heading', { name: 'Welcome, Teo Lang' })).toBeVisible();
  await expect(other).toHaveURL('/dashboard');

  await signOut(other);
  await expect(other).toHaveURL('/login');
  await signIn(other, 'teo@northlight.example');
  await other.goto('/profile?tab=members');
  await expect(other.getByText('Only admins of your organisation can do this.')).toBeVisible();
  await expect(other.getByRole('button', { name: 'Invite' })).toHaveCount(0);
  await other.close();

  await page.reload();
  await expect(page.getByRole('row', { name: /Teo Lang/ }).getByRole('combobox')).toHaveValue('tenant_viewer');
});

test.describe(() => {
  test.use({ allowConsole: [/status of (?:404|410)/] });
  test('a link that is used, withdrawn or not whole says so', async ({ page }) => {
    const { pathname } = await invite(page, 'once@northlight.example');
    await page.request.post(`/api/invitations/${pathname.split('/').at(-1)}/accept`, {
      data: { name: 'Once', password },
    });
    await page.goto(pathname);
    await expect(page.getByRole('heading', { name: 'This invitation was already used' })).toBeVisible();
    await page.goto(pathname.slice(0, -1));
    await expect(page.getByText(/not valid/)).toBeVisible();
    await page.getByRole('link', { name: 'Go to Sign In' }).click();
    await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  });
});

test('a member adds a passkey, and signs in with it', async ({ page, baseURL }) => {
  // A passkey belongs to a name, which an address such as 127.0.0.1 is not.
  const home = (baseURL ?? '').replace('127.0.0.1', 'localhost');
  await join(page, 'key@northlight.example');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.goto(`${home}/login`);
  await signIn(page, 'key@northlight.example');
  await page.goto(`${home}/profile`);
  await page.getByRole('button', { name: 'Add passkey' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Laptop');
  await page.getByRole('dialog').getByRole('button', { name: 'Add passkey' }).click();
  const passkeys = page.getByRole('region', { name: 'Passkeys' });
  await expect(passkeys.getByText('Laptop')).toBeVisible();

  await signOut(page);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome back, key' })).toBeVisible();
  await page.goto(`${home}/profile`);
  await expect(passkeys.getByText(/used just now/)).toBeVisible();
  await passkeys.getByRole('button', { name: 'Actions for Laptop' }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(passkeys.getByText('Laptop')).toHaveCount(0);
});

test.describe(() => {
  test.use({ allowConsole: [/status of (?:401|422)/] });
  const ended = (page: Page) => page.getByRole('heading', { name: 'Your session has ended' });

  test('a new password ends the other session, and the old one is no longer taken', async ({ page, browser }) => {
    await join(page, 'pass@northlight.example');
    await page.goto('/login');
    await signIn(page, 'pass@northlight.example');
    const other = await elsewhere(browser);
    await signIn(other, 'pass@northlight.example');

    await page.goto('/profile');
    await field(page, 'Old password').fill('not this one');
    await field(page, 'New password').fill('rain and sunflowers');
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('This is not your password')).toBeVisible();
    await field(page, 'Old password').fill(password);
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(toast(page, 'Password changed')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Sign out on/ })).toHaveCount(0);

    await other.goto('/agents');
    await expect(ended(other)).toBeVisible();
    await other.getByLabel('Password', { exact: true }).fill('rain and sunflowers');
    await other.keyboard.press('Enter');
    await expect(ended(other)).toHaveCount(0);
    await other.close();
  });

  test('who is removed is signed out', async ({ page, browser }) => {
    await join(page, 'gone@northlight.example');
    const other = await elsewhere(browser);
    await signIn(other, 'gone@northlight.example');
    await demoSession(page);
    await page.goto('/profile?tab=members');
    await page.getByRole('button', { name: 'Actions for gone' }).click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    await page.getByRole('alertdialog', { name: 'Remove gone?' }).getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByRole('row', { name: /gone@northlight.example/ })).toHaveCount(0);
    await other.goto('/agents');
    await expect(ended(other)).toBeVisible();
    await other.close();
  });
});
