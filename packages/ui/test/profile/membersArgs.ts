import type { LinkAnswer, MemberList } from '@switchboard/api-contract/members';
import { memberList } from '@switchboard/api-mocks/builders/organisation';
import { fn } from 'storybook/test';
import type { Outcome } from '../../src/format/outcome.ts';
import { agree } from '../format/outcomes.ts';
import { ready } from '../../src/format/viewState.ts';

const membersNow = new Date('2026-11-20T08:20:00Z');

const link = 'https://northlight.example/invitation/pQ7xN2mS0vJ1rT4kYb8hLd3fWc6aGz9eUo5iRnXqZk2w';
const made = (more: Partial<LinkAnswer> = {}): Outcome<LinkAnswer> => ({
  kind: 'done',
  value: { id: 'invitation-3', link, expiresAt: '2026-11-23T08:20:00Z', sentBy: 'Gmail', ...more },
});

const ada = {
  id: 'ada',
  name: 'Ada Brandt',
  email: 'ada@northlight.example',
  role: 'tenant_admin',
  passkeys: 1,
  you: true,
};
const mira = {
  id: 'mira',
  name: 'Mira Okafor',
  email: 'mira@northlight.example',
  role: 'tenant_member',
  lastSeenAt: '2026-11-20T08:12:00Z',
  passkeys: 0,
};
const luis = {
  id: 'luis',
  name: 'Luis Ferreira',
  email: 'luis@northlight.example',
  role: 'tenant_viewer',
  lastSeenAt: '2026-11-17T15:40:00Z',
  passkeys: 0,
};
const waits = {
  id: 'invitation-1',
  email: 'teo.lang@northlight.example',
  role: 'tenant_member',
  invitedBy: 'Ada Brandt',
  at: '2026-11-20T08:19:00Z',
  expiresAt: '2026-11-23T08:19:00Z',
  state: 'open',
};
const expired = {
  id: 'invitation-2',
  email: 'k.hahn@northlight.example',
  role: 'tenant_viewer',
  invitedBy: 'Ada Brandt',
  at: '2026-11-12T10:00:00Z',
  expiresAt: '2026-11-15T10:00:00Z',
  state: 'expired',
};

/** A list of members as the contract reads it. */
export const members = (list: Parameters<typeof memberList>[0] = {}): MemberList =>
  memberList({ members: [ada, mira, luis], invitations: [waits, expired], ...list });

export const someMembers = { ada, mira, luis };
/** With single sign-on: it gives Mira her role, and Ada gets in without it. */
export const joinedMembers = members({
  members: [
    { ...ada, emergency: true },
    { ...mira, joined: true, roleSet: true },
    { ...luis, joined: true },
  ],
  sso: 'Acme SSO',
});
export const someInvitations = { waits, expired };

/** What an admin of three members sees. */
export const membersArgs = {
  view: ready(members()),
  now: membersNow,
  organisation: 'Northlight GmbH',
  onInvite: fn(() => Promise.resolve(made())),
  onWithdraw: agree(),
  onRole: agree(),
  onRemove: agree(),
  onUnjoin: agree(),
  onEmergency: agree(),
  onReset: fn(() => Promise.resolve(made({ sentBy: undefined }))),
  onZone: agree(),
};
export { made };
