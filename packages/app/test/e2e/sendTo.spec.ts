import { demoAccess, expect, test } from './fixtures.ts';

test('a lead goes to HubSpot in the sandbox, and the report says what became of it', async ({ page }) => {
  await demoAccess(page);
  await page.goto('/api-status?setup=hubspot');
  const setup = page.getByRole('dialog', { name: 'Connect HubSpot' });
  await setup.getByRole('switch', { name: 'Use the sandbox' }).click();
  await setup.getByRole('button', { name: 'Connect' }).click();
  await expect(page.getByRole('article', { name: 'HubSpot' }).getByText('Connected', { exact: true })).toBeVisible();

  await page.goto('/agents/lead-generation/detail');
  await page.getByRole('button', { name: 'Add Lead' }).first().click();
  const add = page.getByRole('dialog', { name: /Add/ });
  await add.getByLabel('Name', { exact: true }).fill('Sent Person');
  await add.getByLabel('Company', { exact: true }).fill('Nowa');
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
