import { expect, it } from 'vitest';
import { SEPARATOR } from '../../.storybook/index/separator.ts';
import { storyName } from '../../.storybook/index/storyName.ts';

const shown = (name: string) => name.split(SEPARATOR)[0];

it('names a story after the states that it shows, and after itself where that says more', () => {
  expect(shown(storyName('Long Text', []))).toBe('Long Text');
  expect(shown(storyName('Card Error', ['connections.card-error']))).toBe('Card error');
  expect(shown(storyName('Wrong Key', ['connections.card-error']))).toBe('Card error (wrong key)');
  expect(shown(storyName('Profile', ['shell.profile', 'session.restored']))).toBe('Restored, Profile');
});

it('counts the states of a story that shows more than two, and lets the search find them all', () => {
  const name = storyName('Empty', [
    'session.signed-out',
    'session.corrupt-storage',
    'session.sign-out',
    'sign-in.empty',
  ]);
  expect(shown(name)).toBe('Signed out and 3 more');
  for (const word of ['Corrupt storage', 'session.sign-out', 'sign-in.empty', 'disabled']) expect(name).toContain(word);
});
