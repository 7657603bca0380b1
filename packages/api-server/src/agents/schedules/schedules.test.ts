import type { AgentDetail } from '@switchboard/api-contract/agentDetail';
import type { AgentSchedule } from '@switchboard/api-contract/schedules/schedule';
import { minuteMs } from '@switchboard/api-contract/time';
import { beforeEach, describe, expect, test } from 'vitest';
import { demoTenantId } from '../../tenants/demo.ts';
import { addTenant, signIn } from '../../../test/testApp.ts';
import { sandboxedApp } from '../../../test/sandboxedApp.ts';
import { startAgents } from '../../start.ts';
import { countWrites } from '../../../test/countWrites.ts';

const server = sandboxedApp();
const berlin = { time: '08:00', zone: 'Europe/Berlin' };

let headers: { authorization: string };
beforeEach(async () => {
  headers = await signIn(server.app);
});

const call = (method: 'GET' | 'PUT', path: string, payload?: object, as = headers) =>
  server.app.inject({ method, url: `/api/agents/${path}`, headers: as, ...(payload && { payload }) });
const put = (agent: string, payload: object) => call('PUT', `${agent}/schedule`, payload);
const read = async (agent: string) => (await call('GET', agent)).json<AgentDetail & { schedule: AgentSchedule }>();
const runs = () => server.db.selectFrom('executions').selectAll().where('sample', '=', 0).orderBy('queuedAt').execute();

test('a run begins at its due time to the second, though nobody else wakes the server', async () => {
  await server.connect('gmail');
  server.app.jobs.begin();
  await server.app.jobs.idle();
  const { next } = (await put('contacts', { kind: 'daily', ...berlin })).json<AgentSchedule>();
  expect(next[0]).toBe('2026-03-13T07:00:00.000Z');
  server.time.advance(Date.parse('2026-03-13T06:59:59.999Z') - server.time.clock().getTime());
  await server.app.jobs.idle();
  expect(await runs()).toEqual([]);
  server.time.advance(1);
  await server.app.jobs.idle();
  expect(await runs()).toMatchObject([{ status: 'completed', startTime: '2026-03-13T07:00:00.000Z' }]);
});

test('an hourly sync of contacts comes by itself while Auto Sync is on', async () => {
  await server.connect('gmail');
  server.app.jobs.begin();
  await server.app.jobs.idle();
  const later = async (minutes: number) => {
    for (let count = 0; count < minutes; count += 10) {
      server.time.advance(10 * minuteMs);
      await server.app.jobs.idle();
    }
    return (await runs()).length;
  };
  expect((await read('contacts')).schedule).toMatchObject({ kind: 'interval', everyMinutes: 60 });
  expect(await later(50)).toBe(0);
  expect(await later(10)).toBe(1);
  await call('PUT', 'contacts/config', { customSettings: { isActive: true, autoSync: false } });
  expect(await later(180)).toBe(1);
  await call('PUT', 'contacts/config', { customSettings: { isActive: true, autoSync: true } });
  expect(await later(50)).toBe(1);
  expect(await later(10)).toBe(2);
});

describe('a start of the server', () => {
  test('starts the agents with Auto Start, their schedules with them, and no others', async () => {
    for (const [agent, autoStart] of Object.entries({ email: true, calendar: false, contacts: true })) {
      await put(agent, { kind: 'interval', everyMinutes: 60 });
      await call('PUT', `${agent}/config`, { autoStart, enabled: agent !== 'contacts' });
      await server.send('POST', `agents/${agent}-agent/stop`);
    }
    server.time.advance(90 * minuteMs);
    await startAgents(server.db, server.time.clock);
    const { status, schedule } = await read('email');
    expect(status).toBe('deployed');
    expect(Date.parse(schedule.next[0] ?? '') - server.time.clock().getTime()).toBe(30 * minuteMs);
    expect((await read('calendar')).status).toBe('paused');
    expect((await read('contacts')).status).toBe('paused');
    const before = await countWrites(server.db);
    await startAgents(server.db, server.time.clock);
    expect(await countWrites(server.db)).toBe(before);
  });
});

test('nobody sets a schedule of another organisation', async () => {
  const rival = { tenantId: 'rival', username: 'rival', password: 'rival-password' };
  await addTenant(server.db, rival);
  const before = await server.db.selectFrom('schedules').selectAll().execute();
  const answer = await call('PUT', 'email/schedule', { kind: 'daily', ...berlin }, await signIn(server.app, rival));
  expect(answer.statusCode).toBe(404);
  expect(await server.db.selectFrom('schedules').selectAll().execute()).toEqual(before);
  expect(before.every(({ tenantId }) => tenantId === demoTenantId)).toBe(true);
});

test('an answer stays the same while nothing changes, whatever the time', async () => {
  await put('email', { kind: 'interval', everyMinutes: 60 });
  const before = await read('email');
  server.time.advance(10 * minuteMs);
  expect((await read('email')).schedule).toEqual(before.schedule);
});
