import { describe, expect, test } from 'vitest';
import { connect } from '../../../test/connect.ts';
import { key, rival, talkingApp } from '../../../test/talkingApp.ts';
import { addTenant, signIn } from '../../../test/testApp.ts';
import { actionTools } from './actionTools.ts';
import { agentTools } from './agentTools.ts';
import { recordTools } from './recordTools.ts';
import { stateTools } from './stateTools.ts';
import { workTools } from './workTools.ts';

const server = talkingApp();
const { ask, seen, toolResults } = server;
/** What the model received from the last tool. */
const toolResult = (): unknown => (JSON.parse(toolResults().at(-1) ?? '{}') as { data?: unknown }).data;

describe('the tools that read', () => {
  test('list the agents and their state; the answer names whom was asked', async () => {
    server.provider.play({ calls: [{ tool: 'list_agents', input: {} }] }, { text: 'Five are active.' });
    expect((await ask('Which agents are active?')).agents).toHaveLength(7);
    expect(toolResult()).toEqual(
      expect.arrayContaining([expect.objectContaining({ id: 'email-agent', name: 'Email Agent', status: 'paused' })]),
    );
  });

  test('tell why runs of one agent failed', async () => {
    server.provider.play(
      { calls: [{ tool: 'last_runs', input: { agent: 'lead-generation', failedOnly: true } }] },
      { text: 'Apollo was busy.' },
    );
    expect(await ask('Why did the lead search fail?')).toMatchObject({
      response: 'Apollo was busy.',
      agents: ['lead-generation'],
    });
    const { runs } = toolResult() as { runs: { status: string; reason: string }[] };
    expect(new Set(runs.map(({ status }) => status))).toEqual(new Set(['failed']));
    expect(runs[0]?.reason).toBe('Apollo answered 429: rate limit reached');
  });

  test('tell what is wrong with a connection, and no credential', async () => {
    await server.db
      .updateTable('connections')
      .set({
        status: 'error',
        lastTestJson: JSON.stringify({ outcome: 'wrong-credentials', message: 'Stripe refused the key' }),
      })
      .where('serviceId', '=', 'stripe')
      .execute();
    server.provider.play({ calls: [{ tool: 'list_connections', input: {} }] }, { text: 'Stripe.' });
    await ask('Which connections need attention?');
    expect(toolResult()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: 'Stripe', status: 'error', problem: 'Stripe refused the key' }),
      ]),
    );
    expect(JSON.stringify(seen().map(({ body }) => body))).not.toContain(key);
  });

  test('refuse odd input in words for the model, and the talk goes on', async () => {
    server.provider.play(
      { calls: [{ tool: 'last_runs', input: { agent: 'nobody' } }] },
      { calls: [{ tool: 'last_runs', input: { sql: 'drop table' } }] },
      { calls: [{ tool: 'delete_everything', input: {} }] },
      { text: 'I can not.' },
    );
    expect((await ask('Break something')).response).toBe('I can not.');
    expect(JSON.stringify(seen().at(-1)?.body.messages)).toContain('There is no agent nobody.');
  });

  test.each([...agentTools, ...recordTools, ...stateTools, ...actionTools, ...workTools])(
    '$name takes nothing but its arguments',
    ({ input }) => expect(input.type).toBe('strict_object'),
  );

  test('show nothing of another tenant', async () => {
    await addTenant(server.db, rival);
    await connect(server.db, {
      tenantId: rival.tenantId,
      serviceId: 'openai',
      credentials: { apiKey: 'sk-rival-key-0987654321' },
    });
    const as = await signIn(server.app, rival);
    server.provider.play(
      {
        calls: [
          { tool: 'list_agents', input: {} },
          { tool: 'last_runs', input: {} },
          { tool: 'list_connections', input: {} },
          { tool: 'stop_agent', input: { agent: 'email-agent' } },
        ],
      },
      { text: 'Nothing.' },
    );
    await ask('Tell me everything', { as });
    expect(JSON.stringify(seen())).not.toMatch(/Calendar Agent|Stripe|northlight/i);
    expect(seen()[0]?.headers.authorization).toBe('Bearer sk-rival-key-0987654321');
  });

  test('are asked in a bounded number of steps', async () => {
    server.provider.play({ calls: [{ tool: 'list_agents', input: {} }] });
    expect((await ask('Loop')).response).toBe('That takes more steps than I can take at once. Ask for less.');
    expect(seen()).toHaveLength(6);
  });

  test('are called a bounded number of times for one message', async () => {
    server.provider.play(
      { calls: Array.from({ length: 30 }, () => ({ tool: 'list_connections', input: {} })) },
      { text: 'Enough.' },
    );
    await ask('Loop');
    expect(toolResults()).toHaveLength(30);
    expect(toolResults().filter((result) => result.includes('No more tool calls'))).toHaveLength(10);
  });
});
