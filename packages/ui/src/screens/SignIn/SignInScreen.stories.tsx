import { demoCredentials } from '@switchboard/api-contract/session';
import { signOnSentence } from '@switchboard/api-contract/signOnOutcomes';
import { longWord } from '@switchboard/api-mocks/builders/texts';
import { expect, fn } from 'storybook/test';
import { SignInScreen } from './SignInScreen.tsx';
import { password, signIn, signInStory, username } from '../../../test/signIn/signInStory.ts';
import { withToast } from '../../../test/withToast.tsx';
import preview from '../../../../../.storybook/preview.tsx';

const meta = preview.meta({ title: 'Sign in', ...signInStory, component: SignInScreen });

export const Empty = meta.story({
  parameters: { covers: ['sign-in.empty', 'session.signed-out', 'session.corrupt-storage', 'session.sign-out'] },
  play: async ({ canvas }) => {
    await expect(username(canvas)).toHaveFocus();
    await expect(username(canvas)).toHaveValue('');
    await expect(signIn(canvas)).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Demo Access' })).toBeEnabled();
  },
});

export const OneField = meta.story({
  parameters: { covers: ['sign-in.one-field'] },
  play: async ({ canvas, userEvent }) => userEvent.type(username(canvas), demoCredentials.username),
});

export const Ready = meta.story({
  parameters: { covers: ['sign-in.ready'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(username(canvas), demoCredentials.username);
    await userEvent.type(password(canvas), demoCredentials.password);
  },
});

export const Busy = Ready.extend({ args: { busy: 'sign-in' }, parameters: { covers: ['sign-in.busy'] } });

/** The toast announces the refusal; the form keeps it, and what was typed, until the next attempt. */
export const Refused = meta.story({
  args: { error: 'Invalid credentials', errorAnnounced: true, username: 'demo' },
  parameters: { covers: ['sign-in.refused'] },
  decorators: [withToast({ tone: 'critical', title: 'Login failed', description: 'Invalid credentials' })],
  play: async ({ canvas, userEvent }) => userEvent.type(password(canvas), 'not-it'),
});

export const DemoRefused = meta.story({
  args: { error: 'Demo login unavailable', errorAnnounced: true },
  parameters: { covers: ['sign-in.demo-refused'] },
  decorators: [withToast({ tone: 'critical', title: 'Demo login failed', description: 'Demo login unavailable' })],
});

export const ShowPassword = meta.story({
  parameters: { covers: ['sign-in.show-password'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(password(canvas), 'secret');
    await userEvent.click(canvas.getByRole('button', { name: 'Show Password' }));
  },
});

/** The page came over plain http, from another machine. */
export const WithoutHttps = meta.story({
  args: { passkeyReason: 'Browsers give passkeys only to pages over https.' },
  parameters: { covers: ['sign-in.insecure'] },
});

/** Demo Access is off, and the browser has passkeys. */
export const WithoutDemo = meta.story({
  args: { onDemoAccess: undefined, onPasskey: fn() },
  parameters: { covers: ['sign-in.no-demo'] },
  play: async ({ canvas }) => expect(canvas.queryByText(/demo/i)).toBeNull(),
});

const signOn = { name: 'Acme SSO', href: '/api/sso/begin?to=%2Fdashboard' };

/** The organisation has a provider of its own; the documented form stays first. */
export const SignOn = meta.story({
  args: { onPasskey: fn(), signOn },
  parameters: { covers: ['sign-in.sso'] },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Sign in with Acme SSO' })).toHaveAttribute('href', signOn.href),
});

/** The provider let the guest in, and we did not. */
export const SignOnRefused = meta.story({
  args: { onPasskey: fn(), signOn: { ...signOn, refusal: signOnSentence('unknown', signOn.name) } },
  parameters: { covers: ['sign-in.sso-refused'] },
});

export const SignOnDown = meta.story({
  args: { onPasskey: fn(), signOn: { ...signOn, refusal: signOnSentence('down', signOn.name) } },
  parameters: { covers: ['sign-in.sso-down'] },
});

/** Nearly nobody signs in with a password, so the fields wait. */
export const PasswordsOff = meta.story({
  args: { passwordsOff: true, onDemoAccess: undefined, onPasskey: fn(), signOn },
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText('Username')).toBeNull();
    await expect(canvas.queryByText('Or')).toBeNull();
  },
});

/** Demo Access and a passkey, one below the other. */
export const WithPasskey = meta.story({ args: { onPasskey: fn() } });

/** Demo Access is pressed, and its button is busy. */
export const DemoBusy = meta.story({ args: { busy: 'demo' } });

export const LongText = meta.story({
  tags: ['odd'],
  globals: { viewport: { value: 'narrow' } },
  args: { error: `The server refused it: ${longWord(300)}`, username: longWord(60) },
});

/** The screen knows no status codes; any reason from the server is shown as it is. */
export const UnknownStatus = meta.story({ tags: ['odd'], args: { error: '418: I am a teapot' } });
