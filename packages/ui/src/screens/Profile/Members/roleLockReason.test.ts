import type { MemberRow } from '@switchboard/api-contract/members';
import { expect, test } from 'vitest';
import { actionsFor, roleLockReason } from './MembersTable.tsx';

const member = (id: string, role: string, more: Partial<MemberRow> = {}): MemberRow => ({
  id,
  role,
  name: id,
  email: undefined,
  lastSeenAt: undefined,
  passkeys: 0,
  you: false,
  demo: false,
  joined: false,
  roleSet: false,
  emergency: false,
  ...more,
});
const last = 'Last admin, cannot be changed';
const demo = 'Demo account, cannot be changed';

test.each([
  [
    [member('ada', 'tenant_admin', { you: true }), member('mira', 'tenant_member')],
    [last, undefined],
    [[], ['reset', 'remove']],
  ],
  [
    [member('ada', 'tenant_admin', { you: true }), member('mira', 'tenant_admin')],
    [undefined, undefined],
    [[], ['reset', 'remove']],
  ],
  [
    [member('demo', 'tenant_admin', { demo: true }), member('mira', 'tenant_admin', { you: true })],
    [demo, undefined],
    [['remove'], []],
  ],
  [
    [member('demo', 'tenant_admin', { demo: true, you: true }), member('mira', 'tenant_member')],
    [demo, undefined],
    [[], ['reset', 'remove']],
  ],
  [
    [member('ada', 'tenant_admin'), member('mira', 'hyper_admin')],
    [last, undefined],
    [['reset'], ['reset', 'remove']],
  ],
])('without single sign-on, of %j', (members, reasons, actions) => {
  expect(members.map((each) => roleLockReason(each, members))).toEqual(reasons);
  expect(members.map((each) => actionsFor(each, members))).toEqual(actions);
});

test.each([
  // Oneself, the last admin.
  [member('ada', 'tenant_admin', { you: true }), last, ['mark']],
  [member('ada', 'tenant_admin', { you: true, emergency: true }), last, ['unmark']],
  [member('mira', 'tenant_member', { joined: true }), undefined, ['reset', 'unjoin', 'remove']],
  [member('mira', 'tenant_member', { joined: true, roleSet: true }), 'Set by Acme SSO', ['reset', 'unjoin', 'remove']],
  // They were an admin when they got the mark.
  [member('mira', 'tenant_member', { emergency: true }), undefined, ['reset', 'unmark', 'remove']],
  [member('demo', 'tenant_admin', { demo: true }), demo, []],
])('with single sign-on, of %j', (one, reason, actions) => {
  expect(roleLockReason(one, [one], 'Acme SSO')).toBe(reason);
  expect(actionsFor(one, [one], 'Acme SSO')).toEqual(actions);
});
