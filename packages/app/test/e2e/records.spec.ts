import { demoSession, expect, onScreen, test, toast } from './fixtures.ts';

test('a template is written, changed, deleted, and back with Undo', async ({ page }) => {
  await demoSession(page);
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

test('a draft is written, changed, found, deleted, and back with Undo', async ({ page }) => {
  await demoSession(page);
  await page.goto('/agents/email/detail');
  const section = page.getByRole('region', { name: 'Email Inbox' });
  await section.getByRole('button', { name: 'Compose' }).click();
  const form = page.getByRole('dialog', { name: 'Compose a message' });
  await form.getByRole('textbox', { name: 'To' }).fill('dana@northwind.example');
  await form.getByRole('textbox', { name: 'Subject' }).fill('Cold chain');
  await form.getByRole('textbox', { name: 'Message' }).fill('Hello Dana');
  await form.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('dialog', { name: 'Kept under Drafts' }).getByRole('button', { name: 'Close' }).last().click();

  const row = section.getByRole('button', { name: 'Cold chain' });
  await row.click();
  await page.getByRole('dialog', { name: 'Cold chain' }).getByRole('button', { name: 'Edit' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Cold chain' });
  await edit.getByRole('textbox', { name: 'Message' }).fill('Hello Dana, the lanes are free');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Saved the email').first()).toBeVisible();
  const detail = page.getByRole('dialog', { name: 'Cold chain' });
  await expect(detail.getByText(/^Message:.*the lanes are free$/)).toBeVisible();
  await detail.getByRole('button', { name: 'Close' }).last().click();
  await expect(section.getByText('Hello Dana, the lanes are free')).toBeVisible();

  await page.goto('/agents/email/detail?folder=inbox');
  await expect(section.getByText(/^No message matches/)).toBeVisible();
  await page.goto('/agents/email/detail?folder=drafts&search=lanes');
  await row.click();
  await detail.getByRole('button', { name: 'Delete' }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toBeVisible();
});

test('an event is scheduled, changed, deleted and brought back with Undo', async ({ page }) => {
  await demoSession(page);
  await page.goto('/agents/calendar/detail');
  await page.getByRole('button', { name: 'Schedule Event' }).first().click();
  const form = page.getByRole('dialog', { name: 'Schedule an event' });
  await form.getByRole('textbox', { name: 'Title' }).fill('Route planning');
  await form.getByLabel(/^Start/).fill('2031-03-04T09:00');
  await form.getByLabel(/^End/).fill('2031-03-04T10:30');
  await form.getByRole('button', { name: 'Schedule Event' }).click();
  await expect(form).toHaveCount(0);

  await page.getByRole('button', { name: 'Route planning' }).click();
  await page.getByRole('dialog', { name: 'Route planning' }).getByRole('button', { name: 'Edit' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Route planning' });
  await edit.getByLabel(/^Start/).fill('2031-03-05T14:00');
  await expect(edit.getByLabel(/^End/)).toHaveValue('2031-03-05T15:30');
  await edit.getByRole('textbox', { name: 'Place' }).fill('Room 7');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Saved the event').first()).toBeVisible();
  const detail = page.getByRole('dialog', { name: 'Route planning' });
  await expect(detail.getByText(/^Place: (to )?Room 7$/)).toBeVisible();

  await detail.getByRole('button', { name: 'Delete' }).click();
  await expect(detail).toHaveCount(0);
  const card = page.getByRole('button', { name: 'Route planning' });
  await expect(card).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card).toBeVisible();

  // The server finds it, and what it does not have.
  const search = page.getByRole('searchbox', { name: 'Search events' });
  await search.fill('room 7');
  await expect(card).toBeVisible();
  await search.fill('zeppelin');
  await expect(onScreen(page, 'Nothing matches “zeppelin”')).toBeVisible();
});

test('a workflow is renamed, deleted, and restored from Deleted after a reload', async ({ page }) => {
  const headers = await demoSession(page);
  const sent = await page.request.post('/api/agents/orchestrator/records/workflows', {
    headers,
    data: { name: 'Morning routine', steps: [{ agent: 'research', task: 'What happened?' }] },
  });
  expect(sent.status()).toBe(200);
  await page.goto('/agents/orchestrator/detail');
  const section = page.getByRole('region', { name: 'Active Workflows' });
  await section.getByRole('button', { name: 'Morning routine' }).click();
  const detail = page.getByRole('dialog', { name: 'Morning routine' });
  await detail.getByRole('button', { name: 'Edit' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Morning routine' });
  await edit.getByRole('textbox', { name: 'Name' }).fill('Evening routine');
  await edit.getByRole('button', { name: 'Save' }).click();
  const renamed = page.getByRole('dialog', { name: 'Evening routine' });
  await expect(renamed.getByText(/Name:.*Evening routine/)).toBeVisible();
  // Without a service its step fails, which ends it.
  await expect(renamed.getByRole('button', { name: 'Retry from the failed step' })).toBeVisible();
  await renamed.getByRole('button', { name: 'Delete' }).click();
  await expect(section.getByRole('button', { name: 'Evening routine' })).toHaveCount(0);

  // The address forgets the deleted workflow shortly after its dialog closed.
  await expect(page).not.toHaveURL(/workflows-record/);
  await page.reload();
  await section.getByRole('button', { name: /^Deleted/ }).click();
  await section.getByRole('checkbox', { name: 'Select Evening routine' }).check();
  await page.getByRole('group', { name: 'Selected workflows' }).getByRole('button', { name: 'Restore' }).click();
  await expect(toast(page, 'Restored 1 workflow').first()).toBeVisible();
  await section.getByRole('button', { name: /^Deleted/ }).click();
  await expect(section.getByRole('button', { name: 'Evening routine' })).toBeVisible();
});
