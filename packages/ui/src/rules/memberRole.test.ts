import { roles } from '@switchboard/api-contract/roles';
import { expect, test } from 'vitest';
import { isRole, memberRoles, roleLabel } from './memberRole.ts';

test('the whole table', () => {
  expect(memberRoles).toEqual({
    tenant_admin: { label: 'Admin', may: 'Everything, including members, budgets, notifications and the audit log' },
    tenant_member: { label: 'Member', may: 'Runs, records, workflows, connections and configuration' },
    tenant_viewer: { label: 'Viewer', may: 'Can see everything except credentials, and export' },
  });
  expect(Object.keys(memberRoles)).toEqual([...roles]);
});

test.each([
  ['tenant_admin', 'Admin', true],
  ['hyper_admin', 'hyper_admin', false],
  ['toString', 'toString', false],
  [' ', 'Unknown', false],
  [undefined, 'Unknown', false],
])('%s is %s', (role, label, known) => {
  expect(roleLabel(role)).toBe(label);
  expect(isRole(role)).toBe(known);
});
