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
])('of %j', (members, reasons, actions) => {
  expect(members.map((each) => roleLockReason(each, members))).toEqual(reasons);
  expect(members.map((each) => actionsFor(each, members))).toEqual(actions);
});
