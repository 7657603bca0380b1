import type { AnswerOf, endpoints } from '@switchboard/api-contract/endpoints';
import { hourMs, minuteMs } from '@switchboard/api-contract/time';
import { beforeEach, expect, test } from 'vitest';
import { peoplePlayed, playBook } from '../../test/addressBook.ts';
import { sandboxedApp } from '../../test/sandboxedApp.ts';
import { addMember, addTenant, signIn } from '../../test/testApp.ts';
import { testContext } from '../../test/testContext.ts';
import { readAttentionItems } from './attentionItems.ts';

const server = sandboxedApp();
const { configure, connect, run, send, setUp, world } = server;
type Answer = AnswerOf<typeof endpoints.attention>;

const read = async (as?: { authorization: string }) => (await send('GET', 'attention', undefined, as)).json<Answer>();
const items = async (as?: { authorization: string }) => (await read(as)).items ?? [];
const ids = async (as?: { authorization: string }) => (await items(as)).map(({ id }) => id);

beforeEach(async () => {
  await configure('lead-generation', { targetIndustries: ['logistics'] });
});

test('runs that failed for the same reason are one, and are gone once the connection is tested well', async () => {
  expect(await items()).toEqual([]);
  await setUp('apollo', 'sandbox-wrong');
  const since = server.time.clock().toISOString();
  await run('lead-generation');
  server.time.advance(60_000);
  await run('lead-generation');
  expect(await items()).toEqual([
    {
      id: 'runs.lead-generation-agent.credentialsOutdated.apollo',
      kind: 'connection',
      severity: 'critical',
      text: 'Apollo refused the key',
      about: '2 runs of Lead Generation Agent',
      count: 2,
      since,
      sandbox: true,
      action: { label: 'Set up Apollo', to: '/api-status?setup=apollo' },
    },
  ]);
  server.time.advance(60_000);
  await setUp('apollo', 'sandbox');
  expect(await items()).toEqual([]);
});

test('a failed run is gone as soon as a later one of that agent completed, and not with one of another', async () => {
  await setUp('apollo', 'sandbox-down');
  await run('lead-generation');
  expect(await ids()).toEqual([expect.stringMatching(/^runs\.lead-generation-agent\./)]);
  await connect('gmail');
  await run('contacts');
  expect((await items()).filter(({ id }) => id.startsWith('runs.'))).toHaveLength(1);
  await connect('apollo');
  server.time.advance(1_000);
  await run('lead-generation');
  expect((await items()).filter(({ id }) => id.startsWith('runs.'))).toEqual([]);
});

test('a connection in error is one until it is mended or removed', async () => {
  await setUp('tavily', 'sandbox-wrong');
  expect(await items()).toMatchObject([{ id: 'connection.tavily', text: 'Tavily refused the key', sandbox: true }]);
  await send('POST', 'connections/tavily/disconnect');
  expect(await ids()).toEqual([]);
});

test('what was put off is gone for who said so, and back when tomorrow begins there', async () => {
  const vera = { tenantId: 'northlight', username: 'vera', password: 'a-long-password' };
  await addMember(server.db, { ...vera, role: 'tenant_viewer' });
  const asVera = await signIn(server.app, vera);
  await setUp('tavily', 'sandbox-wrong');
  const later = await send('POST', 'attention/connection.tavily/later', { zone: 'America/New_York' }, asVera);
  expect(later.statusCode).toBe(200);
  expect([await ids(asVera), await ids()]).toEqual([[], ['connection.tavily']]);
  const midnight = Date.parse('2026-03-13T04:00:00.000Z');
  server.time.advance(midnight - 1 - server.time.clock().getTime());
  expect(await ids(asVera)).toEqual([]);
  server.time.advance(1);
  expect(await ids(asVera)).toEqual(['connection.tavily']);
});

test('replies that wait are one, and gone once they were discarded', async () => {
  await connect('gmail', 'openai');
  await send('POST', 'agents/email/start');
  await run('email');
  const { replies } = (await send('GET', 'agents/email/status')).json<{ replies: { id: string; state: string }[] }>();
  const drafts = replies.filter(({ state }) => state === 'draft');
  expect(drafts.length).toBeGreaterThan(1);
  expect((await items()).find(({ kind }) => kind === 'replies')).toMatchObject({
    id: 'replies.email-agent',
    severity: 'info',
    text: `${drafts.length} replies wait for you`,
    count: drafts.length,
    sandbox: true,
    action: { label: 'Read the replies', to: '/agents/email/detail' },
  });
  for (const { id } of drafts) await send('DELETE', `agents/email/records/replies/${id}`);
  expect((await items()).filter(({ kind }) => kind === 'replies')).toEqual([]);
});

test('a sync that waits and contacts that may be one', async () => {
  await connect('gmail');
  playBook(world, [...peoplePlayed(30), ['twin', 'Twin', 'person1@example.com']]);
  await run('contacts');
  playBook(world, []);
  await run('contacts');
  expect(await items()).toMatchObject([
    {
      id: 'sync.contacts-agent',
      about: '0 contacts to add, 0 to change, 31 to remove',
      action: { label: 'Review changes', to: '/agents/contacts/detail?review=sync' },
    },
    {
      id: 'duplicates.contacts-agent',
      text: '1 pair of contacts may be duplicates',
      action: { label: 'Review duplicates', to: '/agents/contacts/detail?review=duplicates' },
    },
  ]);
});

test('a schedule that is held, once a time was left out, until its agent works again', async () => {
  server.app.jobs.begin();
  await connect('gmail');
  await send('POST', 'agents/email/stop');
  await send('PUT', 'agents/email/schedule', { kind: 'interval', everyMinutes: 60 });
  expect(await ids()).toEqual([]);
  server.time.advance(hourMs);
  await server.app.jobs.idle();
  server.time.advance(hourMs);
  await server.app.jobs.idle();
  expect((await items()).find(({ kind }) => kind === 'schedule')).toMatchObject({
    id: 'schedule.email-agent',
    severity: 'caution',
    text: 'Email Agent holds its schedule',
    about: expect.stringMatching(/, 2 runs left out$/) as string,
  });
  await send('POST', 'agents/email/start');
  expect((await ids()).filter((id) => id.startsWith('schedule'))).toEqual([]);
});

test('Auto Sync that never ran is missed by nobody', async () => {
  server.app.jobs.begin();
  server.time.advance(2 * hourMs);
  await server.app.jobs.idle();
  const row = await server.db.selectFrom('schedules').select(['leftOut']).executeTakeFirst();
  expect(row?.leftOut).toBeGreaterThan(0);
  expect(await ids()).toEqual([]);
});

test('the worst stand first, at most 200, and it is said how many there are besides', async () => {
  await setUp('tavily', 'sandbox-wrong');
  await connect('gmail');
  playBook(world, [...peoplePlayed(2), ['twin', 'Twin', 'person1@example.com']]);
  await run('contacts');
  expect((await items()).map(({ severity }) => severity)).toEqual(['critical', 'info']);
  const workflows = Array.from({ length: 100 }, (_, index) => `w${index}`);
  const at = server.time.clock().toISOString();
  for (const listType of ['a', 'b', 'c']) {
    const agentId = `orchestrator-${listType}`;
    const row = await server.db
      .selectFrom('agents')
      .selectAll()
      .where('id', '=', 'switchboard-super-agent')
      .executeTakeFirstOrThrow();
    await server.db
      .insertInto('agents')
      .values({ ...row, id: agentId, position: 99 })
      .execute();
    for (const name of workflows) {
      const id = `${agentId}-${name}`;
      await server.db
        .insertInto('records')
        .values({
          id,
          tenantId: 'northlight',
          agentId,
          collection: 'workflows',
          bodyJson: JSON.stringify({ name, description: '', steps: [] }),
          createdAt: at,
          address: null,
          phone: null,
          deletedAt: null,
          fromJson: null,
        })
        .execute();
      await server.db
        .insertInto('executions')
        .values({
          id,
          tenantId: 'northlight',
          agentId,
          status: 'failed',
          executionType: 'workflow',
          queuedAt: at,
          sample: 0,
          workflowId: id,
        } as never)
        .execute();
    }
  }
  const answer = await read();
  expect([answer.items?.length, answer.more]).toEqual([200, 102]);
  expect(answer.items?.some(({ severity }) => severity === 'info')).toBe(false);
});

test('an invitation that expired is told to admins alone, until it is withdrawn', async () => {
  const vera = { tenantId: 'northlight', username: 'vera', password: 'a-long-password' };
  await addMember(server.db, { ...vera, role: 'tenant_viewer' });
  const asked = await send('POST', 'members/invitations', { email: 'new@example.com', role: 'tenant_member' });
  expect(asked.statusCode, asked.body).toBe(201);
  server.time.advance(72 * hourMs - 1);
  await server.signInAgain();
  expect((await send('GET', 'attention')).json<Answer>().items).toEqual([]);
  // Answers are looked at anew each quarter of an hour.
  server.time.advance(hourMs / 4);
  expect(await items()).toMatchObject([
    { id: 'invitations', text: '1 invitation has expired', action: { to: '/profile?tab=members' } },
  ]);
  expect(await ids(await signIn(server.app, vera))).toEqual([]);
  await send('DELETE', `members/invitations/${asked.json<{ id: string }>().id}`);
  expect(await ids()).toEqual([]);
});

test('a budget that is nearly spent, and worse once it is, until it is raised', async () => {
  const month = server.time.clock().toISOString().slice(0, 7);
  const spend = (cost: number) =>
    server.db
      .insertInto('usage')
      .values({
        tenantId: 'northlight',
        day: `${month}-01`,
        agentId: 'research-agent',
        service: 'openai',
        model: '',
        unit: 'calls',
        sandbox: 0,
        currency: 'EUR',
        units: cost,
        unpriced: 0,
        cost: cost * 1_000_000_000,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['tenantId', 'day', 'agentId', 'service', 'model', 'unit', 'sandbox', 'currency'])
          .doUpdateSet({ cost: cost * 1_000_000_000 }),
      )
      .execute();
  await send('PUT', 'budgets', { currency: 'EUR', month: 50 });
  await spend(41);
  expect(await items()).toMatchObject([
    {
      id: `budget.${month}`,
      kind: 'budget',
      severity: 'caution',
      text: '82% of this month’s budget is spent',
      about: '€41.00 of €50.00',
      action: { label: 'Open usage', to: '/profile?tab=usage' },
    },
  ]);
  await spend(50);
  expect(await items()).toMatchObject([{ severity: 'critical', text: 'This month’s budget is spent' }]);
  await send('PUT', 'budgets', { currency: 'EUR', month: 100 });
  expect(await items()).toEqual([]);
});

test('while nothing changes the answer stays the same, and nothing is sent again', async () => {
  await setUp('tavily', 'sandbox-wrong');
  const first = await send('GET', 'attention');
  server.time.advance(20 * minuteMs);
  const again = await server.app.inject({
    url: '/api/attention',
    headers: { ...server.headers, 'if-none-match': String(first.headers['etag']) },
  });
  expect(again.statusCode).toBe(304);
});

test('in nobody’s name it is what the organisation has, whatever was put off', async () => {
  await setUp('tavily', 'sandbox-wrong');
  await send('POST', 'attention/connection.tavily/later', {});
  const context = testContext({ db: server.db, clock: server.time.clock });
  expect((await readAttentionItems(context, { tenantId: 'northlight' })).items).toHaveLength(1);
  await addTenant(server.db, { tenantId: 'rival', username: 'rival', password: 'rival-password' });
  expect(await readAttentionItems(context, { tenantId: 'rival' })).toEqual({ items: [] });
});

test('what a service switches off needs admins from 60 days before, until it is replaced', async () => {
  const password = { clientId: 'id', clientSecret: 'sandbox', username: 'ada', password: 'sandbox' };
  await server.enter('salesforce', password);
  expect(await server.listed('salesforce')).toMatchObject({
    ends: [{ what: 'This way of signing in', on: '2027-02-20' }],
  });
  const passTo = (day: string) => server.time.advance(Date.parse(`${day}T12:00:00Z`) - server.time.clock().getTime());
  const ending = async (as: { authorization: string }) => (await items(as)).filter(({ kind }) => kind === 'ends');
  passTo('2026-12-21');
  expect(await ending(await signIn(server.app))).toEqual([]);
  passTo('2026-12-22');
  const vera = { tenantId: 'northlight', username: 'vera', password: 'a-long-password' };
  await addMember(server.db, { ...vera, role: 'tenant_member' });
  expect(await ending(await signIn(server.app, vera))).toEqual([]);
  const admin = await signIn(server.app);
  const [item] = await ending(admin);
  expect(item).toEqual({
    id: 'ends.salesforce.This way of signing in',
    kind: 'ends',
    severity: 'caution',
    text: 'This way of signing in ends on 20 Feb 2027',
    about: 'Salesforce, in 60 days. Connect it by My Domain and client credentials',
    sandbox: true,
    action: { label: 'Open the connection', to: '/api-status?setup=salesforce' },
  });
  const replaced = await send('POST', 'connections/salesforce/setup', { sandbox: true }, admin);
  expect(replaced.json()).not.toHaveProperty('ends');
  expect(await ending(admin)).toEqual([]);
});

test('what a test of a connection found to end is told, too, by who uses it', async () => {
  await connect('openai');
  const on = new Date(server.time.clock().getTime() + 40 * 24 * hourMs).toISOString().slice(0, 10);
  const lastTest = { outcome: 'ok', testedAt: server.time.clock().toISOString(), ends: [{ what: 'gpt-4o', on }] };
  await server.db
    .updateTable('connections')
    .set({ lastTestJson: JSON.stringify(lastTest) })
    .where('serviceId', '=', 'openai')
    .execute();
  const [item] = (await items()).filter(({ kind }) => kind === 'ends');
  expect(item?.text).toMatch(/^gpt-4o ends on \d+ \w+ \d{4}$/);
  expect(item?.about).toMatch(/^OpenAI, in 40 days\. \d agents use it$/);
});
