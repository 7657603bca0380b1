import { expect, test } from 'vitest';
import { statesOf } from '../../../../.storybook/states/statesOf.ts';

const source = `
export const Empty = meta.story({ parameters: { covers: ['agents.empty'] } });
export const EmptyAgain = meta.story({ parameters: { covers: ['agents.loading'] } });
export const Typed = meta.story({
  tags: ['behaviour'],
  parameters: {
    covers: ['agents.search'],
    asserts: [
      'agents.filter',
      'agents.empty',
    ],
  },
});
`;

test('a story has the states that it names itself', () => {
  expect(statesOf(source, 'Empty')).toEqual(['agents.empty']);
  expect(statesOf(source, 'Typed')).toEqual(['agents.search', 'agents.filter', 'agents.empty']);
  expect(statesOf(source, 'Missing')).toEqual([]);
});
