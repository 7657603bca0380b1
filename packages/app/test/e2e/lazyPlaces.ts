import type { Locator, Page } from '@playwright/test';
import { agentDetailAnswer } from '@switchboard/api-mocks/builders/agents';
import { contactPair, contactsPreview } from '@switchboard/api-mocks/builders/contacts';
import { runDetailAnswer } from '@switchboard/api-mocks/builders/executions';
import { runPreviewAnswer } from '@switchboard/api-mocks/builders/runPreview';
import { expect } from './fixtures.ts';

/** A region of a page whose code loads when it is shown. */
export interface Place {
  readonly path: string;
  open: (page: Page) => Promise<void>;
  /** What the server is to answer. */
  prepare?: (page: Page) => Promise<unknown>;
  /** The element that contains the region. */
  region: (page: Page) => Locator;
  /** What only the loaded code shows. */
  content: (page: Page) => Locator;
  /** What shows at once while the code loads. */
  waiting: (page: Page) => Locator;
}

const tab = (page: Page, name: string) => page.getByRole('tab', { name }).click();

/** A list so long that only its rows in sight are rendered. */
async function manyContacts(page: Page): Promise<void> {
  await page.route('**/api/agents/contacts/status', async (route) => {
    const answer = (await (await route.fetch()).json()) as { contacts: { id: string }[] };
    const contacts = Array.from({ length: 400 }, (_, index) => ({
      ...answer.contacts[index % answer.contacts.length],
      id: `c${index}`,
    }));
    await route.fulfill({ json: { ...answer, contacts } });
  });
}

/** A lead of the tenant's own, in place of the samples. */
async function ownLead(page: Page): Promise<void> {
  await page.route('**/api/agents/lead-generation/status', async (route) => {
    const answer = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...answer, sample: false } });
  });
  const lead = { id: 'lead-1', version: 1, updatedAt: '2026-11-20T08:00:00.000Z', name: 'Ada Brandt', status: 'new' };
  await page.route('**/api/agents/lead-generation/records/leads?*', (route) =>
    route.fulfill({ json: { items: [lead], total: 1 } }),
  );
}

/** Runs lack a connection. */
const lacking = (page: Page) =>
  page.route('**/api/agents/contacts-agent/runs', (route) =>
    route.fulfill({
      status: 409,
      json: {
        error: 'Not ready',
        missing: [
          {
            kind: 'connection',
            id: 'gmail',
            text: 'Gmail is not connected',
            to: '/api-status',
            label: 'Connect Gmail',
          },
        ],
      },
    }),
  );

/** A sync that waits for a member, and two contacts that may be one. */
async function waitingContacts(page: Page): Promise<void> {
  const { runId, at, counts, added, changed, removed } = contactsPreview();
  await page.route('**/api/agents/contacts/status', async (route) => {
    const answer = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...answer, preview: { runId, at, counts }, duplicates: 1 } });
  });
  await page.route('**/sync-previews/*', (route) =>
    route.fulfill({
      json: { runId, at, counts, added: added.items, changed: changed.items, removed: removed.items },
    }),
  );
  await page.route('**/duplicates', (route) => route.fulfill({ json: { pairs: [contactPair()], more: false } }));
}

/** An agent that a member created, and one of its runs, whose answer is Markdown. */
export async function customRun(page: Page, type = 'custom'): Promise<void> {
  const run = runDetailAnswer({
    agentId: 'tender-watch',
    agentName: 'Tender watch',
    result: '### Tenders\n\n- **Port of Gdańsk**',
  });
  const { steps: _, configuration: __, ...entry } = run;
  const agent = agentDetailAnswer({
    id: 'tender-watch',
    slug: undefined,
    name: 'Tender watch',
    type,
    specialData: undefined,
  });
  await page.route('**/api/agents/tender-watch', (route) => route.fulfill({ json: agent }));
  await page.route('**/api/agent-executions/tender-watch', (route) => route.fulfill({ json: [entry] }));
  await page.route('**/api/runs/run-1', (route) => route.fulfill({ json: run }));
}

interface DialogPlace extends Pick<Place, 'path' | 'prepare'> {
  press: (page: Page) => Locator;
  title: string | RegExp;
  content: (dialog: Locator) => Locator;
}

/** A dialog that a press opens. */
const inDialog = ({ press, title, content, ...place }: DialogPlace): Place => ({
  ...place,
  open: (page) => press(page).click(),
  region: (page) => page.getByRole('dialog'),
  content: (page) => content(page.getByRole('dialog')),
  waiting: (page) => page.getByRole('dialog').getByRole('heading', { name: title }),
});

/** A tab of the profile, which its address opens. */
const inProfile = (name: string, heading: string): Place => ({
  path: `/profile?tab=${name}`,
  open: () => Promise.resolve(),
  region: (page) => page.getByRole('tabpanel'),
  content: (page) => page.getByRole('tabpanel').getByRole('heading', { name: heading, exact: true }),
  waiting: (page) => page.getByRole('tabpanel').getByText('Loading').locator('..'),
});

export const places: Record<string, Place> = {
  Account: inProfile('profile', 'Signed in on'),
  MembersTab: inProfile('members', 'What each role may do'),
  NotificationsTab: inProfile('notifications', 'Channels'),
  UsageTab: inProfile('usage', 'By day'),
  AuditTab: inProfile('audit', 'Audit log'),
  BudgetDialog: inDialog({
    path: '/profile?tab=usage',
    press: (page) => page.getByRole('button', { name: 'Set a budget' }),
    title: 'Budgets',
    content: (dialog) => dialog.getByLabel('Each month'),
  }),
  PricesDialog: inDialog({
    path: '/profile?tab=usage',
    press: (page) => page.getByRole('button', { name: 'Prices' }),
    title: 'Prices',
    content: (dialog) => dialog.getByRole('button', { name: /^Save/ }),
  }),
  SetupDialog: {
    path: '/api-status',
    open: (page) => page.getByRole('button', { name: 'Connect Slack' }).click(),
    region: (page) => page.getByRole('dialog'),
    content: (page) => page.getByRole('dialog').getByRole('button', { name: 'Save Connection' }),
    waiting: (page) => page.getByRole('dialog').getByRole('heading', { name: 'Slack' }),
  },
  AddConnectionDialog: {
    path: '/api-status',
    open: (page) => page.getByRole('button', { name: 'Add Connection' }).click(),
    region: (page) => page.getByRole('dialog'),
    content: (page) => page.getByRole('dialog').getByLabel('Search services'),
    waiting: (page) => page.getByRole('dialog').getByRole('heading', { name: 'Add Connection' }),
  },
  NewWorkflowDialog: {
    path: '/agents/orchestrator/detail',
    open: (page) => page.getByRole('button', { name: 'New Workflow' }).click(),
    region: (page) => page.getByRole('dialog'),
    content: (page) => page.getByRole('dialog').getByRole('button', { name: 'Start' }),
    waiting: (page) => page.getByRole('dialog').getByRole('heading', { name: 'New workflow' }),
  },
  ComposeDialog: {
    path: '/agents/email/detail',
    open: (page) => page.getByRole('button', { name: 'Compose' }).click(),
    region: (page) => page.getByRole('dialog'),
    content: (page) => page.getByRole('dialog').getByRole('button', { name: 'Send' }),
    waiting: (page) => page.getByRole('dialog').getByRole('heading', { name: 'Compose a message' }),
  },
  NotReadyDialog: inDialog({
    path: '/agents/contacts/detail',
    prepare: lacking,
    press: (page) => page.getByRole('button', { name: 'Sync Now' }).first(),
    title: 'Not ready to run',
    content: (dialog) => dialog.getByRole('link', { name: 'Connect Gmail' }),
  }),
  RunPreviewDialog: inDialog({
    path: '/agents/lead-generation/detail',
    prepare: (page) => page.route('**/run-preview', (route) => route.fulfill({ json: runPreviewAnswer() })),
    press: (page) => page.getByRole('button', { name: 'Run now' }).first(),
    title: /./,
    content: (dialog) => dialog.getByRole('button', { name: 'Run' }),
  }),
  RunInputDialog: inDialog({
    path: '/agent/tender-watch',
    prepare: customRun,
    press: (page) => page.getByRole('button', { name: 'Run now' }).first(),
    title: 'Run Tender watch',
    content: (dialog) => dialog.getByLabel('Input'),
  }),
  NewAgentDialog: inDialog({
    path: '/agents',
    press: (page) => page.getByRole('button', { name: 'Record New Agent' }),
    title: 'New agent',
    content: (dialog) => dialog.getByLabel('Name'),
  }),
  DeleteAgentDialog: inDialog({
    path: '/agent/tender-watch',
    prepare: customRun,
    press: (page) => page.getByRole('button', { name: 'Delete' }),
    title: 'Delete the agent',
    content: (dialog) => dialog.getByRole('textbox'),
  }),
  SyncPreviewDialog: inDialog({
    path: '/agents/contacts/detail',
    prepare: waitingContacts,
    press: (page) => page.getByRole('button', { name: 'Review changes' }),
    title: 'Review the sync',
    content: (dialog) => dialog.getByRole('button', { name: /^Apply/ }),
  }),
  DuplicatesDialog: inDialog({
    path: '/agents/contacts/detail',
    prepare: waitingContacts,
    press: (page) => page.getByRole('button', { name: 'Review duplicates' }),
    title: 'Are these two the same?',
    content: (dialog) => dialog.getByRole('button', { name: 'Keep both' }),
  }),
  SpecializedTab: {
    path: '/agent/email-agent',
    open: (page) => tab(page, 'Specialized'),
    region: (page) => page.getByRole('tabpanel'),
    content: (page) => page.getByRole('tabpanel').getByRole('heading').first(),
    waiting: (page) => page.getByRole('tabpanel').locator('[aria-busy="true"]'),
  },
  BarChartPlot: {
    path: '/agent/email-agent',
    open: (page) => tab(page, 'Performance'),
    region: (page) => page.getByRole('figure'),
    content: (page) => page.getByRole('figure').locator('svg.recharts-surface'),
    waiting: (page) => page.getByRole('figure'),
  },
  LiveRows: {
    path: '/agents/lead-generation/detail',
    prepare: ownLead,
    open: (page) => expect(page.getByRole('heading', { name: 'Leads Database' })).toBeVisible(),
    region: (page) => page.getByRole('region', { name: 'Leads Database' }),
    content: (page) => page.getByRole('region', { name: 'Leads Database' }).getByRole('checkbox').first(),
    waiting: (page) => page.getByRole('columnheader', { name: 'Contact' }),
  },
  VirtualRows: {
    path: '/agents/contacts/detail?all=true',
    prepare: manyContacts,
    open: (page) => expect(page.getByRole('row').nth(5)).toBeVisible(),
    region: (page) => page.getByRole('table').first(),
    content: (page) => page.locator('tr[aria-hidden="true"]').first(),
    waiting: (page) => page.getByRole('row').nth(5),
  },
};
