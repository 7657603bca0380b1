import { expect, test } from 'vitest';
import { canPhone } from './canPhone.ts';

test.each([
  ['+49 341 035 3517', undefined, 'Leipzig', true],
  ['0341 5550142', 'Südplatz 3, 04275 Leipzig, Germany', 'Leipzig', true],
  ['0341 5550142', 'Südplatz 3, Leipzig', 'Leipzig, Deutschland', true],
  ['(212) 336-1440', '767 5th Ave, New York, USA', 'New York', true],
  ['0341 5550142', 'Südplatz 3, Leipzig', 'Leipzig', false],
  ['+49 1', undefined, 'Leipzig', false],
  ['by appointment', 'Leipzig, Germany', 'Leipzig', false],
])('%s in %s, searched in %s, can be one: %s', (phone, address, place, can) =>
  expect(canPhone(phone, address, place)).toBe(can),
);
