import type { Page } from '@playwright/test';
import { demoAccess, expect, test } from './fixtures.ts';

/** Makes a call as the signed-in member. */
const call = (page: Page, method: string, path: string, body?: object) =>
  page.evaluate(
    async ([how, where, what]) => {
      const answer = await fetch(`/api/${where}`, {
        method: how,
        headers: {
          authorization: `Bearer ${localStorage.getItem('auth_token')}`,
          ...(what && { 'content-type': 'application/json' }),
        },
        ...(what && { body: what }),
      });
      if (!answer.ok) throw new Error(`${where} answered ${answer.status}: ${await answer.text()}`);
    },
    [method, path, body && JSON.stringify(body)] as const,
  );

test('a run that failed is on the dashboard, leads to its mend, and is gone after it without a reload', async ({
  page,
}) => {
  await demoAccess(page);
  await call(page, 'PUT', 'agents/lead-generation/config', { customSettings: { targetIndustries: ['logistics'] } });
  // The key of a connection that worked is no longer accepted.
  await call(page, 'POST', 'connections/apollo/setup', { sandbox: true });
  await call(page, 'POST', 'connections/apollo/disconnect');
  await call(page, 'POST', 'connections/apollo/setup', { sandbox: true, key: 'sandbox-wrong' });
  await call(page, 'POST', 'agents/lead-generation/runs');
  const item = page
    .getByRole('region', { name: 'Needs attention' })
    .getByRole('listitem')
    .filter({ hasText: '1 run of Lead Generation Agent' });
  await expect(item.getByText('Apollo refused the key')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Dashboard \d+ need attention$/ })).toBeVisible();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));

  await item.getByRole('link', { name: 'Set up Apollo' }).click();
  const dialog = page.getByRole('dialog', { name: /Apollo/ });
  await dialog.getByRole('combobox', { name: 'Behaves as' }).selectOption('sandbox');
  await dialog.getByRole('button', { name: 'Connect' }).click();
  // Back where the way led from, and mended.
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('region', { name: 'Services' })).toBeVisible();
  await expect(item).toHaveCount(0);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});
