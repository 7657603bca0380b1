import { demoAccess, expect, test } from './fixtures.ts';

// Each goes on with what the one before left.
test.describe.configure({ mode: 'serial' });

/** Connects Apollo to the sandbox, with a key of this behaviour. */
async function connectApollo(page: Parameters<typeof demoAccess>[0], behaves: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: /Apollo/ });
  const toSandbox = dialog.getByRole('switch', { name: 'Use the sandbox' });
  if (!(await toSandbox.isChecked())) await toSandbox.click();
  await dialog.getByRole('combobox', { name: 'Behaves as' }).selectOption(behaves);
  await dialog.getByRole('button', { name: 'Connect' }).click();
  await expect(dialog).toHaveCount(0);
}

test('a run that failed is on the dashboard, leads to its mend, and is gone after it without a reload', async ({
  page,
}) => {
  test.slow();
  await demoAccess(page);
  await page.goto('/api-status?setup=apollo');
  await connectApollo(page, 'sandbox-no-credit');
  await page.goto('/agents/lead-generation/detail?setting=targetIndustries');
  const industries = page.getByRole('textbox', { name: 'Target Industries' });
  await industries.fill('logistics');
  await industries.press('Enter');
  await page.getByRole('button', { name: 'Save Configuration' }).click();
  await page.getByRole('button', { name: 'Run now' }).first().click();
  const preview = page.getByRole('dialog').getByRole('button', { name: 'Run' });
  await preview.click();
  const bar = page.getByRole('group', { name: 'Latest run' });
  await expect(bar.getByText('Failed', { exact: true })).toBeVisible({ timeout: 30_000 });

  await page.getByRole('link', { name: /^Dashboard/ }).click();
  const section = page.getByRole('region', { name: 'Needs attention' });
  await expect(section.getByText('1 run of Lead Generation Agent')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Dashboard 1 need/ })).toBeVisible();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await section.getByRole('link', { name: 'Set up Apollo' }).click();
  await connectApollo(page, 'sandbox');
  // Back where the way led from, and mended.
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('region', { name: 'Services' })).toBeVisible();
  await expect(section).toHaveCount(0);
  await expect(page.getByRole('link', { name: /need attention/ })).toHaveCount(0);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('the first steps are dismissed for good, and the focus goes on', async ({ page }) => {
  await demoAccess(page);
  const steps = page.getByRole('region', { name: 'First steps' });
  await steps.getByRole('button', { name: 'Dismiss' }).click();
  await expect(steps).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('region', { name: 'Services' })).toBeVisible();
  await expect(steps).toHaveCount(0);
});
