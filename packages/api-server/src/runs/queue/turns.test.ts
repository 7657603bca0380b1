import { setImmediate } from 'node:timers/promises';
import { externalText } from '@switchboard/api-contract/words/factOrText';
import { beforeEach, expect, test } from 'vitest';
import { programOf } from '../../programs/programOf.ts';
import type { Program } from '../../tenants/Program.ts';
import { addRun } from '../addRun.ts';
import { findAgentRow } from '../../tenants/agentRows.ts';
import { addTenants } from '../../../test/addTenants.ts';
import { testNow } from '../../../test/testApp.ts';
import { held, tenantId, workedQueue } from '../../../test/workedQueue.ts';

const queued = workedQueue();
const { allow, configure, queue, worker } = queued;
beforeEach(async () => {
  await addTenants(queued.db, ['rival', 'third']);
  await configure({ maxConcurrentExecutions: 10 });
});

/** Queues so many runs of a tenant. */
const queueMany = (count: number, tenant?: string) =>
  Promise.all(Array.from({ length: count }, () => queue('email', tenant)));

/** Ends each run at once and notes its tenant. */
function noting(): { program: Program['run']; order: string[] } {
  const order: string[] = [];
  return {
    order,
    program: async (_, run) => {
      order.push(run.tenantId);
      return { result: externalText('Done') };
    },
  };
}

test('long runs of one tenant leave slots in which the runs of others begin', async () => {
  allow({ slots: 8, ofTenant: 20 });
  await queueMany(10);
  const { program, runs } = held();
  const jobs = worker(program);
  const begun = async () => {
    jobs.wake();
    for (let turn = 0; turn < 50; turn += 1) await setImmediate();
    return runs.map((run) => run.tenantId);
  };
  expect(await begun()).toEqual([tenantId, tenantId, tenantId, tenantId]);
  await queueMany(1, 'rival');
  await queueMany(1, 'third');
  expect((await begun()).slice(4)).toEqual(['rival', 'third']);
  await jobs.stop();
});

test('a tenant has no more runs at a time than it may, over all workers, and none is forgotten', async () => {
  allow({ slots: 8, ofTenant: 3 });
  await Promise.all([queueMany(9), queueMany(9, 'rival')]);
  const running = new Map<string, number>();
  let most = 0;
  let done = 0;
  const program: Program['run'] = async (_, run) => {
    const now = (running.get(run.tenantId) ?? 0) + 1;
    running.set(run.tenantId, now);
    most = Math.max(most, now);
    await setImmediate();
    running.set(run.tenantId, now - 1);
    done += 1;
    return { result: externalText('Done') };
  };
  const workers = [worker(program), worker(program)];
  for (let round = 0; round < 9; round += 1) {
    for (const one of workers) one.wake();
    await Promise.all(workers.map((one) => one.idle()));
  }
  expect([most, done]).toEqual([3, 18]);
});

test('tenants take turns, however many runs one of them has queued before', async () => {
  allow({ slots: 1, ofTenant: 20 });
  await queueMany(5);
  await queueMany(2, 'rival');
  await queueMany(2, 'third');
  const { program, order } = noting();
  const jobs = worker(program);
  jobs.wake();
  await jobs.idle();
  expect(order).toEqual([tenantId, 'rival', 'third', tenantId, 'rival', 'third', tenantId, tenantId, tenantId]);
});

test('turns are remembered from one worker to the next', async () => {
  allow({ slots: 1, ofTenant: 20 });
  const { program, order } = noting();
  for (const tenant of [undefined, 'rival', undefined]) {
    const jobs = worker(program);
    await queue('email', tenant);
    jobs.wake();
    await jobs.idle();
  }
  await queueMany(1);
  await queueMany(1, 'rival');
  const last = worker(program);
  last.wake();
  await last.idle();
  expect(order).toEqual([tenantId, 'rival', tenantId, 'rival', tenantId]);
});

test('urgent runs go first over all agents of a tenant, and others wait at most ten turns', async () => {
  allow({ slots: 1, ofTenant: 1 });
  await queue('contacts');
  const email = await findAgentRow(queued.db, tenantId, 'email');
  for (let index = 0; index < 15; index += 1)
    await addRun({ programOf }, queued.db, email, {
      id: `run-${index}`,
      at: new Date(testNow.getTime() + 1 + index).toISOString(),
      trigger: 'member',
      priority: 'critical',
    });
  const order: string[] = [];
  const jobs = worker(async (_, { agent }) => {
    order.push(agent.id);
    return { result: externalText('Done') };
  });
  jobs.wake();
  await jobs.idle();
  expect(order).toHaveLength(16);
  expect(order.indexOf('contacts-agent')).toBe(10);
});
