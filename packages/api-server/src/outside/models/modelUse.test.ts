import { expect, test } from 'vitest';
import { estimateUse, readUse } from './modelUse.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const json = new Headers({ 'content-type': 'application/json; charset=utf-8' });
const events = new Headers({ 'content-type': 'text/event-stream' });
const tokens = (tokensIn: number, tokensOut: number) => [
  { unit: 'tokensIn', units: tokensIn },
  { unit: 'tokensOut', units: tokensOut },
];
const usage = (of: object): string => JSON.stringify({ usage: of });
const inEvents = (...parts: readonly unknown[]): string =>
  parts.map((part) => `event: x\ndata: ${typeof part === 'string' ? part : JSON.stringify(part)}\n\n`).join('');

test.each([
  ['of OpenAI', json, JSON.stringify({ usage: { prompt_tokens: 12, completion_tokens: 3 } }), tokens(12, 3)],
  [
    'of Anthropic, with what was read from its cache',
    json,
    JSON.stringify({ usage: { input_tokens: 10, cache_read_input_tokens: 90, output_tokens: 7 } }),
    tokens(100, 7),
  ],
  [
    'of OpenAI as a stream, which says it in the last part',
    events,
    inEvents(
      { choices: [{}], usage: null },
      { choices: [], usage: { prompt_tokens: 12, completion_tokens: 30 } },
      '[DONE]',
    ),
    tokens(12, 30),
  ],
  [
    'of Anthropic as a stream, which says it in two parts',
    events,
    inEvents({ message: { usage: { input_tokens: 50, output_tokens: 1 } } }, { usage: { output_tokens: 80 } }),
    tokens(50, 80),
  ],
  [
    'of a server that counts in text and in parts',
    json,
    JSON.stringify({ usage: { prompt_tokens: '1,012', completion_tokens: '30', total_tokens: null, cost: 0.1 } }),
    tokens(1_012, 30),
  ],
  // https://github.com/vercel/ai/pull/12425, https://github.com/sonami-tech/omni-llm-provider/issues/49
  ['of xAI', json, usage({ prompt_tokens: 12, completion_tokens: 1, total_tokens: 399 }), tokens(12, 387)],
  ['of grok-4-fast', json, usage({ prompt_tokens: 279, completion_tokens: 6, total_tokens: 374 }), tokens(279, 95)],
  // https://github.com/router-for-me/CLIProxyAPI/issues/5733, https://github.com/Clarifai/clarifai-python/pull/978
  [
    'of Gemini, all thoughts',
    json,
    usage({ prompt_tokens: 21, completion_tokens: 0, total_tokens: 81 }),
    tokens(21, 60),
  ],
  ['of Gemini', json, usage({ prompt_tokens: 20, completion_tokens: 424, total_tokens: 1_016 }), tokens(20, 996)],
  [
    'of a stream with thoughts',
    events,
    inEvents({ choices: [], usage: { prompt_tokens: 9, completion_tokens: 2, total_tokens: 20 } }),
    tokens(9, 11),
  ],
  // https://github.com/crewAIInc/crewAI/issues/6788
  [
    'of LiteLLM, whose prompt holds what was written to a cache',
    json,
    usage({
      prompt_tokens: 15_635,
      completion_tokens: 20,
      total_tokens: 15_655,
      cache_creation_input_tokens: 15_624,
      cache_read_input_tokens: 0,
    }),
    tokens(15_635, 20),
  ],
  // https://github.com/larsderidder/context-lens/issues/51
  [
    'of LiteLLM, whose prompt holds what was read from a cache, without a total',
    json,
    usage({ prompt_tokens: 17_111, completion_tokens: 20, cache_read_input_tokens: 17_100 }),
    tokens(17_111, 20),
  ],
  // https://github.com/traceloop/openllmetry/pull/2175
  [
    'of a server that names Anthropic’s counts as OpenAI does, beside its total',
    json,
    usage({ prompt_tokens: 4, completion_tokens: 20, total_tokens: 1_124, cache_read_input_tokens: 1_100 }),
    tokens(1_104, 20),
  ],
  // https://github.com/browser-use/browser-use/pull/4294
  [
    'whose total leaves out the cache',
    json,
    usage({ prompt_tokens: 1_000, completion_tokens: 20, total_tokens: 120, cache_read_input_tokens: 900 }),
    tokens(1_000, 20),
  ],
  [
    'of DeepSeek, whose caches are parts of its prompt',
    json,
    usage({
      prompt_tokens: 100,
      completion_tokens: 5,
      total_tokens: 105,
      prompt_cache_hit_tokens: 64,
      prompt_cache_miss_tokens: 36,
    }),
    tokens(100, 5),
  ],
  [
    'with one odd figure',
    json,
    JSON.stringify({ usage: { prompt_tokens: 12, completion_tokens: 3.5 } }),
    tokens(12, 0),
  ],
  ['that says nothing', json, '{"choices":[]}', undefined],
  ['that is no JSON', json, '"usage" soon', undefined],
  ['with odd figures', json, JSON.stringify({ usage: { prompt_tokens: -4, completion_tokens: 'many' } }), undefined],
  ['of sound', new Headers({ 'content-type': 'audio/mpeg' }), '"usage"', undefined],
])('what an answer %s used', (_, headers, text, used) => {
  expect(readUse(bytes(text), headers)).toEqual(used);
});

test('a request takes at most its own size, and as many tokens as it allows', () => {
  const body = (limits: object) =>
    JSON.stringify({ model: 'gpt-4o', messages: [{ content: 'x'.repeat(3_000) }], ...limits });
  const { model, atMost } = estimateUse(body({ max_completion_tokens: 500 }));
  expect(model).toBe('gpt-4o');
  expect(atMost[0]?.units).toBeGreaterThan(1_000);
  expect(atMost[1]).toEqual({ unit: 'tokensOut', units: 500 });
  expect(estimateUse(body({ max_tokens: 9 })).atMost[1]?.units).toBe(9);
  expect(estimateUse(body({})).atMost[1]?.units).toBe(4_096);
});

test('a request to speak takes its characters', () => {
  const body = JSON.stringify({ model: 'tts', voice: 'alloy', input: 'Hello' });
  expect(estimateUse(body)).toMatchObject({ model: 'tts', atMost: [{ unit: 'characters', units: 5 }] });
  expect(estimateUse(new Uint8Array()).atMost).toEqual([]);
});
