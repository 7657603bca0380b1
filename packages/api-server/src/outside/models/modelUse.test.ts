import { expect, test } from 'vitest';
import { estimateUse, readUse } from './modelUse.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const json = new Headers({ 'content-type': 'application/json; charset=utf-8' });
const events = new Headers({ 'content-type': 'text/event-stream' });
const tokens = (tokensIn: number, tokensOut: number) => [
  { unit: 'tokensIn', units: tokensIn },
  { unit: 'tokensOut', units: tokensOut },
];
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
