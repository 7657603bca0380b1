import { demoSession, expect, test } from './fixtures.ts';

test('a question to the assistant is kept, found, renamed, saved and deleted', async ({ page }) => {
  await demoSession(page);
  await page.goto('/chat');
  await page.getByRole('button', { name: 'Write a message' }).click();
  await page.keyboard.type('Which agents are active?');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Reply' })).toBeVisible();

  await page.getByRole('button', { name: 'Conversations' }).click();
  const messages = page.getByRole('region', { name: 'Messages' });
  await expect(messages.getByRole('listitem').first()).toContainText('Which agents are active?');
  await expect(messages.getByRole('button', { name: 'Copy' })).toBeVisible();
  const list = page.getByRole('region', { name: 'Conversations' });
  await list.getByRole('button', { name: 'Actions for' }).first().click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await list.getByRole('textbox', { name: 'Title' }).fill('Who is at work');
  await page.keyboard.press('Enter');
  const own = list.getByRole('button', { name: /^Who is at work/ });
  await expect(own).toBeVisible();

  await list.getByRole('searchbox').fill('nothing like it');
  await expect(list.getByText('No conversation matches')).toBeVisible();
  await list.getByRole('searchbox').fill('at work');
  await expect(own).toBeVisible();

  await list.getByRole('button', { name: 'Actions for' }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Save as Markdown' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^conversation-[\d-]+\.md$/);

  await list.getByRole('button', { name: 'Actions for' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(own).toHaveCount(0);
});

test('what is asked before it is done is done after a yes, and undone after a reload', async ({ page }) => {
  await demoSession(page);
  await page.goto('/chat');
  await page.getByRole('button', { name: 'Write a message' }).click();
  await page.keyboard.type('stop the mail agent');
  await page.keyboard.press('Enter');
  const question = page.getByRole('group', { name: 'Question' });
  await question.getByRole('button', { name: 'Yes' }).click();
  const done = page.getByRole('list', { name: 'Done' });
  await expect(done.getByRole('listitem')).toHaveCount(1);
  await expect(question).toHaveCount(0);
  await page.reload();
  await done.getByRole('button', { name: 'Undo: Email Agent is stopped.' }).click();
  await expect(done).toContainText('Undone');
});
