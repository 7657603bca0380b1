import { expect, test } from 'vitest';
import { bearer, inSandbox, testNow } from '../../../test/inSandbox.ts';
import { keyFor, type Refusal } from '../../keys.ts';

const { ask } = inSandbox();
const headers = bearer('sandbox');
const chat = (json: object, key = 'sandbox') =>
  ask('https://api.openai.com/v1/chat/completions', { headers: bearer(key), json: { model: 'gpt-6-luna', ...json } });
const user = (content: unknown) => ({ role: 'user', content });
const hall = 'Our hall holds 900 pallets. How many pallets does the hall hold?';
const listAgents = {
  type: 'function',
  function: {
    name: 'list_agents',
    description: 'The agents and the state of each.',
    parameters: { type: 'object', properties: {} },
  },
};
const call = { id: 'call_1', type: 'function', function: { name: 'list_agents', arguments: '{}' } };

interface Completion {
  readonly choices: readonly { message: { content: string | null }; finish_reason: string }[];
  readonly usage: { prompt_tokens: number; completion_tokens: number; total_tokens: number };
}

test('answers with the documented fields', async () => {
  const { status, body } = await chat({ messages: [{ role: 'system', content: 'Be brief.' }, user(hall)] });
  expect(status).toBe(200);
  expect(body).toEqual({
    id: expect.stringMatching(/^chatcmpl-\w{24}$/),
    object: 'chat.completion',
    created: testNow.getTime() / 1_000,
    model: 'gpt-6-luna',
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content: expect.stringContaining('900 pallets'), refusal: null },
        logprobs: null,
        finish_reason: 'stop',
      },
    ],
    usage: expect.any(Object),
  });
  const { choices, usage } = body as Completion;
  expect(usage.completion_tokens).toBe(Math.ceil((choices[0]?.message.content?.length ?? 0) / 4));
  expect(usage.total_tokens).toBe(usage.prompt_tokens + usage.completion_tokens);
});

test('the same request gets the same answer, in parts or as a text', async () => {
  const one = await chat({ messages: [user(hall)] });
  expect(await chat({ messages: [user(hall)] })).toMatchObject({ body: one.body });
  const parts = (await chat({ messages: [user([{ type: 'text', text: hall }])] })).body as Completion;
  expect(parts.choices).toEqual((one.body as Completion).choices);
});

const schema = {
  type: 'object',
  properties: { locations: { type: 'array', items: { type: 'string' } } },
  required: ['locations'],
};

test('answers in the form that a schema demands', async () => {
  const response_format = { type: 'json_schema', json_schema: { name: 'criteria', strict: true, schema } };
  const { body } = await chat({ messages: [user('Carriers in Poland')], response_format });
  expect(JSON.parse((body as Completion).choices[0]?.message.content ?? '')).toEqual({ locations: ['Poland'] });
});

test('calls a tool, and answers from what it gave', async () => {
  const asked = user('Which agents are there?');
  const { body } = await chat({ messages: [asked], tools: [listAgents], reasoning_effort: 'none' });
  expect((body as Completion).choices[0]).toMatchObject({
    message: {
      content: null,
      tool_calls: [{ id: expect.stringMatching(/^call_\d{16}$/), type: 'function', function: call.function }],
    },
    finish_reason: 'tool_calls',
  });
  const after = await chat({
    messages: [
      asked,
      { role: 'assistant', content: null, tool_calls: [call] },
      { role: 'tool', tool_call_id: 'call_1', content: '[{"name":"Email Agent","status":"active"}]' },
    ],
    tools: [listAgents],
    reasoning_effort: 'none',
  });
  expect((after.body as Completion).choices[0]?.message.content).toBe('Email Agent: active');
});

const events = (text: string): string[] =>
  text.split('\n\n').flatMap((event) => (event.startsWith('data: ') ? [event.slice('data: '.length)] : []));

test('streams a text word by word, with usage at the end where it is wanted', async () => {
  const whole = ((await chat({ messages: [user(hall)] })).body as Completion).choices[0]?.message.content;
  const { headers: got, text } = await chat({
    messages: [user(hall)],
    stream: true,
    stream_options: { include_usage: true },
  });
  expect(got.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(events(text).at(-1)).toBe('[DONE]');
  const chunks = events(text)
    .slice(0, -1)
    .map(
      (data) =>
        JSON.parse(data) as {
          object: string;
          usage: unknown;
          choices: { delta: { content?: string }; finish_reason: string | null }[];
        },
    );
  expect(chunks.every(({ object }) => object === 'chat.completion.chunk')).toBe(true);
  expect(chunks.length).toBeGreaterThan(4);
  expect(chunks.map(({ choices: [choice] }) => choice?.delta.content ?? '').join('')).toBe(whole);
  expect(chunks.at(-2)?.choices[0]?.finish_reason).toBe('stop');
  expect(chunks.at(-1)).toMatchObject({ choices: [], usage: { total_tokens: expect.any(Number) } });
  expect(chunks.slice(0, -1).every(({ usage }) => usage === null)).toBe(true);
});

test('streams a call of a tool', async () => {
  const tool = { type: 'function', function: { name: 'find_carriers', parameters: schema } };
  const asked = {
    messages: [user('Carriers in Poland')],
    tools: [tool],
    tool_choice: 'required',
    reasoning_effort: 'none',
  };
  const { text } = await chat({ ...asked, stream: true });
  const deltas = events(text)
    .slice(0, -1)
    .flatMap((data) =>
      (
        JSON.parse(data) as {
          choices: { delta: { tool_calls?: { function: { name?: string; arguments: string } }[] } }[];
        }
      ).choices.flatMap(({ delta }) => delta.tool_calls ?? []),
    );
  expect(deltas[0]?.function).toEqual({ name: 'find_carriers', arguments: '' });
  expect(deltas.length).toBeGreaterThan(2);
  expect(JSON.parse(deltas.map((one) => one.function.arguments).join(''))).toEqual({ locations: ['Poland'] });
});

test('cuts an answer that is longer than it may be', async () => {
  const { choices, usage } = (await chat({ messages: [user(hall)], max_completion_tokens: 3 })).body as Completion;
  expect(choices[0]).toMatchObject({ message: { content: 'Our hall hol' }, finish_reason: 'length' });
  expect(usage.completion_tokens).toBe(3);
});

test('lists its models', async () => {
  const { body } = await ask('https://api.openai.com/v1/models', { headers });
  expect(body).toMatchObject({
    object: 'list',
    data: expect.arrayContaining([
      expect.objectContaining({ id: 'gpt-6-luna', object: 'model', shutdown_date: null }),
      expect.objectContaining({ id: 'gpt-4o', shutdown_date: '2027-01-14' }),
    ]),
  });
});

test.each([
  [{}, 400, 'missing_required_parameter'],
  [{ messages: [] }, 400, 'empty_array'],
  [{ messages: [{ role: 'robot', content: 'x' }] }, 400, 'invalid_value'],
  [{ messages: [{ role: 'tool', tool_call_id: 'none', content: 'x' }] }, 400, null],
  [{ messages: [user('x')], tools: [{ type: 'function', function: {} }] }, 400, 'invalid_value'],
  [{ messages: [user('x')], response_format: { type: 'xml' } }, 400, 'invalid_value'],
  [{ messages: [user('x')], response_format: { type: 'json_schema' } }, 400, 'missing_required_parameter'],
  [{ messages: [user('x')], max_completion_tokens: 0 }, 400, 'integer_below_min_value'],
  [{ messages: [user('x')], max_tokens: 9 }, 400, 'unsupported_parameter'],
  [{ messages: [user('x')], tools: [listAgents], reasoning_effort: 'low' }, 400, null],
  [{ messages: [user('x')], tools: [listAgents] }, 400, null],
  [{ messages: [user('x')], model: 'gpt-4o', reasoning_effort: 'none' }, 400, null],
  [{ messages: [user('x')], model: 'llama3' }, 404, 'model_not_found'],
  [{ messages: [user('x')], model: undefined }, 400, null],
])('refuses %j with %i', async (json, status, code) => {
  const answer = await chat(json);
  const error: unknown = expect.objectContaining({ type: 'invalid_request_error', code });
  expect([answer.status, answer.body]).toEqual([status, { error }]);
});

test.each<[Refusal, number, string | null]>([
  ['wrong', 401, 'invalid_api_key'],
  ['no-permission', 403, null],
  ['rate-limited', 429, 'rate_limit_exceeded'],
  ['no-credit', 429, 'insufficient_quota'],
])('the key %s is refused with %i', async (behaviour, status, code) => {
  const answer = await chat({ messages: [user('x')] }, keyFor(behaviour));
  expect([answer.status, answer.body]).toEqual([status, { error: expect.objectContaining({ code }) as unknown }]);
  expect(answer.headers.get('retry-after')).toBe(behaviour === 'rate-limited' ? '30' : null);
  expect(answer.text).not.toContain(keyFor(behaviour));
});

test('a key without credit still lists models, one without permission does not', async () => {
  const list = (behaviour: Refusal) => ask('https://api.openai.com/v1/models', { headers: bearer(keyFor(behaviour)) });
  expect((await list('no-credit')).status).toBe(200);
  expect((await list('no-permission')).text).toContain('Missing scopes: api.model.read');
});

test('knows no other path', async () => {
  const { status, text } = await ask('https://api.openai.com/v1/nothing', { headers });
  expect([status, text]).toEqual([404, expect.stringContaining('Invalid URL (GET /v1/nothing)')]);
});
