import { demoSession, expect, test } from './fixtures.ts';

for (const [path, name] of [
  ['/agents', 'Search agents...'],
  ['/api-status', 'Search connections'],
  ['/agents/contacts/detail', 'Search contacts'],
] as const) {
  test(`the search of ${path} takes quick typing and keeps the caret where it is`, async ({ page }) => {
    await demoSession(page);
    await page.goto(path);
    const search = page.getByRole('searchbox', { name });
    await search.focus();
    // No pause between the keys: each arrives before the address reflects the previous one.
    await page.keyboard.type('quick brown');
    await expect(search).toHaveValue('quick brown');
    await expect(page).toHaveURL(/search=quick\+brown$/);
    await page.keyboard.press('Home');
    await page.keyboard.type('12');
    await expect(search).toHaveValue('12quick brown');
    await expect(page).toHaveURL(/search=12quick\+brown$/);
  });
}

test('on a phone, Tab goes through the tiles of the dashboard as the eye does', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await demoSession(page);
  await page.goto('/dashboard');
  const assistant = page.getByRole('link', { name: /^Speak to the assistant/ });
  const agents = page.getByRole('link', { name: 'AI Agents', exact: true });
  await agents.focus();
  await page.keyboard.press('Shift+Tab');
  await expect(assistant).toBeFocused();
});

test('F8 leads to the first toast, and Escape there back to where the member was', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Username').fill('ada');
  await page.getByLabel('Password', { exact: true }).fill('not it');
  await page.route('**/api/auth/login', (route) => route.fulfill({ json: { error: 'Not you' } }));
  await page.keyboard.press('Enter');
  const message = page.getByRole('listitem').filter({ hasText: 'Login failed' });
  await expect(message).toBeVisible();
  await page.keyboard.press('F8');
  // The focused element shows its focus.
  await expect(page.getByRole('list').filter({ has: message })).toHaveCSS('outline-style', 'solid');
  await page.keyboard.press('Tab');
  await expect(message).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(message).toHaveCount(0);
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
});
