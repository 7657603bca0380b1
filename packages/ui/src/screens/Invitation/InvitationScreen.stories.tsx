import { longText, longWord } from '@switchboard/api-mocks/builders/texts';
import { invitation as answer } from '@switchboard/api-mocks/builders/organisation';
import { expect, fn, waitFor } from 'storybook/test';
import type { Outcome } from '../../format/outcome.ts';
import { failed, loading, ready } from '../../format/viewState.ts';
import { InvitationScreen, type InvitationScreenProps } from './InvitationScreen.tsx';
import preview from '../../../../../.storybook/preview.tsx';

const invitation = (more: Parameters<typeof answer>[0] = {}) =>
  ready(answer({ expiresAt: '2026-11-23T08:20:00Z', ...more }));
const reset = invitation({ kind: 'reset', name: 'Mira Okafor', email: undefined, role: undefined });
type OnAccept = InvitationScreenProps['onAccept'];
const common: Outcome = {
  kind: 'invalid',
  message: 'This password is one of the most common ones',
  fields: { password: 'This password is one of the most common ones' },
};

const meta = preview.meta({
  title: 'Invitation',
  component: InvitationScreen,
  args: {
    view: invitation(),
    onAccept: fn<OnAccept>(() => Promise.resolve({ kind: 'done', value: undefined })),
    signInHref: '/login',
  },
});

export const Accept = meta.story({
  parameters: { covers: ['members.accept'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Teo Lang');
    await userEvent.type(canvas.getByLabelText(/^Password/, { selector: 'input' }), 'Sunflowers24!');
  },
});

export const Reset = meta.story({
  args: { view: reset },
  parameters: { covers: ['members.accept'] },
  play: async ({ canvas }) => expect(canvas.queryByRole('textbox', { name: 'Name' })).toBeNull(),
});

/** It is accepted with the form, or with the account there. */
export const WithSignOn = meta.story({
  args: { view: invitation({ sso: 'Acme SSO' }), signOnHref: '/api/sso/begin?to=%2Fdashboard' },
  parameters: { covers: ['members.accept'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Sign in with Acme SSO' })).toHaveAttribute(
      'href',
      '/api/sso/begin?to=%2Fdashboard',
    );
  },
});

/** Where passwords are off. */
export const SignOnAlone = meta.story({
  args: { view: invitation({ sso: 'Acme SSO', passwordsOff: true }), signOnHref: '/api/sso/begin?to=%2Fdashboard' },
  parameters: { covers: ['members.accept'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox', { name: 'Name' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Join' })).toBeNull();
  },
});

export const NoWayIn = meta.story({ args: { view: invitation({ passwordsOff: true }) } });

export const Expired = meta.story({
  args: {
    view: failed('This invitation has expired. Ask Ada Brandt for a new one.', () => {}, 'missing'),
  },
  parameters: { covers: ['members.accept'] },
});

const another = { name: 'Ada Brandt', href: '/dashboard', onSignOut: fn() };

export const SignedInAsAnother = meta.story({
  args: { another },
  parameters: { covers: ['members.accept-signed-in'] },
});

/** A new password for somebody else. */
export const ResetForAnother = meta.story({
  args: { view: reset, another },
  parameters: { covers: ['members.accept-signed-in'] },
});

export const AsksAnother = SignedInAsAnother.extend({
  tags: ['behaviour'],
  beforeEach: () => void another.onSignOut.mockClear(),
  parameters: { asserts: ['members.accept-signed-in'] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Stay signed in as Ada Brandt' })).toHaveAttribute(
      'href',
      '/dashboard',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out and continue' }));
    await expect(another.onSignOut).toHaveBeenCalledOnce();
  },
});

export const Refused = meta.story({
  args: { onAccept: fn<OnAccept>(() => Promise.resolve(common)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Teo Lang');
    await userEvent.type(canvas.getByLabelText(/^Password/, { selector: 'input' }), 'password123');
    await userEvent.click(canvas.getByRole('button', { name: 'Join' }));
    await expect(await canvas.findByText(common.message)).toBeVisible();
  },
});

export const Unreachable = meta.story({
  args: { view: failed('The server can’t be reached.', () => {}, 'unreachable') },
});
export const Loading = meta.story({ args: { view: loading } });
export const LongText = meta.story({
  tags: ['odd'],
  globals: { viewport: { value: 'narrow' } },
  args: {
    view: invitation({
      organisation: longText(200),
      email: `${longWord(120)}@example.test`,
      invitedBy: longText(200),
      role: longWord(80),
      expiresAt: 'soon',
    }),
  },
});
export const UnknownStatus = meta.story({
  tags: ['odd'],
  args: { view: invitation({ role: 'hyper_admin', invitedBy: undefined }) },
});

/** A name is needed, and a password of ten characters; Enter sends once. */
export const JoinsOnce = meta.story({
  tags: ['behaviour'],
  args: { onAccept: fn<OnAccept>(() => new Promise(() => {})) },
  parameters: { asserts: ['members.accept'] },
  play: async ({ canvas, args, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' });
    const password = canvas.getByLabelText(/^Password/, { selector: 'input' });
    await expect(name).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(name).toHaveAccessibleDescription('Name is required');
    await expect(password).toHaveAccessibleDescription('Use at least 10 characters');
    await expect(args.onAccept).not.toHaveBeenCalled();
    await userEvent.type(name, ' Teo Lang ');
    await userEvent.type(password, 'sunflowers and rain');
    await userEvent.keyboard('{Enter}{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: /^Join/ }));
    await expect(args.onAccept).toHaveBeenCalledOnce();
    await expect(args.onAccept).toHaveBeenCalledWith({ name: 'Teo Lang', password: 'sunflowers and rain' });
  },
});

/** A reset link asks for nothing but the password. */
export const ResetSendsPasswordAlone = Reset.extend({
  tags: ['behaviour'],
  parameters: { asserts: ['members.accept'] },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/^Password/, { selector: 'input' }), 'sunflowers and rain');
    await userEvent.click(canvas.getByRole('button', { name: 'Set password' }));
    await waitFor(() => expect(args.onAccept).toHaveBeenCalledWith({ password: 'sunflowers and rain' }));
  },
});

/** There is nothing to try again with a link that is used up; with a server that is away there is. */
export const LeadsOn = Expired.extend({
  tags: ['behaviour'],
  parameters: { asserts: ['members.accept'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'This invitation has expired' })).toBeVisible();
    await expect(canvas.getByText('Ask Ada Brandt for a new one.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to Sign In' })).toHaveAttribute('href', '/login');
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
});
