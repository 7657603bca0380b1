import { setImmediate } from 'node:timers/promises';
import { outside } from '@switchboard/api-contract/words/told';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import type { Context } from '../context.ts';
import { CallError } from '../providers/client.ts';
import { RunFailure, type Program, type Run } from '../agents/Program.ts';
import { configureAgent } from '../services/agents/configureAgent.ts';
import { startRun } from '../services/runs/startRun.ts';
import type { Database } from '../store/Database.ts';
import { keep } from '../store/kept.ts';
import { toldOf } from '../../test/toldOf.ts';
import { createTestDatabase, testNow, testVault } from '../../test/testApp.ts';
import { Jobs } from './Jobs.ts';
import { voidLeases } from './leases.ts';
import { manualTime, type ManualTime } from '../../test/manualTime.ts';

const tenantId = 'northlight';
const minute = 60_000;

let db: Database;
let time: ManualTime;
let faults: unknown[];
beforeEach(async () => {
  db = await createTestDatabase();
  time = manualTime(testNow);
  faults = [];
});
afterEach(async () => {
  await db.destroy();
});

function contextWith(clock: Context['clock']): Context {
  return {
    db,
    clock,
    fetch,
    call: () => Promise.reject(new CallError('unreachable')),
    config: readConfig({}),
    vault: testVault,
    wake: () => {},
  };
}

/** A worker of its own: as if it were another process on the same database. */
function worker(program: Program, { clock, timers }: Omit<ManualTime, 'advance'> = time): Jobs {
  return new Jobs(contextWith(clock), { timers, programOf: () => program, onFault: (error) => faults.push(error) });
}

const queue = async (agent = 'email') => (await startRun(contextWith(time.clock), tenantId, agent)).id ?? '';
const read = async (id: string) =>
  toldOf(
    await db
      .selectFrom('executions')
      .selectAll()
      .where('tenantId', '=', tenantId)
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
  );
const lines = async () => (await db.selectFrom('activity').select(['agentId', 'kind', 'text']).execute()).map(toldOf);
const configure = (patch: object, agent = 'email') => configureAgent(contextWith(time.clock), tenantId, agent, patch);

/** A program whose runs go on until they are let go; `begun` resolves with the next run that begins. */
function held() {
  const waiting: ((run: Run) => void)[] = [];
  const runs: Run[] = [];
  const letGo = new Map<string, (result: string) => void>();
  const program: Program = (_, run) =>
    new Promise((resolve) => {
      letGo.set(run.id, (result) => resolve({ result: outside(result) }));
      runs.push(run);
      waiting.shift()?.(run);
    });
  return {
    program,
    begun: () => new Promise<Run>((resolve) => waiting.push(resolve)),
    runs,
    letGo: (id: string, result: string) => letGo.get(id)?.(result),
  };
}

describe('a run', () => {
  test('is taken when the queue is woken, and ends with its result, its times and a line of activity', async () => {
    const id = await queue();
    const jobs = worker(async () => {
      time.advance(1_500);
      return { result: outside('3 messages read') };
    });
    jobs.wake();
    await jobs.idle();
    expect(await read(id)).toMatchObject({
      status: 'completed',
      result: '3 messages read',
      startTime: testNow.toISOString(),
      endTime: new Date(testNow.getTime() + 1_500).toISOString(),
      durationMs: 1_500,
      leaseId: null,
      attempts: 1,
    });
    expect(await lines()).toEqual([{ agentId: 'email-agent', kind: 'completed', text: '3 messages read' }]);
  });

  test('leaves samples alone', async () => {
    const before = await db
      .selectFrom('executions')
      .selectAll()
      .where('sample', '=', 1)
      .where('status', 'in', ['queued', 'running'])
      .execute();
    expect(before.length).toBeGreaterThan(0);
    const jobs = worker(async () => ({ result: outside('Done') }));
    jobs.begin();
    await jobs.idle();
    expect(
      await db
        .selectFrom('executions')
        .selectAll()
        .where('sample', '=', 1)
        .where('status', 'in', ['queued', 'running'])
        .execute(),
    ).toEqual(before);
    await jobs.stop();
  });

  test('that fails for good is not tried again', async () => {
    const id = await queue();
    let tries = 0;
    const jobs = worker(() => {
      tries += 1;
      return Promise.reject(new RunFailure(outside('Connect Gmail under API Connections')));
    });
    jobs.wake();
    await jobs.idle();
    time.advance(60 * minute);
    await jobs.idle();
    expect([tries, await read(id)]).toMatchObject([
      1,
      { status: 'failed', errorMessage: 'Connect Gmail under API Connections', result: null, notBefore: null },
    ]);
  });

  test('that fails by a fault of ours says where to look and tells nothing else', async () => {
    const id = await queue();
    const fault = new TypeError('secret-of-the-house is not a function');
    const jobs = worker(() => Promise.reject(fault));
    jobs.wake();
    await jobs.idle();
    expect((await read(id)).errorMessage).toBe(`Something went wrong on the server; its log tells more under ${id}`);
    expect(faults).toEqual([fault]);
  });

  test('whose results can not be written fails, and nothing of them is kept', async () => {
    const id = await queue();
    const jobs = worker(async (_, { agent }) => ({
      result: outside('Done'),
      write: async (trx, at) => {
        await trx
          .insertInto('activity')
          .values({ tenantId, agentId: agent.id, kind: 'added', text: keep(outside('Half written')), at })
          .execute();
        throw new Error('The disk is full');
      },
    }));
    jobs.wake();
    await jobs.idle();
    expect(await read(id)).toMatchObject({ status: 'failed', result: null, leaseId: null });
    expect((await db.selectFrom('activity').select('kind').execute()).map(({ kind }) => kind)).toEqual(['failed']);
  });

  test('of an agent that was switched off meanwhile fails', async () => {
    const id = await queue();
    await configure({ enabled: false });
    const jobs = worker(async () => ({ result: outside('Done') }));
    jobs.wake();
    await jobs.idle();
    expect(await read(id)).toMatchObject({
      status: 'failed',
      errorMessage: 'Email Agent is switched off in its configuration',
    });
  });
});

describe('further tries', () => {
  test.each([[0], [2], [5]])('are made %d times, each after a longer wait', async (retryAttempts) => {
    await configure({ retryAttempts });
    const id = await queue();
    const tries: number[] = [];
    const jobs = worker(() => {
      tries.push(time.clock().getTime() - testNow.getTime());
      return Promise.reject(new RunFailure(outside('Gmail did not answer in time'), { again: true }));
    });
    jobs.wake();
    await jobs.idle();
    expect(await read(id)).toMatchObject({
      status: retryAttempts > 0 ? 'queued' : 'failed',
      startTime: retryAttempts > 0 ? null : testNow.toISOString(),
      errorMessage: 'Gmail did not answer in time',
      attempts: 1,
    });
    for (let count = 0; count < 10; count += 1) {
      time.advance(minute);
      await jobs.idle();
    }
    expect(await read(id)).toMatchObject({
      status: 'failed',
      errorMessage: 'Gmail did not answer in time',
      attempts: retryAttempts + 1,
    });
    expect(tries).toHaveLength(retryAttempts + 1);
    const waits = tries.slice(1).map((at, index) => at - (tries[index] ?? 0));
    expect(waits).toEqual(waits.toSorted((a, b) => a - b));
  });

  test('wait as long as the service asked, and succeed then', async () => {
    const id = await queue();
    let tries = 0;
    const jobs = worker(async () => {
      tries += 1;
      if (tries === 1)
        throw new RunFailure(outside('Gmail takes no more requests at the moment'), { again: true, retryAfter: 90 });
      return { result: outside('Done') };
    });
    jobs.wake();
    await jobs.idle();
    time.advance(89_999);
    await jobs.idle();
    expect(tries).toBe(1);
    time.advance(1);
    await jobs.idle();
    expect(await read(id)).toMatchObject({ status: 'completed', result: 'Done', errorMessage: null, attempts: 2 });
  });
});

describe('a run that takes too long', () => {
  test('is broken off at its time-out, though it does not listen', async () => {
    await configure({ timeout: 10, retryAttempts: 0 });
    const id = await queue();
    const { program, begun, letGo } = held();
    const jobs = worker(program);
    jobs.wake();
    const { signal } = await begun();
    time.advance(9_999);
    expect(signal.aborted).toBe(false);
    time.advance(1);
    expect(signal.aborted).toBe(true);
    await jobs.idle();
    expect(await read(id)).toMatchObject({
      status: 'failed',
      errorMessage: 'The run took longer than 10 seconds',
      durationMs: 10_000,
    });
    letGo(id, 'too late');
    await setImmediate();
    expect(await read(id)).toMatchObject({ status: 'failed', result: null });
  });
});

describe('runs at a time', () => {
  test.each([[1], [3]])(
    'are at most %d where the configuration says so, and none is forgotten',
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
        return { result: outside('Done') };
      });
      jobs.wake();
      await jobs.idle();
      expect(Object.fromEntries(most)).toEqual({ 'email-agent': maxConcurrentExecutions, 'contacts-agent': 2 });
      for (const id of [...ids, ...others]) expect((await read(id)).status).toBe('completed');
    },
  );

  test('are never two of the same one, with two workers at the queue', async () => {
    const ids = await Promise.all(
      Array.from({ length: 30 }, (_, index) => queue(['email', 'contacts', 'calendar'][index % 3])),
    );
    const seen: string[] = [];
    const program: Program = async (_, { id }) => {
      seen.push(id);
      await setImmediate();
      return { result: outside('Done') };
    };
    const workers = [worker(program), worker(program)];
    for (let round = 0; round < 40; round += 1) {
      for (const one of workers) one.wake();
      await setImmediate();
    }
    await Promise.all(workers.map((one) => one.idle()));
    expect(seen.toSorted()).toEqual(ids.toSorted());
    expect(faults).toEqual([]);
  });
});

describe('a worker that dies', () => {
  test('loses its run to another one when its lease is over, and can not end it any more', async () => {
    const id = await queue();
    const lost = held();
    const stopped = manualTime(testNow);
    const dead = worker(lost.program, stopped);
    dead.wake();
    await lost.begun();

    time.advance(59_000);
    const other = worker(async () => ({ result: outside('by the other one') }));
    other.begin();
    await other.idle();
    expect((await read(id)).status).toBe('running');
    time.advance(20_000);
    await other.idle();
    expect(await read(id)).toMatchObject({ status: 'completed', result: 'by the other one', attempts: 2 });

    lost.letGo(id, 'by the dead one');
    await dead.idle();
    expect(await read(id)).toMatchObject({ result: outside('by the other one') });
    expect(await lines()).toMatchObject([{ text: 'by the other one' }]);
    await other.stop();
  });

  test('leaves a failed run where no try is left', async () => {
    await configure({ retryAttempts: 0 });
    const id = await queue();
    const lost = held();
    worker(lost.program, manualTime(testNow)).wake();
    await lost.begun();
    time.advance(2 * minute);
    const other = worker(async () => ({ result: outside('Done') }));
    other.begin();
    await other.idle();
    expect(await read(id)).toMatchObject({
      status: 'failed',
      errorMessage: 'The server stopped during this run',
      endTime: time.clock().toISOString(),
    });
    await other.stop();
  });

  test('is known to be dead at once where a server starts alone', async () => {
    const id = await queue();
    const lost = held();
    worker(lost.program, manualTime(testNow)).wake();
    await lost.begun();
    await voidLeases(db, time.clock());
    const next = worker(async () => ({ result: outside('Done') }));
    next.begin();
    await next.idle();
    expect(await read(id)).toMatchObject({ status: 'completed', attempts: 2 });
    await next.stop();
  });

  test('is not one that only works for long', async () => {
    await configure({ timeout: 3_600 });
    const id = await queue();
    const { program, begun, letGo } = held();
    const jobs = worker(program);
    jobs.begin();
    await begun();
    for (let count = 0; count < 30; count += 1) {
      time.advance(20_000);
      await setImmediate();
    }
    const other = worker(async () => ({ result: outside('by the other one') }));
    other.begin();
    await other.idle();
    letGo(id, 'after ten minutes');
    await jobs.idle();
    expect(await read(id)).toMatchObject({ status: 'completed', result: 'after ten minutes', attempts: 1 });
    await Promise.all([jobs.stop(), other.stop()]);
  });
});

describe('stopping', () => {
  test('puts what runs back into the queue, as if it had not begun, and takes nothing more', async () => {
    const id = await queue();
    const { program, begun, runs } = held();
    const jobs = worker(program);
    jobs.wake();
    const { signal } = await begun();
    await jobs.stop();
    expect(signal.aborted).toBe(true);
    expect(await read(id)).toMatchObject({ status: 'queued', startTime: null, attempts: 0, leaseId: null });
    jobs.wake();
    await jobs.idle();
    expect(runs).toHaveLength(1);

    const next = worker(async () => ({ result: outside('Done') }));
    next.begin();
    await next.idle();
    expect(await read(id)).toMatchObject({ status: 'completed', attempts: 1 });
    await next.stop();
  });
});

test('an idle queue writes nothing, so kept answers stay good', async () => {
  const jobs = worker(async () => ({ result: outside('Done') }));
  jobs.begin();
  await jobs.idle();
  const { revision } = db;
  for (let count = 0; count < 10; count += 1) {
    time.advance(20_000);
    jobs.wake();
    await jobs.idle();
  }
  expect(db.revision).toBe(revision);
  await jobs.stop();
});
