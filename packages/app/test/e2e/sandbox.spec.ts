import { demoAccess, expect, test } from './fixtures.ts';

/** The agents whose own page begins a run by a press. */
const agents = ['contacts', 'calendar', 'email', 'lead-generation', 'maps-scraper'];

test('one press connects the sandbox, and each agent shows its own first result with one or two more', async ({
  page,
}) => {
  test.slow();
  await demoAccess(page);
  await page.getByRole('button', { name: 'Try it with the sandbox' }).click();
  await expect(page.getByText(/services connected to the sandbox$/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try it with the sandbox' })).toHaveCount(0);
  for (const agent of agents) {
    await page.goto(`/agents/${agent}/detail`);
    await page.getByRole('button', { name: 'Run now' }).first().click();
    const bar = page.getByRole('group', { name: 'Latest run' });
    await expect(bar.getByText('Completed', { exact: true }), agent).toBeVisible({ timeout: 20_000 });
    await expect(bar.getByText('Sandbox'), agent).toBeVisible();
    await expect(bar.getByText(/[1-9]\d*/).first(), agent).toBeVisible();
  }
  await page.goto('/agents/research/detail');
  await page.getByRole('button', { name: 'Run now' }).click();
  await page.getByRole('textbox', { name: 'Research question' }).fill('How does cold chain logistics work?');
  await page.keyboard.press('Enter');
  const bar = page.getByRole('group', { name: 'Latest run' });
  await expect(bar.getByText('Completed', { exact: true })).toBeVisible({ timeout: 20_000 });
  await bar.getByRole('link', { name: 'View run' }).click();
  await expect(page.getByText(/^Searched|^Asked Tavily/).first()).toBeVisible();
});
