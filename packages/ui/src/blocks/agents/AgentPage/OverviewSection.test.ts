import { expect, test } from 'vitest';
import { areFiguresSimulated } from './OverviewSection.tsx';

const simulated = { id: 'a', sandbox: true };
const real = { id: 'b' };

test('the sandbox is counted while nothing real stands beside it', () => {
  expect(areFiguresSimulated({ leads: { items: [simulated, simulated] }, templates: { items: [real] } })).toBe(true);
  expect(areFiguresSimulated({ leads: { items: [simulated, real] } })).toBe(false);
  expect(areFiguresSimulated({ leads: { items: [real] }, metrics: { totalLeads: 1 } })).toBe(false);
  expect(areFiguresSimulated({ leads: { items: [] } })).toBe(false);
  expect(areFiguresSimulated(undefined)).toBe(false);
});
