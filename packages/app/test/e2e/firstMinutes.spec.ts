import type { Page } from '@playwright/test';
import { demoAccess, demoSession, expect, test as base } from './fixtures.ts';
import { openOwnServer, type OwnServer } from './ownServer.ts';

/** Nothing has happened yet on a server of these tests alone. */
const test = base.extend<object, { server: OwnServer }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright asks for a pattern here
    async ({}, provide) => {
      const server = await openOwnServer({ DEMO: 'on' });
      await server.start();
      await provide(server);
      await server.end();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ server }, provide) => provide(server.address()),
});

// Each goes on where the one before it ended.
test.describe.configure({ mode: 'serial' });

/** What begins a run on the agent's own page, and what it brings. */
const firstPresses = [
  ['contacts', 'Sync Now', /^40 contacts added/],
  ['calendar', 'Run now', /^\d+ events read/],
  ['email', 'Run now', /^\d+ messages read, \d+ new; \d+ replies drafted/],
  ['lead-generation', 'Run now', /^\d+ leads added/],
  ['maps-scraper', 'Run now', /^\d+ businesses found in Leipzig/],
] as const;

/** The newest run of the page's agent has ended well, and brought this. */
async function completed(page: Page, result: RegExp): Promise<void> {
  const bar = page.getByRole('group', { name: 'Latest run' });
  await expect(bar.getByText(result)).toBeVisible();
  await expect(bar.getByText('Completed', { exact: true })).toBeVisible();
  await expect(bar.getByRole('button', { name: 'Retry' })).toHaveCount(0);
}

test('one press connects the sandbox, and each agent shows its own first result with one or two more', async ({
  page,
}) => {
  await demoAccess(page);
  await page.getByRole('button', { name: 'Try it with the sandbox' }).click();
  await expect(page.getByText(/services connected to the sandbox$/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try it with the sandbox' })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  for (const [agent, press, result] of firstPresses) {
    await page.goto(`/agents/${agent}/detail`);
    await page.getByRole('button', { name: press, exact: true }).first().click();
    // What its first run takes is shown before it.
    if (agent === 'lead-generation') await page.getByRole('dialog').getByRole('button', { name: 'Run' }).click();
    await completed(page, result);
    await expect(page.getByRole('group', { name: 'Latest run' }).getByText('Sandbox')).toBeVisible();
  }
  await page.goto('/agents/research/detail?tab=tasks');
  await page.getByRole('textbox', { name: 'Research question' }).fill('How does cold chain logistics work?');
  await page.keyboard.press('Enter');
  await completed(page, /^\d+ sources, \d+ insights/);
  // The event of the run brings its report and the sources of it, sooner than the next poll would.
  await page
    .getByRole('button', { name: /^View Details of How does cold chain/ })
    .first()
    .click();
  const report = page.getByRole('dialog');
  await expect(report.getByRole('link', { name: /^Source 1: / }).first()).toBeVisible();
  await report.getByRole('button', { name: 'Close' }).last().click();
  await page.getByRole('group', { name: 'Latest run' }).getByRole('link', { name: 'View run' }).click();
  await expect(page.getByText(/^Searched|^Asked Tavily/).first()).toBeVisible();
});

test('a goal becomes a plan of three steps by the sandbox’s model, which completes once it is started', async ({
  page,
}) => {
  await demoSession(page);
  await page.goto('/agents/orchestrator/detail');
  await page.getByRole('button', { name: 'New Workflow' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'New workflow' });
  await dialog
    .getByRole('textbox', { name: 'Goal' })
    .fill('Find logistics leads in Poland, find restaurants in Leipzig and research cold chain logistics');
  await dialog.getByRole('button', { name: 'Plan' }).click();
  await expect(dialog.getByText(/^Planned by the sandbox/).first()).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: /^Task for step/ })).toHaveCount(3);
  await dialog.getByRole('button', { name: 'Start' }).click();
  await expect(dialog).toHaveCount(0);
  await completed(page, /^3 of 3 tasks/);
  const workflows = page.getByRole('region', { name: 'Active Workflows' });
  await expect(workflows.getByText('Completed', { exact: true })).toBeVisible();
  await expect(workflows.getByText('3/3 tasks')).toBeVisible();
});

/** The first number of a figure on the page. */
async function figureOf(page: Page, path: string, label: string): Promise<string> {
  await page.goto(path);
  const tile = page.getByRole('group', { name: label });
  await expect(tile).toContainText(/\d/);
  return /\d[\d,.]*/.exec(await tile.innerText())?.[0] ?? '';
}

async function openChat(page: Page): Promise<(words: string, answer: string | RegExp) => Promise<void>> {
  await page.goto('/chat');
  await page.getByRole('button', { name: 'Write a message' }).click();
  const message = page.getByRole('textbox', { name: 'Message' });
  return async (words, answer) => {
    await message.fill(words);
    await message.press('Enter');
    await expect(page.getByRole('region', { name: 'Reply' }), words).toContainText(answer);
  };
}

test('nine questions to the assistant in everyday words are answered with what the pages show', async ({ page }) => {
  await demoAccess(page);
  const replies = await page
    .getByRole('region', { name: 'Needs attention' })
    .getByText(/^\d+ replies wait for you$/)
    .innerText();
  const leads = await figureOf(page, '/agents/lead-generation/detail', 'Total Leads');
  const mails = await figureOf(page, '/agents/email/detail', 'Emails Processed');
  const ask = await openChat(page);
  await ask('which agents are running?', /\d of your 7 agents are active: .*Contacts Agent/);
  await ask('what did my agents do today?', /There were \d+ runs today\.(?!.*failed)/);
  await ask('how many leads do we have', `You have ${leads} leads`);
  await ask('anything that needs me?', replies);
  await ask('how much did we spend this month', /spent \$\d+\.\d\d this month/);
  await ask("what's in my calender today", /(?:no|\d+) events? today/);
  await ask('how many emails are in the inbox', `You have ${mails} emails`);
  await ask('any unread mail', /You have \d+ unread emails: /);
  await ask('when did the scraper last run', /of Google Maps Scraper was today at \d\d:\d\d\./);
});

const orders = [
  ['pause the maps scraper', 'Shall I stop Google Maps Scraper?', 'Google Maps Scraper is stopped.'],
  ['start the scraper again', 'Shall I start Google Maps Scraper?', 'Google Maps Scraper is started.'],
  ['run the lead agent', 'Shall I run Lead Generation Agent?', 'A run of Lead Generation Agent has started'],
  ['sync my contacts', 'Shall I run Contacts Agent?', 'A run of Contacts Agent has started'],
  [
    'research the cold chain in Poland',
    /Shall I start a research on “the cold chain in Poland”\?/,
    'The research has started',
  ],
  ['turn off the calendar', 'Shall I stop Calendar Agent?', 'Calendar Agent is stopped.'],
] as const;

test('six orders to the assistant in everyday words are asked about, and done', async ({ page }) => {
  await demoSession(page);
  const ask = await openChat(page);
  for (const [words, question, done] of orders) {
    await ask(words, question);
    await ask('Yes', done);
  }
});

test('afterwards nothing has failed, and what needs attention are replies and proposals alone', async ({ page }) => {
  await demoSession(page);
  const agents = page.getByRole('region', { name: 'Agents' });
  // Every run has ended, and ended well.
  for (const [agent, result] of [
    ['lead-generation', /^0 leads added/],
    ['contacts', /^\d+ contacts/],
    ['research', /^\d+ sources/],
    ['orchestrator', /^3 of 3 tasks/],
  ] as const) {
    await page.goto(`/agents/${agent}/detail`);
    await completed(page, result);
  }
  await page.goto('/dashboard');
  await expect(agents.getByText('Error', { exact: true })).toHaveCount(0);
  const attention = page.getByRole('region', { name: 'Needs attention' });
  await expect(attention.getByRole('listitem').first()).toBeVisible();
  // A machine that is busy meanwhile is its own matter.
  const others = attention
    .getByRole('listitem')
    .filter({ hasNotText: /replies wait|proposals? waits?|may be duplicates|The server is busy/ });
  await expect(others).toHaveCount(0);
});
