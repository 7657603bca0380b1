import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { agentDetailAnswer } from '@switchboard/api-mocks/builders/agents';
import { runDetailAnswer } from '@switchboard/api-mocks/builders/executions';
import { demoAccess, demoSession, expect, test } from './fixtures.ts';

const manifest = JSON.parse(readFileSync(new URL('../../dist/.vite/manifest.json', import.meta.url), 'utf8')) as Record<
  string,
  { readonly file: string; readonly name?: string; readonly isDynamicEntry?: boolean }
>;

/** The chunk that the build made of a file that is imported when it is needed, and by pages of their own, too. */
function chunkOf(name: string): string {
  const [, found] =
    Object.entries(manifest).find(([source, chunk]) => chunk.isDynamicEntry && source.includes(`/${name}.ts`)) ??
    Object.entries(manifest).find(([, chunk]) => chunk.name === name) ??
    [];
  if (!found) throw new Error(`${name} is no chunk of its own`);
  return `**/${found.file}`;
}

const remove = (page: Page, name: string) =>
  page.route(chunkOf(name), (route) => route.fulfill({ status: 404, body: '' }));

test.use({ allowConsole: [/Failed to load resource|net::ERR|dynamically imported module/] });

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

/** An agent that a member created, and one of its runs, whose answer is Markdown. */
async function markdownRun(page: Page): Promise<void> {
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

for (const { name, path, prepare, region, content, meanwhile } of [
  {
    name: 'BarChartPlot',
    path: '/agent/email-agent?tab=performance',
    prepare: async () => {},
    region: (page: Page) => page.getByRole('figure'),
    content: (page: Page) => page.getByRole('figure').locator('svg.recharts-surface'),
    meanwhile: (page: Page) => page.getByRole('figure').getByText('Loading the chart'),
  },
  {
    name: 'VirtualRows',
    path: '/agents/contacts/detail?all=true',
    prepare: manyContacts,
    region: (page: Page) => page.getByRole('table').first(),
    content: (page: Page) => page.locator('tr[aria-hidden="true"]').first(),
    meanwhile: (page: Page) => page.getByRole('row').nth(5),
  },
]) {
  test(`${name} is gone: after one reload its region alone says so, and Try again works once it is back`, async ({
    page,
  }) => {
    await demoSession(page);
    await remove(page, name);
    await prepare(page);
    let loads = 0;
    page.on('load', () => (loads += 1));
    await page.goto(path);
    await expect(region(page).getByRole('alert')).toHaveText(
      'This part did not load. There may be a new version of the app.',
    );
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.getByText(/dynamically|http:|\.js\b/)).toHaveCount(0);
    expect(loads).toBe(2);
    await page.unroute(chunkOf(name));
    await region(page).getByRole('button', { name: 'Try again' }).click();
    await expect(content(page)).toBeAttached();
    await expect(region(page).getByRole('alert')).toHaveCount(0);
  });

  test(`${name} is long on its way: something shows at once, then the code`, async ({ page }) => {
    await demoSession(page);
    await prepare(page);
    const slow = Promise.withResolvers<void>();
    await page.route(chunkOf(name), async (route) => {
      await slow.promise;
      await route.continue();
    });
    await page.goto(path);
    await expect(meanwhile(page)).toBeVisible();
    slow.resolve();
    await expect(content(page)).toBeAttached();
  });
}

test('the reader of Markdown is gone: after one reload the answer stands as it was written', async ({ page }) => {
  await demoSession(page);
  await markdownRun(page);
  await remove(page, 'Markdown');
  await page.goto('/agent/tender-watch?tab=executions&run=run-1');
  const answer = page.getByRole('region', { name: 'Answer' });
  await expect(answer.getByText('**Port of Gdańsk**')).toBeVisible();
  await expect(answer.getByRole('alert')).toHaveCount(0);
  await page.unroute(chunkOf('Markdown'));
  await page.reload();
  await expect(answer.getByText('Port of Gdańsk', { exact: true })).toBeVisible();
});

test('a page that is gone says so beside the navigation, and Reload leads to it', async ({ page }) => {
  await demoSession(page);
  await remove(page, 'CalendarRoute');
  await page.goto('/agents/calendar/detail');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page did not load');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page.getByText(/dynamically|http:/)).toHaveCount(0);
  await page.unroute(chunkOf('CalendarRoute'));
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Calendar Agent');
});

test('the page of an invitation is gone, and says so', async ({ page }) => {
  await remove(page, 'InvitationRoute');
  await page.goto(`/invitation/${'x'.repeat(43)}`);
  await expect(page.getByRole('alert')).toHaveText('This page did not load');
  await page.unroute(chunkOf('InvitationRoute'));
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { name: 'This link is not valid' })).toBeVisible();
});

test('the code of signing in is gone: the form says so, and after a reload it works', async ({ page }) => {
  await remove(page, 'calls');
  await page.goto('/login');
  await page.getByLabel('Username').fill('demo');
  await page.getByLabel('Password', { exact: true }).fill('demo-switchboard');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(
    page.getByRole('main').getByText('Signing in did not load. Reload the page and try again.'),
  ).toBeVisible();
  await expect(page.getByText(/can’t be reached/)).toHaveCount(0);
  await page.unroute(chunkOf('calls'));
  await page.reload();
  await demoAccess(page);
});
