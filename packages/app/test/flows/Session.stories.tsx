import { storageKeys } from '@switchboard/api-contract/session';
import { loginAnswer } from '@switchboard/api-mocks/builders/auth';
import { expect, fn, waitFor, within } from 'storybook/test';
import type { Played } from '@switchboard/ui/test/components/Played';
import { findDialog } from '@switchboard/ui/test/devices/findDialog';
import { onRelease } from '@switchboard/ui/devices/release';
import { Flow, delayedAnswer, overrides, sent, sentTo, signedIn, startFlow } from './flow.tsx';
import preview from '../../../../.storybook/preview.tsx';

const meta = preview.meta({
  component: Flow,
  tags: ['behaviour'],
  args: { path: '/agents' },
  beforeEach: ({ globals, parameters }) => startFlow({ theme: globals['theme'], storage: parameters['storage'] }),
});

const address = (canvas: ReturnType<typeof within>) => canvas.getByTestId('address').textContent;

export const SignedOut = meta.story({
  parameters: { asserts: ['session.signed-out', 'sign-in.demo-success'], storage: {} },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Sign In' })).toBeVisible();
    await expect(address(canvas)).toBe('/agents');
    await expect(sent).toHaveLength(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Demo Access' }));
    await expect(await canvas.findByRole('heading', { name: /^Welcome back/ })).toBeVisible();
    await expect(address(canvas)).toBe('/dashboard');
    await expect(await canvas.findByText('Login successful')).toBeVisible();
    await expect(localStorage.getItem(storageKeys.token)).not.toBeNull();
    await expect(localStorage.getItem(storageKeys.tenant)).toBeNull();
  },
});

/** Signs the demo member in by keyboard and lands on the dashboard. */
async function signInToDashboard({ canvas, userEvent }: Played) {
  await userEvent.type(await canvas.findByLabelText('Username'), 'demo');
  await userEvent.type(canvas.getByLabelText('Password'), 'demo-switchboard{Enter}');
  await expect(await canvas.findByRole('heading', { name: /^Welcome back/ })).toBeVisible();
  await expect(address(canvas)).toBe('/dashboard');
}

export const SignIn = meta.story({
  args: { path: '/login' },
  parameters: { asserts: ['sign-in.success'], storage: {} },
  play: async ({ canvas, userEvent }) => {
    await signInToDashboard({ canvas, userEvent });
    await expect(await canvas.findByText('Login successful')).toBeVisible();
    await expect(canvas.getByText('Welcome to Switchboard.')).toBeVisible();
    await expect(sentTo('/api/auth/login', 'POST')).toHaveLength(1);
    await expect(localStorage.getItem(storageKeys.token)).not.toBeNull();
    await expect(JSON.parse(localStorage.getItem(storageKeys.user) ?? '{}')).toMatchObject({ role: 'tenant_admin' });
    await expect(localStorage.getItem(storageKeys.tenant)).not.toBeNull();
  },
});

/** Somebody who was never here is not welcomed back, before and after it is known what needs attention. */
export const FirstVisit = meta.story({
  parameters: { asserts: ['sign-in.demo-success'], storage: {} },
  play: async ({ canvas, userEvent }) => {
    overrides.set('/api/auth/login', () => Response.json(loginAnswer({ firstVisit: true })));
    const attention = delayedAnswer();
    overrides.set('/api/attention', attention.answer);
    await userEvent.click(await canvas.findByRole('button', { name: 'Demo Access' }));
    await expect(await canvas.findByRole('heading', { name: 'Welcome, Demo User' })).toBeVisible();
    attention.release(Response.json({ items: [] }));
    await expect(await canvas.findByRole('heading', { name: 'Services' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome, Demo User');
  },
});

/** Replaces the requested page in the history. */
export const SignInInPlace = meta.story({
  parameters: { asserts: ['session.signed-out'], storage: {} },
  play: async ({ canvas, userEvent }) => {
    await signInToDashboard({ canvas, userEvent });
  },
});

export const Refused = meta.story({
  args: { path: '/login' },
  parameters: { asserts: ['sign-in.refused'], storage: {}, allowConsole: [/401/] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Username'), 'demo');
    await userEvent.type(canvas.getByLabelText('Password'), 'not-it{Enter}');
    await expect(await canvas.findByText('Login failed')).toBeVisible();
    const form = canvas.getByLabelText('Username').closest('form') as HTMLElement;
    await expect(await within(form).findByText('Invalid credentials')).toBeVisible();
    // The toast announces it; the message in the form stays.
    await expect(within(form).queryByRole('alert')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByText('Login failed')).toBeNull());
    await expect(within(form).getByText('Invalid credentials')).toBeVisible();
    await expect(canvas.getByLabelText('Username')).toHaveValue('demo');
    const next = delayedAnswer();
    overrides.set('/api/auth/login', next.answer);
    await userEvent.type(canvas.getByLabelText('Password'), '{Enter}');
    await waitFor(() => expect(within(form).queryByText('Invalid credentials')).toBeNull());
    next.release(Response.json({ error: 'Too many attempts' }, { status: 401 }));
    await expect(await within(form).findByText('Too many attempts')).toBeVisible();
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
});

export const DemoUnavailable = meta.story({
  args: { path: '/login' },
  globals: { scenario: 'offline' },
  parameters: { asserts: ['sign-in.demo-refused'], storage: {}, allowConsole: [/Failed to (fetch|load)/] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Demo Access' }));
    await expect(await canvas.findByText('Demo login failed')).toBeVisible();
    const form = canvas.getByLabelText('Username').closest('form') as HTMLElement;
    await expect(await within(form).findByText('Demo login unavailable')).toBeVisible();
  },
});

export const Restored = meta.story({
  parameters: { asserts: ['session.restored'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/of 7 agents active/)).toBeVisible();
    await expect(canvas.getAllByText('tenant_admin')[0]).toBeVisible();
    await expect(sentTo('/api/agents')[0]?.headers.get('authorization')).toBe(
      `Bearer ${signedIn()[storageKeys.token]}`,
    );
  },
});

export const CorruptStorage = meta.story({
  parameters: {
    asserts: ['session.corrupt-storage'],
    storage: { ...signedIn(), [storageKeys.user]: '{"name":', [storageKeys.oldestToken]: 'x' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Sign In' })).toBeVisible();
    for (const key of Object.values(storageKeys)) await expect(localStorage.getItem(key)).toBeNull();
  },
});

export const LegacyKey = meta.story({
  parameters: {
    asserts: ['session.legacy-key'],
    storage: { [storageKeys.olderToken]: signedIn()[storageKeys.token] ?? '' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/of 7 agents active/)).toBeVisible();
    await expect(sentTo('/api/agents')[0]?.headers.get('authorization')).toBe(
      `Bearer ${signedIn()[storageKeys.token]}`,
    );
  },
});

export const SignOut = meta.story({
  parameters: {
    asserts: ['session.sign-out'],
    storage: { ...signedIn(), [storageKeys.olderToken]: 'old', [storageKeys.oldestToken]: 'oldest' },
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/of 7 agents active/);
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Out' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Sign In' })).toBeVisible());
    await expect(address(canvas)).toBe('/login');
    for (const key of Object.values(storageKeys)) await expect(localStorage.getItem(key)).toBeNull();
    await waitFor(() =>
      expect(sentTo('/api/auth/logout', 'POST')[0]?.headers.get('authorization')).toBe(
        `Bearer ${signedIn()[storageKeys.token]}`,
      ),
    );
  },
});

/** Cached data and devices are released when the member signs out. */
export const SignOutForgets = meta.story({
  parameters: { asserts: ['session.sign-out'] },
  beforeEach: () => {
    overrides.set(
      '/api/agents',
      async (forward) => new Response(await (await forward()).text(), { headers: { etag: '"1"' } }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const released = fn();
    const stop = onRelease(released);
    await canvas.findByText(/of 7 agents active/);
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Out' }));
    await expect(released).toHaveBeenCalled();
    stop();
    await userEvent.click(await canvas.findByRole('button', { name: 'Demo Access' }));
    await canvas.findByRole('link', { name: 'Research Agent' });
    await expect(sentTo('/api/agents')).toHaveLength(2);
    await expect(sentTo('/api/agents')[1]?.headers.get('if-none-match')).toBeNull();
  },
});

/** The browser restores a left page from its back/forward cache. */
export const BackAfterSigningOut = meta.story({
  parameters: { asserts: ['session.sign-out'] },
  play: async ({ canvas }) => {
    await canvas.findByText(/of 7 agents active/);
    localStorage.clear();
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await expect(await canvas.findByRole('heading', { name: 'Sign In' })).toBeVisible();
  },
});

export const AnotherMemberInAnotherTab = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByText(/of 7 agents active/);
    for (const [key, value] of Object.entries({
      ...signedIn(),
      [storageKeys.user]: '{"id":"ada","name":"Ada Byron"}',
      [storageKeys.token]: 'token-demo-9',
    }))
      localStorage.setItem(key, value);
    window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.token }));
    await expect(await canvas.findByText('Ada Byron')).toBeVisible();
    await waitFor(() =>
      expect(sentTo('/api/agents').map((call) => call.headers.get('authorization'))).toEqual([
        'Bearer token-demo-1',
        'Bearer token-demo-9',
      ]),
    );
  },
});

export const SignedOutInAnotherTab = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByText(/of 7 agents active/);
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    await expect(await canvas.findByRole('heading', { name: 'Sign In' })).toBeVisible();
    await expect(canvas.queryByText(/of 7 agents active/)).toBeNull();
  },
});

export const Expired = meta.story({
  args: { path: '/api-status?search=sla' },
  parameters: {
    asserts: ['session.expired'],
    storage: { ...signedIn(), [storageKeys.token]: 'long-gone' },
    allowConsole: [/401/],
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await findDialog(canvas);
    await expect(dialog.getByText('Your session has ended')).toBeVisible();
    await expect(canvas.getAllByRole('dialog')).toHaveLength(1);
    await expect(await dialog.findByLabelText('Username')).toHaveValue('demo');
    const before = sent.length;
    await userEvent.type(dialog.getByLabelText('Password'), 'demo-switchboard{Enter}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByRole('heading', { name: 'Slack' })).toBeVisible();
    await expect(address(canvas)).toBe('/api-status?search=sla');
    await expect(canvas.getByPlaceholderText('Search connections...')).toHaveValue('sla');
    await expect(sent.slice(before).filter((call) => call.path === '/api/connections')).toHaveLength(1);
  },
});

/** On a write too. The form below the dialog keeps its input, and is sent once the member is back. */
export const ExpiredWhileTyping = meta.story({
  parameters: { asserts: ['session.expired'], allowConsole: [/401/] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/of 7 agents active/);
    await userEvent.click(canvas.getByRole('button', { name: 'Record New Agent' }));
    const form = await findDialog(canvas, { name: 'New agent' });
    overrides.set('/api/agents', () => Response.json({ error: 'Sign in first' }, { status: 401 }));
    await userEvent.type(await form.findByLabelText(/^Name/), 'Support triage{Enter}');
    const dialog = await findDialog(canvas, { name: 'Your session has ended' });
    overrides.clear();
    await userEvent.type(await dialog.findByLabelText('Password'), 'demo-switchboard{Enter}');
    await waitFor(() => expect(canvas.queryByRole('dialog', { name: 'Your session has ended' })).toBeNull());
    await expect(form.getByLabelText(/^Name/)).toHaveValue('Support triage');
    await userEvent.click(form.getByRole('button', { name: 'Create Agent' }));
    await expect(await canvas.findByRole('heading', { name: 'Support triage' })).toBeVisible();
  },
});
