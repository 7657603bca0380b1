import { demoCredentials } from '@switchboard/api-contract/session';
import { demoSession, expect, test } from './fixtures.ts';

// Each goes on with what is connected before the first.
test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ request }) => {
  const login = await request.post('/api/auth/login', { data: demoCredentials });
  const { token } = (await login.json()) as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  await request.post('/api/sandbox/connect', { headers });
  await request.post('/api/agents/contacts-agent/runs', { headers });
  const synced = async () => {
    const status = await request.get('/api/agents/contacts/status', { headers });
    return ((await status.json()) as { run?: { status: string } }).run?.status;
  };
  await expect.poll(synced).toBe('completed');
});

test('a lead goes to HubSpot in the sandbox, and the report says what became of it', async ({ page }) => {
  await demoSession(page);
  await page.goto('/agents/lead-generation/detail');
  await page.getByRole('button', { name: 'Add Lead' }).first().click();
  const add = page.getByRole('dialog', { name: /Add/ });
  await add.getByRole('textbox', { name: 'Name' }).fill('Sent Person');
  await add.getByRole('textbox', { name: 'Company', exact: true }).fill('Nowa');
  await add.getByLabel('Email').fill('sent.person@nowa.example');
  await add.getByRole('button', { name: /Add|Save/ }).click();
  await expect(add).toHaveCount(0);
  await page
    .getByRole('button', { name: /Sent Person/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send to' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send 1 lead to…' });
  await expect(dialog.getByRole('radio', { name: /HubSpot/ })).toBeChecked();
  await expect(dialog.getByRole('combobox', { name: 'Title' })).toHaveValue('jobtitle');
  await dialog.getByRole('button', { name: 'Send to HubSpot' }).click();
  const report = page.getByRole('dialog', { name: 'Sent to HubSpot' });
  await expect(report.getByText('1 created, 0 updated.')).toBeVisible();
  await expect(report.getByRole('button', { name: 'Close' }).last()).toBeFocused();
});

test('a key of the sandbox that misbehaves, its cure, and the records that came from there', async ({ page }) => {
  await demoSession(page);
  await page.goto('/api-status?setup=serper');
  const dialog = page.getByRole('dialog', { name: 'Connect Serper' });
  await dialog.getByRole('switch', { name: 'Use the sandbox' }).click();
  await dialog.getByRole('combobox', { name: 'Behaves as' }).selectOption('sandbox-wrong');
  await dialog.getByRole('button', { name: 'Connect' }).click();
  const card = page.getByRole('article', { name: 'Serper' });
  await expect(card.getByText('Error', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sandbox', exact: true })).toBeVisible();
  await card.getByRole('button', { name: 'Reconnect Serper' }).click();
  await expect(dialog.getByRole('switch', { name: 'Use the sandbox' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Connect' }).click();
  await expect(card.getByText('Connected', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Remove sandbox records' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText(/^[1-9]\d* sandbox records removed$/).first()).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Remove sandbox records' })).toHaveCount(0);
});
