import { demoSession, expect, test, toast } from './fixtures.ts';

test('a key made in the browser reads the agents until it is revoked', async ({ page, playwright, baseURL }) => {
  await demoSession(page);
  await page.goto('/profile?tab=keys');
  await page.getByRole('button', { name: 'New key' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Claude Code');
  await page.getByRole('button', { name: 'Create key' }).click();
  const made = page.getByRole('dialog', { name: 'Your new key' });
  const key = (await made.locator('code').first().textContent()) ?? '';
  await expect(made.getByText(`${baseURL}/mcp`).first()).toBeVisible();
  await made.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText(key)).toHaveCount(0);

  const program = await playwright.request.newContext({
    baseURL: baseURL ?? '',
    extraHTTPHeaders: { authorization: `Bearer ${key}` },
  });
  const agents = await program.get('/api/agents');
  expect(agents.status()).toBe(200);
  expect(await agents.json()).toContainEqual(expect.objectContaining({ id: 'lead-generation-agent' }));

  await page.reload();
  const row = page.getByRole('row', { name: /^Claude Code/ });
  await expect(row.getByText(/^Today, /)).toBeVisible();
  await row.getByRole('button', { name: 'Revoke Claude Code' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(toast(page, 'Key revoked')).toBeVisible();
  await expect(row.getByText('Revoked')).toBeVisible();
  expect((await program.get('/api/agents')).status()).toBe(401);
  await program.dispose();
});
