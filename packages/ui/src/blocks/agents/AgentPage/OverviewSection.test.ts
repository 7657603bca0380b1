import { expect, test } from 'vitest';
import { areFiguresFromSandbox } from './OverviewSection.tsx';

const simulated = { id: 'a', sandbox: true };
const real = { id: 'b' };

test('the sandbox is counted while nothing real stands beside it', () => {
  expect(areFiguresFromSandbox({ leads: { items: [simulated, simulated] }, templates: { items: [real] } })).toBe(true);
  expect(areFiguresFromSandbox({ leads: { items: [simulated, real] } })).toBe(false);
  expect(areFiguresFromSandbox({ leads: { items: [real] }, metrics: { totalLeads: 1 } })).toBe(false);
  expect(areFiguresFromSandbox({ leads: { items: [] } })).toBe(false);
  expect(areFiguresFromSandbox(undefined)).toBe(false);
});
