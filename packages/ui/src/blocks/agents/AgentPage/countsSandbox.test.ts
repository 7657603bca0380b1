import { expect, test } from 'vitest';
import { countsSandbox } from './countsSandbox.ts';

const simulated = { id: 'a', sandbox: true };
const real = { id: 'b' };

test('the sandbox is counted while nothing real stands beside it', () => {
  expect(countsSandbox({ leads: { items: [simulated, simulated] }, templates: { items: [real] } })).toBe(true);
  expect(countsSandbox({ leads: { items: [simulated, real] } })).toBe(false);
  expect(countsSandbox({ leads: { items: [real] }, metrics: { totalLeads: 1 } })).toBe(false);
  expect(countsSandbox({ leads: { items: [] } })).toBe(false);
  expect(countsSandbox(undefined)).toBe(false);
});
