import { expect, test } from 'vitest';
import { invitationBadge, isInvitationOpen, isRole, roleLabel } from './members.ts';

test.each([
  ['tenant_admin', 'Admin', true],
  ['hyper_admin', 'hyper_admin', false],
  ['toString', 'toString', false],
  [' ', 'Unknown', false],
  [undefined, 'Unknown', false],
])('the role %s is called %s', (role, label, known) => {
  expect(roleLabel(role)).toBe(label);
  expect(isRole(role)).toBe(known);
});

const now = new Date('2026-11-20T09:20:00Z');

test.each([
  ['open', '2026-11-23T09:20:00Z', 'Waits, 72 hours left', true],
  ['open', '2026-11-23T09:19:00Z', 'Waits, 71 hours left', true],
  ['open', '2026-11-20T10:20:00Z', 'Waits, 1 hour left', true],
  ['open', '2026-11-20T10:19:00Z', 'Waits, 59 minutes left', true],
  ['open', '2026-11-20T09:20:01Z', 'Waits, 1 minute left', true],
  ['open', '2026-11-20T09:20:00Z', 'Expired', false],
  ['open', undefined, 'Waits', true],
  ['open', 'soon', 'Waits', true],
  ['expired', '2026-11-19T09:20:00Z', 'Expired', false],
  ['withdrawn', '2026-11-23T09:20:00Z', 'Withdrawn', false],
  ['lost', '2026-11-23T09:20:00Z', 'lost', false],
  [undefined, undefined, 'Unknown', false],
])('an invitation, %s until %s, is called %s', (state, expiresAt, label, open) => {
  expect(invitationBadge({ state, expiresAt }, now).label).toBe(label);
  expect(isInvitationOpen({ state, expiresAt }, now)).toBe(open);
});
