import { limits } from '@switchboard/api-contract/limits';
import { dayMs } from '@switchboard/api-contract/time';
import type { FastifyInstance } from 'fastify';
import { beforeEach, expect, test } from 'vitest';
import { addTenant, createTestApp, createTestDatabase, signIn } from '../../test/testApp.ts';
import { manualTime } from '../../test/manualTime.ts';
import type { Database } from '../platform/store/Database.ts';
import { writeRecords } from './records.ts';
import { sweepDeleted } from './deleteRecord.ts';

const at = '2026-11-23T08:00:00.000Z';
const later = '2026-11-24T08:00:00.000Z';
const place = { tenantId: 'northlight', agentId: 'contacts-agent', collection: 'contacts' } as const;
const path = '/api/agents/contacts/records/contacts';
const time = () => manualTime(new Date(at));

let db: Database;
let app: FastifyInstance;
let headers: { authorization: string };
let moment: ReturnType<typeof time>;
beforeEach(async () => {
  moment = time();
  db = await createTestDatabase();
  app = await createTestApp({ db, clock: moment.clock, timers: moment.timers });
  headers = await signIn(app);
});

const find = (name: string, run: string, when: string) =>
  writeRecords(db, { ...place, origin: { sandbox: false, runId: run, service: 'gmail' } }, [
    { record: { id: 'ada', name, phone: '1' }, createdAt: when },
  ]);
const ask = async (method: 'GET' | 'PATCH' | 'DELETE' | 'POST', address: string, payload?: object, as = headers) =>
  app.inject({ method, url: `${path}${address}`, headers: as, ...(payload && { payload }) });

test('a run that finds a record again leaves what a member edited, and both stand in its history', async () => {
  await find('Ada', 'run-1', at);
  const changed = await ask('PATCH', '/ada', { version: 1, name: 'Ada Brandt' });
  expect(changed.json()).toMatchObject({ name: 'Ada Brandt', version: 2, edited: ['name'] });
  await writeRecords(db, { ...place, origin: { sandbox: false, runId: 'run-2', service: 'gmail' } }, [
    { record: { id: 'ada', name: 'Ada', phone: '2' }, createdAt: later },
  ]);
  expect((await ask('GET', '')).json().items).toMatchObject([
    { name: 'Ada Brandt', phone: '2', version: 3, updatedAt: later },
  ]);
  expect((await ask('GET', '/ada/history')).json()).toEqual({
    from: { runId: 'run-1', service: 'gmail', at },
    changes: [
      { at: later, runId: 'run-2', field: 'phone', old: '1', new: '2' },
      { at, by: 'Demo User', field: 'name', old: 'Ada', new: 'Ada Brandt' },
    ],
  });
});

test('a change of an old version is told what clashes, as far back as the history goes', async () => {
  await find('Ada', 'run-1', at);
  await ask('PATCH', '/ada', { version: 1, name: 'Ada Brandt', phone: '2' });
  const stale = () => ask('PATCH', '/ada', { version: 1, name: 'Eve', email: 'ada@example.com' });
  const name = { field: 'name', yours: 'Eve', theirs: 'Ada Brandt' };
  expect((await stale()).json()).toMatchObject({ conflicts: [name, { field: 'phone', theirs: '2' }] });
  for (let version = 2; version <= limits.records.history + 1; version += 1)
    await ask('PATCH', '/ada', { version, phone: `30${version}` });
  expect((await stale()).json().conflicts).toEqual([name, { field: 'email', yours: 'ada@example.com' }]);
});

test('a record that is found again as it is keeps its version', async () => {
  await find('Ada', 'run-1', at);
  await find('Ada', 'run-2', later);
  expect((await ask('GET', '')).json().items).toMatchObject([{ version: 1, updatedAt: at }]);
});

test('a deleted record that a run finds again stays deleted, and goes for good after 30 days', async () => {
  await find('Ada', 'run-1', at);
  await ask('DELETE', '/ada');
  await find('Ada B', 'run-2', later);
  expect((await ask('GET', '')).json()).toEqual({ items: [], total: 0 });
  const context = { db, clock: moment.clock };
  moment.advance(30 * dayMs);
  headers = await signIn(app);
  await sweepDeleted(context);
  expect((await ask('GET', '?deleted=true')).json().total).toBe(1);
  moment.advance(1);
  expect((await ask('POST', '/ada/restore')).statusCode).toBe(404);
  await sweepDeleted(context);
  expect((await ask('GET', '?deleted=true')).json().total).toBe(0);
});

test('a member of another organisation neither reads nor changes a record', async () => {
  await find('Ada', 'run-1', at);
  const other = { tenantId: 'rival', username: 'rival', password: 'rival-password' };
  await addTenant(db, other);
  const rival = await signIn(app, other);
  for (const [method, address, body] of [
    ['GET', ''],
    ['GET', '/ada/history'],
    ['PATCH', '/ada', { version: 1, name: 'Eve' }],
    ['DELETE', '/ada'],
    ['POST', '/ada/restore'],
    ['POST', '/bulk', { ids: ['ada'], action: 'delete' }],
  ] as const) {
    const answer = await ask(method, address, body, rival);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toContain('Ada');
  }
  expect((await ask('GET', '')).json().items).toMatchObject([{ name: 'Ada', version: 1 }]);
});

test('what a call of its own must delete is not deleted with others', async () => {
  await writeRecords(db, { ...place, agentId: 'email-agent', collection: 'proposals' }, [
    { record: { id: 'p', kind: 'x', state: 'waiting' }, createdAt: at },
  ]);
  const url = '/api/agents/email/records/proposals';
  const bulk = await app.inject({
    method: 'POST',
    url: `${url}/bulk`,
    headers,
    payload: { ids: ['p'], action: 'delete' },
  });
  expect(bulk.json()).toEqual({ done: 0, refused: [{ id: 'p', error: 'This is not deleted here' }] });
  expect((await app.inject({ url, headers })).json()).toMatchObject({ items: [{ id: 'p' }], total: 1 });
});

test('an agent that a member created has the collections of its type', async () => {
  const made = await app.inject({
    method: 'POST',
    url: '/api/agents',
    headers,
    payload: { name: 'Second book', type: 'contacts', description: '' },
  });
  const own = await app.inject({ url: `/api/agents/${made.json().id}/records/contacts`, headers });
  expect(own.json()).toEqual({ items: [], total: 0 });
});

test('an event is found by who takes part', async () => {
  const ofCalendar = { ...place, agentId: 'calendar-agent', collection: 'events' } as const;
  await writeRecords(db, ofCalendar, [
    { record: { id: 'call', title: 'Call', attendees: [{ name: 'Dana', email: 'd@nowa.example' }] }, createdAt: at },
    { record: { id: 'lunch', title: 'Lunch' }, createdAt: at },
  ]);
  for (const search of ['dana', 'd@nowa']) {
    const found = await app.inject({ url: `/api/agents/calendar/records/events?search=${search}`, headers });
    expect(found.json()).toMatchObject({ items: [{ id: 'call' }], total: 1 });
  }
});
