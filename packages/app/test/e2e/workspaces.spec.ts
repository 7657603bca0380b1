import { readFileSync } from 'node:fs';
import readExcelFile from 'read-excel-file/node';
import { demoSession, expect, test, toast } from './fixtures.ts';

test('a lead is added, is there after a reload in place of the samples, and is exported by the server', async ({
  page,
}) => {
  await demoSession(page);
  await page.goto('/agents/lead-generation/detail');
  await expect(page.getByText('Northwind Freight')).toBeVisible();
  await page.getByRole('button', { name: 'Add Lead' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Add Lead' }).click();
  await expect(dialog.getByText('Name is required')).toBeVisible();
  await dialog.getByLabel('Name', { exact: false }).first().fill('Ada Brandt');
  await dialog.getByLabel('Company', { exact: false }).first().fill('Helio Biosciences');
  await dialog.getByRole('button', { name: 'Add Lead' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Ada Brandt').first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('Ada Brandt').first()).toBeVisible();
  await expect(page.getByText('Northwind Freight')).toHaveCount(0);
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const coming = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Excel' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/^lead-generation-leads-\d{4}-\d\d-\d\d\.xlsx$/);
  const [sheet] = await readExcelFile(readFileSync(await download.path()));
  const [head = [], ...rows] = sheet?.data ?? [];
  const column = (name: string) => rows.map((row) => row[head.indexOf(name)]);
  expect(column('name')).toContain('Ada Brandt');
  expect(column('createdAt')[0]).toBeInstanceOf(Date);
  await expect(toast(page, 'Exported')).toBeVisible();
  await page.goto('/profile?tab=audit');
  await expect(page.getByText('Exported leads').first()).toBeVisible();
});

test('settings of a workspace are saved and kept; an emptied number holds Save back', async ({ page }) => {
  await demoSession(page);
  await page.goto('/agents/maps-scraper/detail');
  const results = page.getByLabel('Results per search');
  await results.fill('');
  await expect(page.getByText(/needs? your attention/).first()).toBeVisible();
  await results.fill('250');
  await page.getByRole('button', { name: 'Save Configuration' }).click();
  await expect(toast(page, 'Agent configuration saved successfully')).toBeVisible();
  await page.reload();
  await expect(results).toHaveValue('250');
});

test('an edit that was not saved is still there after a reload, and said so', async ({ page }) => {
  await demoSession(page);
  await page.goto('/agents/calendar/detail');
  const buffer = page.getByLabel('Buffer time');
  await buffer.fill('20');
  await page.reload();
  await expect(buffer).toHaveValue('20');
  await expect(page.getByText(/kept as a draft/).first()).toBeVisible();
});

test.describe('not ready', () => {
  // The browser says so itself of every refused call.
  test.use({ allowConsole: [/status of 409/] });

  test('a research without connections is not started: what to connect is named, and the link leads there and back', async ({
    page,
  }) => {
    await demoSession(page);
    await page.goto('/agents/research/detail?tab=tasks');
    const question = page.getByRole('textbox', { name: 'Research question' });
    await question.fill('How do freight companies choose a platform?');
    await page.getByRole('button', { name: 'Start Research' }).click();
    const dialog = page.getByRole('dialog', { name: 'Not ready to run' });
    await expect(dialog.getByText(/Connect Tavily, Serper or Perplexity/)).toBeVisible();
    await dialog.getByRole('link', { name: 'Set up Tavily' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click();
    await expect(page).toHaveURL(/\/agents\/research\/detail/);
  });
});

test('stopping and starting an agent on its own page shows on the board', async ({ page }) => {
  await demoSession(page);
  await page.goto('/agents/contacts/detail');
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Idle' })).toHaveAccessibleDescription('Paused by Demo User');
  await page.goto('/agents');
  await expect(page.getByRole('button', { name: 'Resume Contacts Agent' })).toBeVisible();
  await page.getByRole('button', { name: 'Resume Contacts Agent' }).click();
  await expect(page.getByRole('button', { name: 'Pause Contacts Agent' })).toBeVisible();
});

test('a connection is set up with a key that the service can not confirm, and forgotten again', async ({ page }) => {
  await demoSession(page);
  await page.goto('/api-status');
  await page.getByRole('button', { name: 'Add Connection' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Zapier/ })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Save Connection' }).click();
  await expect(dialog.getByText('Webhook URL is required')).toBeVisible();
  await dialog.getByLabel(/^Webhook URL/).fill('  https://hooks.zapier.com/hooks/catch/123456/abcdef/  ');
  await dialog.getByRole('button', { name: 'Save Connection' }).click();
  await expect(dialog).toHaveCount(0);
  const card = page.getByRole('article', { name: 'Zapier' });
  await expect(card.getByText('Connected')).toBeVisible();
  await expect(card.getByText('Only the format was checked')).toBeVisible();
  await page.getByRole('button', { name: 'Disconnect Zapier' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click();
  await expect(card.getByText('Disconnected')).toBeVisible();
});
