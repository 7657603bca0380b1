import { expect, test } from 'vitest';
import { isRole, roleLabel } from './memberRole.ts';

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
