import { expect, test } from 'vitest';
import { behaviourOf, behaviours, keyFor, type Behaviour } from './keys.ts';

test.each(Object.keys(behaviours) as Behaviour[])('the key for %s brings it about', (behaviour) => {
  expect(behaviourOf(keyFor(behaviour))).toBe(behaviour);
});

test.each(['sandbox', 'sandbox-', 'sandbox-of-ana', 'sandbox-works', 'sandbox-toString'])('%s works', (secret) => {
  expect(behaviourOf(secret)).toBe('works');
});

test.each([undefined, '', 'sk-real', 'Sandbox', ' sandbox', 'sandboxes', 'my-sandbox-slow'])(
  '%s is wrong',
  (secret) => {
    expect(behaviourOf(secret)).toBe('wrong');
  },
);
