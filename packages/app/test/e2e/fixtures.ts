import { demoCredentials, storageKeys } from '@switchboard/api-contract/session';
import { expect, test as base, type Locator, type Page } from '@playwright/test';
import { lostFocus, watchFocus } from '../../../../tools/storybook/lostFocus.ts';

/** Console messages that a test expects, e.g. the browser's own 'Failed to load resource' for an answer of 500. */
type Options = { allowConsole: RegExp[] };

/**
 * The page fails its test if it logs an error or a warning, throws, breaks the content security policy, or leaves
 * nobody with the focus at the end.
 */
export const test = base.extend<Options & { page: Page }>({
  allowConsole: [[], { option: true }],
  page: async ({ page, allowConsole }, provide) => {
    const noise: string[] = [];
    page.on('console', (message) => {
      if (message.type() !== 'error' && message.type() !== 'warning') return;
      if (!allowConsole.some((pattern) => pattern.test(message.text())))
        noise.push(`${message.type()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => noise.push(`uncaught: ${error.message}`));
    await watchFocus(page);
    await provide(page);
    expect(noise, 'the console stays silent').toEqual([]);
    // A page that is just being left has none to lose.
    expect(await lostFocus(page).catch(() => [])).toEqual([]);
  },
});

export { expect };

/** Signs in with Demo Access and waits for the dashboard. */
export async function demoAccess(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Demo Access' }).click();
  await expect(page.getByRole('heading', { name: /^Welcome(?: back)?, Demo User$/ })).toBeVisible();
}

/** Signs in as Demo Access does, without a page: the next one that opens is signed in. Returns the headers of its calls. */
export async function demoSession(page: Page): Promise<{ authorization: string }> {
  const answer = await page.request.post('/api/auth/login', { data: demoCredentials });
  const { token, user } = (await answer.json()) as { token: string; user: object };
  const stored = { [storageKeys.token]: token, [storageKeys.user]: JSON.stringify(user) };
  const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }));
  await page
    .context()
    .setStorageState({ cookies: [], origins: [{ origin: new URL(answer.url()).origin, localStorage }] });
  return { authorization: `Bearer ${token}` };
}

/** Words on screen. For a moment, the page's live region may have the same. */
export const onScreen = (within: Page | Locator, words: string | RegExp): Locator =>
  within.getByText(words).and(within.locator(':not([data-announced])'));

/** A toast's text on screen. The live region repeats the same text. */
export const toast = (page: Page, words: string) => page.getByText(words, { exact: true });

/** The account that Demo Access signs in with asks for a link to join the organisation. */
export async function invite(page: Page, email: string, role = 'tenant_member'): Promise<URL> {
  const login = await page.request.post('/api/auth/login', { data: demoCredentials });
  const { token } = (await login.json()) as { token: string };
  const answer = await page.request.post('/api/members/invitations', {
    headers: { authorization: `Bearer ${token}` },
    data: { email, role },
  });
  return new URL(((await answer.json()) as { link: string }).link);
}

/** A password that every new member of these tests has. */
export const password = 'sunflowers and rain';

/** Somebody new joins the organisation without a page. */
export async function join(page: Page, email: string, role?: string): Promise<void> {
  const { pathname } = await invite(page, email, role);
  const answer = await page.request.post(`/api/invitations/${pathname.split('/').at(-1)}/accept`, {
    data: { name: email.split('@')[0], password },
  });
  expect(answer.ok()).toBe(true);
}

/** Signs in with the address and that password, and waits for the dashboard. */
export async function signIn(page: Page, email: string, word = password): Promise<void> {
  await page.getByLabel('Username').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(word);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
}
