import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { openOwnServer, type OwnServer } from './ownServer.ts';

const password = 'a quiet tuesday';

let server: OwnServer;
test.beforeAll(async () => {
  server = await openOwnServer();
  await server.start();
});
test.afterAll(() => server.end());

const linkIn = (text: string): string => /http:\S+\/invitation\/[\w-]{43}/.exec(text)?.[0] ?? text;

/** Opens an invitation and joins. */
async function join(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Name').fill(name);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('button', { name: 'Join' }).click();
  await expect(page.getByRole('heading', { name: new RegExp(`^Welcome.* ${name}$`) })).toBeVisible();
}

/** Invites somebody, and returns the link that is shown once. */
async function invite(page: Page, email: string, role: string): Promise<string> {
  await page.goto(`${server.address()}/profile?tab=members`);
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('radio', { name: new RegExp(`^${role}`) }).check();
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const made = page.getByRole('dialog', { name: /The invitation is/ });
  const link = linkIn((await made.textContent()) ?? '');
  await made.getByRole('button', { name: 'Done' }).click();
  return link;
}

/** Connects a service to the sandbox, which behaves as the key does. */
async function useSandbox(page: Page, service: string, behaves = 'sandbox'): Promise<void> {
  const dialog = page.getByRole('dialog', { name: new RegExp(service) });
  const choice = dialog.getByRole('switch', { name: 'Use the sandbox' });
  if (!(await choice.isChecked())) await choice.click();
  const behaviour = dialog.getByLabel('Behaves as');
  await behaviour.selectOption(behaves);
  await dialog.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

test('an organisation moves in: from an empty database to a failure overnight that is mended', async ({
  page,
  browser,
}) => {
  await expect.poll(server.printed).toContain('npm run admin -- create-organisation');
  const created = await server.admin('create-organisation', 'Harbour Ltd', '--admin', 'ada@harbour.example');

  await page.goto(`${server.address()}/login`);
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Demo Access' })).toHaveCount(0);
  await join(page, linkIn(created), 'Ada Brandt');
  await expect(page.getByRole('heading', { name: 'First steps' })).toBeVisible();
  await expect(page.getByText('Sample')).toHaveCount(0);

  // A member and a viewer, who can look and not run.
  const member = await invite(page, 'mira@harbour.example', 'Member');
  const viewer = await invite(page, 'luis@harbour.example', 'Viewer');
  const others = [await browser.newContext(), await browser.newContext()] as const;
  const [mira, luis] = [await others[0].newPage(), await others[1].newPage()];
  await join(mira, member, 'Mira Okafor');
  await join(luis, viewer, 'Luis Ferreira');
  await luis.goto(`${server.address()}/agents/lead-generation/detail`);
  await expect(luis.getByRole('button', { name: 'Run now' }).first()).toHaveAttribute('aria-disabled', 'true');
  await luis.goto(`${server.address()}/profile?tab=members`);
  await expect(luis.getByRole('heading', { name: /^Only admins/ })).toBeVisible();
  await Promise.all(others.map((context) => context.close()));

  // A mailbox by Google's consent, a model and a search, all played by the sandbox.
  await page.goto(`${server.address()}/api-status?setup=gmail`);
  const gmail = page.getByRole('dialog', { name: 'Connect Gmail' });
  await gmail.getByLabel('Client ID').fill('4471-harbour.apps.googleusercontent.com');
  await gmail.getByRole('textbox', { name: 'Client Secret' }).fill('sandbox');
  await gmail.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/setup=gmail&consent=/);
  await page.goto(`${server.address()}/api-status`);
  await page.getByRole('button', { name: 'Connect OpenAI' }).click();
  await useSandbox(page, 'OpenAI');
  await page.goto(`${server.address()}/api-status?setup=tavily`);
  await useSandbox(page, 'Tavily');

  // A budget for the month.
  await page.goto(`${server.address()}/profile?tab=usage`);
  await page.getByRole('button', { name: 'Set a budget' }).click();
  const budget = page.getByRole('dialog');
  await budget.getByLabel('Each month').fill('50');
  await budget.getByRole('button', { name: 'Save' }).click();
  await expect(budget).toHaveCount(0);

  // A question is asked every day at two. That night the search refuses its key.
  await page.goto(`${server.address()}/agents/research/detail?tab=configuration`);
  const schedule = page.getByRole('region', { name: 'Schedule' });
  await schedule.getByRole('button', { name: 'Daily' }).click();
  await schedule.getByLabel('Time').fill('02:00');
  await schedule.getByLabel(/Question|Input/).fill('How does cold chain logistics work?');
  await page.getByRole('button', { name: 'Save Configuration' }).click();
  await expect(schedule.getByRole('list', { name: 'Next three runs' })).toBeVisible();
  await page.goto(`${server.address()}/api-status?setup=tavily`);
  await useSandbox(page, 'Tavily', 'sandbox-wrong');
  // A page that is open would ask a server that is not there.
  await page.goto('about:blank');
  await server.stop();
  await server.passNight();
  await server.start();

  await page.goto(`${server.address()}/login`);
  await page.getByLabel('Username').fill('ada@harbour.example');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  const attention = page.getByRole('region', { name: /Needs attention/ });
  await attention.getByRole('link', { name: 'Set up Tavily' }).first().click();
  await useSandbox(page, 'Tavily');
  await page.goto(`${server.address()}/dashboard`);
  await expect(page.getByRole('heading', { name: 'Services' })).toBeVisible();
  await expect(page.getByText(/Tavily/)).toHaveCount(0);
});
