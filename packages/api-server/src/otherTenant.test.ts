import { endpoints, type Endpoint } from '@switchboard/api-contract/endpoints';
import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { addTenants } from '../test/addTenants.ts';
import { requestRow } from '../test/requestRow.ts';
import { sampleBody } from '../test/sampleBody.ts';
import { addMember, createTestApp, createTestDatabase, signIn } from '../test/testApp.ts';
import type { Database } from './platform/store/Database.ts';

const ours = 'northlight';
/** In everything of ours that an answer could hold. */
const secret = 'zanzibar';
const password = 'a quiet tuesday';

let db: Database;
let app: FastifyInstance;
let rival: { authorization: string };
/** Things of ours, for each place in an address. A new place needs one. */
let places: Readonly<Record<string, string>>;

beforeAll(async () => {
  db = await createTestDatabase();
  app = await createTestApp({ db, env: { VOICE_ENGINE: 'none', SANDBOX: 'on' } });
  places = await fillOurs();
  await addTenants(db, ['rival']);
  await addMember(db, { tenantId: 'rival', username: 'rival', password, role: 'tenant_admin' });
  rival = await signIn(app, { username: 'rival', password });
});

/** Gives our organisation one of each, and returns their ids. */
async function fillOurs(): Promise<Record<string, string>> {
  const headers = await signIn(app);
  const ask = async (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) => {
    const answer = await app.inject({ method, url: `/api/${url}`, headers, ...(payload && { payload }) });
    expect(answer.statusCode, `${url}: ${answer.body}`).toBeLessThan(300);
    return answer.json<{ id: string; link?: string; sessions?: { id: string }[]; item: { id: string } }>();
  };
  const agent = await ask('POST', 'agents', { name: 'Ours', type: 'custom', description: secret });
  const invitation = await ask('POST', 'members/invitations', {
    email: `${secret}@example.com`,
    role: 'tenant_member',
  });
  await addMember(db, { tenantId: ours, username: secret, password, role: 'tenant_member' });
  const event = { title: secret, startTime: '2026-03-20T09:00:00Z', endTime: '2026-03-20T10:00:00Z' };
  await ask('POST', 'agents/calendar/records/events', event);
  await ask('POST', 'agents/lead-generation/records/leads', { name: secret, company: secret });
  await ask('POST', 'switchboard/chat', { message: `Who is ${secret}?`, sessionId: 'session-1' });
  await db
    .insertInto('programRequests')
    .values({ ...requestRow(), tenantId: ours, id: 'p_ours', text: secret })
    .execute();
  const key = await ask('POST', 'keys', { name: secret, rights: ['see'] });
  const first = async (table: 'executions' | 'records') =>
    (await db.selectFrom(table).select('id').where('tenantId', '=', ours).limit(1).executeTakeFirstOrThrow()).id;
  const { sessions = [] } = await ask('GET', 'auth/sessions');
  return {
    agentId: agent.id,
    action: 'stop',
    runId: await first('executions'),
    collection: 'events',
    recordId: await first('records'),
    service: 'hubspot',
    connectionId: 'openai',
    workflowId: await first('records'),
    itemId: 'since',
    requestId: 'p_ours',
    memberId: `${ours}-${secret}`,
    invitationId: invitation.id,
    sessionId: sessions[0]?.id ?? '',
    passkeyId: 'passkey',
    keyId: key.item.id,
    conversationId: 'session-1',
    messageId: (
      await db.selectFrom('conversationMessages').select('id').where('role', '=', 'assistant').executeTakeFirstOrThrow()
    ).id,
    token: '',
  };
}

/** Everything that our organisation has. */
async function oursNow(): Promise<Record<string, unknown>> {
  const { rows } = await sql<{ name: string }>`
    select name from sqlite_master where type = 'table' and name not like 'sqlite%' and name not like 'kysely%'
    and (name = 'tenants' or exists (select 1 from pragma_table_info(sqlite_master.name) as c where c.name = 'tenantId'))
    order by name`.execute(db);
  const tables = rows.map(async ({ name }) => {
    const column = sql.ref(name === 'tenants' ? 'id' : 'tenantId');
    const found = await sql`select * from ${sql.table(name)} where ${column} = ${ours}`.execute(db);
    return [name, found.rows.map((row) => JSON.stringify(row)).toSorted()] as const;
  });
  const sessions = await db.selectFrom('sessions').selectAll().where('userId', '=', 'demo-user').execute();
  return { ...Object.fromEntries(await Promise.all(tables)), sessions };
}

const calls = Object.entries<Endpoint>(endpoints)
  .filter(([, { signedIn }]) => signedIn)
  .toSorted(([a], [b]) => Number(a === 'logout') - Number(b === 'logout'));

/** Calls with things of ours in the address, and again with an agent that both have. */
function walk(agentId: string | undefined): void {
  test.each(calls)(`%s, ${agentId ?? 'with our agent'}`, async (_, endpoint) => {
    // A stream about one's own agent stays open.
    if (endpoint.stream && agentId !== undefined) return;
    const { method, path } = endpoint;
    const url = path.replace(/:(\w+)/g, (place, name: string) => {
      const ourOne = name === 'agentId' && agentId !== undefined ? agentId : places[name];
      if (ourOne === undefined) throw new Error(`Say which of ours stands for ${place}`);
      return encodeURIComponent(ourOne);
    });
    const payload = sampleBody(endpoint);
    const answer = await app.inject({
      method,
      url,
      headers: rival,
      ...(payload === undefined ? {} : { payload: payload as object }),
    });
    expect(answer.statusCode, answer.body).not.toBe(401);
    expect([403, 500]).not.toContain(answer.statusCode);
    expect(answer.body.replaceAll(/agent \S+ does not exist/g, '')).not.toMatch(/zanzibar|northlight/i);
  });
}

describe('an admin of another organisation reads and changes nothing of ours', () => {
  let before: Record<string, unknown>;
  beforeAll(async () => {
    before = await oursNow();
  });
  walk(undefined);
  describe('with an agent that both have', () => {
    beforeAll(async () => {
      rival = await signIn(app, { username: 'rival', password });
    });
    walk('calendar-agent');
  });
  test('and ours is as it was', async () => {
    expect(Object.keys(before)).toEqual(expect.arrayContaining(['agents', 'audit', 'invitations', 'records', 'users']));
    expect(JSON.stringify(before)).toContain(secret);
    expect(await oursNow()).toEqual(before);
  });
});
