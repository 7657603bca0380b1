import { expect, test } from 'vitest';
import { pickTenth } from './pickTenth.ts';

const stories = Array.from({ length: 1000 }, (_, index) => ({ id: `screens-agents--story-${index}` }));
const idsOf = (seed: string): string[] => pickTenth(stories, seed).map(({ id }) => id);

test('A tenth is about a tenth', () => {
  expect(idsOf('7f3a').length).toBeGreaterThan(70);
  expect(idsOf('7f3a').length).toBeLessThan(130);
});

test('A seed picks the same stories every time, in their order', () => {
  expect(idsOf('7f3a')).toEqual(idsOf('7f3a'));
  const picked = new Set(idsOf('7f3a'));
  expect([...picked]).toEqual(stories.map(({ id }) => id).filter((id) => picked.has(id)));
});

test('Other stories do not change whether a story is picked', () => {
  expect(pickTenth(stories.slice(500), '7f3a').map(({ id }) => id)).toEqual(
    idsOf('7f3a').filter((id) => Number(id.split('-').at(-1)) >= 500),
  );
});

test('In time every story has its turn', () => {
  const seen = new Set(Array.from({ length: 150 }, (_, seed) => idsOf(String(seed))).flat());
  expect(seen.size).toBe(stories.length);
});
