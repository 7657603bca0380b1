import { demoAccess, expect, test } from './fixtures.ts';

// Each goes on with what the first connected.
test.describe.configure({ mode: 'serial' });

/** The agents whose own page begins a run by a press. */
const agents = ['contacts', 'calendar', 'email', 'lead-generation', 'maps-scraper'];

test('one press connects the sandbox, and each agent shows its own first result with one or two more', async ({
  page,
}) => {
  await demoAccess(page);
  await page.getByRole('button', { name: 'Try it with the sandbox' }).click();
  await expect(page.getByText(/services connected to the sandbox$/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try it with the sandbox' })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  for (const agent of agents) {
    await page.goto(`/agents/${agent}/detail`);
    await page
      .getByRole('button', { name: agent === 'contacts' ? 'Sync Now' : 'Run now', exact: true })
      .first()
      .click();
    // What its first run takes is shown before it.
    if (agent === 'lead-generation') await page.getByRole('dialog').getByRole('button', { name: 'Run' }).click();
    const bar = page.getByRole('group', { name: 'Latest run' });
    await expect(bar.getByText('Completed', { exact: true }), agent).toBeVisible();
    await expect(bar.getByText('Sandbox'), agent).toBeVisible();
    await expect(bar.getByText(/[1-9]\d*/).first(), agent).toBeVisible();
  }
  await page.goto('/agents/research/detail?tab=tasks');
  await page.getByRole('textbox', { name: 'Research question' }).fill('How does cold chain logistics work?');
  await page.keyboard.press('Enter');
  const bar = page.getByRole('group', { name: 'Latest run' });
  await expect(bar.getByText('Completed', { exact: true })).toBeVisible();
  // The event of the run brings its report and the sources of it, sooner than the next poll would.
  await page
    .getByRole('button', { name: /^View Details of How does cold chain/ })
    .first()
    .click();
  const report = page.getByRole('dialog');
  await expect(report.getByRole('link', { name: /^Source 1: / }).first()).toBeVisible();
  await report.getByRole('button', { name: 'Close' }).last().click();
  await bar.getByRole('link', { name: 'View run' }).click();
  await expect(page.getByText(/^Searched|^Asked Tavily/).first()).toBeVisible();
});

test('a goal becomes a plan of the sandbox’s model, which runs once it is started', async ({ page }) => {
  await demoAccess(page);
  await page.goto('/agents/orchestrator/detail');
  await page.getByRole('button', { name: 'New Workflow' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'New workflow' });
  await dialog
    .getByRole('textbox', { name: 'Goal' })
    .fill('Find restaurants in Leipzig and research cold chain logistics');
  await dialog.getByRole('button', { name: 'Plan' }).click();
  await expect(dialog.getByText(/^Planned by the sandbox/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Start' }).click();
  await expect(dialog).toHaveCount(0);
  const bar = page.getByRole('group', { name: 'Latest run' });
  await expect(bar.getByText('Completed', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Active Workflows' }).getByText('Completed').first()).toBeVisible();
});

test('a lead goes to HubSpot in the sandbox, and the report says what became of it', async ({ page }) => {
  await demoAccess(page);
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
  await demoAccess(page);
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
