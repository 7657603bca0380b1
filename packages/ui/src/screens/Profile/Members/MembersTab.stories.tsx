import type { LinkAnswer } from '@switchboard/api-contract/members';
import { longText, longWord } from '@switchboard/api-mocks/builders/texts';
import { expect, fn, within } from 'storybook/test';
import { inProfile } from '../../../../test/profile/inProfile.tsx';
import {
  joinedMembers,
  members,
  membersArgs,
  someInvitations,
  someMembers,
} from '../../../../test/profile/membersArgs.ts';
import { inShell } from '../../../../test/inShell.tsx';
import { RoleContext } from '../../../blocks/roles/RoleContext.ts';
import type { Outcome } from '../../../format/outcome.ts';
import { failed, loading, ready } from '../../../format/viewState.ts';
import { MembersTab } from './MembersTab.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Members',
  component: MembersTab,
  args: membersArgs,
  decorators: [inProfile('members'), inShell('profile')],
});

const message = 'There is a member with this address';
const taken = { kind: 'conflict', message, fields: { email: message } } as const satisfies Outcome;

export const List = meta.story({ parameters: { covers: ['members.list', 'members.expired', 'members.last-admin'] } });

export const Invite = meta.story({
  parameters: { covers: ['members.invite'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Invite' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'teo.lang@northlight.example');
  },
});

export const Invited = meta.story({
  parameters: { covers: ['members.invited'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Invite' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'teo.lang@northlight.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Create link' }));
    await canvas.findByText(/^Shown only now/);
  },
});

/** Members of a provider of single sign-on, who gives Mira her role; one admin gets in without it. */
export const Joined = meta.story({
  args: { view: ready(joinedMembers) },
  parameters: { covers: ['members.joined'] },
  play: async ({ canvas, userEvent }) =>
    userEvent.click(canvas.getByRole('button', { name: 'Actions for Mira Okafor' })),
});

/** A message at the field; nothing was sent. */
export const InviteRefused = meta.story({
  args: {
    onInvite: fn((): Promise<Outcome<LinkAnswer>> => Promise.resolve(taken)),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Invite' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'mira@northlight.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Create link' }));
    await expect(await canvas.findByText(message)).toBeVisible();
  },
});

/** Its role and password stay; it may be removed once there is another admin. */
export const DemoAccount = meta.story({
  args: {
    view: ready(
      members({
        members: [
          someMembers.ada,
          { id: 'demo-user', name: 'Demo User', email: 'demo@switchboard.test', role: 'tenant_admin', demo: true },
          someMembers.luis,
        ],
        invitations: [{ ...someInvitations.waits, state: 'withdrawn' }],
      }),
    ),
  },
});

export const Alone = meta.story({
  args: { view: ready(members({ members: [someMembers.ada], invitations: [] })) },
});

/** Who is no admin reads why, and nothing is asked of the server. */
export const ForAdminsAlone = meta.story({
  decorators: [
    (Story) => (
      <RoleContext value="tenant_member">
        <Story />
      </RoleContext>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Only admins of your organisation can do this.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Invite' })).toBeNull();
  },
});

export const Loading = meta.story({ args: { view: loading } });
export const Failed = meta.story({ args: { view: failed('500: Something went wrong on the server.', () => {}) } });

export const LongText = meta.story({
  tags: ['odd'],
  globals: { viewport: { value: 'narrow' } },
  args: {
    organisation: longText(120),
    view: ready(
      members({
        members: [
          { ...someMembers.ada, name: longText(200), email: `${longWord(120)}@example.test` },
          { ...someMembers.mira, name: undefined, email: undefined },
        ],
        invitations: [{ ...someInvitations.waits, email: `${longWord(120)}@example.test`, invitedBy: longText(200) }],
      }),
    ),
  },
});

export const UnknownStatus = meta.story({
  tags: ['odd'],
  args: {
    view: ready(
      members({
        members: [someMembers.ada, { ...someMembers.mira, role: 'hyper_admin', lastSeenAt: 'yesterday' }],
        invitations: [{ ...someInvitations.waits, state: 'lost', role: 'hyper_admin', invitedBy: undefined }],
      }),
    ),
  },
  play: async ({ canvas }) => {
    const row = within(canvas.getByRole('row', { name: /Mira Okafor/ }));
    await expect(row.getByRole('combobox')).toHaveValue('hyper_admin');
    await expect(row.getByText('Never')).toBeVisible();
  },
});
