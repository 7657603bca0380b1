import { describe, expect, test } from 'vitest';
import { connect } from '../../../test/connect.ts';
import type { Scene } from '../../../test/standInModel.ts';
import { key, talkingApp } from '../../../test/talkingApp.ts';

const server = talkingApp();
const { seen } = server;

const plan = JSON.stringify({
  name: 'Cold chain',
  steps: [{ agent: 'research-agent', task: 'How large is the market?', after: [] }],
});
const whole = {
  status: 200,
  body: { name: 'Cold chain', steps: [{ agent: 'research-agent', task: 'How large is the market?', after: [] }] },
};
/** An answer in full, as a server writes it. */
const answers = (message: object, more: object = {}): Scene => ({
  status: 200,
  body: JSON.stringify({ choices: [{ message, finish_reason: 'stop', ...more }] }),
});

const planFor = async (...scenes: readonly Scene[]) => {
  server.provider.play(...scenes);
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/agents/orchestrator/plan',
    headers: server.headers,
    payload: { goal: 'Find out how large the market for cold chains is' },
  });
  const body = answer.json<{ readonly error?: string }>();
  return { status: answer.statusCode, body: body.error === undefined ? body : body.error };
};
const formats = () => seen().map(({ body }) => (body['response_format'] as { type: string } | undefined)?.type);
const calls = async () =>
  (
    await server.db
      .selectFrom('usage')
      .select('units')
      .where('unit', '=', 'calls')
      .where('service', '=', 'openai')
      .executeTakeFirst()
  )?.units;

describe('a server that refuses a schema', () => {
  test.each([
    ['DeepSeek', 400, '{"error":{"message":"This response_format type is unavailable now"}}'],
    ['DeepSeek, earlier', 422, '{"error":{"message":"response_format.type `json_schema` is unavailable now"}}'],
    ['LM Studio', 400, '{"error":"\'response_format.type\' must be \'text\'"}'],
    ['LocalAI', 500, '{"error":{"message":"could not parse grammar"}}'],
    ['OpenRouter', 404, '{"error":{"message":"No endpoints found that can handle the requested parameters."}}'],
    [
      'Gemini',
      400,
      '[{"error":{"message":"Unknown name \\"additionalProperties\\" at \'generation_config.response_schema\'"}}]',
    ],
    ['Groq', 400, '{"error":{"message":"This model does not support response format `json_schema`"}}'],
    ['Groq, whose model wrote none', 400, '{"error":{"code":"json_validate_failed","failed_generation":"Sure!"}}'],
    ['vLLM', 400, '{"object":"error","message":"guided decoding is not available"}'],
    ['whoever gives no reason', 400, ''],
    ['whoever implements less', 501, 'Not implemented'],
    ['an error with status 200', 200, '{"error":{"code":400,"message":"json_schema is not supported"}}'],
  ] as const)('%s is asked by words, and that is remembered', async (_, status, body) => {
    expect(await planFor({ status, body }, { text: plan })).toMatchObject(whole);
    expect(formats()).toEqual(['json_schema', undefined]);
    expect(seen()[1]?.body.messages?.[0]?.content).toMatch(
      /in this JSON Schema:\n\{"type":"object","properties":\{"name"/,
    );
    expect(await calls()).toBe(2);
    expect(await planFor({ text: plan })).toMatchObject(whole);
    expect(formats()).toEqual(['json_schema', undefined, undefined]);
  });

  test('is not remembered where the other way fails as well', async () => {
    expect(await planFor({ status: 400, body: '{"error":"Unsupported"}' })).toMatchObject({
      status: 503,
      body: 'OpenAI refused the request (status 400)',
    });
    await planFor({ text: plan });
    expect(formats()).toEqual(['json_schema', undefined, 'json_schema']);
  });

  test('is asked once more where the connection is set up anew', async () => {
    await planFor({ status: 400 }, { text: plan });
    await connect(server.db, { serviceId: 'openai', credentials: { apiKey: key } });
    await planFor({ text: plan });
    expect(formats()).toEqual(['json_schema', undefined, 'json_schema']);
  });

  test('is asked once more for each organisation and model', async () => {
    await planFor({ status: 400 }, { text: plan });
    await server.reopen({ OPENAI_MODEL: 'deepseek/deepseek-chat' });
    await planFor({ text: plan });
    expect(formats()).toEqual(['json_schema', undefined, 'json_schema']);
    expect(seen().at(-1)?.body.model).toBe('deepseek/deepseek-chat');
  });

  test('Anthropic’s way is asked by words, too', async () => {
    await server.db
      .updateTable('connections')
      .set({ status: 'disconnected', credentials: null })
      .where('serviceId', '=', 'openai')
      .execute();
    await connect(server.db, { serviceId: 'anthropic', credentials: { apiKey: 'sk-ant-planted-0123456789' } });
    const refused = '{"type":"error","error":{"message":"output_config: Extra inputs are not permitted"}}';
    expect(await planFor({ status: 400, body: refused }, { text: plan })).toMatchObject(whole);
    expect(seen()[1]?.body).not.toHaveProperty('output_config');
    expect(seen()[1]?.body).not.toHaveProperty('tools');
  });

  test.each([
    [
      'a wrong key',
      401,
      '{"error":"response_format"}',
      'OpenAI does not accept the credentials; enter them again under API Connections',
    ],
    [
      'too much at once',
      400,
      '{"error":{"code":"context_length_exceeded"}}',
      'This is too much for OpenAI to read at once',
    ],
    ['a filter', 400, '{"error":{"code":"content_filter"}}', 'OpenAI declined to answer this'],
    [
      'a model that it lacks',
      404,
      '{"error":{"code":"model_not_found"}}',
      'OpenAI does not have the language model gpt-6-luna; whoever runs this server can name another by OPENAI_MODEL',
    ],
    ['a limit', 429, '{"error":"json_schema"}', 'OpenAI accepts no more requests at the moment'],
    ['a fault', 500, '<h1>Sorry</h1>', 'OpenAI has a problem at the moment (status 500)'],
  ] as const)('%s is no such refusal', async (_, status, body, reason) => {
    expect(await planFor({ status, body })).toEqual({ status: 503, body: reason });
    expect(seen()).toHaveLength(1);
  });
});

describe('a server that refuses what others want', () => {
  test.each([
    ['vLLM', 400, '{"object":"error","message":"System role not supported"}'],
    ['Google', 400, '[{"error":{"message":"Developer instruction is not enabled for models/gemma-3-27b-it"}}]'],
    ['llama.cpp', 500, '{"error":{"message":"Conversation roles must alternate user/assistant/user/assistant/..."}}'],
  ] as const)(
    '%s gets the instructions with the question, for models without a role for them',
    async (_, status, body) => {
      expect(await planFor({ status, body }, { text: plan })).toMatchObject(whole);
      const asked = seen().map(({ body: { messages = [] } }) => messages.map(({ role }) => role));
      expect(asked).toEqual([['system', 'user'], ['user']]);
      expect(JSON.stringify(seen()[1]?.body.messages)).toMatch(/You plan how.*JSON Schema.*Find out how large/);
      expect(formats()).toEqual(['json_schema', 'json_schema']);
      await server.ask('Hello');
      expect(
        seen()
          .at(-1)
          ?.body.messages?.map(({ role }) => role),
      ).toEqual(['user']);
    },
  );

  test('Azure gets the limit by its newer name', async () => {
    const body =
      '{"error":{"message":"Unsupported parameter: \'max_tokens\' is not supported with this model. Use \'max_completion_tokens\' instead."}}';
    server.provider.play({ status: 400, body }, { text: 'Fine.' });
    expect((await server.ask('Hello')).response).toBe('Fine.');
    await server.ask('Hello');
    const limits = seen().map(({ body: asked }) => [asked['max_tokens'], asked['max_completion_tokens']]);
    expect(limits).toEqual([
      [2_000, undefined],
      [undefined, 2_000],
      [undefined, 2_000],
    ]);
  });

  test('one thing after the other is left away', async () => {
    const refusals = ['System role not supported', 'response_format is not supported'].map((error) => ({
      status: 400,
      body: JSON.stringify({ error }),
    }));
    expect(await planFor(...refusals, { text: plan })).toMatchObject(whole);
    expect(seen()).toHaveLength(3);
  });
});

test('a server of another maker is told the schema in words as well', async () => {
  expect(await planFor({ text: `Sure!\n\`\`\`json\n${plan}\n\`\`\`` })).toMatchObject(whole);
  expect(formats()).toEqual(['json_schema']);
  expect(seen()[0]?.body.messages?.[0]?.content).toContain('in this JSON Schema:');
});

describe('an answer', () => {
  test.each([
    ['in a fence', { content: `\`\`\`json\n${plan}\n\`\`\`` }],
    ['after its thoughts', { content: `<think>{"name": "Hm"}</think>\n${plan}` }],
    ['among its thoughts alone', { content: '', reasoning_content: plan }],
    ['in parts', { content: [{ type: 'text', text: plan }] }],
    ['as an object', { content: JSON.parse(plan) as object }],
    ['as the call of a tool', { content: null, tool_calls: [{ function: { name: 'response', arguments: plan } }] }],
  ])('%s is read', async (_, message) => {
    expect(await planFor(answers(message))).toMatchObject(whole);
  });

  test.each([
    ['with counts in quotes', { usage: { prompt_tokens: '12', completion_tokens: '7', total_tokens: '19' } }],
    ['without counts', { usage: null, id: null, created: '1773308480', system_fingerprint: 7 }],
  ])('%s is read', async (_, more) => {
    const choices = [{ message: { content: plan }, finish_reason: 'STOP' }];
    expect(await planFor({ status: 200, body: JSON.stringify({ choices, ...more }) })).toMatchObject(whole);
  });

  test('that is streamed unasked is read', async () => {
    const parts = [plan.slice(0, 20), plan.slice(20)].map((content) => ({ choices: [{ delta: { content } }] }));
    const body = parts.map((part) => `data: ${JSON.stringify(part)}\n\n`).join('');
    const headers = { 'content-type': 'text/event-stream' };
    expect(await planFor({ status: 200, body: `${body}data: [DONE]\n\n`, headers })).toMatchObject(whole);
  });

  test.each([
    [
      'that is cut',
      answers({ content: plan.slice(0, 60) }, { finish_reason: 'length' }),
      'The answer from OpenAI was cut off at its length limit',
    ],
    [
      'that is cut, in Gemini’s words',
      answers({ content: plan }, { finish_reason: 'MAX_TOKENS' }),
      'The answer from OpenAI was cut off at its length limit',
    ],
    [
      'that is cut while it thinks',
      answers({ content: null, reasoning: 'Hm' }, { finish_reason: 'length' }),
      'The answer from OpenAI was cut off at its length limit',
    ],
    [
      'that a filter stopped',
      answers({ content: '' }, { finish_reason: 'content_filter' }),
      'OpenAI declined to answer this',
    ],
    [
      'that is a refusal',
      answers({ content: null, refusal: 'I can’t help with that.' }),
      'OpenAI declined to answer this',
    ],
    ['that is a refusal in words alone', answers({ content: 'I can’t plan this.' }), 'OpenAI declined to answer this'],
    ['in words alone', answers({ content: 'A fine goal!' }), 'OpenAI sent an answer that could not be read'],
    ['of nothing', answers({ content: null }), 'OpenAI gave no answer'],
    ['without choices', { status: 200, body: '{"choices":[]}' }, 'OpenAI gave no answer'],
    ['with null for its choices', { status: 200, body: '{"choices":null}' }, 'OpenAI gave no answer'],
    ['with null for its choice', { status: 200, body: '{"choices":[null]}' }, 'OpenAI gave no answer'],
    ['without a message', { status: 200, body: '{"choices":[{}]}' }, 'OpenAI gave no answer'],
    ['with null for its message', { status: 200, body: '{"choices":[{"message":null}]}' }, 'OpenAI gave no answer'],
    [
      'without a message, which a filter stopped',
      { status: 200, body: '{"choices":[{"message":null,"finish_reason":"content_filter"}]}' },
      'OpenAI declined to answer this',
    ],
    [
      'that is a page',
      { status: 200, body: '<!doctype html><title>Sign in</title>' },
      'OpenAI sent an answer that could not be read',
    ],
    [
      'that its maker broke off',
      answers({ content: plan }, { finish_reason: 'error', error: { code: 502 } }),
      'OpenAI has a problem at the moment (status 502)',
    ],
  ] as const)('%s is said as what it is, and not asked for again', async (_, scene, reason) => {
    expect(await planFor(scene)).toEqual({ status: 503, body: reason });
    expect(seen()).toHaveLength(1);
  });
});

describe('a call of a tool', () => {
  const ask = async (tool: object, text = 'Five agents.') => {
    server.provider.play(answers({ content: null, tool_calls: [tool] }, { finish_reason: 'tool_calls' }), { text });
    return (await server.ask('Which agents are there?')).response;
  };

  test.each([
    ['without input', { id: 'a', type: 'function', function: { name: 'list_agents', arguments: '' } }],
    ['with null', { id: 'a', function: { name: 'list_agents', arguments: null } }],
    ['with an object', { id: '', function: { name: 'list_agents', arguments: {} } }],
  ])('%s is done', async (_, call) => {
    expect(await ask(call)).toBe('Five agents.');
    expect(server.toolResults()[0]).toContain('Research Agent');
  });

  test.each([
    ['that is no JSON', { id: 'a', function: { name: 'last_runs', arguments: '{"agent": ' } }],
    ['of an unknown tool', { id: 'a', function: { name: 'send_money', arguments: '{"to":"me"}' } }],
  ])('%s is told to the model, which answers all the same', async (_, call) => {
    expect(await ask(call)).toBe('Five agents.');
    expect(server.toolResults()).toHaveLength(1);
  });
});
