import type { Locator, Page } from '@playwright/test';
import { agentDetailAnswer } from '@switchboard/api-mocks/builders/agents';
import { runDetailAnswer } from '@switchboard/api-mocks/builders/executions';
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

/** An agent that a member created, and one of its runs, whose answer is Markdown. */
export async function customRun(page: Page): Promise<void> {
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
    type: 'custom',
    specialData: undefined,
  });
  await page.route('**/api/agents/tender-watch', (route) => route.fulfill({ json: agent }));
  await page.route('**/api/agent-executions/tender-watch', (route) => route.fulfill({ json: [entry] }));
  await page.route('**/api/runs/run-1', (route) => route.fulfill({ json: run }));
}

export const places: Record<string, Place> = {
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
