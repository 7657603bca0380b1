import { setImmediate } from 'node:timers/promises';
import { externalText } from '@switchboard/api-contract/words/factOrText';
import { expect, test } from 'vitest';
import type { Program } from '../../tenants/Program.ts';
import { workedQueue } from '../../../test/workedQueue.ts';

const queued = workedQueue();
const { configure, queue, read, worker } = queued;

test.each([[1], [3]])(
  'runs at a time are at most %d where the configuration says so, and none is forgotten',
  async (maxConcurrentExecutions) => {
    await configure({ maxConcurrentExecutions });
    const ids = await Promise.all(Array.from({ length: 8 }, () => queue()));
    const others = await Promise.all([queue('contacts'), queue('contacts')]);
    const active = new Map<string, number>();
    const most = new Map<string, number>();
    const jobs = worker(async (_, { agent }) => {
      active.set(agent.id, (active.get(agent.id) ?? 0) + 1);
      most.set(agent.id, Math.max(most.get(agent.id) ?? 0, active.get(agent.id) ?? 0));
      await setImmediate();
      active.set(agent.id, (active.get(agent.id) ?? 0) - 1);
      return { result: externalText('Done') };
    });
    jobs.wake();
    await jobs.idle();
    expect(Object.fromEntries(most)).toEqual({ 'email-agent': maxConcurrentExecutions, 'contacts-agent': 2 });
    for (const id of [...ids, ...others]) expect((await read(id)).status).toBe('completed');
  },
);

test('runs at a time are never two of the same one, with two workers at the queue', async () => {
  const ids = await Promise.all(
    Array.from({ length: 30 }, (_, index) => queue(['email', 'contacts', 'calendar'][index % 3])),
  );
  const seen: string[] = [];
  const program: Program['run'] = async (_, { id }) => {
    seen.push(id);
    await setImmediate();
    return { result: externalText('Done') };
  };
  const workers = [worker(program), worker(program)];
  for (let round = 0; round < 40; round += 1) {
    for (const one of workers) one.wake();
    await setImmediate();
  }
  await Promise.all(workers.map((one) => one.idle()));
  expect(seen.toSorted()).toEqual(ids.toSorted());
  expect(queued.faults).toEqual([]);
});
