import { expect, test } from 'vitest';
import { parseStates } from '../.storybook/states/parseStates.ts';
import { coverage, idsIn } from './states.ts';

const catalogue =
  '## agents — /agents\n- `agents.idle`, `agents.busy` (x) — text with `a.file`. `agents.late` — more\n## toast\n- `toast.error` — x';

test('reads several ids of one line, and no other word in backticks', () => {
  expect(parseStates(catalogue).map(({ id, words }) => [id, words])).toEqual([
    ['agents.idle', 'text with `a.file`.'],
    ['agents.busy', 'text with `a.file`.'],
    ['agents.late', 'more'],
    ['toast.error', 'x'],
  ]);
});
test('reads every list of a story file, but no comment', () => {
  const text = "parameters: { covers: ['a.b',\n 'c.d'] } // covers: ['e.f']\n covers: [`g.h`], asserts: ['i.j']";
  expect(idsIn(text, 'covers')).toEqual(['a.b', 'c.d', 'g.h']);
  expect(idsIn(text, 'asserts')).toEqual(['i.j']);
});
test('notices an id without a story, one that nobody can see, and one that nobody documented', () => {
  const story = { path: 'X.stories.tsx', text: "covers: ['agents.idle', 'agents.gone'], asserts: ['agents.late']" };
  const shows = { path: 'x.ts', text: "  'agents.idle': (page) => x,\n  'agents.busy': x,\n  'toast.no': x," };
  expect(coverage(catalogue, [story], [shows])).toEqual({
    groups: [
      { name: 'agents', total: 3, missing: ['agents.busy', 'agents.late'] },
      { name: 'toast', total: 1, missing: ['toast.error'] },
    ],
    unseen: ['agents.late', 'toast.error'],
    unknown: [
      { id: 'agents.gone', path: 'X.stories.tsx' },
      { id: 'toast.no', path: 'x.ts' },
    ],
  });
});
