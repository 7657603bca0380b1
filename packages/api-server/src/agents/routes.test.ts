import { messages } from '@switchboard/api-contract/errors';
import type { AgentDetail } from '@switchboard/api-contract/agentDetail';
import { agentList } from '@switchboard/api-contract/agents';
import { agentTable } from '@switchboard/api-contract/agentTable';
import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import type { Database } from '../platform/store/Database.ts';
import { createTestApp, createTestDatabase, signIn, testNow } from '../../test/testApp.ts';

let db: Database;
let app: FastifyInstance;
let headers: Record<string, string>;
beforeEach(async () => {
  db = await createTestDatabase();
  app = await createTestApp({ db });
  headers = await signIn(app);
});

const get = (url: string) => app.inject({ url, headers });
const post = (url: string, payload?: object) =>
  app.inject({ method: 'POST', url, headers, ...(payload ? { payload } : {}) });
const put = (url: string, payload: object) => app.inject({ method: 'PUT', url, headers, payload });

describe('GET /api/agents', () => {
  test('lists the seven in their order, marked as samples', async () => {
    const answer = await get('/api/agents');
    const list = v.parse(agentList, answer.json());
    expect(list.leftOut).toBe(0);
    expect(list.items.map((agent) => agent.id)).toEqual(agentTable.map((entry) => entry.id));
    expect(list.items.every((agent) => agent.sample && agent.model === 'gpt-4o')).toBe(true);
    // Nobody paused anything yet.
    expect(list.items.every((agent) => agent.status === 'active')).toBe(true);
  });

  test('counts own runs alone as soon as there is one', async () => {
    const run = {
      tenantId: 'northlight',
      agentId: 'email-agent',
      executionType: 'email_sort',
      queuedAt: '2026-03-12T09:00:00Z',
      startTime: null,
      endTime: null,
      durationMs: null,
      result: null,
      errorMessage: null,
      sample: 0,
    };
    await db
      .insertInto('executions')
      .values({ ...run, id: 'own-1', status: 'queued' })
      .execute();
    const agent = (await get('/api/agents')).json<{ id: string }[]>().find(({ id }) => id === 'email-agent');
    expect(agent).toMatchObject({ stats: { processed: 0, success: 0, pending: 1 } });
    expect(agent).not.toHaveProperty('sample');
    expect(agent).not.toHaveProperty('lastActiveAt');
  });
});

describe('GET /api/agents/{id}', () => {
  test('answers to the id and to the slug alike', async () => {
    for (const { id, slug, detailType } of agentTable) {
      const byId = await get(`/api/agents/${id}`);
      expect(byId.json()).toMatchObject({ id, slug, type: detailType, sample: true });
      expect((await get(`/api/agents/${slug}`)).body).toBe(byId.body);
    }
  });

  test('tells runs, figures and records', async () => {
    const agent = (await get('/api/agents/lead-generation')).json<AgentDetail>();
    expect(agent.executions).toHaveLength(50);
    expect(agent.metrics?.dailyExecutions).toHaveLength(7);
    expect(agent.metrics?.dailyExecutions.reduce((sum, count) => sum + count, 0)).toBe(agent.metrics?.totalExecutions);
    expect(agent.specialData).toMatchObject({ sample: true, leads: expect.any(Array) });
    expect(agent.configuration).toEqual({
      enabled: true,
      autoStart: false,
      maxConcurrentExecutions: 5,
      retryAttempts: 3,
      timeout: 300,
      customSettings: {},
    });
  });

  test('has no records for an agent of type custom', async () => {
    const { id } = (await post('/api/agents', { name: 'Own', type: 'custom' })).json<{ id: string }>();
    expect((await get(`/api/agents/${id}`)).json()).not.toHaveProperty('specialData');
  });

  test.each(['nobody', 'scraper', 'business_scraper', '__proto__', 'constructor'])(
    'answers 404 for %s, also for its runs and actions',
    async (id) => {
      const answers = [
        await get(`/api/agents/${id}`),
        await get(`/api/agent-executions/${id}`),
        await post(`/api/agents/${id}/stop`),
        await put(`/api/agents/${id}/config`, {}),
      ];
      for (const answer of answers) {
        expect(answer.statusCode).toBe(id.startsWith('_') ? 400 : 404);
        expect(answer.json()).toEqual({
          error: id.startsWith('_') ? 'Invalid agent ID provided.' : `agent ${id} does not exist`,
        });
      }
    },
  );

  test.each(['a%20b', '-x', 'a.b', '%3Cb%3E', 'x'.repeat(65), 'ü'])(
    'answers 400 for what can not be an id: %s',
    async (id) => {
      const answer = await get(`/api/agents/${encodeURI(decodeURI(id))}`);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toEqual({ error: 'Invalid agent ID provided.' });
    },
  );
});

describe('GET /api/agent-executions/{id}', () => {
  test('lists the newest runs first and leaves out what is not known yet', async () => {
    const runs = (await get('/api/agent-executions/lead-generation')).json<
      { id: string; status: string; startTime?: string; duration?: number; errorMessage?: string }[]
    >();
    expect(runs[0]).toEqual({
      id: 'lead-generation-run-1',
      status: 'completed',
      executionType: 'lead_search',
      startTime: '2026-03-12T09:38:20.000Z',
      endTime: '2026-03-12T09:38:21.842Z',
      duration: 1842,
      result: '34 companies, 12 new contacts',
      agentId: 'lead-generation-agent',
      queuedAt: '2026-03-12T09:38:20.000Z',
      attempts: 0,
    });
    const starts = runs.flatMap((run) => run.startTime ?? []);
    expect(starts).toEqual(starts.toSorted().toReversed());
    expect(runs.find((run) => run.status === 'running')).not.toHaveProperty('endTime');
    expect(runs.find((run) => run.status === 'failed')).toMatchObject({ errorMessage: expect.any(String) });
  });
});

describe('POST /api/agents/{id}/{action}', () => {
  test.each([
    ['start', 'deployed', 'active'],
    ['stop', 'paused', 'paused'],
    ['restart', 'deployed', 'active'],
  ])('%s makes the agent %s, %s in the list', async (action, status, listStatus) => {
    const answer = await post(`/api/agents/maps-scraper/${action}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ id: 'google-maps-scraper', status });
    expect((await get('/api/agents/google-maps-scraper')).json()).toMatchObject({ status });
    expect(
      (await get('/api/agents')).json<{ id: string; status: string }[]>().find(({ id }) => id === 'google-maps-scraper')
        ?.status,
    ).toBe(listStatus);
  });

  test('does not start what is switched off, but stops it', async () => {
    await put('/api/agents/research/config', { enabled: false });
    for (const action of ['start', 'restart']) {
      const answer = await post(`/api/agents/research-agent/${action}`);
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toEqual({
        error: `Research Agent is switched off in its configuration. Switch it on before you ${action} it.`,
      });
    }
    expect((await get('/api/agents/research')).json()).toMatchObject({ status: 'deployed' });
    expect((await post('/api/agents/research/stop')).json()).toMatchObject({ status: 'paused' });
  });

  test('knows no other action', async () => {
    const answer = await post('/api/agents/research/explode');
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ error: 'There is no call POST /api/agents/research/explode' });
  });
});

describe('POST /api/agents', () => {
  test('creates an idle agent that stands last in the list and can be used', async () => {
    const answer = await post('/api/agents', { name: '  Sales Scout ', type: 'custom', description: 'Looks around' });
    expect(answer.json()).toEqual({
      id: 'sales-scout',
      name: 'Sales Scout',
      type: 'custom',
      description: 'Looks around',
      status: 'idle',
      sessions: 0,
      tokens: 0,
      createdAt: testNow.toISOString(),
      stats: { processed: 0, success: 0, pending: 0 },
    });
    expect((await get('/api/agents')).json<unknown[]>().at(-1)).toEqual(answer.json());
    expect((await get('/api/agents/sales-scout')).json()).toMatchObject({
      type: 'custom',
      status: 'idle',
      executions: [],
      metrics: { totalExecutions: 0, dailyExecutions: [0, 0, 0, 0, 0, 0, 0] },
    });
    expect((await post('/api/agents/sales-scout/start')).json()).toMatchObject({ status: 'deployed' });
  });

  test.each([
    ['Research', 'research-2'],
    ['Email (Agent)', 'email-agent-2'],
    ['Ünïcode 🚀 Agent!', 'unicode-agent'],
    ['代理', 'agent'],
    ['x'.repeat(80), 'x'.repeat(56)],
  ])('makes of the name %s the id %s', async (name, id) => {
    expect((await post('/api/agents', { name, type: 'email' })).json()).toMatchObject({ id, type: 'email' });
    expect((await get(`/api/agents/${id}`)).json()).toMatchObject({ id, type: 'email_automation' });
  });

  test('makes one agent of a name, however often and at once it is asked for', async () => {
    const answers = await Promise.all(
      ['Twin', 'twin', ' TWIN '].map((name) => post('/api/agents', { name, type: 'custom' })),
    );
    expect(answers.filter((answer) => answer.statusCode === 422)).toHaveLength(2);
    expect((await get('/api/agents')).json()).toHaveLength(8);
  });

  test('creates a hundred for an organisation, and no more until one is deleted', async () => {
    const create = (name: string) => post('/api/agents', { name, type: 'custom' });
    for (let number = 1; number <= 100; number += 1) expect((await create(`Scout ${number}`)).statusCode).toBe(200);
    const answer = await create('One more');
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toEqual({ error: messages.agentsFull });
    await app.inject({ method: 'DELETE', url: '/api/agents/scout-7', headers });
    expect((await create('One more')).statusCode).toBe(200);
  });

  test('names every field that is wrong and creates nothing', async () => {
    const answer = await post('/api/agents', { name: ' ', type: 'robot', colour: 'red' });
    expect(answer.statusCode).toBe(422);
    expect(answer.json<{ fields: object }>().fields).toEqual({
      name: 'Name is required',
      type: 'Type must be one of the listed ones',
      colour: 'colour is not a known field',
    });
    expect((await get('/api/agents')).json()).toHaveLength(7);
  });
});
