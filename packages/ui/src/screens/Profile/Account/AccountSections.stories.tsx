import { longText } from '@switchboard/api-mocks/builders/texts';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { accountArgs, passkeys, proveArgs, sessions } from '../../../../test/profile/accountArgs.ts';
import type { Played } from '../../../../test/components/Played.ts';
import { inProfile } from '../../../../test/profile/inProfile.tsx';
import { inShell } from '../../../../test/inShell.tsx';
import { refuse } from '../../../../test/format/outcomes.ts';
import type { Outcome, Refusal } from '../../../format/outcome.ts';
import { failed, loading, ready } from '../../../format/viewState.ts';
import { AccountSections, type AccountSectionsProps } from './AccountSections.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Own account',
  component: AccountSections,
  args: accountArgs,
  decorators: [inProfile('profile'), inShell('profile')],
});

const wrong = { old: 'This is not your password' };
const refused: Outcome = { kind: 'invalid', message: wrong.old, fields: wrong };
const notIt: Refusal = { kind: 'invalid', message: wrong.old, fields: { password: wrong.old } };
const demo = 'The password of Demo Access is public and stays.';

export const Account = meta.story({
  parameters: { covers: ['profile.password', 'profile.sessions', 'profile.passkeys'] },
});

/** The old password is wrong: said at the field, and what was typed stays. */
export const PasswordRefused = meta.story({
  args: { password: { onChange: fn((): Promise<Outcome<unknown>> => Promise.resolve(refused)) } },
  parameters: { covers: ['profile.password'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/^Old password/, { selector: 'input' }), 'not-it');
    await userEvent.type(canvas.getByLabelText(/^New password/, { selector: 'input' }), 'Sunflowers2');
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
    await expect(await canvas.findByText(wrong.old)).toBeVisible();
  },
});

/** The account of Demo Access is everybody's. */
export const DemoAccount = meta.story({
  args: { lockedReason: demo, passkeys: { ...accountArgs.passkeys, view: ready(passkeys([])) } },
});

/** Joined by single sign-on: there is nothing to change. */
export const NoPassword = meta.story({
  args: { withoutPassword: { provider: 'Acme SSO' }, passkeys: { ...accountArgs.passkeys, view: ready(passkeys([])) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You have no password. You sign in with Acme SSO.')).toBeVisible();
    await expect(canvas.queryByLabelText(/^Old password/)).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Add passkey' })).toBeEnabled();
  },
});

/** For members who are not marked 'Emergency'. */
export const PasswordsOff = meta.story({
  args: {
    withoutPassword: { off: true, passkeysOff: true, provider: 'Acme SSO' },
    passkeys: { ...accountArgs.passkeys, view: ready(passkeys([])) },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Passwords are off here. You sign in with Acme SSO.')).toBeVisible();
    await expect(
      canvas.getByText('Passkeys are off here. You sign in with Acme SSO.', { selector: 'p' }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add passkey' })).toHaveAttribute('aria-disabled', 'true');
  },
});

export const NothingYet = meta.story({
  args: {
    sessions: { ...accountArgs.sessions, view: ready(sessions([{ id: 'session-1', current: true }])) },
    passkeys: { ...accountArgs.passkeys, view: ready(passkeys([])) },
  },
});

/** The browser has no passkeys, or this address has no name. */
export const WithoutPasskeys = meta.story({
  args: {
    passkeys: {
      ...accountArgs.passkeys,
      view: ready(passkeys([])),
      unavailable: 'This browser has no passkeys at this address.',
    },
  },
});

export const Loading = meta.story({
  args: {
    sessions: { ...accountArgs.sessions, view: loading },
    passkeys: { ...accountArgs.passkeys, view: loading },
  },
});
export const Failed = meta.story({
  args: {
    sessions: { ...accountArgs.sessions, view: failed('500: Something went wrong on the server.', () => {}) },
    passkeys: { ...accountArgs.passkeys, view: failed('The server can’t be reached.', () => {}, 'unreachable') },
  },
});

export const LongText = meta.story({
  tags: ['odd'],
  globals: { viewport: { value: 'narrow' } },
  args: {
    sessions: {
      ...accountArgs.sessions,
      view: ready(sessions([{ id: '1', browser: longText(200), at: 'yesterday', lastSeenAt: '2999-01-01T00:00:00Z' }])),
    },
    passkeys: { ...accountArgs.passkeys, view: ready(passkeys([{ id: '1', name: longText(200) }])) },
  },
});

/** What is too short is not sent; what is sent is sent once, and the fields are empty after it. */
export const ChangesPasswordOnce = meta.story({
  tags: ['behaviour'],
  parameters: { asserts: ['profile.password'] },
  play: async ({ canvas, args, userEvent }) => {
    const old = canvas.getByLabelText(/^Old password/, { selector: 'input' });
    const next = canvas.getByLabelText(/^New password/, { selector: 'input' });
    await userEvent.type(next, 'short');
    await userEvent.keyboard('{Enter}');
    await expect(old).toHaveAccessibleDescription('Enter your password');
    await expect(next).toHaveAccessibleDescription('Use at least 10 characters');
    await expect(args.password.onChange).not.toHaveBeenCalled();
    await userEvent.type(old, 'the-old-one');
    await userEvent.type(next, ' of sunflowers');
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Change password' }));
    await expect(args.password.onChange).toHaveBeenCalledOnce();
    await expect(args.password.onChange).toHaveBeenCalledWith({ old: 'the-old-one', new: 'short of sunflowers' });
    await canvas.findByRole('dialog', { name: 'Your passkeys still sign in' });
    await expect(old).toHaveValue('');
    await expect(next).toHaveValue('');
  },
});

/** Over what was asked: that stays as it is. */
export const Prove = meta.story({
  args: { proof: proveArgs },
  parameters: { covers: ['profile.prove'] },
});

/** Without a password there is nothing to type. */
export const ProveWithoutPassword = meta.story({
  args: { withoutPassword: { provider: 'Acme SSO' }, proof: proveArgs },
  play: async ({ canvas }) => {
    const dialog = within(canvas.getByRole('dialog', { name: 'Confirm that it is you' }));
    await expect(dialog.getByText(/Sign out, sign in with Acme SSO again/)).toBeVisible();
    await expect(dialog.queryByLabelText(/^Password/)).toBeNull();
    await expect(dialog.getByRole('button', { name: 'Use a passkey' })).toBeVisible();
  },
});

/** No passkey to use: the password alone. */
export const ProveByPassword = meta.story({
  args: { proof: { ...proveArgs, onPasskey: undefined } },
  parameters: { covers: ['profile.prove'] },
});

/** Said at the field, and what was typed stays. */
export const ProveRefused = meta.story({
  args: { proof: { ...proveArgs, onPassword: refuse(notIt) } },
  parameters: { covers: ['profile.prove'] },
  play: async ({ canvas, userEvent }) => {
    const dialog = within(canvas.getByRole('dialog', { name: 'Confirm that it is you' }));
    const password = dialog.getByLabelText(/^Password/, { selector: 'input' });
    await userEvent.type(password, 'not-it{Enter}');
    await waitFor(() => expect(password).toHaveAccessibleDescription(notIt.message));
    await expect(password).toHaveFocus();
    await expect(password).toHaveValue('not-it');
  },
});

/** The device did not confirm: said above the field, which takes the password. */
export const ProveNotConfirmed = meta.story({
  tags: ['behaviour'],
  args: {
    proof: { ...proveArgs, onPasskey: refuse({ kind: 'refused', message: 'It was not confirmed on the device.' }) },
  },
  parameters: { asserts: ['profile.prove'] },
  play: async ({ canvas, args, userEvent }) => {
    const dialog = within(canvas.getByRole('dialog', { name: 'Confirm that it is you' }));
    const password = dialog.getByLabelText(/^Password/, { selector: 'input' });
    await expect(password).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(password).toHaveAccessibleDescription('Enter your password');
    await userEvent.click(dialog.getByRole('button', { name: 'Use a passkey' }));
    await expect(await dialog.findByText('It was not confirmed on the device.')).toBeVisible();
    await userEvent.type(password, 'a-long-password{Enter}');
    await waitFor(() => expect(args.proof?.onPassword).toHaveBeenCalledWith('a-long-password'));
    await expect(dialog.queryByText('It was not confirmed on the device.')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(args.proof?.onClose).toHaveBeenCalledOnce();
  },
});

const enterPasswords = async ({ canvas, userEvent }: Pick<Played, 'canvas' | 'userEvent'>) => {
  await userEvent.type(canvas.getByLabelText(/^Old password/, { selector: 'input' }), 'the-old-one');
  await userEvent.type(canvas.getByLabelText(/^New password/, { selector: 'input' }), 'rain and sunflowers');
  await userEvent.keyboard('{Enter}');
};

/** Changes the password, and returns the dialog that follows. */
const changePassword = async (played: Pick<Played, 'canvas' | 'userEvent'>) => {
  await enterPasswords(played);
  return played.canvas.findByRole('dialog', { name: 'Your passkeys still sign in' });
};

/** Shows the passkeys that are added. */
function WithoutPasskeysYet(args: AccountSectionsProps) {
  const [added, setAdded] = useState<readonly string[]>([]);
  const onAdd = async (name: string) => {
    setAdded((before) => [...before, name]);
    return { kind: 'done', value: undefined } as const;
  };
  const view = ready(passkeys(added.map((name) => ({ id: name, name }))));
  return <AccountSections {...args} passkeys={{ ...args.passkeys, view, onAdd }} />;
}

/** After the password is changed: what else signs in. */
export const PasskeysRemain = meta.story({
  parameters: { covers: ['profile.passkeys-remain'] },
  play: async (played) => expect(await changePassword(played)).toBeVisible(),
});

/** Each with one press, or all of them. */
export const RemovesRemainingPasskeys = meta.story({
  tags: ['behaviour'],
  parameters: { asserts: ['profile.passkeys-remain'] },
  play: async ({ canvas, args, userEvent }) => {
    const dialog = within(await changePassword({ canvas, userEvent }));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove Phone' }));
    await expect(args.passkeys.onRemove).toHaveBeenCalledWith('passkey-2');
    await userEvent.click(dialog.getByRole('button', { name: 'Remove all' }));
    await waitFor(() => expect(args.passkeys.onRemove).toHaveBeenCalledTimes(3));
    await userEvent.click(dialog.getByRole('button', { name: 'Keep them' }));
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
});

/** One that is gone already is done: what stands behind it goes too. */
export const RemovesPasskeysBehindOneThatIsGone = meta.story({
  tags: ['behaviour'],
  args: {
    passkeys: {
      ...accountArgs.passkeys,
      onRemove: refuse({ kind: 'missing', message: 'There is no passkey with this id' }),
    },
  },
  parameters: { asserts: ['profile.passkeys-remain'] },
  play: async ({ canvas, args, userEvent }) => {
    const dialog = within(await changePassword({ canvas, userEvent }));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove all' }));
    await waitFor(() => expect(args.passkeys.onRemove).toHaveBeenCalledTimes(2));
    await expect(args.passkeys.onRemove).toHaveBeenLastCalledWith('passkey-2');
    await expect(dialog.queryByText('There is no passkey with this id')).toBeNull();
  },
});

/** A passkey that is added after the password was changed is the member’s own. */
export const AddsPasskeyAfterPassword = meta.story({
  tags: ['behaviour'],
  parameters: { asserts: ['profile.passkeys-remain'] },
  render: (args) => <WithoutPasskeysYet {...args} />,
  play: async ({ canvas, userEvent }) => {
    await enterPasswords({ canvas, userEvent });
    await waitFor(() => expect(canvas.getByLabelText(/^Old password/, { selector: 'input' })).toHaveValue(''));
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Add passkey' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Desk{Enter}');
    await expect(await canvas.findByText('Desk')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
});

export const EndsSession = meta.story({
  tags: ['behaviour'],
  args: { sessions: { ...accountArgs.sessions, onEnd: fn(() => new Promise<never>(() => {})) } },
  parameters: { asserts: ['profile.sessions'] },
  play: async ({ canvas, args, userEvent }) => {
    const end = canvas.getByRole('button', { name: 'Sign out on Safari on iPhone' });
    await userEvent.dblClick(end);
    await expect(end).toHaveAttribute('aria-busy', 'true');
    await expect(args.sessions.onEnd).toHaveBeenCalledOnce();
    await expect(args.sessions.onEnd).toHaveBeenCalledWith('session-2');
    await expect(canvas.queryByRole('button', { name: 'Sign out on Firefox on Linux' })).toBeNull();
  },
});

export const AddsPasskey = meta.story({
  tags: ['behaviour'],
  parameters: { asserts: ['profile.passkeys'] },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add passkey' }));
    const dialog = within(canvas.getByRole('dialog', { name: 'Add a passkey' }));
    await userEvent.keyboard('{Enter}');
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription('Name is required');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), ' Desk ');
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Add passkey' }));
    await expect(args.passkeys.onAdd).toHaveBeenCalledOnce();
    await expect(args.passkeys.onAdd).toHaveBeenCalledWith('Desk');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
});

export const RenamesAndRemovesPasskey = meta.story({
  tags: ['behaviour'],
  parameters: { asserts: ['profile.passkeys'] },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Phone' }));
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Rename' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), ' of Ada{Enter}');
    await waitFor(() => expect(args.passkeys.onRename).toHaveBeenCalledWith('passkey-2', 'Phone of Ada'));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Phone' }));
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Remove' }));
    const question = within(canvas.getByRole('alertdialog', { name: 'Remove Phone?' }));
    await expect(args.passkeys.onRemove).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(args.passkeys.onRemove).toHaveBeenCalledWith('passkey-2'));
  },
});

/** With the reason, and not missing. */
export const DemoAccountStays = DemoAccount.extend({
  tags: ['behaviour'],
  parameters: { asserts: ['profile.password', 'profile.passkeys'] },
  play: async ({ canvas, args, userEvent }) => {
    for (const name of ['Change password', 'Add passkey']) {
      const button = canvas.getByRole('button', { name });
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(button);
    }
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(args.password.onChange).not.toHaveBeenCalled();
    await expect(canvas.getAllByText(demo).length).toBeGreaterThan(0);
  },
});
