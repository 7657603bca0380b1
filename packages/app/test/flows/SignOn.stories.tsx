import { storageKeys } from '@switchboard/api-contract/session';
import { signOnSentence } from '@switchboard/api-contract/signOnOutcomes';
import { loginAnswer, sessionAnswer } from '@switchboard/api-mocks/builders/auth';
import { invitationAnswer } from '@switchboard/api-mocks/builders/organisation';
import { externalNavigation } from '@switchboard/ui/devices/navigation';
import { expect, waitFor, type within } from 'storybook/test';
import { Flow, answered, delayedAnswer, overrides, sentTo, signedIn, startFlow } from './flow.tsx';
import preview from '../../../../.storybook/preview.tsx';

/** Where the page was left for. */
let left: string[] = [];

/** A server with single sign-on, which says so in its page. */
const meta = preview.meta({
  component: Flow,
  tags: ['behaviour'],
  args: { path: '/agents?search=mail' },
  beforeEach: ({ globals, parameters }) => {
    const says = Object.assign(document.createElement('meta'), { name: 'sso', content: 'Acme SSO' });
    document.head.append(says);
    const { go } = externalNavigation;
    left = [];
    externalNavigation.go = (address) => {
      left.push(address);
      return new Promise(() => {});
    };
    const end = startFlow({ theme: globals['theme'], storage: parameters['storage'] ?? {} });
    return () => {
      says.remove();
      externalNavigation.go = go;
      return end();
    };
  },
});

const address = (canvas: ReturnType<typeof within>) => canvas.getByTestId('address').textContent;
const finish = '/api/sso/finish';

/** The way there leads back to the page that was asked for. */
export const KeepsThePage = meta.story({
  parameters: { asserts: ['sign-in.sso'] },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Sign in with Acme SSO' });
    await expect(link).toHaveAttribute('href', '/api/sso/begin?to=%2Fagents%3Fsearch%3Dmail');
  },
});

/** The ticket is sent once and leaves the address; until it is a session, sign-in does not flash. */
export const ComesBack = meta.story({
  args: { path: '/agents?search=mail#sso=ticket-1' },
  parameters: { asserts: ['sign-in.sso'] },
  play: async ({ canvas, canvasElement }) => {
    const seen: string[] = [];
    const watch = new MutationObserver(() => seen.push(canvas.queryByRole('heading', { level: 1 })?.textContent ?? ''));
    watch.observe(canvasElement, { subtree: true, childList: true });
    const answer = delayedAnswer();
    overrides.set(finish, answer.answer);
    await waitFor(() => expect(sentTo(finish, 'POST')).toHaveLength(1));
    await expect(canvas.getByText('Loading')).toBeVisible();
    await expect(address(canvas)).toBe('/agents?search=mail');
    answer.release(Response.json(loginAnswer()));
    await expect(await canvas.findByText(/of 7 agents active/)).toBeVisible();
    watch.disconnect();
    await expect(new Set(seen)).not.toContain('Sign In');
    await expect(sentTo(finish, 'POST').map(({ body }) => body)).toEqual(['{"ticket":"ticket-1"}']);
    await expect(address(canvas)).toBe('/agents?search=mail');
    await expect(localStorage.getItem(storageKeys.token)).not.toBeNull();
    await expect(canvas.queryByText('Login successful')).toBeNull();
  },
});

export const TicketTooLate = meta.story({
  args: { path: '/agents#sso=ticket-1' },
  parameters: { asserts: ['sign-in.sso-refused'], allowConsole: [/422/] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(signOnSentence('expired', 'Acme SSO'))).toBeVisible();
    await expect(address(canvas)).toBe('/login?sso=expired');
    await expect(canvas.getByRole('link', { name: 'Sign in with Acme SSO' })).toHaveAttribute(
      'href',
      '/api/sso/begin?to=%2Fdashboard',
    );
  },
});

/** Whoever is signed in stays so. */
export const TicketOfNobody = meta.story({
  args: { path: '/agents#sso=ticket-1' },
  parameters: { asserts: ['sign-in.sso-refused'], allowConsole: [/422/], storage: signedIn() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/of 7 agents active/)).toBeVisible();
    await expect(address(canvas)).toBe('/agents');
  },
});

/** An outcome that the app does not know, from a newer server. */
export const OddOutcome = meta.story({
  args: { path: '/login?sso=of-tomorrow' },
  parameters: { asserts: ['sign-in.sso-refused'] },
  play: async ({ canvas }) => expect(await canvas.findByText(signOnSentence('refused', 'Acme SSO'))).toBeVisible(),
});

/** The session that began in another tab is this one's, too; what was typed here stays. */
export const SignsInBeside = meta.story({
  args: { path: '/api-status?search=sla' },
  parameters: {
    asserts: ['session.expired'],
    storage: { ...signedIn(), [storageKeys.token]: 'long-gone' },
    allowConsole: [/401/],
  },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: /^Sign in with Acme SSO/ });
    await expect(link).toHaveAttribute('href', '/api/sso/begin?to=%2Fapi-status%3Fsearch%3Dsla');
    for (const [key, value] of Object.entries(signedIn())) localStorage.setItem(key, value);
    window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.token }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByRole('heading', { name: 'Slack' })).toBeVisible();
    await expect(canvas.getByPlaceholderText('Search connections...')).toHaveValue('sla');
  },
});

/** An invitation is accepted there, too, and the link, which is used up then, is not come back to. */
export const JoinsThere = meta.story({
  args: { path: '/invitation/token-1' },
  parameters: { asserts: ['members.accept'] },
  beforeEach: () =>
    void overrides.set('/api/invitations/token-1', () => Response.json(invitationAnswer({ sso: 'Acme SSO' }))),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Sign in with Acme SSO' });
    await expect(link).toHaveAttribute('href', '/api/sso/begin?to=%2Fdashboard');
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  },
});

let session = delayedAnswer();

/** Until it is known whether there is a password, the form does not flash. */
export const HasNoPassword = meta.story({
  args: { path: '/profile' },
  parameters: { asserts: ['profile.password'], storage: signedIn() },
  beforeEach: () => {
    session = delayedAnswer();
    overrides.set('/api/auth/session', session.answer);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This one')).toBeVisible();
    await expect(canvas.queryByLabelText(/^Old password/)).toBeNull();
    session.release(Response.json(sessionAnswer({ withoutPassword: { provider: 'Acme SSO' } })));
    await expect(await canvas.findByText('You have no password. You sign in with Acme SSO.')).toBeVisible();
    await expect(canvas.queryByLabelText(/^Old password/)).toBeNull();
  },
});

const signOut = 'https://sso.acme.example/end?id_token_hint=e30';

/** Ours ends first; then the page is left for the provider's. */
export const SignsOutThere = meta.story({
  args: { path: '/profile' },
  parameters: { asserts: ['session.sign-out'], storage: signedIn() },
  beforeEach: () => {
    overrides.set('/api/auth/session', () =>
      Response.json(sessionAnswer({ signedInWith: { name: 'Acme SSO', signsOut: true } })),
    );
    overrides.set('/api/auth/logout', () => Response.json({ ok: true, alsoAt: signOut }));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Also sign out at Acme SSO' }));
    await waitFor(() => expect(left).toEqual([signOut]));
    await expect(localStorage.getItem(storageKeys.token)).toBeNull();
    await expect(await canvas.findByRole('heading', { name: 'Sign In' })).toBeVisible();
  },
});

/** It is not offered where the provider does not, or the session began with a password. */
export const SignsOutHereAlone = meta.story({
  args: { path: '/profile' },
  parameters: { asserts: ['session.sign-out'], storage: signedIn() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This one')).toBeVisible();
    await expect(sentTo('/api/auth/session')).toHaveLength(1);
    await answered();
    await expect(canvas.queryByRole('button', { name: /^Also sign out/ })).toBeNull();
  },
});
