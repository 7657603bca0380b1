import { limits } from '@switchboard/api-contract/limits';
import { describe, expect, test } from 'vitest';
import { connect } from '../../test/connect.ts';
import { key, talkingApp } from '../../test/talkingApp.ts';

const server = talkingApp();
const { ask, seen, send } = server;
const usage = async (serviceId: string) =>
  (
    await server.db
      .selectFrom('usage')
      .select('units')
      .where('tenantId', '=', 'northlight')
      .where('service', '=', serviceId)
      .where('unit', '=', 'calls')
      .executeTakeFirst()
  )?.units;

describe('a message to the model', () => {
  test('goes to the configured address with the key, the model, the instructions and the tools', async () => {
    expect(await ask('How are you?')).toMatchObject({ response: 'Fine.', agents: [] });
    const [request] = seen();
    expect(request).toMatchObject({
      path: '/v1/chat/completions',
      headers: { authorization: `Bearer ${key}`, 'openai-organization': 'org-northlight' },
      body: { model: 'gpt-6-luna' },
    });
    expect(request?.body.messages?.map(({ role }) => role)).toEqual(['system', 'user']);
    expect(
      (request?.body.tools as { function: { name: string } }[] | undefined)?.map((tool) => tool.function.name),
    ).toEqual(
      expect.arrayContaining(['list_agents', 'last_runs', 'list_connections', 'start_agent', 'start_research']),
    );
  });

  test('goes to Anthropic where OpenAI is not connected, tools included', async () => {
    await server.db
      .updateTable('connections')
      .set({ status: 'disconnected', credentials: null })
      .where('serviceId', '=', 'openai')
      .execute();
    await connect(server.db, { serviceId: 'anthropic', credentials: { apiKey: key } });
    server.provider.play({ calls: [{ tool: 'list_agents', input: {} }] }, { text: 'Five are active.' });
    expect((await ask('Which agents are active?')).response).toBe('Five are active.');
    expect(seen()).toMatchObject([
      { path: '/v1/messages', headers: { 'x-api-key': key }, body: { model: 'claude-sonnet-5-5' } },
      { path: '/v1/messages' },
    ]);
    expect(await usage('anthropic')).toBe(2);
  });

  test('asks for the model that the configuration names', async () => {
    await server.reopen({ OPENAI_MODEL: 'llama3.2:3b' });
    await ask('Hello');
    expect(seen()[0]?.body.model).toBe('llama3.2:3b');
  });

  test('is answered in plain text no longer than can be read aloud', async () => {
    server.provider.play({
      text: `  \u0007${Array.from({ length: 2_000 }, (_, index) => `${index} bears`).join(', ')}`,
    });
    const { response } = await ask('Go on');
    expect(response.length).toBeLessThanOrEqual(limits.text.speech);
    expect(response).toMatch(/^0 bears, 1 bears, [^]* 3\d\d bea[^]*…\n\nThe answer from OpenAI was cut off here/);
  });

  test('counts each request to the provider', async () => {
    server.provider.play(
      { calls: [{ tool: 'list_agents', input: {} }] },
      { calls: [{ tool: 'list_connections', input: {} }] },
      { text: 'Done.' },
    );
    await ask('Tell me everything');
    expect(seen()).toHaveLength(3);
    expect(await usage('openai')).toBe(3);
  });
});

describe('messages that nobody waits for', () => {
  test('are kept and say so when the server stops', async () => {
    server.provider.play('silence');
    const asked = server.provider.asked();
    const answer = send('Hello');
    await asked;
    const closed = server.app.close();
    await server.lastSeconds();
    server.time.advance(3_000);
    const response = 'The server is being restarted, so this was ended here. Ask again.';
    expect((await answer).json()).toEqual({ response, agents: [] });
    await closed;
    const row = await server.db
      .selectFrom('conversationMessages')
      .selectAll()
      .where('role', '=', 'assistant')
      .execute();
    expect(row).toMatchObject([{ text: response, status: 'cut', heldUntil: null }]);
  });

  test('no more than eight of one tenant are worked on at a time', async () => {
    server.provider.play('silence');
    const running = Array.from({ length: 8 }, (_, index) => send('Hello', { sessionId: `session-${index}` }));
    while (seen().length < 8) await server.provider.asked();
    const ninth = await send('Hello', { sessionId: 'session-9' });
    expect(ninth.statusCode).toBe(429);
    expect(ninth.headers['retry-after']).toBe('5');
    server.time.advance(60_000);
    for (const answer of await Promise.all(running)) expect(answer.statusCode).toBe(200);
    server.provider.play({ text: 'Fine.' });
    expect((await ask('Hello')).response).toBe('Fine.');
  });
});
