import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { externalText } from '@switchboard/api-contract/words/factOrText';
import { describe, expect, test } from 'vitest';
import { minuteMs } from '@switchboard/api-contract/time';
import { RunFailure } from '../../outside/RunFailure.ts';
import { DatabaseUnavailableError } from '../../platform/store/Database.ts';
import { toStoredFact } from '../../platform/store/storedFact.ts';
import { testNow } from '../../../test/testApp.ts';
import { held, tenantId, workedQueue } from '../../../test/workedQueue.ts';
import { countWrites } from '../../../test/countWrites.ts';

const queued = workedQueue();
const { configure, lines, queue, read, worker } = queued;

describe('a run', () => {
  test('is taken when the queue is woken, and ends with its result, its times and a line of activity', async () => {
    const id = await queue();
    const jobs = worker(async () => {
      queued.time.advance(1_500);
      return { result: externalText('3 messages read') };
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
    const before = await queued.db
      .selectFrom('executions')
      .selectAll()
      .where('sample', '=', 1)
      .where('status', 'in', ['queued', 'running'])
      .execute();
    expect(before.length).toBeGreaterThan(0);
    const jobs = worker(async () => ({ result: externalText('Done') }));
    jobs.begin();
    await jobs.idle();
    expect(
      await queued.db
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
      return Promise.reject(new RunFailure(externalText('Connect Gmail under API Connections')));
    });
    jobs.wake();
    await jobs.idle();
    queued.time.advance(60 * minuteMs);
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
    expect((await read(id)).errorMessage).toBe(`Something went wrong on the server; see its log under ${id}`);
    expect(queued.faults).toEqual([fault]);
  });

  test('whose results can not be written fails, and nothing of them is kept', async () => {
    const id = await queue();
    const jobs = worker(async (_, { agent }) => ({
      result: externalText('Done'),
      write: async (trx, at) => {
        await trx
          .insertInto('activity')
          .values({ tenantId, agentId: agent.id, kind: 'added', text: toStoredFact(externalText('Half written')), at })
          .execute();
        throw new Error('The disk is full');
      },
    }));
    jobs.wake();
    await jobs.idle();
    expect(await read(id)).toMatchObject({ status: 'failed', result: null, leaseId: null });
    expect((await queued.db.selectFrom('activity').select('kind').execute()).map(({ kind }) => kind)).toEqual([
      'failed',
    ]);
  });

  test('whose end can’t be stored is ended once it can be, and not done again', async () => {
    const id = await queue();
    let times = 0;
    const jobs = worker(async () => {
      times += 1;
      await sql`pragma query_only = on`.execute(queued.db);
      return { result: externalText('Done') };
    });
    jobs.wake();
    await expect.poll(() => queued.faults.length).toBe(1);
    expect(await read(id)).toMatchObject({ status: 'running' });
    await sql`pragma query_only = off`.execute(queued.db);
    queued.time.advance(5_000);
    await jobs.idle();
    expect(await read(id)).toMatchObject({ status: 'completed', result: 'Done' });
    expect(times).toBe(1);
  });

  test('whose result can’t be saved before what follows it is not done again either', async () => {
    const id = await queue();
    const done: string[] = [];
    const followUps = () => [async () => void done.push('follow-up')];
    const jobs = worker(
      async () => {
        if (done.push('program') === 1) await sql`pragma query_only = on`.execute(queued.db);
        return { result: externalText('Done') };
      },
      queued.time,
      { runFollowers: [{ followUps }] },
    );
    jobs.wake();
    await expect.poll(() => queued.faults.length).toBe(1);
    await sql`pragma query_only = off`.execute(queued.db);
    queued.time.advance(5_000);
    await jobs.idle();
    expect(await read(id)).toMatchObject({ status: 'completed', result: 'Done', attempts: 1 });
    expect(done).toEqual(['program', 'follow-up']);
  });

  test('whose end could not be stored before the server stopped has not failed', async () => {
    const id = await queue();
    const jobs = worker(async () => ({
      result: externalText('Done'),
      write: () => Promise.reject(new DatabaseUnavailableError('its disk is full')),
    }));
    jobs.wake();
    await expect.poll(() => queued.faults.length).toBe(1);
    await jobs.stop();
    expect(await read(id)).toMatchObject({ status: 'running', errorMessage: null });
  });

  test('during which nothing could be saved is tried again, and says why', async () => {
    const id = await queue();
    const jobs = worker(() => Promise.reject(new DatabaseUnavailableError('its disk is full')));
    jobs.wake();
    await jobs.idle();
    expect(await read(id)).toMatchObject({
      status: 'queued',
      errorMessage: 'The server could not read or save what this run needs',
    });
  });

  test('of an agent that was switched off meanwhile fails', async () => {
    const id = await queue();
    await configure({ enabled: false });
    const jobs = worker(async () => ({ result: externalText('Done') }));
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
      tries.push(queued.time.clock().getTime() - testNow.getTime());
      return Promise.reject(new RunFailure(externalText('Gmail did not answer in time'), { again: true }));
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
      queued.time.advance(minuteMs);
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
        throw new RunFailure(externalText('Gmail accepts no more requests at the moment'), {
          again: true,
          retryAfter: 90,
        });
      return { result: externalText('Done') };
    });
    jobs.wake();
    await jobs.idle();
    queued.time.advance(89_999);
    await jobs.idle();
    expect(tries).toBe(1);
    queued.time.advance(1);
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
    queued.time.advance(9_999);
    expect(signal.aborted).toBe(false);
    queued.time.advance(1);
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

    const next = worker(async () => ({ result: externalText('Done') }));
    next.begin();
    await next.idle();
    expect(await read(id)).toMatchObject({ status: 'completed', attempts: 1 });
    await next.stop();
  });
});

test('an idle queue writes nothing', async () => {
  const jobs = worker(async () => ({ result: externalText('Done') }));
  jobs.begin();
  await jobs.idle();
  const before = await countWrites(queued.db);
  for (let count = 0; count < 10; count += 1) {
    queued.time.advance(20_000);
    jobs.wake();
    await jobs.idle();
  }
  expect(await countWrites(queued.db)).toBe(before);
  await jobs.stop();
});
