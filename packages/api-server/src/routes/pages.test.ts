import { agentSlugs, agentTable } from '@switchboard/api-contract/agentTable';
import { type AnswerOf, type endpoints, statusEndpoints } from '@switchboard/api-contract/endpoints';
import { calendarSettings } from '@switchboard/api-contract/agents/calendar';
import { assertExact } from '@switchboard/api-contract/assertExact';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { inWords } from '../../test/inWords.ts';
import { manualTime, type ManualTime } from '../../test/manualTime.ts';
import { demoTenantId } from '../seed/seedFirstStart.ts';
import type { Collection, RecordOf } from '../services/records/collections.ts';
import { writeRecords } from '../services/records/records.ts';
import type { Database } from '../store/Database.ts';
import { addTenant, createTestApp, createTestDatabase, signIn, testNow } from '../../test/testApp.ts';

type Answer<N extends keyof typeof endpoints> = AnswerOf<(typeof endpoints)[N]>;

const hour = 3_600_000;
const rivalMember = { tenantId: 'rival', username: 'rival', password: 'rival-password' };

let db: Database;
let time: ManualTime;
let app: FastifyInstance;
let headers: { authorization: string };
beforeEach(async () => {
  db = await createTestDatabase();
  time = manualTime(testNow);
  app = await createTestApp({ db, clock: time.clock, timers: time.timers });
  headers = await signIn(app);
});
afterEach(async () => {
  await app.close();
  await db.destroy();
});

const get = (url: string, as = headers) => app.inject({ url, headers: as });
const post = (url: string, payload: object = {}, as = headers) =>
  app.inject({ method: 'POST', url, headers: as, payload });
const act = (agent: string, action: string) =>
  app.inject({ method: 'POST', url: `/api/agents/${agent}/${action}`, headers });
const configure = (agent: string, customSettings: object) =>
  app.inject({ method: 'PUT', url: `/api/agents/${agent}/config`, headers, payload: { customSettings } });
const status = async <N extends keyof typeof endpoints>(slug: string, as = headers) =>
  inWords((await get(`/api/agents/${slug}/status`, as)).json<NonNullable<Answer<N>>>());
const keep = <C extends Collection>(agentId: string, collection: C, records: RecordOf<C>[]) =>
  writeRecords(
    db,
    { tenantId: demoTenantId, agentId, collection },
    records.map((record) => ({ record, createdAt: testNow.toISOString() })),
  );
const run = async (agent: string) => {
  const answer = await post(`/api/agents/${agent}/runs`);
  expect(answer.statusCode, answer.body).toBe(200);
  await app.jobs.idle();
  return answer.json<{ id: string }>();
};

/** The seven agents of another tenant, which is shown no samples. */
async function addRival(): Promise<{ authorization: string }> {
  await addTenant(db, rivalMember);
  const agents = await db.selectFrom('agents').selectAll().where('tenantId', '=', demoTenantId).execute();
  await db
    .insertInto('agents')
    .values(agents.map((agent) => ({ ...agent, tenantId: rivalMember.tenantId })))
    .execute();
  return signIn(app, rivalMember);
}

describe.each(agentTable)('GET /api/agents/$slug/status', ({ id, slug }) => {
  test('shows the samples on a first start, marked, from one moment', async () => {
    const answer = assertExact(statusEndpoints[slug].response, (await get(`/api/agents/${slug}/status`)).json());
    expect(answer).toMatchObject({ sample: true, asOf: testNow.toISOString() });
    expect(answer.activity.items.length).toBeGreaterThan(0);
  });

  test('is unchanged hours later on the same day', async () => {
    const first = await get(`/api/agents/${slug}/status`);
    time.advance(5 * hour);
    const later = await app.inject({
      url: `/api/agents/${slug}/status`,
      headers: { ...headers, 'if-none-match': first.headers['etag'] as string },
    });
    expect(later.statusCode).toBe(304);
  });

  test('tells a real run alone in its sections as soon as there is one, and is unchanged after it too', async () => {
    await run(slug);
    const first = await get(`/api/agents/${slug}/status`);
    const answer = assertExact(statusEndpoints[slug].response, first.json());
    // Templates are none of a run's business.
    expect(answer.sample ?? false).toBe(slug === 'email');
    expect(answer.activity.items).toHaveLength(1);
    expect(first.body).not.toMatch(/Helio|Cold-chain|Poland|1284|2158|3241/);
    time.advance(5 * hour);
    expect((await get(`/api/agents/${slug}/status`)).headers['etag']).toBe(first.headers['etag']);
  });

  test('says what members did, the newest first', async () => {
    await act(id, 'start');
    await act(id, 'stop');
    time.advance(1_000);
    await act(id, 'start');
    time.advance(1_000);
    await configure(slug, {});
    const answer = await status<'emailStatus'>(slug);
    expect(answer.activity?.slice(0, 3).map(({ kind, text }) => [kind, text])).toEqual([
      ['changed', 'Configuration changed by Demo User'],
      ['started', 'Started by Demo User'],
      ['stopped', 'Paused by Demo User'],
    ]);
    // What members did stands alone, beside samples everywhere else.
    expect(answer.activity?.filter((entry) => !entry.id?.startsWith('activity-own-'))).toEqual([]);
    expect(answer).toMatchObject({
      status: 'active',
      sample: true,
      own: ['activity'],
      asOf: new Date(testNow.getTime() + 2_000).toISOString(),
    });
    expect(new Set(answer.activity?.map((line) => line.id)).size).toBe(answer.activity?.length);
  });

  test('shows a tenant without samples an empty page, and nothing of ours', async () => {
    const rival = await addRival();
    const before = await get(`/api/agents/${slug}/status`, rival);
    const answer = assertExact(statusEndpoints[slug].response, before.json());
    expect(answer.sample ?? false).toBe(false);
    await run(slug);
    expect((await get(`/api/agents/${slug}/status`, rival)).body).toBe(before.body);
  });
});

test('a lead without a score has none, and counts for no average', async () => {
  await post('/api/agents/lead-generation/records/leads', { name: 'Unknown', company: 'Northlight' });
  const first = await status<'leadGenerationStatus'>('lead-generation');
  expect(first.leads[0]).not.toHaveProperty('score');
  expect(first.metrics).not.toHaveProperty('averageScore');
  await post('/api/agents/lead-generation/records/leads', { name: 'Known', company: 'Northlight', score: 80 });
  expect((await status<'leadGenerationStatus'>('lead-generation')).metrics.averageScore).toBe(80);
});

test('samples go per section: a template hides sample templates alone, a message sample messages and their figures', async () => {
  await post('/api/agents/email/records/templates', { name: 'Ours', subject: 'A', content: 'B', category: 'C' });
  const first = await status<'emailStatus'>('email');
  expect(first).toMatchObject({
    sample: true,
    own: ['activity', 'templates'],
    templates: [{ name: 'Ours' }],
    metrics: { processed: 5127 },
  });
  expect([first.emails.length, first.activity?.length]).toEqual([5, 1]);
  await post('/api/agents/email/records/emails', { to: 'a@b.example', subject: 'A', content: 'B' });
  const second = await status<'emailStatus'>('email');
  expect(second).toMatchObject({ emails: [{ subject: 'A' }], metrics: { processed: 1 } });
  expect(second).not.toHaveProperty('sample');
});

test('records of one tenant are not those of another', async () => {
  const rival = await addRival();
  await post('/api/agents/lead-generation/records/leads', { name: 'Ours', company: 'Northlight' });
  await post('/api/agents/lead-generation/records/leads', { name: 'Theirs', company: 'Rival' }, rival);
  const names = async (as: typeof headers) =>
    (await status<'leadGenerationStatus'>('lead-generation', as)).leads?.map(({ name }) => name);
  expect([await names(headers), await names(rival)]).toEqual([['Ours'], ['Theirs']]);
});

test('a tenant without an agent is told that it does not exist, whatever it asks of it', async () => {
  await addTenant(db, rivalMember);
  const rival = await signIn(app, rivalMember);
  const bodies = {
    'lead-generation/records/leads': { name: 'A', company: 'B' },
    'email/records/emails': { to: 'a@b.example', subject: 'A', content: 'B' },
    'email/records/templates': { name: 'A', subject: 'B', content: 'C', category: 'D' },
    'calendar/records/events': { title: 'A', startTime: '2026-03-12T10:00:00Z', endTime: '2026-03-12T11:00:00Z' },
    'orchestrator/records/workflows': { name: 'A', steps: [{ agent: 'email', task: 'B' }] },
    'research/start': { query: 'A' },
    'research/toggle': { active: true },
    'research/test': {},
  };
  for (const [path, body] of Object.entries(bodies))
    expect((await post(`/api/agents/${path}`, body, rival)).statusCode, path).toBe(404);
  for (const slug of agentSlugs) expect((await get(`/api/agents/${slug}/status`, rival)).statusCode).toBe(404);
  expect(await db.selectFrom('records').selectAll().execute()).toEqual([]);
  expect(await db.selectFrom('executions').select('id').where('tenantId', '=', 'rival').execute()).toEqual([]);
});

describe('lead generation', () => {
  test('computes its figures from the leads and the runs alone', async () => {
    const lead = (id: string, rest: Partial<RecordOf<'leads'>>) => ({
      id,
      name: id,
      createdAt: testNow.toISOString(),
      ...rest,
    });
    await keep('lead-generation-agent', 'leads', [
      lead('a', { status: 'qualified', score: 90 }),
      lead('b', { status: 'new', score: 61 }),
      lead('c', { status: 'converted', createdAt: '2026-03-11T23:59:59.000Z' }),
    ]);
    const { metrics } = await status<'leadGenerationStatus'>('lead-generation');
    expect(metrics).toEqual({
      totalLeads: 3,
      addedToday: 2,
      qualified: 1,
      averageScore: 75.5,
      activeTasks: 0,
      waitingTasks: 0,
      qualificationRate: 33.3,
    });
  });

  test('has no rates of nothing', async () => {
    await run('lead-generation');
    expect((await status<'leadGenerationStatus'>('lead-generation')).metrics).toEqual({
      totalLeads: 0,
      addedToday: 0,
      qualified: 0,
      activeTasks: 0,
      waitingTasks: 0,
    });
  });

  test('does not keep what was left blank', async () => {
    const lead = (
      await post('/api/agents/lead-generation/records/leads', { name: ' Dana ', company: 'Northwind' })
    ).json<object>();
    expect(lead).toEqual({
      id: expect.stringMatching(/^lead-/),
      name: 'Dana',
      company: 'Northwind',
      source: 'Added by hand',
      status: 'new',
      createdAt: testNow.toISOString(),
      lastUpdated: testNow.toISOString(),
    });
    expect((await status<'leadGenerationStatus'>('lead-generation')).leads).toEqual([lead]);
  });

  test('shows the same records on the generic page', async () => {
    await post('/api/agents/lead-generation/records/leads', { name: 'Dana', company: 'Northwind' });
    const { specialData } = (await get('/api/agents/lead-generation')).json<NonNullable<Answer<'agent'>>>();
    expect(specialData?.sample ?? false).toBe(false);
    expect(specialData?.leads?.map(({ contactName }) => contactName)).toEqual(['Dana']);
    await run('email');
    expect((await get('/api/agents/email')).json<NonNullable<Answer<'agent'>>>().specialData).toEqual({ emails: [] });
  });
});

describe('email', () => {
  test('keeps the whole message, sends it back as a draft, and counts what was received', async () => {
    const content = `Hello Dana,\n\n${'a long text '.repeat(40)}`;
    const sent = (
      await post('/api/agents/email/records/emails', { to: 'dana@northwind.example', subject: 'Contract', content })
    ).json<{ id: string; preview: string }>();
    expect(sent).toMatchObject({ from: 'demo@switchboard.test', status: 'pending' });
    expect(sent.preview).toMatch(/^Hello Dana, a long text/);
    expect(sent.preview.length).toBeLessThanOrEqual(140);
    expect(sent.preview).toMatch(/…$/);
    const { bodyJson } = await db
      .selectFrom('records')
      .select('bodyJson')
      .where('id', '=', sent.id)
      .executeTakeFirstOrThrow();
    expect(JSON.parse(bodyJson)).toMatchObject({ content: content.trim() });
    await keep('email-agent', 'emails', [
      { id: 'gmail-1', subject: 'A', status: 'replied', timestamp: '2026-03-12T08:00:00.000Z' },
      { id: 'gmail-2', subject: 'B', status: 'pending', timestamp: '2026-03-10T08:00:00.000Z' },
    ]);
    const { metrics, emails } = await status<'emailStatus'>('email');
    expect(metrics).toEqual({ processed: 3, processedToday: 2, responseRate: 50 });
    expect(emails.find(({ id }) => id === sent.id)).toMatchObject({
      content: content.trim(),
      folder: 'drafts',
      to: 'dana@northwind.example',
    });
    expect(emails.filter(({ folder }) => folder === 'drafts')).toHaveLength(1);
  });
});

describe('calendar', () => {
  const event = (id: string, startTime: string, endTime: string, type = 'meeting'): RecordOf<'events'> => ({
    id,
    title: id,
    startTime,
    endTime,
    type,
    status: 'confirmed',
  });

  test('counts by the days and weeks of the working hours’ zone', async () => {
    await keep('calendar-agent', 'events', [
      event('monday', '2026-03-09T13:00:00Z', '2026-03-09T14:00:00Z'),
      event('today', '2026-03-12T14:00:00Z', '2026-03-12T15:00:00Z'),
      event('clash', '2026-03-12T14:30:00Z', '2026-03-12T16:00:00Z', 'appointment'),
      event('tonight in New York, tomorrow in UTC', '2026-03-13T01:00:00Z', '2026-03-13T02:00:00Z'),
      event('sunday night', '2026-03-16T03:00:00Z', '2026-03-16T03:30:00Z'),
      event('next week', '2026-03-16T14:00:00Z', '2026-03-16T15:00:00Z'),
      event('past clash', '2026-03-02T14:00:00Z', '2026-03-02T15:00:00Z'),
      event('past clash too', '2026-03-02T14:00:00Z', '2026-03-02T15:00:00Z'),
    ]);
    const answer = await status<'calendarStatus'>('calendar');
    expect(answer.metrics).toEqual({
      eventsManaged: 8,
      eventsThisWeek: 5,
      meetingsScheduled: 7,
      meetingsToday: 2,
      conflictsOpen: 1,
    });
    expect(answer.timezone).toBe('America/New_York');
    expect(
      answer.slots?.map(({ startTime, endTime, conflictReason }) =>
        `${startTime} ${endTime} ${conflictReason ?? ''}`.trim(),
      ),
    ).toEqual([
      '09:00 09:45',
      '09:45 10:00 Buffer',
      '10:00 10:30 today',
      '10:30 11:00 today and clash',
      '11:00 12:00 clash',
      '12:00 12:15 Buffer',
      '12:15 17:00',
    ]);
  });

  test('shows the slots of the settings’ zone, the same ones all day', async () => {
    await configure('calendar', {
      ...calendarSettings.defaults,
      workingHours: {
        ...calendarSettings.defaults.workingHours,
        timezone: 'America/Los_Angeles',
        start: '08:00',
        end: '10:00',
      },
    });
    await keep('calendar-agent', 'events', [event('early', '2026-03-12T15:00:00Z', '2026-03-12T16:00:00Z')]);
    const first = await get('/api/agents/calendar/status');
    expect(inWords(first.json())).toMatchObject({
      timezone: 'America/Los_Angeles',
      slots: [
        { date: '2026-03-12', startTime: '08:00', endTime: '09:00', conflictReason: 'early' },
        { startTime: '09:00', endTime: '09:15', conflictReason: 'Buffer' },
        { startTime: '09:15', endTime: '10:00', isAvailable: true },
      ],
    });
    // 09:41 in UTC is 02:41 there; the day ends at 07:00 in UTC.
    time.advance(21 * hour);
    expect((await get('/api/agents/calendar/status')).headers['etag']).toBe(first.headers['etag']);
    time.advance(hour);
    expect((await status<'calendarStatus'>('calendar')).slots?.map(({ date }) => date)).toEqual(['2026-03-13']);
  });

  test('moves its samples to today, on both pages', async () => {
    time.advance(3 * 24 * hour);
    headers = await signIn(app);
    const { events, slots, sample, asOf } = await status<'calendarStatus'>('calendar');
    expect([sample, asOf]).toEqual([true, testNow.toISOString()]);
    expect(new Set(slots?.map(({ date }) => date))).toEqual(new Set(['2026-03-15']));
    expect(events?.every(({ startTime }) => startTime?.startsWith('2026-03-15'))).toBe(true);
    const { specialData } = (await get('/api/agents/calendar')).json<NonNullable<Answer<'agent'>>>();
    expect(specialData?.events?.map(({ startTime }) => startTime)).toEqual(events?.map(({ startTime }) => startTime));
  });

  test('keeps times as instants', async () => {
    const kept = (
      await post('/api/agents/calendar/records/events', {
        title: 'A',
        startTime: '2026-03-12T16:00:00+01:00',
        endTime: '2026-03-12T17:00:00+01:00',
        meetingLink: 'https://meet.example/a',
      })
    ).json<object>();
    expect(kept).toMatchObject({
      startTime: '2026-03-12T15:00:00.000Z',
      endTime: '2026-03-12T16:00:00.000Z',
      meetingLink: 'https://meet.example/a',
      createdBy: 'demo@switchboard.test',
    });
    expect(kept).not.toHaveProperty('location');
  });
});

describe('maps scraper', () => {
  test('says plainly why it can not search, and counts that', async () => {
    const { id } = await run('maps-scraper');
    expect(inWords((await get('/api/agent-executions/maps-scraper')).json())).toMatchObject([
      { id, status: 'failed', errorMessage: expect.stringContaining('Google connection') },
    ]);
    expect((await status<'mapsScraperStatus'>('maps-scraper')).metrics).toEqual({
      businessesScraped: 0,
      scrapedToday: 0,
      contactsFound: 0,
      successRate: 0,
      reviews: 0,
    });
  });

  test('computes its figures from the businesses', async () => {
    await keep('google-maps-scraper', 'businesses', [
      { id: 'a', rating: 4.7, reviewCount: 10, phone: '1', scrapedAt: testNow.toISOString() },
      { id: 'b', rating: 4, reviewCount: 5 },
      { id: 'c', website: 'https://c.example' },
    ]);
    expect((await status<'mapsScraperStatus'>('maps-scraper')).metrics).toEqual({
      businessesScraped: 3,
      scrapedToday: 1,
      contactsFound: 2,
      averageRating: 4.4,
      reviews: 15,
    });
  });
});

describe('what is stored', () => {
  test('is left out where it no longer reads as what it was', async () => {
    await post('/api/agents/orchestrator/records/workflows', {
      name: 'Whole',
      steps: [{ agent: 'email', task: 'Read' }],
    });
    await db
      .insertInto('records')
      .values({
        tenantId: demoTenantId,
        id: 'broken',
        agentId: 'switchboard-super-agent',
        collection: 'workflows',
        bodyJson: '{"name":7}',
        createdAt: testNow.toISOString(),
      })
      .execute();
    expect((await status<'orchestratorStatus'>('orchestrator')).workflows?.map(({ name }) => name)).toEqual(['Whole']);
  });
});
