import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import { externalText } from '@switchboard/api-contract/words/factOrText';
import { expect, test } from 'vitest';
import { minuteMs } from '@switchboard/api-contract/time';
import { manualTime } from '../../../test/manualTime.ts';
import { testNow } from '../../../test/testApp.ts';
import { readSteps } from '../runSteps.ts';
import { endAllLeases } from './leases.ts';
import { held, tenantId, workedQueue } from '../../../test/workedQueue.ts';

const queued = workedQueue();
const { configure, lines, queue, read, worker } = queued;

test('a worker that dies loses its run to another one when its lease is over, and can not end it any more', async () => {
  const id = await queue();
  const lost = held();
  const stopped = manualTime(testNow);
  const dead = worker(lost.program, stopped);
  dead.wake();
  await lost.begun();

  queued.time.advance(19_000);
  const other = worker(async () => ({ result: externalText('by the other one') }));
  other.begin();
  await other.idle();
  expect((await read(id)).status).toBe('running');
  queued.time.advance(4_000);
  await other.idle();
  expect(await read(id)).toMatchObject({ status: 'completed', result: 'by the other one', attempts: 2 });

  lost.letGo(id, 'by the dead one');
  await dead.idle();
  expect(await read(id)).toMatchObject({ result: externalText('by the other one') });
  expect(await lines()).toMatchObject([{ text: 'by the other one' }]);
  await other.stop();
});

const asked = { kind: 'call', text: { kind: 'serviceAsked', args: { service: 'Gmail' } } } as const;
const textsOf = async (id: string) =>
  (await readSteps(queued.db, { tenantId, id })).map(({ text }) => wordsOf(text as string));
const mayBePaidAgain =
  'The server at work stopped, so the run begins again: 2 calls up to here may be made, and paid, once more';

test('a run of a dead worker says how many of its calls may be paid again', async () => {
  const id = await queue();
  const lost = held();
  worker(async (context, run) => {
    await run.log.keep(asked, async () => {});
    await run.log.keep({ ...asked, kind: 'model' }, async () => {});
    return lost.program(context, run);
  }, manualTime(testNow)).wake();
  await lost.begun();
  queued.time.advance(2 * minuteMs);
  const other = worker(async (_, run) => {
    run.log.add(asked);
    return { result: externalText('Done') };
  });
  other.begin();
  await other.idle();
  expect(await read(id)).toMatchObject({ status: 'completed', attempts: 2, steps: 4 });
  expect(await textsOf(id)).toEqual(['Asked Gmail', 'Asked Gmail', mayBePaidAgain, 'Asked Gmail']);
  await other.stop();
});

test('so does a run of a server that was stopped', async () => {
  const id = await queue();
  const lost = held();
  const jobs = worker((context, run) => {
    run.log.add(asked);
    run.log.add(asked);
    return lost.program(context, run);
  });
  jobs.wake();
  await lost.begun();
  await jobs.stop();
  expect(await textsOf(id)).toEqual(['Asked Gmail', 'Asked Gmail', mayBePaidAgain]);
});

test('a worker that dies leaves a failed run where no try is left', async () => {
  await configure({ retryAttempts: 0 });
  const id = await queue();
  const lost = held();
  worker(lost.program, manualTime(testNow)).wake();
  await lost.begun();
  queued.time.advance(2 * minuteMs);
  const other = worker(async () => ({ result: externalText('Done') }));
  other.begin();
  await other.idle();
  expect(await read(id)).toMatchObject({
    status: 'failed',
    errorMessage: 'The server stopped during this run',
    endTime: queued.time.clock().toISOString(),
  });
  await other.stop();
});

test('a worker that dies is known to be dead at once where a server starts alone', async () => {
  const id = await queue();
  const lost = held();
  worker(lost.program, manualTime(testNow)).wake();
  await lost.begun();
  await endAllLeases(queued.db, queued.time.clock());
  const next = worker(async () => ({ result: externalText('Done') }));
  next.begin();
  await next.idle();
  expect(await read(id)).toMatchObject({ status: 'completed', attempts: 2 });
  await next.stop();
});

test('a dead worker is not one that only works for long', async () => {
  await configure({ timeout: 3_600 });
  const id = await queue();
  const { program, begun, letGo } = held();
  const jobs = worker(program);
  jobs.begin();
  await begun();
  for (let count = 0; count < 150; count += 1) {
    queued.time.advance(4_000);
    await setImmediate();
  }
  const other = worker(async () => ({ result: externalText('by the other one') }));
  other.begin();
  await other.idle();
  letGo(id, 'after ten minutes');
  await jobs.idle();
  expect(await read(id)).toMatchObject({ status: 'completed', result: 'after ten minutes', attempts: 1 });
  await Promise.all([jobs.stop(), other.stop()]);
});

test('a worker whose database is away for ten seconds keeps its run', async () => {
  const id = await queue();
  const { program, begun, letGo } = held();
  const jobs = worker(program);
  jobs.begin();
  const { signal } = await begun();
  const other = worker(async () => ({ result: externalText('by the other one') }));
  other.begin();
  const pass = async (seconds: number) => {
    for (let passed = 0; passed < seconds; passed += 1) {
      queued.time.advance(1_000);
      await setImmediate();
    }
  };
  await pass(3);
  await sql`pragma query_only = on`.execute(queued.db);
  await pass(10);
  expect(queued.faults).not.toEqual([]);
  await sql`pragma query_only = off`.execute(queued.db);
  await pass(20);
  expect(signal.aborted).toBe(false);
  letGo(id, 'by the first one');
  await jobs.idle();
  expect(await read(id)).toMatchObject({ status: 'completed', result: 'by the first one', attempts: 1 });
  await Promise.all([jobs.stop(), other.stop()]);
});
