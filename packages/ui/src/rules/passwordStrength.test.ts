import { expect, test } from 'vitest';
import { passwordStrength, passwordStrengths, tooShort } from './passwordStrength.ts';

test('the whole table', () => {
  expect(passwordStrengths).toEqual([
    { label: 'Strong', tone: 'positive', parts: 4, above: 90 },
    { label: 'Good', tone: 'positive', parts: 3, above: 60 },
    { label: 'Fair', tone: 'caution', parts: 2, above: 40 },
    { label: 'Weak', tone: 'critical', parts: 1, above: -Infinity },
  ]);
  expect(tooShort).toEqual({ label: 'Too short', tone: 'critical', parts: 1, above: -Infinity });
});

test.each([
  ['', undefined],
  ['a', 'Too short'],
  ['Ab3$ef7!x', 'Too short'],
  ['aaaaaaaaaa', 'Weak'],
  ['abababababababab', 'Weak'],
  ['1234567890', 'Weak'],
  ['sunflowers', 'Fair'],
  ['sunflowers and rain', 'Strong'],
  ['sunflowers2', 'Fair'],
  ['Sunflowers2', 'Good'],
  ['Sun-flowers-24-rain', 'Strong'],
  ['пароль-пароль', 'Good'],
  ['🔑🔑🔑🔑🔑', 'Weak'],
])('%s is %s', (password, label) => {
  expect(passwordStrength(password)?.label).toBe(label);
});
