import { expect, test } from 'vitest';
import { inSandbox } from '../../../test/inSandbox.ts';
import { keyFor, type Refusal } from '../../keys.ts';

const { ask } = inSandbox();
const headersOf = (key: string) => ({ 'x-api-key': key, 'anthropic-version': '2023-06-01' });
const message = (json: object, key = 'sandbox') =>
  ask('https://api.anthropic.com/v1/messages', {
    headers: headersOf(key),
    json: { model: 'claude-sonnet-5-5', max_tokens: 500, ...json },
  });
const models = (query = '', key = 'sandbox') =>
  ask(`https://api.anthropic.com/v1/models${query}`, { headers: headersOf(key) });
const user = (content: unknown) => ({ role: 'user', content });
const hall = 'Our hall holds 900 pallets. How many pallets does the hall hold?';
const listAgents = {
  name: 'list_agents',
  description: 'The agents and the state of each.',
  input_schema: { type: 'object', properties: {} },
};
const called = { type: 'tool_use', id: 'toolu_1', name: 'list_agents', input: {} };
const gave = (tool_use_id: string) => ({
  type: 'tool_result',
  tool_use_id,
  content: '[{"name":"Email Agent","status":"active"}]',
});

interface Message {
  readonly content: readonly { text: string }[];
  readonly usage: { output_tokens: number };
}

test('answers with the documented fields', async () => {
  const { status, body } = await message({ system: 'Be brief.', messages: [user(hall)] });
  expect(status).toBe(200);
  expect(body).toEqual({
    id: expect.stringMatching(/^msg_\w{24}$/),
    type: 'message',
    role: 'assistant',
    model: 'claude-sonnet-5-5',
    content: [{ type: 'text', text: expect.stringContaining('900 pallets') }],
    stop_reason: 'end_turn',
    stop_sequence: null,
    usage: { input_tokens: expect.any(Number), output_tokens: expect.any(Number) },
  });
  const { content, usage } = body as Message;
  expect(usage.output_tokens).toBe(Math.ceil((content[0]?.text.length ?? 0) / 4));
});

const schema = {
  type: 'object',
  properties: { locations: { type: 'array', items: { type: 'string' } } },
  required: ['locations'],
};

test('answers in the form that a schema demands, also by its earlier name', async () => {
  const format = { type: 'json_schema', schema };
  for (const more of [{ output_config: { format } }, { output_format: format }]) {
    const { body } = await message({ messages: [user('Carriers in Poland')], ...more });
    expect(JSON.parse((body as Message).content[0]?.text ?? '')).toEqual({ locations: ['Poland'] });
  }
});

test('fills the input of a tool that it must use', async () => {
  const tools = [{ name: 'json', description: 'Respond with a JSON object.', input_schema: schema }];
  for (const tool_choice of [{ type: 'any' }, { type: 'tool', name: 'json' }]) {
    const { body } = await message({ messages: [user('Carriers in Poland')], tools, tool_choice });
    expect(body).toMatchObject({
      content: [{ type: 'tool_use', name: 'json', input: { locations: ['Poland'] } }],
      stop_reason: 'tool_use',
    });
  }
});

test('calls a tool, and answers from what it gave', async () => {
  const asked = user('Which agents are there?');
  const { body } = await message({ messages: [asked], tools: [listAgents] });
  expect(body).toMatchObject({
    content: [{ ...called, id: expect.stringMatching(/^toolu_\w{24}$/) }],
    stop_reason: 'tool_use',
  });
  const after = await message({
    messages: [asked, { role: 'assistant', content: [called] }, user([gave('toolu_1')])],
    tools: [listAgents],
  });
  expect(after.body).toMatchObject({
    content: [{ type: 'text', text: 'Email Agent: active' }],
    stop_reason: 'end_turn',
  });
});

interface Sent {
  readonly type: string;
  readonly delta?: { text?: string; partial_json?: string; stop_reason?: string };
}
const events = (text: string): { event: string; data: Sent }[] =>
  text
    .split('\n\n')
    .filter(Boolean)
    .map((one) => {
      const [, event = '', data = ''] = /^event: (.*)\ndata: (.*)$/.exec(one) ?? [];
      return { event, data: JSON.parse(data) as Sent };
    });

test('streams a text word by word', async () => {
  const whole = ((await message({ messages: [user(hall)] })).body as Message).content[0]?.text;
  const sent = events((await message({ messages: [user(hall)], stream: true })).text);
  expect(sent.every(({ event, data }) => event === data.type)).toBe(true);
  expect([...new Set(sent.map(({ event }) => event))]).toEqual([
    'message_start',
    'content_block_start',
    'ping',
    'content_block_delta',
    'content_block_stop',
    'message_delta',
    'message_stop',
  ]);
  expect(sent.map(({ data }) => data.delta?.text ?? '').join('')).toBe(whole);
  expect(sent.at(-2)?.data.delta?.stop_reason).toBe('end_turn');
});

test('streams a call of a tool', async () => {
  const tool = { name: 'find_carriers', description: 'Finds carriers.', input_schema: schema };
  const asked = {
    messages: [user('Carriers in Poland')],
    tools: [tool],
    tool_choice: { type: 'tool', name: tool.name },
  };
  const sent = events((await message({ ...asked, stream: true })).text);
  const pieces = sent.flatMap(({ data }) => data.delta?.partial_json ?? []);
  expect(pieces.length).toBeGreaterThan(2);
  expect(JSON.parse(pieces.join(''))).toEqual({ locations: ['Poland'] });
  expect(sent[1]?.data).toMatchObject({ content_block: { type: 'tool_use', name: 'find_carriers', input: {} } });
});

test('cuts an answer that is longer than it may be', async () => {
  const { body } = await message({ messages: [user(hall)], max_tokens: 3 });
  expect(body).toMatchObject({
    content: [{ text: 'Our hall hol' }],
    stop_reason: 'max_tokens',
    usage: { output_tokens: 3 },
  });
});

test('lists its models page by page, forwards and backwards', async () => {
  const page = async (query: string) =>
    (await models(query)).body as { data: { id: string }[]; has_more: boolean; first_id: string; last_id: string };
  const all = (await page('')).data.map(({ id }) => id);
  const first = await page('?limit=1');
  expect(first).toMatchObject({
    data: [{ type: 'model', id: 'claude-sonnet-5-5', display_name: 'Claude Sonnet 5.5' }],
    has_more: true,
    first_id: all[0],
    last_id: all[0],
  });
  const rest = await page(`?after_id=${first.last_id}`);
  expect([rest.data.map(({ id }) => id), rest.has_more]).toEqual([all.slice(1), false]);
  expect((await page(`?before_id=${all[2]}&limit=1`)).data.map(({ id }) => id)).toEqual([all[1]]);
  expect((await models('?limit=0')).status).toBe(400);
  expect((await models('?after_id=none')).status).toBe(404);
});

test.each([
  [{ messages: undefined }, 400, /^messages: Field required/],
  [{ messages: [] }, 400, /at least one message/],
  [{ messages: [{ role: 'system', content: 'x' }] }, 400, /^messages\.0\.role/],
  [{ messages: [user([gave('toolu_9')])] }, 400, /unexpected `tool_use_id`/],
  [{ messages: [user('x')], max_tokens: undefined }, 400, /^max_tokens: Field required/],
  [{ messages: [user('x')], max_tokens: 0 }, 400, /^max_tokens:/],
  [{ messages: [user('x')], tools: [{ name: 'x' }] }, 400, /^tools\.0\.input_schema: Field required/],
  [{ messages: [user('x')], output_config: { format: { type: 'xml' } } }, 400, /^output_config\.format\.type/],
  [{ messages: [user('x')], model: 'gpt-4o' }, 404, /^model: gpt-4o/],
])('refuses %j with %i', async (json, status, words) => {
  const answer = await message(json);
  expect([answer.status, answer.body]).toEqual([
    status,
    {
      type: 'error',
      error: {
        type: status === 404 ? 'not_found_error' : 'invalid_request_error',
        message: expect.stringMatching(words) as unknown,
      },
      request_id: answer.headers.get('request-id'),
    },
  ]);
});

test.each<[Refusal, number, string]>([
  ['wrong', 401, 'authentication_error'],
  ['no-permission', 403, 'permission_error'],
  ['rate-limited', 429, 'rate_limit_error'],
  ['no-credit', 400, 'invalid_request_error'],
])('the key %s is refused with %i', async (behaviour, status, type) => {
  const answer = await message({ messages: [user('x')] }, keyFor(behaviour));
  expect([answer.status, answer.body]).toEqual([
    status,
    expect.objectContaining({ type: 'error', error: expect.objectContaining({ type }) as unknown }),
  ]);
  expect(answer.headers.get('retry-after')).toBe(behaviour === 'rate-limited' ? '30' : null);
});

test('a key without credit still lists models', async () => {
  expect((await models('', keyFor('no-credit'))).status).toBe(200);
});

const latest = (json: object, key = 'sandbox') =>
  ask('https://api.anthropic.com/v1/messages', {
    headers: { authorization: `Bearer ${key}`, 'anthropic-version': '2026-10-21' },
    json: { model: 'claude-sonnet-5-5', max_tokens: 500, messages: [user(hall)], ...json },
  });

test('takes the latest version, and the key as a bearer token', async () => {
  expect(await latest({})).toMatchObject({ status: 200, body: { type: 'message' } });
  expect(await latest({}, 'another-key')).toMatchObject({
    status: 401,
    body: { error: { type: 'authentication_error', message: 'Invalid bearer token' } },
  });
  expect(await latest({}, keyFor('rate-limited'))).toMatchObject({ status: 429 });
});

test('of two keys the one in the header of its own counts', async () => {
  const both = { ...headersOf('another-key'), authorization: 'Bearer sandbox' };
  expect(await ask('https://api.anthropic.com/v1/models', { headers: both })).toMatchObject({
    status: 401,
    body: { error: { message: 'invalid x-api-key' } },
  });
});

test.each([{ temperature: 1 }, { top_p: 1 }, { top_k: 5 }])('%j is gone in the latest version', async (json) => {
  expect(await message({ messages: [user(hall)], ...json })).toMatchObject({ status: 200 });
  expect(await latest(json)).toMatchObject({
    status: 400,
    body: {
      error: { type: 'invalid_request_error', message: `${Object.keys(json)[0]}: Extra inputs are not permitted` },
    },
  });
});

test.each([
  'claude-3-5-haiku-20241022',
  'claude-2.1',
  'claude-instant-1.2',
  'claude-opus-4-20250514',
  'claude-sonnet-4-0',
])('has retired %s', async (model) => {
  expect(await message({ model, messages: [user(hall)] })).toMatchObject({
    status: 404,
    body: { error: { type: 'not_found_error', message: `model: ${model}` } },
  });
});

test('demands its version, and knows no other path', async () => {
  const bare = await ask('https://api.anthropic.com/v1/models', { headers: { 'x-api-key': 'sandbox' } });
  expect([bare.status, bare.text]).toEqual([400, expect.stringContaining('anthropic-version')]);
  expect((await ask('https://api.anthropic.com/v1/nothing', { headers: headersOf('sandbox') })).status).toBe(404);
});
