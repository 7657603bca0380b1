import type { scheduleRequest } from '@switchboard/api-contract/schedules/schedule';
import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import { minuteMs } from '@switchboard/api-contract/time';
import type { InferOutput } from 'valibot';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { connect } from '../../../test/connect.ts';
import { rowInWords } from '../../../test/rowInWords.ts';
import { createTestDatabase, testNow } from '../../../test/testApp.ts';
import { sandboxCredentials } from '../../outside/sandbox/sandboxCredentials.ts';
import type { Context } from '../../platform/Context.ts';
import { carryOutAgentAction } from '../carryOutAgentAction.ts';
import { findAgentRow } from '../../tenants/agentRows.ts';
import { configureAgent } from '../configureAgent.ts';
import { startRun } from '../../runs/startRun.ts';
import { testContext } from '../../../test/testContext.ts';
import type { Database } from '../../platform/store/Database.ts';
import { describeSchedule } from './describeSchedule.ts';
import { queueDueRuns } from './queueDueRuns.ts';
import { setSchedule } from './setSchedule.ts';

const tenantId = 'northlight';

let db: Database;
let now: Date;
let context: Context;
beforeEach(async () => {
  db = await createTestDatabase();
  now = testNow;
  context = testContext({ db, clock: () => now });
  await connect(db, { serviceId: 'gmail', credentials: sandboxCredentials('gmail', 'sandbox') });
  await set({ kind: 'off' });
});
afterEach(() => db.destroy());

const set = (body: InferOutput<typeof scheduleRequest>, agent = 'contacts') =>
  setSchedule(context, { tenantId, name: 'Ada Brandt' }, agent, body);
const read = async (agent = 'contacts') => describeSchedule(db, await findAgentRow(db, tenantId, agent));
/** Time passes, and then somebody looks what is due, as a server does at its start. */
const after = (minutes: number) => {
  now = new Date(now.getTime() + minutes * minuteMs);
  return queueDueRuns(context);
};
const runs = () => db.selectFrom('executions').selectAll().where('sample', '=', 0).orderBy('queuedAt').execute();
const endAll = () =>
  db
    .updateTable('executions')
    .set({ status: 'completed' })
    .where('sample', '=', 0)
    .where('status', '=', 'queued')
    .execute();
const warnings = async () =>
  (await db.selectFrom('activity').selectAll().where('kind', '=', 'warning').execute()).map(
    (row) => rowInWords(row).text,
  );
const minutesTo = (at: string | undefined) => (Date.parse(at ?? '') - now.getTime()) / minuteMs;

describe('a due time', () => {
  test('makes one run, not before and not twice, and the next one follows', async () => {
    await set({ kind: 'interval', everyMinutes: 30 });
    expect(await after(29)).toEqual(new Date(testNow.getTime() + 30 * minuteMs));
    expect(await runs()).toEqual([]);
    expect(await after(1)).toEqual(new Date(testNow.getTime() + 60 * minuteMs));
    await after(0);
    expect(await runs()).toMatchObject([{ agentId: 'contacts-agent', status: 'queued', queuedAt: now.toISOString() }]);
    expect((await read()).next.map(minutesTo)).toEqual([30, 60, 90]);
  });

  test('that several servers see at once makes one run', async () => {
    await set({ kind: 'interval', everyMinutes: 30 });
    now = new Date(now.getTime() + 30 * minuteMs);
    await Promise.all(Array.from({ length: 5 }, () => queueDueRuns(context)));
    expect(await runs()).toHaveLength(1);
    // The others have not passed it either, as if the run that was just made stood in their way.
    const { next, leftOut } = await read();
    expect([next.map(minutesTo), leftOut, await warnings()]).toEqual([[30, 60, 90], undefined, []]);
  });

  test('by the clock is the one of the zone', async () => {
    await set({ kind: 'weekdays', time: '08:00', zone: 'America/New_York' });
    await after(24 * 60);
    expect((await runs()).map(({ queuedAt }) => queuedAt)).toEqual([now.toISOString()]);
    // 12 March 2026 is a Thursday; the clocks there went forward on the 8th.
    expect((await read()).next).toEqual([
      '2026-03-13T12:00:00.000Z',
      '2026-03-16T12:00:00.000Z',
      '2026-03-17T12:00:00.000Z',
    ]);
  });

  test('of research is a task with the question', async () => {
    await connect(db, { serviceId: 'tavily', credentials: { apiKey: 'key' } });
    await connect(db, { serviceId: 'openai', credentials: { apiKey: 'key' } });
    await set({ kind: 'interval', everyMinutes: 15, input: 'What is new?' }, 'research');
    await after(15);
    const [run] = await runs();
    expect(run).toMatchObject({ agentId: 'research-agent', inputJson: '{"task":"What is new?"}' });
    expect(
      await db
        .selectFrom('records')
        .selectAll()
        .where('id', '=', run?.id ?? '')
        .execute(),
    ).toMatchObject([{ collection: 'tasks', agentId: 'research-agent' }]);
  });
});

describe('times that passed while the server was away', () => {
  test('are made up once, and the step of an interval is kept', async () => {
    await set({ kind: 'interval', everyMinutes: 30 });
    await after(24 * 60 + 10);
    expect(await runs()).toHaveLength(1);
    expect((await read()).next.map(minutesTo)).toEqual([20, 50, 80]);
    expect((await read()).leftOut).toBeUndefined();
  });

  test('are not made up for an agent that was paused, nor once it is started again', async () => {
    await set({ kind: 'interval', everyMinutes: 30 });
    await carryOutAgentAction(context, tenantId, 'contacts', 'stop');
    await after(100);
    expect(await read()).toMatchObject({ held: 'paused', next: [], leftOut: { times: 3 } });
    now = new Date(now.getTime() + 100 * minuteMs);
    await carryOutAgentAction(context, tenantId, 'contacts', 'start');
    await after(0);
    expect(await runs()).toEqual([]);
    const { next, held, leftOut } = await read();
    expect([next.map(minutesTo), held, leftOut]).toEqual([[10, 40, 70], undefined, undefined]);
    await after(10);
    expect(await runs()).toHaveLength(1);
  });
});

test('an agent that is switched off holds its schedule, and begins again at the next time', async () => {
  await set({ kind: 'interval', everyMinutes: 30 });
  await configureAgent(context, tenantId, 'contacts', { enabled: false });
  await after(45);
  expect(await read()).toMatchObject({ held: 'disabled', next: [], leftOut: { times: 1 } });
  await configureAgent(context, tenantId, 'contacts', { enabled: true });
  expect((await read()).next.map(minutesTo)).toEqual([15, 45, 75]);
  expect(await runs()).toEqual([]);
  expect(await warnings()).toEqual([]);
});

describe('a time is left out, and that is said once for each reason,', () => {
  test('while the last run is open', async () => {
    await set({ kind: 'interval', everyMinutes: 15 });
    await after(15);
    expect((await read()).held).toBeUndefined();
    await after(15);
    await after(15);
    expect(await runs()).toHaveLength(1);
    const { held, leftOut, next } = await read();
    expect([held, leftOut?.times, wordsOf(leftOut?.reason ?? '')]).toEqual([
      'open',
      2,
      'The last run has not finished',
    ]);
    expect(next.map(minutesTo)).toEqual([15, 30, 45]);
    expect(await warnings()).toEqual(['Scheduled run skipped: The last run has not finished']);
    await endAll();
    expect((await read()).held).toBeUndefined();
    await after(15);
    expect(await runs()).toHaveLength(2);
    expect((await read()).leftOut).toBeUndefined();
  });

  test('while a run that a member started does the same', async () => {
    await set({ kind: 'interval', everyMinutes: 15 });
    await startRun(context, tenantId, { key: 'contacts', trigger: 'member' });
    await after(15);
    expect(await runs()).toHaveLength(1);
    expect(await read()).toMatchObject({ held: 'open', leftOut: { times: 1 } });
  });

  test('while what a run needs is missing', async () => {
    await db.updateTable('connections').set({ credentials: null }).execute();
    await set({ kind: 'interval', everyMinutes: 15 });
    await after(15);
    await after(15);
    const missing = 'Connect Gmail or Google Calendar with a Refresh Token under API Connections';
    expect(await runs()).toEqual([]);
    expect(await warnings()).toEqual([`Scheduled run skipped: ${missing}`]);
    const { held, leftOut } = await read();
    expect([held, leftOut?.times, wordsOf(leftOut?.reason ?? '')]).toEqual([undefined, 2, missing]);
    await connect(db, { serviceId: 'gmail', credentials: sandboxCredentials('gmail', 'sandbox') });
    await after(15);
    expect(await runs()).toHaveLength(1);
  });
});

test('saving the same times again does not put them off; other times begin anew', async () => {
  await set({ kind: 'interval', everyMinutes: 30 });
  await after(20);
  expect((await set({ kind: 'interval', everyMinutes: 30, zone: 'Europe/Berlin' })).next?.map(minutesTo)).toEqual([
    10, 40, 70,
  ]);
  expect((await set({ kind: 'interval', everyMinutes: 60 })).next?.map(minutesTo)).toEqual([60, 120, 180]);
});
