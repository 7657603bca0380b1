import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { demoAccess, expect, test, toast } from './fixtures.ts';
import { customRun, places, type Place } from './lazyPlaces.ts';

interface Chunk {
  readonly file: string;
  readonly isDynamicEntry?: boolean;
}

const manifest = JSON.parse(readFileSync(new URL('../../dist/.vite/manifest.json', import.meta.url), 'utf8')) as Record<
  string,
  Chunk
>;
/** Sources that the build put into their own chunk, by name. */
const chunks = new Map(
  Object.entries(manifest)
    .filter(([source, { isDynamicEntry }]) => isDynamicEntry && !source.includes('/samples/'))
    .map(([source, { file }]) => [source.replace(/^.*\/(\w+)\.\w+$/, '$1'), `**/${file}`]),
);
const chunkOf = (name: string): string => chunks.get(name) ?? `no chunk ${name}`;

test.use({ allowConsole: [/Failed to load resource|net::ERR/] });

/** The plain text stays, and everything around the region keeps working. */
async function expectAround(page: Page, place: Place): Promise<void> {
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.getByText(/dynamically|http:|\.js\b/)).toHaveCount(0);
  if (place.path.startsWith('/agent/')) await expect(page.getByRole('tab')).toHaveCount(5);
}

for (const [name, place] of Object.entries(places)) {
  test(`${name} is gone: after one reload its region alone says so, and Try again works once it is back`, async ({
    page,
  }) => {
    await demoAccess(page);
    await page.route(chunkOf(name), (route) => route.fulfill({ status: 404, body: '' }));
    await place.prepare?.(page);
    let loads = 0;
    await page.goto(place.path);
    page.on('load', () => (loads += 1));
    await place.open(page);
    await expect(place.region(page).getByRole('alert')).toHaveText(
      'This part did not load. There may be a new version of the app.',
    );
    await expectAround(page, place);
    expect(loads).toBe(1);
    await page.unroute(chunkOf(name));
    await place.region(page).getByRole('button', { name: 'Try again' }).click();
    await expect(place.content(page)).toBeAttached();
    await expect(place.region(page).getByRole('alert')).toHaveCount(0);
    await expectAround(page, place);
  });

  test(`${name} is long on its way: something shows at once, then the code`, async ({ page }) => {
    await demoAccess(page);
    await place.prepare?.(page);
    let release = () => {};
    const slow = new Promise<void>((resolve) => (release = resolve));
    await page.route(chunkOf(name), async (route) => {
      await slow;
      await route.continue();
    });
    await page.goto(place.path);
    await place.open(page);
    await expect(place.waiting(page)).toBeVisible();
    await expectAround(page, place);
    release();
    await expect(place.content(page)).toBeAttached();
  });
}

test('a toast whose layer is gone says its words all the same', async ({ page }) => {
  await demoAccess(page);
  await page.goto('/agents');
  await page.route(chunkOf('ToastLayer'), (route) => route.fulfill({ status: 404, body: '' }));
  await page.route('**/api/agents/*/stop', (route) => route.fulfill({ status: 500, json: { error: 'It broke' } }));
  await page.getByRole('button', { name: 'Pause Contacts Agent' }).click();
  await expect(toast(page, 'Failed to stop agent')).toBeVisible();
});

test('the code of workbooks is gone: the export says what to do, the page stays, and after a reload it works', async ({
  page,
}) => {
  await demoAccess(page);
  await page.route(chunkOf('xlsx'), (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/agents/lead-generation/detail');
  let loads = 0;
  page.on('load', () => (loads += 1));
  const search = page.getByRole('searchbox', { name: 'Search leads' });
  await search.fill('a');
  const exportAs = async (kind: string) => {
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    await page.getByRole('menuitem', { name: kind }).click();
  };
  const saved = async (kind: string) => {
    const coming = page.waitForEvent('download');
    await exportAs(kind);
    return (await coming).suggestedFilename();
  };
  await exportAs('Excel');
  await expect(
    page.getByText(
      /^lead-generation-leads-[\d-]+\.xlsx could not be made\. Reload the page and export again, or export as CSV\.$/,
    ),
  ).toBeVisible();
  await expect(page.getByText(/dynamically|http:|\.js\b/)).toHaveCount(0);
  expect(await saved('CSV')).toMatch(/\.csv$/);
  await expect(search).toHaveValue('a');
  expect(loads).toBe(0);
  await page.unroute(chunkOf('xlsx'));
  await page.reload();
  await expect(search).toHaveValue('a');
  expect(await saved('Excel')).toMatch(/\.xlsx$/);
});

test('the code of signing in is gone: the form says so, and after a reload it works', async ({ page }) => {
  await page.route(chunkOf('calls'), (route) => route.fulfill({ status: 404, body: '' }));
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

test('the code of workbooks is long on its way: Export is busy at once', async ({ page }) => {
  await demoAccess(page);
  const slow = Promise.withResolvers<void>();
  await page.route(chunkOf('xlsx'), async (route) => {
    await slow.promise;
    await route.continue();
  });
  await page.goto('/agents/lead-generation/detail');
  const menu = page.getByRole('button', { name: 'Export', exact: true });
  await menu.click();
  const coming = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Excel' }).click();
  await expect(menu).toHaveAttribute('aria-busy', 'true');
  slow.resolve();
  expect((await coming).suggestedFilename()).toMatch(/\.xlsx$/);
  await expect(menu).not.toHaveAttribute('aria-busy');
});

const pages: Record<string, string> = {
  AgentDetailRoute: '/agent/email-agent',
  AgentsRoute: '/agents',
  CalendarRoute: '/agents/calendar/detail',
  ConnectionsRoute: '/api-status',
  ContactsRoute: '/agents/contacts/detail',
  DashboardRoute: '/dashboard',
  EmailRoute: '/agents/email/detail',
  LeadGenerationRoute: '/agents/lead-generation/detail',
  MapsScraperRoute: '/agents/maps-scraper/detail',
  NotFoundRoute: '/nowhere',
  OrchestratorRoute: '/agents/orchestrator/detail',
  ProfileRoute: '/profile',
  ResearchRoute: '/agents/research/detail',
};

test('a page that is gone says so beside the navigation, and Reload leads back to it', async ({ page }) => {
  await demoAccess(page);
  for (const [name, path] of Object.entries(pages)) {
    await page.route(chunkOf(name), (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), name).toHaveText('This page did not load');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(page.getByText(/dynamically|http:/)).toHaveCount(0);
    await page.unroute(chunkOf(name));
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('heading', { level: 1 }), name).not.toHaveText('This page did not load');
  }
});

test('the reader of Markdown is gone: after one reload the answer stands as it was written', async ({ page }) => {
  await demoAccess(page);
  await customRun(page);
  await page.route(chunkOf('Markdown'), (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/agent/tender-watch?tab=executions&run=run-1');
  const answer = page.getByRole('region', { name: 'Answer' });
  await expect(answer.getByText('**Port of Gdańsk**')).toBeVisible();
  await expect(answer.getByRole('alert')).toHaveCount(0);
  await page.unroute(chunkOf('Markdown'));
  await page.reload();
  await expect(answer.getByText('Port of Gdańsk', { exact: true })).toBeVisible();
});

test('the page of an invitation is gone, and says so', async ({ page }) => {
  await page.route(chunkOf('InvitationRoute'), (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto(`/invitation/${'x'.repeat(43)}`);
  await expect(page.getByRole('alert')).toHaveText('This page did not load');
  await page.unroute(chunkOf('InvitationRoute'));
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { name: 'This link is not valid' })).toBeVisible();
});

test('every chunk of the build is gone in some test, or shown as one that is', () => {
  // The pages outside the shell have their own tests.
  const elsewhere = [
    'ToastLayer',
    'xlsx',
    'InvitationRoute',
    'SignedRoute',
    'ShellRoute',
    'ChatRoute',
    'calls',
    'Markdown',
  ];
  expect([...chunks.keys()].toSorted()).toEqual(
    [...Object.keys(places), ...Object.keys(pages), ...elsewhere].toSorted(),
  );
});
