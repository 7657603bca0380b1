import { demoAccess, expect, test } from './fixtures.ts';

test('a template is written, changed, deleted, and back with Undo', async ({ page }) => {
  await demoAccess(page);
  await page.goto('/agents/email/detail');
  const section = page.getByRole('region', { name: 'Email Templates' });
  await section.getByRole('button', { name: 'New Template' }).click();
  const form = page.getByRole('dialog', { name: 'New template' });
  for (const [name, text] of Object.entries({ Name: 'Winter', Category: 'Sales', Subject: 'Snow', Content: 'Hello' }))
    await form.getByRole('textbox', { name }).fill(text);
  await form.getByRole('button', { name: 'Save Template' }).click();
  await section.getByRole('button', { name: 'Winter' }).click();
  await page.getByRole('dialog', { name: 'Winter' }).getByRole('button', { name: 'Edit' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Winter' });
  await edit.getByRole('textbox', { name: 'Name' }).fill('Spring');
  await edit.getByRole('button', { name: 'Save' }).click();
  const detail = page.getByRole('dialog', { name: 'Spring' });
  await expect(detail.getByText(/Demo User/).first()).toBeVisible();
  await detail.getByRole('button', { name: 'Delete' }).click();
  await expect(section.getByRole('button', { name: 'Spring' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(section.getByRole('button', { name: 'Spring' })).toBeVisible();
});
