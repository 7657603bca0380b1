import type { ServiceId } from '@switchboard/api-contract/catalogue';
import { calendarSettings } from '@switchboard/api-contract/agents/calendar';
import { emailSettings } from '@switchboard/api-contract/agents/email';
import { leadGenerationSettings } from '@switchboard/api-contract/agents/leadGeneration';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { inWords } from '../../test/inWords.ts';
import { manualTime, type ManualTime } from '../../test/manualTime.ts';
import type { OutgoingRequest } from '../providers/client.ts';
import { demoTenantId } from '../seed/seedFirstStart.ts';
import { sealCredentials } from '../services/connections/credentials.ts';
import type { Database } from '../store/Database.ts';
import { toldOf } from '../../test/toldOf.ts';
import { createTestApp, createTestDatabase, signIn, testNow, testVault } from '../../test/testApp.ts';

type Reply = { status?: number; body: unknown };

const oauth = { clientId: 'client', clientSecret: 'planted-client-secret', refreshToken: 'planted-refresh' };
const tokenUrl = 'https://oauth2.googleapis.com/token';

let db: Database;
let time: ManualTime;
let app: FastifyInstance;
let headers: { authorization: string };
let asked: OutgoingRequest[];
/** What the outside world answers, by address without its query. */
let world: (address: string, request: OutgoingRequest) => Reply | undefined;
beforeEach(async () => {
  asked = [];
  world = () => undefined;
  db = await createTestDatabase();
  time = manualTime(testNow);
  app = await createTestApp({
    db,
    clock: time.clock,
    timers: time.timers,
    call: async (request) => {
      asked.push(request);
      const address = request.url.replace(/\?.*/, '');
      const { status = 200, body } =
        world(address, request) ??
        (address === tokenUrl
          ? { body: { access_token: 'planted-access', expires_in: 3_599 } }
          : { status: 404, body: null });
      return { status, headers: {}, body: typeof body === 'string' ? body : JSON.stringify(body), latencyMs: 1 };
    },
  });
  headers = await signIn(app);
});
afterEach(async () => {
  await app.close();
  const told = JSON.stringify([
    await db.selectFrom('executions').selectAll().where('sample', '=', 0).execute(),
    await db.selectFrom('activity').selectAll().execute(),
    await db.selectFrom('records').selectAll().execute(),
  ]);
  if (told.includes('planted')) throw new Error(`A secret was kept in the open: ${told}`);
  await db.destroy();
});

async function connect(serviceId: ServiceId, credentials: Record<string, string>): Promise<void> {
  const row = {
    tenantId: demoTenantId,
    serviceId,
    status: 'connected' as const,
    credentials: sealCredentials(testVault, { tenantId: demoTenantId, serviceId }, credentials),
    lastSync: null,
    usageRequests: 0,
    usageMonth: '',
    lastTestJson: null,
    position: 0,
  };
  await db
    .insertInto('connections')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['tenantId', 'serviceId']).doUpdateSet({ credentials: row.credentials, status: 'connected' }),
    )
    .execute();
}

/** Runs an agent once and tells how it ended: its result, or why it failed. */
async function run(agent: string): Promise<string> {
  const answer = await app.inject({ method: 'POST', url: `/api/agents/${agent}/runs`, headers });
  await app.jobs.idle();
  const row = toldOf(
    await db
      .selectFrom('executions')
      .selectAll()
      .where('id', '=', answer.json<{ id: string }>().id)
      .executeTakeFirstOrThrow(),
  );
  return row.status === 'completed' ? (row.result ?? '') : `${row.status}: ${row.errorMessage}`;
}
const configure = (agent: string, customSettings: object) =>
  app.inject({
    method: 'PUT',
    url: `/api/agents/${agent}/config`,
    headers,
    payload: { customSettings, retryAttempts: 0 },
  });
const page = async <T>(slug: string) =>
  inWords((await app.inject({ url: `/api/agents/${slug}/status`, headers })).json<T>());
const queryOf = ({ url }: OutgoingRequest): Record<string, string> => Object.fromEntries(new URL(url).searchParams);

describe('without its connection', () => {
  test.each([
    ['email', 'Connect Gmail with a Refresh Token under API Connections'],
    ['calendar', 'Connect Google Calendar with a Refresh Token under API Connections'],
    ['contacts', 'Connect Gmail or Google Calendar with a Refresh Token under API Connections'],
    ['lead-generation', 'Connect Apollo under API Connections'],
    [
      'maps-scraper',
      'Places can’t be searched yet: the Google connection holds an OAuth client alone, and Google Places asks for an API key of its own',
    ],
  ])('%s fails by naming it, and calls nobody', async (agent, message) => {
    expect(await run(agent)).toBe(`failed: ${message}`);
    expect(asked).toEqual([]);
    // An OAuth client without a refresh token stands for no account.
    for (const id of ['gmail', 'google-calendar', 'google'] as const)
      await connect(id, { clientId: 'client', clientSecret: 'secret' });
    expect(await run(agent)).toBe(`failed: ${message}`);
    expect(asked).toEqual([]);
  });

  test('an agent of a member’s own says that it has no work', async () => {
    await app.inject({ method: 'POST', url: '/api/agents', headers, payload: { name: 'Scout', type: 'custom' } });
    expect(await run('scout')).toBe('failed: Scout is a custom agent and has no work of its own to run');
  });

  test('an agent of a member’s own with a type works as that type does', async () => {
    await app.inject({ method: 'POST', url: '/api/agents', headers, payload: { name: 'Second inbox', type: 'email' } });
    expect(await run('second-inbox')).toBe('failed: Connect Gmail with a Refresh Token under API Connections');
  });
});

describe('with a Google account', () => {
  beforeEach(() => Promise.all([connect('gmail', oauth), connect('google-calendar', oauth)]));

  test.each([
    [
      { status: 400, body: { error: 'invalid_grant' } },
      /^failed: The Refresh Token of .* has expired or was revoked; enter a new one/,
    ],
    [
      { status: 401, body: { error: 'invalid_client' } },
      /^failed: Google does not accept the Client ID and the Client Secret of/,
    ],
    [{ status: 400, body: '<p>Bad request' }, /^failed: Google does not accept/],
  ])('a refused sign-in %j is told in words', async (reply, words) => {
    world = (address) => (address === tokenUrl ? reply : undefined);
    for (const agent of ['email', 'calendar', 'contacts']) expect(await run(agent)).toMatch(words);
  });

  test.each([
    [
      { status: 403, body: { error: { errors: [{ reason: 'insufficientPermissions' }] } } },
      /^failed: The Refresh Token may not read/,
    ],
    [
      { status: 403, body: { error: { errors: [{ reason: 'userRateLimitExceeded' }] } } },
      /^queued: .* takes no more requests at the moment/,
    ],
    [{ status: 500, body: 'x' }, /^queued: .* has a fault at the moment/],
    [{ status: 200, body: '[]' }, /^queued: .* could not be read/],
  ])('a refused read %j is told in words', async (reply, words) => {
    world = (address) => (address === tokenUrl ? undefined : reply);
    for (const agent of ['email', 'calendar', 'contacts']) expect(await run(agent), agent).toMatch(words);
  });

  test('contacts are added, updated and removed as in the address book, page by page', async () => {
    const person = (id: string, name: string) => ({
      resourceName: `people/${id}`,
      names: [{ displayName: name }],
      emailAddresses: [{ value: `${id}@a.example` }],
      organizations: [{ name: 'Northwind' }],
    });
    let pages: Record<string, object> = {
      '': { connections: [person('c1', 'Dana'), person('c2', 'Jon')], nextPageToken: 'two' },
      two: { connections: [person('c3', 'Ada'), { resourceName: 'people/c4' }] },
    };
    world = (address, request) =>
      address === tokenUrl ? undefined : { body: pages[queryOf(request)['pageToken'] ?? ''] };
    expect(await run('contacts')).toBe('4 contacts added, 0 updated, 0 removed');
    expect(asked[1]).toMatchObject({ method: 'GET', headers: { authorization: 'Bearer planted-access' } });
    type Contacts = {
      stats: object;
      account: object;
      contacts: { id: string; name?: string; lastSync: string }[];
      activity: { kind: string; text: string }[];
    };
    const first = await page<Contacts>('contacts');
    expect(first).toMatchObject({
      stats: { totalContacts: 4, syncedContacts: 4, lastSyncTime: testNow.toISOString() },
      account: { connected: true },
      activity: [{ kind: 'synced', text: 'Google contacts synced: 4 contacts added, 0 updated, 0 removed' }],
    });
    expect(first.contacts.find(({ id }) => id === 'google-people/c1')).toEqual({
      id: 'google-people/c1',
      name: 'Dana',
      email: 'c1@a.example',
      company: 'Northwind',
      lastSync: testNow.toISOString(),
    });

    time.advance(60_000);
    pages = { '': { connections: [person('c1', 'Dana Whitfield'), person('c2', 'Jon'), person('c5', 'Ines')] } };
    expect(await run('contacts')).toBe('1 contact added, 1 updated, 2 removed');
    expect((await page<Contacts>('contacts')).contacts.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Dana Whitfield', 'Ines', 'Jon']),
    );
    expect(await run('contacts')).toBe('3 contacts, nothing new');
  });

  test('contacts are synced every hour by themselves after the first time, while the agent is started and the setting is on', async () => {
    world = (address) => (address === tokenUrl ? undefined : { body: {} });
    const syncs = async () =>
      (
        await db
          .selectFrom('executions')
          .select('id')
          .where('agentId', '=', 'contacts-agent')
          .where('sample', '=', 0)
          .where('status', '=', 'completed')
          .execute()
      ).length;
    const later = async (minutes: number) => {
      for (let count = 0; count < minutes; count += 1) {
        time.advance(60_000);
        await app.jobs.idle();
      }
      return syncs();
    };
    app.jobs.begin();
    await app.jobs.idle();
    expect(await later(90)).toBe(0);
    await run('contacts');
    expect(await later(59)).toBe(1);
    expect(await later(2)).toBe(2);
    expect(await later(100)).toBe(3);
    const tell = (path: string, method: 'POST' | 'PUT', payload?: object) =>
      app.inject({ method, url: `/api/agents/contacts/${path}`, headers, ...(payload ? { payload } : {}) });
    await tell('stop', 'POST');
    expect(await later(120)).toBe(3);
    await tell('start', 'POST');
    expect(await later(1)).toBe(4);
    await tell('config', 'PUT', { customSettings: { isActive: true, autoSync: false } });
    expect(await later(120)).toBe(4);
    await tell('config', 'PUT', { customSettings: {} });
    await db.updateTable('connections').set({ credentials: null }).execute();
    expect(await later(120)).toBe(4);
  });

  test('mails are read with what Gmail knows of them, and nothing is sent', async () => {
    const headersOf = (subject: string) => ({
      headers: [
        { name: 'From', value: 'Dana <dana@a.example>' },
        { name: 'to', value: 'demo@switchboard.test' },
        { name: 'Subject', value: subject },
      ],
    });
    const messages: Record<string, object> = {
      m1: {
        id: 'm1',
        threadId: 't1',
        labelIds: ['INBOX', 'UNREAD', 'IMPORTANT'],
        snippet: 'It&#39;s &lt;b&gt;late&lt;/b&gt; &amp; cold',
        internalDate: '1773305000000',
        payload: headersOf('Contract\u0000'),
      },
      m2: {
        id: 'm2',
        threadId: 't2',
        labelIds: ['INBOX', 'STARRED', 'CATEGORY_PROMOTIONS'],
        snippet: '',
        internalDate: '1773204000000',
        payload: headersOf('Offer'),
      },
    };
    world = (address, request) => {
      if (address === tokenUrl) return undefined;
      const id = address.split('/messages/')[1];
      if (id) return { body: messages[id] };
      const { q } = queryOf(request);
      return {
        body:
          q === 'in:sent'
            ? { messages: [{ id: 's1', threadId: 't2' }] }
            : q === 'in:inbox has:attachment'
              ? { messages: [{ id: 'm1', threadId: 't1' }] }
              : {
                  messages: [
                    { id: 'm1', threadId: 't1' },
                    { id: 'm2', threadId: 't2' },
                  ],
                },
      };
    };
    expect(await run('email')).toBe('2 messages read, 2 new');
    const { emails, metrics } = await page<{ emails: object[]; metrics: object }>('email');
    expect(emails).toEqual([
      {
        id: 'gmail-m1',
        subject: 'Contract',
        from: 'Dana <dana@a.example>',
        to: 'demo@switchboard.test',
        preview: "It's <b>late</b> & cold",
        timestamp: new Date(1773305000000).toISOString(),
        isRead: false,
        isStarred: false,
        hasAttachments: true,
        status: 'pending',
        priority: 'high',
      },
      {
        id: 'gmail-m2',
        subject: 'Offer',
        from: 'Dana <dana@a.example>',
        to: 'demo@switchboard.test',
        preview: '',
        timestamp: new Date(1773204000000).toISOString(),
        isRead: true,
        isStarred: true,
        hasAttachments: false,
        status: 'replied',
        priority: 'low',
      },
    ]);
    expect(metrics).toMatchObject({ processed: 2, responseRate: 50 });
    expect(asked.every(({ method, url }) => method === 'GET' || url === tokenUrl)).toBe(true);
    await configure('email', { ...emailSettings.defaults, smartFilters: false });
    expect(await run('email')).toBe('2 messages read, 0 new');
    expect(JSON.stringify((await page<{ emails: object[] }>('email')).emails)).not.toContain('priority');
    await configure('email', { ...emailSettings.defaults, gmailIntegration: false });
    expect(await run('email')).toBe('failed: Gmail Integration is switched off in the configuration');
  });

  test('events are read around today, whole days included; those that are gone there go here, and members’ own stay', async () => {
    await app.inject({
      method: 'POST',
      url: '/api/agents/calendar/records/events',
      headers,
      payload: { title: 'Own', startTime: '2026-03-12T20:00:00Z', endTime: '2026-03-12T20:30:00Z' },
    });
    const dated = {
      id: 'e1',
      status: 'confirmed',
      summary: 'Pilot <review>',
      start: { dateTime: '2026-03-12T10:00:00-04:00' },
      end: { dateTime: '2026-03-12T10:45:00-04:00' },
      hangoutLink: 'https://meet.google.com/x',
      creator: { email: 'ada@a.example' },
      recurringEventId: 'r',
      attendees: [
        { email: 'ada@a.example', displayName: 'Ada', responseStatus: 'accepted' },
        { email: 'jon@a.example', responseStatus: 'needsAction' },
      ],
    };
    let items: object[] = [
      dated,
      { id: 'e2', start: { date: '2026-03-13' }, end: { date: '2026-03-14' } },
      { id: 'e3', status: 'cancelled' },
    ];
    world = (address) => (address === tokenUrl ? undefined : { body: { items } });
    expect(await run('calendar')).toBe('2 events read');
    expect(queryOf(asked.at(-1) as OutgoingRequest)).toMatchObject({
      timeMin: '2026-03-05T05:00:00.000Z',
      timeMax: '2026-04-09T04:00:00.000Z',
      singleEvents: 'true',
    });
    type Calendar = { events: { id: string; title: string }[]; slots: object[] };
    const { events, slots } = await page<Calendar>('calendar');
    expect(events).toEqual(
      expect.arrayContaining([
        {
          id: 'google-e1',
          title: 'Pilot <review>',
          description: '',
          startTime: '2026-03-12T14:00:00.000Z',
          endTime: '2026-03-12T14:45:00.000Z',
          attendees: [
            { email: 'ada@a.example', name: 'Ada', status: 'accepted' },
            { email: 'jon@a.example', status: 'pending' },
          ],
          type: 'meeting',
          status: 'confirmed',
          calendarId: 'primary',
          isRecurring: true,
          meetingLink: 'https://meet.google.com/x',
          createdBy: 'ada@a.example',
        },
        expect.objectContaining({
          id: 'google-e2',
          startTime: '2026-03-13T04:00:00.000Z',
          endTime: '2026-03-14T04:00:00.000Z',
          type: 'appointment',
        }),
      ]),
    );
    // It has no title there, and none is made up.
    expect(events.find(({ id }) => id === 'google-e2')).not.toHaveProperty('title');
    expect(slots[2]).toMatchObject({ startTime: '10:00', endTime: '10:45', conflictReason: 'Pilot <review>' });
    items = [dated];
    expect(await run('calendar')).toBe('1 event read');
    expect((await page<Calendar>('calendar')).events.map(({ title }) => title).toSorted()).toEqual([
      'Own',
      'Pilot <review>',
    ]);
    await configure('calendar', { ...calendarSettings.defaults, googleCalendarSync: false });
    expect(await run('calendar')).toBe('failed: Google Calendar Sync is switched off in the configuration');
  });
});

describe('lead generation', () => {
  const settings = {
    ...leadGenerationSettings.defaults,
    targetIndustries: ['Logistics'],
    companySize: ['201–500', '1,000+', 'any'],
    locations: ['Poland'],
    searchKeywords: ['cold', 'chain'],
  };
  const people = [
    {
      id: 'p1',
      first_name: 'Dana',
      last_name_obfuscated: 'Wh***d',
      title: 'Head',
      organization: { name: 'Northwind' },
    },
    { id: 'p2', first_name: 'Jon', title: null, organization: null },
  ];
  const match = {
    id: 'p1',
    name: 'Dana Whitfield',
    title: 'Head of Logistics',
    email: 'dana@northwind.example',
    linkedin_url: 'http://www.linkedin.com/in/dana',
    city: 'Rotterdam',
    country: 'Netherlands',
    organization: { name: 'Northwind', industry: 'logistics', estimated_num_employees: 240 },
  };
  const apollo = (address: string): Reply | undefined =>
    address.endsWith('api_search') ? { body: { people } } : { body: { matches: [match, null] } };

  test('asks Apollo for what the settings name, completes who it finds, and makes up no score', async () => {
    await connect('apollo', { apiKey: 'planted-apollo', baseUrl: 'https://proxy.example/v1/' });
    await configure('lead-generation', settings);
    world = apollo;
    expect(await run('lead-generation')).toBe('2 people found, 2 new leads');
    expect(asked.map(({ url }) => url)).toEqual([
      'https://proxy.example/api/v1/mixed_people/api_search',
      'https://proxy.example/api/v1/people/bulk_match',
    ]);
    expect(JSON.parse(asked[0]?.body ?? '')).toEqual({
      q_organization_keyword_tags: ['Logistics'],
      organization_num_employees_ranges: ['201,500', '1000,1000000'],
      person_locations: ['Poland'],
      q_keywords: 'cold chain',
      page: 1,
      per_page: 100,
    });
    expect(asked[0]?.headers).toMatchObject({ 'x-api-key': 'planted-apollo' });
    const { leads, metrics } = await page<{ leads: { name: string }[]; metrics: object }>('lead-generation');
    const common = {
      status: 'new',
      source: 'Apollo',
      createdAt: testNow.toISOString(),
      lastUpdated: testNow.toISOString(),
    };
    expect(leads.toSorted((a, b) => a.name.localeCompare(b.name))).toEqual([
      {
        id: 'apollo-p1',
        name: 'Dana Whitfield',
        company: 'Northwind',
        email: 'dana@northwind.example',
        title: 'Head of Logistics',
        linkedinUrl: 'https://www.linkedin.com/in/dana',
        location: 'Rotterdam, Netherlands',
        industry: 'logistics',
        companySize: '240',
        ...common,
      },
      { id: 'apollo-p2', name: 'Jon', ...common },
    ]);
    expect(metrics).not.toHaveProperty('averageScore');
    expect(await run('lead-generation')).toBe('2 people found, 0 new leads');
  });

  test('spends nothing on completing where that is off, and uses the key of its own page first', async () => {
    await connect('apollo', { apiKey: 'planted-connection' });
    await configure('lead-generation', { ...settings, autoEnrichment: false, apolloApiKey: 'planted-own' });
    world = apollo;
    expect(await run('lead-generation')).toBe('2 people found, 2 new leads');
    expect(asked.map(({ url, headers: sent }) => [url, sent?.['x-api-key']])).toEqual([
      ['https://api.apollo.io/api/v1/mixed_people/api_search', 'planted-own'],
    ]);
    expect(
      (await page<{ leads: { name: string }[] }>('lead-generation')).leads.map(({ name }) => name).toSorted(),
    ).toEqual(['Dana Wh***d', 'Jon']);
  });

  test.each([
    [true, undefined],
    [false, 'dana@northwind'],
  ])('with validation %s, of an address that cannot be one stays %s', async (emailValidation, kept) => {
    await connect('apollo', { apiKey: 'planted-apollo' });
    await configure('lead-generation', { ...settings, emailValidation });
    world = (address) =>
      address.endsWith('api_search')
        ? { body: { people: people.slice(0, 1) } }
        : { body: { matches: [{ ...match, email: 'dana@northwind' }] } };
    expect(await run('lead-generation')).toBe('1 person found, 1 new lead');
    expect((await page<{ leads: { email?: string }[] }>('lead-generation')).leads[0]?.email).toBe(kept);
  });

  test('stops at the day’s most leads, those added by hand not counted', async () => {
    await connect('apollo', { apiKey: 'planted-apollo' });
    await app.inject({
      method: 'POST',
      url: '/api/agents/lead-generation/records/leads',
      headers,
      payload: { name: 'Own', company: 'A' },
    });
    await configure('lead-generation', { ...settings, maxLeadsPerDay: 1, autoEnrichment: false });
    world = apollo;
    expect(await run('lead-generation')).toBe('2 people found, 1 new lead');
    expect(await run('lead-generation')).toBe('Today’s 1 lead was found already');
    time.advance(24 * 3_600_000);
    headers = await signIn(app);
    expect(await run('lead-generation')).toBe('2 people found, 1 new lead');
  });

  test('asks for at least one criterion', async () => {
    await connect('apollo', { apiKey: 'planted-apollo' });
    expect(await run('lead-generation')).toBe(
      'failed: Name at least one industry, company size, location or keyword in the configuration',
    );
    expect(asked).toEqual([]);
  });

  test.each([
    [401, 'failed: Apollo does not accept the credentials; enter them again under API Connections'],
    [403, 'failed: Apollo knows the credentials but does not allow this call'],
    [429, 'failed: Apollo takes no more requests at the moment'],
    [422, 'failed: Apollo answered with an unexpected status (422)'],
  ])('tells a refusal with %i in words, and keeps nothing', async (status, told) => {
    await connect('apollo', { apiKey: 'planted-apollo' });
    await configure('lead-generation', settings);
    world = () => ({ status, body: { error: 'planted-apollo is wrong' } });
    expect(await run('lead-generation')).toBe(told);
    expect((await page<{ leads: object[] }>('lead-generation')).leads).toEqual([]);
  });
});
