import { expect, test } from 'vitest';
import { phoneKey } from './phoneKey.ts';

test.each([
  ['+49 (30) 555-01 13', '+49305550113'],
  [' 0049 30 5550113', '+49305550113'],
  ['tel:+49305550113', '+49305550113'],
  ['+1 555 010 0142 ext. 12', '+15550100142;ext=12'],
  ['030 / 555 01 13', '0305550113'],
  ['123-456', null],
  ['ask Ada', null],
  ['', null],
  [undefined, null],
  [7, null],
])('%j is known as %j', (phone, key) => {
  expect(phoneKey(phone)).toBe(key);
});
