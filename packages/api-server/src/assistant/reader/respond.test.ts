import type { ChatResponse } from '@switchboard/api-contract/assistant';
import { agentSlugs } from '@switchboard/api-contract/agentTable';
import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../platform/store/Database.ts';
import { makeReady } from '../../../test/makeReady.ts';
import { addTenant, createTestApp, createTestDatabase, pauseSome, signIn } from '../../../test/testApp.ts';

let db: Database;
let app: FastifyInstance;
let headers: { authorization: string };
beforeEach(async () => {
  db = await createTestDatabase();
  await pauseSome(db);
  app = await createTestApp({ db });
  headers = await signIn(app);
});

async function say(message: string, { as = headers, sessionId = 'session-1' } = {}): Promise<ChatResponse> {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/switchboard/chat',
    headers: as,
    payload: { message, sessionId },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<ChatResponse>();
}

/** Asks in a session that has already seen the hint. */
async function ask(message: string, as = headers): Promise<ChatResponse> {
  await say('Hello', { as });
  return say(message, { as });
}

const statusOf = async (agent: string) =>
  (await app.inject({ url: `/api/agents/${agent}`, headers })).json<{ status: string }>().status;

describe('the built-in responder', () => {
  test.each(['Which agents are active?', 'which of my agents is running', 'Show me the agents', 'status'])(
    '%s: names them',
    async (message) => {
      expect(await ask(message)).toMatchObject({
        response: expect.stringMatching(
          /Research Agent, Switchboard Super Agent, Contacts Agent, Calendar Agent, and Lead Generation Agent/,
        ),
        agents: agentSlugs,
      });
    },
  );

  test('answers from what is, not from what was', async () => {
    await app.inject({ method: 'POST', url: '/api/agents/email/start', headers });
    expect((await ask('Which agents are active?')).response).toMatch(/^6 of your 7 agents are active: .*Email Agent/);
  });

  test.each(['What ran last?', 'what was the latest run', 'What happened recently?'])(
    '%s: the newest run of all, marked as a sample',
    async (message) => {
      expect((await ask(message)).response).toBe(
        'The last run of Lead Generation Agent was today at 09:38. It completed: 34 companies, 12 new contacts. These runs are samples; your own take their place after the first run.',
      );
    },
  );

  test('tells the last run of the agent that is named, and asks it alone', async () => {
    const { response, agents } = await ask('What did the calendar agent do last?');
    expect(response).toMatch(/^The last run of Calendar Agent was /);
    expect(agents).toEqual(['calendar']);
  });

  test('tells an own run without a word of samples', async () => {
    const run = {
      tenantId: 'northlight',
      agentId: 'email-agent',
      executionType: 'email_sort',
      queuedAt: '2026-03-12T09:40:00.000Z',
      startTime: '2026-03-12T09:40:00.000Z',
      endTime: null,
      durationMs: null,
      result: null,
      errorMessage: null,
      sample: 0,
    };
    await db
      .insertInto('executions')
      .values({ ...run, id: 'own', status: 'running' })
      .execute();
    expect((await ask('What ran last?')).response).toBe(
      'The last run of Email Agent was today at 09:40. It is still running.',
    );
  });

  test('tells why the last run failed', async () => {
    expect((await ask('Why did the last run fail?')).response).toMatch(
      /^The last failed run of .+ was today at \d\d:\d\d\. It failed: .+\. These runs are samples/,
    );
    const { response, agents } = await ask('Why did the lead generation run fail?');
    expect(response).toMatch(
      /^The last failed run of Lead Generation Agent .* It failed: Apollo answered 429: rate limit reached\./,
    );
    expect(agents).toEqual(['lead-generation']);
  });

  test('names the connections that need attention', async () => {
    await db
      .updateTable('connections')
      .set({ status: 'connected' })
      .where('serviceId', 'in', ['openai', 'gmail', 'google-calendar', 'apollo'])
      .execute();
    await db
      .updateTable('connections')
      .set({
        status: 'error',
        lastTestJson: JSON.stringify({ outcome: 'wrong-credentials', message: 'Stripe refused the key' }),
      })
      .where('serviceId', '=', 'stripe')
      .execute();
    await db.updateTable('connections').set({ status: 'pending' }).where('serviceId', '=', 'slack').execute();
    expect((await ask('Which connections need attention?')).response).toBe(
      '1 service has an error: Stripe (Stripe refused the key).',
    );
  });

  test('tells how a named agent is', async () => {
    expect(await ask('How is the email agent?')).toMatchObject({
      response: expect.stringMatching(/^Email Agent is paused\. Its last run was/),
      agents: ['email'],
    });
  });

  test.each(['What can you do?', 'help', 'Hello'])('%s: says what it can be asked', async (message) => {
    expect((await ask(message)).response).toMatch(
      /what your agents did today, how many leads you have, what needs your attention and what you spent this month/,
    );
  });

  test.each([
    'Write an email',
    'Schedule a meeting with Dana on Thursday',
    'Start a meeting with Dana',
    'Stop emailing Dana at noon',
    'Run a marathon',
    'Stop',
    'yes',
    'What is the weather in Leipzig?',
    '🤖',
    '<script>alert(1)</script>',
  ])('%s: says plainly that it can not, and what it can', async (message) => {
    expect(await ask(message)).toMatchObject({
      response: expect.stringMatching(/^I (?:answer only from your own data|did not understand)/),
      agents: [],
    });
  });

  test('says once in a session which connection would help', async () => {
    const hint = /Connect OpenAI or Anthropic under API Connections and I can answer more than this\.$/;
    for (const message of ['Stop the contacts agent', 'Which agents are purple?'])
      expect((await say(message)).response).not.toMatch(hint);
    expect((await say('Which agents are active?')).response).toMatch(hint);
    for (const message of ['What ran last?', 'What is the weather?', 'help'])
      expect((await say(message)).response).not.toMatch(hint);
    expect((await say('help', { sessionId: 'session-2' })).response).toMatch(hint);
  });

  test('speaks to a tenant that has nothing yet', async () => {
    const member = { tenantId: 'empty', username: 'empty', password: 'password' };
    await addTenant(db, member);
    const as = await signIn(app, member);
    expect((await ask('Which agents are active?', as)).response).toBe(
      'You have no agents yet. Create one on the dashboard.',
    );
    expect((await ask('What ran last?', as)).response).toBe('None of your agents ran yet.');
    expect((await ask('Why did the last run fail?', as)).response).toBe('None of the runs failed.');
    expect((await ask('Which connections need attention?', as)).response).toBe(
      'You have no connections yet. Add one under API Connections.',
    );
  });
});

describe('the built-in responder asks before it acts', () => {
  test.each([
    ['Stop the contacts agent', 'stop Contacts Agent', ['contacts']],
    ['please pause Contacts Agent now', 'stop Contacts Agent', ['contacts']],
    ['Could you turn off the contacts agent, please?', 'stop Contacts Agent', ['contacts']],
    ['start the email agent', 'start Email Agent', ['email']],
    ['Resume email', 'start Email Agent', ['email']],
    ['Restart the orchestrator', 'restart Switchboard Super Agent', ['orchestrator']],
    ['Run the maps scraper', 'run Google Maps Scraper', ['maps-scraper']],
    ['Hey, run the email agent again', 'run Email Agent', ['email']],
    ['Stop the calendar and the contacts agents', 'stop Contacts Agent and Calendar Agent', ['contacts', 'calendar']],
    [
      'start all agents',
      'start Google Maps Scraper and Email Agent',
      ['research', 'orchestrator', 'maps-scraper', 'contacts', 'calendar', 'email', 'lead-generation'],
    ],
    ['Research solid-state batteries', 'start a research on “solid-state batteries”', ['research']],
    ['Start a research on wind parks in Poland.', 'start a research on “wind parks in Poland”', ['research']],
    ['Find out more about heat pumps', 'start a research on “heat pumps”', ['research']],
  ])('%s', async (message, action, agents) => {
    expect(await say(message)).toMatchObject({ response: expect.stringMatching(`^Shall I ${action}\\? `), agents });
  });

  test('yes does it, and nothing before', async () => {
    await say('Stop the contacts agent');
    expect(await statusOf('contacts')).toBe('deployed');
    expect(await say('yes')).toMatchObject({ response: 'Contacts Agent is stopped.', agents: ['contacts'] });
    expect(await statusOf('contacts')).toBe('paused');
    expect((await say('yes')).response).toMatch(/^I answer only from your own data/);
  });

  test('no, another message, or another session leaves it', async () => {
    await say('Stop the contacts agent');
    expect((await say('no, leave it')).response).toBe('OK, nothing was changed.');
    await say('yes');
    await say('Stop the contacts agent');
    await say('yes', { sessionId: 'session-2' });
    await say('What ran last?');
    await say('yes');
    expect(await statusOf('contacts')).toBe('deployed');
  });

  test('a run and a research are begun', async () => {
    await makeReady(db, 'calendar');
    await say('Run the calendar agent');
    expect((await say('go ahead')).response).toBe(
      'A run of Calendar Agent has started; ask me for its last run in a moment.',
    );
    await say('Research heat pumps');
    await makeReady(db, 'research');
    expect((await say('sure')).response).toBe('The research has started; its page shows what it finds.');
    const queued = await db
      .selectFrom('executions')
      .select(['agentId', 'inputJson'])
      .where('sample', '=', 0)
      .orderBy('agentId')
      .execute();
    expect(queued).toEqual([
      { agentId: 'calendar-agent', inputJson: '{}' },
      { agentId: 'research-agent', inputJson: '{"task":"heat pumps"}' },
    ]);
  });

  test('says so where there is nothing to do', async () => {
    expect((await ask('Stop the email agent')).response).toBe('Email Agent is already paused.');
    expect((await ask('Start the contacts agent')).response).toBe(
      'Contacts Agent is already active. Shall I run Contacts Agent? This can’t be undone. Answer yes to go on.',
    );
    expect((await ask(`Research ${'x'.repeat(501)}`)).response).toMatch(/^Query must have at most 500 characters/);
  });

  test('tells what the agent refuses', async () => {
    await app.inject({ method: 'PUT', url: '/api/agents/email/config', headers, payload: { enabled: false } });
    await say('Run the email agent');
    expect((await say('yes')).response).toMatch(/^Email Agent is switched off in its configuration\. Connect Gmail/);
  });

  test('knows agents that members made, by their whole name', async () => {
    await app.inject({
      method: 'POST',
      url: '/api/agents',
      headers,
      payload: { name: 'Email Scout', type: 'custom', description: '' },
    });
    expect(await say('Start Email Scout')).toMatchObject({
      response: 'Shall I start Email Scout? You can undo this. Answer yes to go on.',
      agents: [],
    });
    await say('yes');
    expect(await statusOf('email-scout')).toBe('deployed');
    expect(await statusOf('email')).toBe('paused');
  });

  test('takes no order of a tenant to another one’s agents', async () => {
    const member = { tenantId: 'empty', username: 'empty', password: 'password' };
    await addTenant(db, member);
    const as = await signIn(app, member);
    for (const message of ['Stop the contacts agent', 'Stop all agents', 'Run contacts-agent', 'yes'])
      expect((await say(message, { as })).response).not.toMatch(/Shall I/);
    expect((await say('Research heat pumps', { as })).response).toBe('You have no agents yet.');
  });
});
