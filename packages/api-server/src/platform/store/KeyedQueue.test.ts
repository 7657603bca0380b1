import { expect, test } from 'vitest';
import { KeyedQueue } from './KeyedQueue.ts';

test('work of one key runs in the order in which it came, also after a failure; other keys do not wait', async () => {
  const queue = new KeyedQueue();
  const done: string[] = [];
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  const work = (name: string, waits?: Promise<void>) => async () => {
    await waits;
    done.push(name);
    if (name === 'a2') throw new Error('a2 failed');
    return name;
  };
  const all = Promise.allSettled([
    queue.run('a', work('a1', gate)),
    queue.run('a', work('a2')),
    queue.run('a', work('a3')),
  ]);
  await queue.run('b', work('b1'));
  expect(done).toEqual(['b1']);
  open();
  expect(
    (await all).map((result) => (result.status === 'fulfilled' ? result.value : (result.reason as Error).message)),
  ).toEqual(['a1', 'a2 failed', 'a3']);
  expect(done).toEqual(['b1', 'a1', 'a2', 'a3']);
});
