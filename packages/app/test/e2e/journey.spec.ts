import { demoAccess, demoSession, expect, onScreen, test, toast } from './fixtures.ts';

test('a member signs in, stops an agent, changes its configuration, and finds it so after a reload and at the next sign-in', async ({
  page,
  browser,
}) => {
  await page.goto('/agents');
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeDisabled();
  await page.getByLabel('Username').fill('demo');
  await page.getByLabel('Password', { exact: true }).fill('demo-switchboard');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');
  await expect(toast(page, 'Login successful')).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeFocused();
  await expect(page).toHaveTitle(/^Dashboard · /);

  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: /AI Agents/ })
    .click();
  await expect(page.getByRole('heading', { name: 'AI Agents' })).toBeFocused();

  await page.goto('/agent/calendar-agent');
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(toast(page, 'Agent stopped successfully')).toBeVisible();
  await expect(onScreen(page, 'Paused')).toBeVisible();

  await page.getByRole('tab', { name: 'Configuration' }).click();
  await expect(page).toHaveURL(/tab=configuration/);
  const timeout = page.getByLabel('Timeout (seconds)');
  await timeout.fill('5');
  await timeout.press('Enter');
  await expect(page.getByText('Enter a number from 10 to 3600')).toBeVisible();
  await timeout.fill('45');
  await timeout.press('Enter');
  await expect(toast(page, 'Agent configuration saved successfully')).toBeVisible();
  await page.getByRole('switch', { name: 'autoStart' }).click();
  await expect(page.getByRole('switch', { name: 'autoStart' })).toBeChecked();

  await page.reload();
  await expect(timeout).toHaveValue('45');
  await expect(page.getByRole('switch', { name: 'autoStart' })).toBeChecked();
  await expect(onScreen(page, 'Paused')).toBeVisible();

  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/login');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  await expect(page.getByText('Calendar Agent')).toHaveCount(0);

  const other = await browser.newPage();
  await demoAccess(other);
  await other.goto('/agent/calendar-agent?tab=configuration');
  await expect(other.getByLabel('Timeout (seconds)')).toHaveValue('45');
  await other.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(other.getByText('Deployed', { exact: true })).toBeVisible();
  await other.close();
});

test('a created agent stands on the board', async ({ page }) => {
  await demoAccess(page);
  await page.getByRole('button', { name: 'Create Agent' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Support triage');
  await dialog.getByLabel('Description').fill('Reads tickets first');
  await dialog.getByRole('button', { name: 'Create Agent' }).click();
  await expect(dialog).toHaveCount(0);
  await page.goto('/agents?search=triage');
  await expect(page.getByRole('heading', { name: 'Support triage' })).toBeVisible();
  await page.getByRole('link', { name: /Details/ }).click();
  await expect(page.getByRole('heading', { name: 'Support triage' })).toBeVisible();
  await expect(page).toHaveURL(/\/agent\//);
});

test('addresses lead where they should', async ({ page }) => {
  await demoSession(page);
  await page.goto('/agents/email-agent');
  await expect(page).toHaveURL('/agents/email/detail');
  await page.goto('/agents/telegram');
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await page.goto('/agent/no%20such%20id');
  await expect(page.getByText('Invalid agent ID provided.')).toBeVisible();
});

test('the tile of the assistant is animated, and still where a person asks for less motion', async ({ page }) => {
  await demoAccess(page);
  const tile = page.getByRole('link', { name: /Speak to the assistant/ });
  const animated = () =>
    tile.evaluate(
      (link) =>
        [...link.querySelectorAll('*')].filter((part) => getComputedStyle(part).animationName !== 'none').length,
    );
  expect(await animated()).toBe(0);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await animated()).toBeGreaterThan(0);
});
