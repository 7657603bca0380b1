import { expect, test } from 'vitest';
import { passwordStrength } from './passwordStrength.ts';

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
