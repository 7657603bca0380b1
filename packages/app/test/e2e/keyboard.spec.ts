import { demoAccess, expect, test } from './fixtures.ts';

for (const [path, name] of [
  ['/agents', 'Search agents...'],
  ['/api-status', 'Search connections'],
  ['/agents/contacts/detail', 'Search contacts'],
] as const) {
  test(`the search of ${path} takes quick typing and keeps the caret where it is`, async ({ page }) => {
    await demoAccess(page);
    await page.goto(path);
    const search = page.getByRole('searchbox', { name });
    await search.focus();
    // Without a pause between the keys: each arrives before the address has followed the one before it.
    await page.keyboard.type('quick brown');
    await expect(search).toHaveValue('quick brown');
    await expect(page).toHaveURL(/search=quick\+brown$/);
    await page.keyboard.press('Home');
    await page.keyboard.type('12');
    await expect(search).toHaveValue('12quick brown');
    await expect(page).toHaveURL(/search=12quick\+brown$/);
  });
}
