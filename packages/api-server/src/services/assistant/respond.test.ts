import type { ChatResponse } from '@switchboard/api-contract/assistant';
import { agentSlugs } from '@switchboard/api-contract/agentTable';
import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../store/Database.ts';
import { addTenant, createTestApp, createTestDatabase, signIn } from '../../testing.ts';

let db: Database;
let app: FastifyInstance;
let headers: { authorization: string };
beforeEach(async () => {
  db = await createTestDatabase();
  app = await createTestApp({ db });
  headers = await signIn(app);
});

async function ask(message: string, as = headers): Promise<ChatResponse> {
  const answer = await app.inject({ method: 'POST', url: '/api/switchboard/chat', headers: as, payload: { message, sessionId: 'session-1' } });
  expect(answer.statusCode).toBe(200);
  return answer.json<ChatResponse>();
}

describe('the built-in responder', () => {
  test.each(['Which agents are active?', 'which of my agents is running', 'Show me the agents', 'status'])('%s: counts and names them, the others with their state', async (message) => {
    expect(await ask(message)).toEqual({
      response:
        '5 of your 7 agents are active: Research Agent, Switchboard Super Agent, Contacts Agent, Calendar Agent, and Lead Generation Agent. Email Agent is paused. Google Maps Scraper is idle.',
      agents: agentSlugs,
    });
  });

  test('answers from what is, not from what was', async () => {
    await app.inject({ method: 'POST', url: '/api/agents/email/start', headers });
    expect((await ask('Which agents are active?')).response).toMatch(/^6 of your 7 agents are active: .*Email Agent/);
  });

  test.each(['What ran last?', 'what was the latest run', 'What happened recently?'])('%s: the newest run of all, marked as a sample', async (message) => {
    expect((await ask(message)).response).toBe('The last run was “lead search” by Lead Generation Agent at 12 Mar 2026, 09:38 UTC. It completed: 34 companies, 12 new contacts. These runs are samples; your own take their place after the first run.');
  });

  test('tells the last run of the agent that is named, and asks it alone', async () => {
    const { response, agents } = await ask('What did the calendar agent do last?');
    expect(response).toMatch(/^The last run was “scheduling” by Calendar Agent/);
    expect(agents).toEqual(['calendar']);
  });

  test('tells an own run without a word of samples', async () => {
    const run = { tenantId: 'northlight', agentId: 'email-agent', executionType: 'email_sort', queuedAt: '2026-03-12T09:40:00.000Z', startTime: '2026-03-12T09:40:00.000Z', endTime: null, durationMs: null, result: null, errorMessage: null, sample: 0 };
    await db.insertInto('executions').values({ ...run, id: 'own', status: 'running' }).execute();
    expect((await ask('What ran last?')).response).toBe('The last run was “email sort” by Email Agent at 12 Mar 2026, 09:40 UTC. It is still running.');
  });

  test('tells why the last run failed', async () => {
    expect((await ask('Why did the last run fail?')).response).toMatch(/^The last failed run was “.+” by .+ at .+ UTC\. The reason: .+\. These runs are samples/);
    const { response, agents } = await ask('Why did the lead generation run fail?');
    expect(response).toMatch(/^The last failed run was “enrichment” by Lead Generation Agent .* The reason: Apollo answered 429: rate limit reached\./);
    expect(agents).toEqual(['lead-generation']);
  });

  test('names the connections that need attention', async () => {
    await db.updateTable('connections').set({ status: 'connected' }).where('serviceId', 'in', ['openai', 'gmail', 'google-calendar', 'apollo']).execute();
    await db.updateTable('connections').set({ status: 'error', lastTestJson: JSON.stringify({ outcome: 'wrong-credentials', message: 'Stripe refused the key' }) }).where('serviceId', '=', 'stripe').execute();
    await db.updateTable('connections').set({ status: 'pending' }).where('serviceId', '=', 'slack').execute();
    expect((await ask('Which connections need attention?')).response).toBe(
      '4 of 8 services are connected. Stripe has an error: Stripe refused the key. Slack has not been checked yet. Anthropic is not connected; Research Agent and Switchboard Super Agent need it.',
    );
  });

  test('tells how a named agent is', async () => {
    expect(await ask('How is the email agent?')).toMatchObject({ response: expect.stringMatching(/^Email Agent is paused\. Its last run was/), agents: ['email'] });
  });

  test.each(['What can you do?', 'help', 'Hello'])('%s: says what it can be asked', async (message) => {
    expect((await ask(message)).response).toMatch(/which agents are active, what ran last, why the last run failed, and which connections need attention/);
  });

  test.each(['Write an email', 'Schedule a meeting with Dana on Thursday', 'Start the research agent', 'What is the weather in Leipzig?', '🤖', '<script>alert(1)</script>'])('%s: says plainly that it can not, and what would help', async (message) => {
    const { response, agents } = await ask(message);
    expect(response).toMatch(/^I can't do that\. .*Connect OpenAI or Anthropic under API Connections/);
    expect(agents).toEqual([]);
  });

  test('speaks to a tenant that has nothing yet', async () => {
    const member = { tenantId: 'empty', username: 'empty', password: 'password' };
    await addTenant(db, member);
    const as = await signIn(app, member);
    expect((await ask('Which agents are active?', as)).response).toBe('You have no agents yet. Create one on the dashboard.');
    expect((await ask('What ran last?', as)).response).toBe('None of your agents has run yet.');
    expect((await ask('Why did the last run fail?', as)).response).toBe('None of the latest runs has failed.');
    expect((await ask('Which connections need attention?', as)).response).toBe('You have no connections yet. Add one under API Connections.');
  });
});
