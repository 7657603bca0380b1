import { expect, fn, waitFor, within } from 'storybook/test';
import { inProfile } from '../../../../test/profile/inProfile.tsx';
import { joinedMembers, made, members, membersArgs, someMembers } from '../../../../test/profile/membersArgs.ts';
import { inShell } from '../../../../test/inShell.tsx';
import type { Outcome } from '../../../format/outcome.ts';
import { ready } from '../../../format/viewState.ts';
import { MembersTab } from './MembersTab.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Members',
  component: MembersTab,
  args: membersArgs,
  decorators: [inProfile('members'), inShell('profile')],
  tags: ['behaviour'],
});

const refusal = { kind: 'conflict', message: 'This is the last admin', fields: {} } as const satisfies Outcome;

/** An address that is none is told at the field, and nothing is sent. */
export const InviteChecks = meta.story({
  parameters: { asserts: ['members.invite'] },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Invite' }));
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await expect(email).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Create link' }));
    await expect(email).toHaveAccessibleDescription('Email is required');
    await userEvent.type(email, 'teo');
    await userEvent.keyboard('{Enter}');
    await expect(email).toHaveAccessibleDescription('Enter an email address such as ada@example.com');
    await expect(args.onInvite).not.toHaveBeenCalled();
  },
});

/**
 * The role that is chosen goes along, a second press sends nothing, and the link takes the place of the form. What is
 * sent and shown is the address alone, as the guest signs in with it.
 */
export const InviteSendsOnce = meta.story({
  args: { onInvite: fn(() => Promise.resolve(made({ sentBy: undefined }))) },
  parameters: { asserts: ['members.invite', 'members.invited'] },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Invite' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'Teo <Teo@northlight.example>');
    await userEvent.click(canvas.getByRole('radio', { name: 'Viewer' }));
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Create link' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'The invitation is ready' }));
    await expect(args.onInvite).toHaveBeenCalledOnce();
    await expect(args.onInvite).toHaveBeenCalledWith({ email: 'teo@northlight.example', role: 'tenant_viewer' });
    await expect(dialog.getByText('For teo@northlight.example, as viewer.')).toBeVisible();
    await expect(dialog.getByText(/No e-mail was sent/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await expect(canvas.queryByText(/invitation\/pQ7x/)).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Invite' })).toHaveFocus();
  },
});

/** Invite again begins with the same address and role. */
export const InviteAgain = meta.story({
  parameters: { asserts: ['members.expired'] },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Invite again: k.hahn@northlight.example' }));
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('k.hahn@northlight.example');
    await expect(canvas.getByRole('radio', { name: 'Viewer' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Create link' }));
    await waitFor(() => expect(args.onInvite).toHaveBeenCalledOnce());
  },
});

export const Withdraws = meta.story({
  args: { onWithdraw: fn(() => new Promise(() => {})) },
  parameters: { asserts: ['members.list'] },
  play: async ({ canvas, args, userEvent }) => {
    const withdraw = canvas.getByRole('button', { name: 'Withdraw the invitation of teo.lang@northlight.example' });
    await userEvent.dblClick(withdraw);
    await expect(withdraw).toHaveAttribute('aria-busy', 'true');
    await expect(args.onWithdraw).toHaveBeenCalledOnce();
    await expect(args.onWithdraw).toHaveBeenCalledWith('invitation-1');
  },
});

/** The items stand one below the other; the chosen one asks first. */
export const Unjoins = meta.story({
  args: { view: ready(joinedMembers) },
  parameters: { asserts: ['members.joined'] },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Mira Okafor' }));
    const [first, second] = canvas.getAllByRole('menuitem').map((item) => item.getBoundingClientRect().top);
    await expect(second).toBeGreaterThan(first ?? Infinity);
    await userEvent.click(canvas.getByRole('menuitem', { name: /^Unjoin/ }));
    const question = within(await canvas.findByRole('alertdialog', { name: 'Unjoin Mira Okafor from Acme SSO?' }));
    await expect(args.onUnjoin).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole('button', { name: 'Unjoin' }));
    await expect(args.onUnjoin).toHaveBeenCalledOnce();
    await expect(args.onUnjoin).toHaveBeenCalledWith('mira');
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
  },
});

/** An admin takes the mark off themself; somebody else who is none can't get it. */
export const TakesTheMarkAway = meta.story({
  args: { view: ready(joinedMembers) },
  parameters: { asserts: ['members.joined'] },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Luis Ferreira' }));
    await expect(canvas.queryByRole('menuitem', { name: /Emergency/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Ada Brandt' }));
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Take the mark Emergency away' }));
    const question = within(
      await canvas.findByRole('alertdialog', { name: 'Take the mark Emergency from Ada Brandt?' }),
    );
    await userEvent.click(question.getByRole('button', { name: 'Take it away' }));
    await expect(args.onEmergency).toHaveBeenCalledOnce();
    await expect(args.onEmergency).toHaveBeenCalledWith('ada', false);
  },
});

/** The choice shows at once, and goes back if the list does not say so in the end. */
export const ChangesRole = meta.story({
  parameters: { asserts: ['members.list', 'members.last-admin'] },
  play: async ({ canvas, args, userEvent }) => {
    const role = canvas.getByRole('combobox', { name: 'Role of Mira Okafor' });
    await userEvent.selectOptions(role, 'Admin');
    await expect(args.onRole).toHaveBeenCalledOnce();
    await expect(args.onRole).toHaveBeenCalledWith('mira', 'tenant_admin');
    await waitFor(() => expect(role).toHaveValue('tenant_member'));
    await expect(canvas.queryByRole('combobox', { name: 'Role of Ada Brandt' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Actions for Ada Brandt' })).toBeNull();
  },
});

/** It asks first; a refusal stays in the question. */
export const RemovesOnce = meta.story({
  args: { onRemove: fn((): Promise<Outcome<unknown>> => Promise.resolve(refusal)) },
  parameters: { asserts: ['members.last-admin'] },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Mira Okafor' }));
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Remove' }));
    const question = within(canvas.getByRole('alertdialog', { name: 'Remove Mira Okafor?' }));
    await expect(args.onRemove).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole('button', { name: 'Remove' }));
    await expect(await question.findByText('This is the last admin')).toBeVisible();
    await expect(args.onRemove).toHaveBeenCalledWith('mira');
  },
});

export const ResetsPassword = meta.story({
  parameters: { asserts: ['members.list'] },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Luis Ferreira' }));
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Make a reset link' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Create link' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'The link for a new password is ready' }));
    await expect(dialog.getByText('For Luis Ferreira.')).toBeVisible();
    await expect(args.onReset).toHaveBeenCalledOnce();
  },
});

export const DemoAccountStays = meta.story({
  args: {
    view: ready(
      members({
        members: [someMembers.ada, { id: 'demo', name: 'Demo User', role: 'tenant_admin', demo: true }],
      }),
    ),
  },
  parameters: { asserts: ['members.last-admin'] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Demo account, cannot be changed')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Role of Ada Brandt' })).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Demo User' }));
    await expect(canvas.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Remove']);
  },
});

export const ChangesZone = meta.story({
  parameters: { asserts: ['members.list'] },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change the time zone' }));
    const zone = canvas.getByRole('combobox', { name: 'Time zone' });
    await userEvent.clear(zone);
    await userEvent.type(zone, 'Lisbon');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(zone).toHaveAccessibleDescription(/Choose a time zone such as Europe\/Berlin/);
    await expect(zone).toHaveValue('Lisbon');
    await expect(args.onZone).not.toHaveBeenCalled();
    await userEvent.clear(zone);
    await userEvent.type(zone, 'Europe/Lisbon');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onZone).toHaveBeenCalledWith('Europe/Lisbon');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
});
