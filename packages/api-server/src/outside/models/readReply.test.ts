import { expect, test } from 'vitest';
import { readReply } from './readReply.ts';

const read = (body: unknown, type = 'application/json', status = 200) => {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const reply = readReply({ status, bytes: new TextEncoder().encode(text) }, new Headers({ 'content-type': type }));
  return { status: reply.status, text: new TextDecoder().decode(reply.bytes) };
};
interface Completion {
  readonly choices: readonly [{ readonly message: Readonly<Record<string, unknown>>; readonly finish_reason: string }];
  readonly usage?: object;
}
const completion = (body: unknown, type?: string) => JSON.parse(read(body, type).text) as Completion;
const answered = (message: object, more: object = {}) => completion({ choices: [{ message, ...more }] }).choices[0];

test.each([
  ['as text', 'Fine.', 'Fine.'],
  ['as null', null, ''],
  ['in parts', [{ type: 'text', text: 'Fi' }, { type: 'thinking', thinking: [] }, 'ne', { text: '.' }], 'Fine.'],
  ['as an object', { body: 'Fine.' }, '{"body":"Fine."}'],
  ['after its thoughts', '<think>\nHm, <b>well</b>.\n</think>\n\nFine.', 'Fine.'],
  ['after several thoughts', '<think>Hm.</think>\n<think>Well.</think>Fine.', 'Fine.'],
  ['after thoughts of another name', '<Thinking>Hm.</Thinking>Fine.', 'Fine.'],
  ['after thoughts that it only closes', 'Hm, well.\n</think>\n\nFine.', 'Fine.'],
  ['that is all thoughts', '<think>Hm, well', ''],
  ['about thoughts', 'Fine: write <think> first and </think> then.', 'Fine: write <think> first and </think> then.'],
])('a text %s', (_, content, text) => {
  expect(answered({ content }).message['content']).toBe(text);
});

test.each([
  [undefined, 'stop'],
  [null, 'stop'],
  ['stop', 'stop'],
  ['STOP', 'stop'],
  ['eos', 'stop'],
  ['stop_sequence', 'stop'],
  ['end_turn', 'stop'],
  ['COMPLETE', 'stop'],
  ['length', 'length'],
  ['MAX_TOKENS', 'length'],
  ['max_tokens', 'length'],
  ['model_length', 'length'],
  ['content_filter', 'content_filter'],
  ['SAFETY', 'content_filter'],
  ['sensitive', 'content_filter'],
  ['content_filter: PROHIBITED_CONTENT', 'content_filter'],
  ['refusal', 'content_filter'],
  ['tool_call', 'tool_calls'],
  ['function_call', 'tool_calls'],
  ['abort', 'abort'],
])('an answer that ends by %j', (reason, known) => {
  expect(answered({ content: 'Fine.' }, { finish_reason: reason }).finish_reason).toBe(known);
});

test.each([
  ['a text', '{"agent":"email"}', '{"agent":"email"}'],
  ['an object', { agent: 'email' }, '{"agent":"email"}'],
  ['null', null, '{}'],
  ['nothing', undefined, '{}'],
  ['an empty text', '', ''],
])('what a tool is given as %s', (_, input, text) => {
  const { message } = answered({ content: null, tool_calls: [{ function: { name: 'last_runs ', arguments: input } }] });
  expect(message['tool_calls']).toMatchObject([{ type: 'function', function: { name: 'last_runs', arguments: text } }]);
});

test('an odd call of a tool costs the others nothing', () => {
  const calls = [{ id: 7, function: { name: 'last_runs' }, extra_content: { google: { thought_signature: 'x' } } }, {}];
  expect(answered({ tool_calls: calls }).message['tool_calls']).toEqual([
    { type: 'function', function: { name: 'last_runs', arguments: '{}' }, extra_content: calls[0]?.extra_content },
  ]);
  expect(answered({ content: 'Fine.', tool_calls: 'none' }).message).toMatchObject({ content: 'Fine.' });
});

test.each([
  ['numbers', { prompt_tokens: 12, completion_tokens: 3, cost: null }, { prompt_tokens: 12, completion_tokens: 3 }],
  ['text', { prompt_tokens: '12', completion_tokens: '3' }, { prompt_tokens: 12, completion_tokens: 3 }],
  ['null', { prompt_tokens: null }, { prompt_tokens: null }],
  ['nothing', null, null],
  ['words', 'free', undefined],
])('what was used, as %s', (_, usage, known) => {
  const body = { id: 12, created: 'now', model: 'org/model:free', choices: [{ message: { content: 'Fine.' } }], usage };
  expect(completion(body)).toMatchObject({ choices: [{ message: { content: 'Fine.' } }] });
  expect(completion(body).usage).toEqual(known);
});

const events = (...parts: readonly unknown[]) =>
  [': OPENROUTER PROCESSING', ...parts.map((part) => `data: ${JSON.stringify(part)}`), 'data: [DONE]'].join('\n\n');
const delta = (part: object, finish_reason: string | null = null) => ({
  choices: [{ index: 0, delta: part, finish_reason }],
});

test('what was streamed unasked is put together', () => {
  const stream = events(
    delta({ role: 'assistant', content: '' }),
    delta({ reasoning_content: 'Hm.' }),
    delta({ content: 'Fi' }),
    delta({ content: 'ne.' }, 'stop'),
    { choices: [], usage: { prompt_tokens: 9, completion_tokens: 2 } },
  );
  for (const type of ['text/event-stream', 'application/json'])
    expect(completion(stream, type)).toEqual({
      choices: [{ message: { content: 'Fine.', reasoning_content: 'Hm.' }, finish_reason: 'stop' }],
      usage: { prompt_tokens: 9, completion_tokens: 2 },
    });
  const whole = events({ choices: [{ index: 0, message: { content: 'Fine.' }, finish_reason: 'length' }] });
  expect(completion(whole).choices).toEqual([{ message: { content: 'Fine.' }, finish_reason: 'length' }]);
});

test.each([
  ['two lines of data', 'data: {"choices":[{"index":0,\ndata: "delta":{"content":"Fine."}}]}\n\ndata: [DONE]\n\n'],
  ['lines that end with CR', `data: ${JSON.stringify(delta({ content: 'Fine.' }, 'stop'))}\r\rdata: [DONE]\r\r`],
])('a stream unasked is read with %s', (_, stream) => {
  expect(completion(stream, 'text/event-stream').choices[0].message).toMatchObject({ content: 'Fine.' });
});

test('calls of tools that were streamed are put together', () => {
  const call = (index: number, part: object) => delta({ tool_calls: [{ index, ...part }] });
  const stream = events(
    call(0, { id: 'a', function: { name: 'last_runs', arguments: '{"agent"' } }),
    call(0, { function: { arguments: ':"email"}' } }),
    call(1, { id: 'b', function: { name: 'list_agents', arguments: '{}' } }),
    delta({}, 'tool_calls'),
  );
  expect(completion(stream).choices[0].message['tool_calls']).toEqual([
    { id: 'a', type: 'function', function: { name: 'last_runs', arguments: '{"agent":"email"}' } },
    { id: 'b', type: 'function', function: { name: 'list_agents', arguments: '{}' } },
  ]);
});

test.each([
  ['OpenRouter’s', { error: { message: 'Provider returned error', code: 429 } }, 429],
  ['with its status as text', { error: { message: 'No key', code: '401' } }, 401],
  ['with a word for its code', { error: { message: 'Slow down', code: 'rate_limit_exceeded' } }, 429],
  ['in words', { error: 'model "llama9" not found' }, 502],
  ['vLLM’s', { object: 'error', message: 'too long', code: 400 }, 400],
  ['in the choice', { choices: [{ message: { content: '' }, error: { code: 503 }, finish_reason: 'error' }] }, 503],
  ['by its ending', { choices: [{ message: { content: 'Fi' }, finish_reason: 'insufficient_system_resource' }] }, 502],
  ['in a stream', `data: ${JSON.stringify({ error: { message: 'Overloaded', code: 529 } })}\n\n`, 529],
  ['that is null', { error: null, choices: [{ message: { content: 'Fine.' } }] }, 200],
])('an error %s has its status', (_, body, status) => {
  expect(read(body).status).toBe(status);
});

test.each([
  ['a fault', '{"error":{"code":401}}', 'application/json', 500],
  ['sound', 'data: {"error":1}', 'audio/mpeg', 200],
  ['a page', '<!doctype html><title>Sign in</title>', 'text/html', 200],
  ['Anthropic’s', '{"type":"message","content":[{"type":"text","text":"Fine."}]}', 'application/json', 200],
  ['a list', '[1]', 'application/json', 200],
  ['nothing', '', 'application/json', 200],
])('%s stays as it is', (_, text, type, status) => {
  expect(read(text, type, status)).toEqual({ status, text });
});
