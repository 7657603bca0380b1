import { endpoints } from '@switchboard/api-contract/endpoints';
import { getResponse, type HttpHandler } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { handlers } from './handlers.ts';
import type { Scenario, StreamScenario } from './scenarios.ts';
import { slowWordMs } from './streamed.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function open(mocks: readonly HttpHandler[], body: object = {}): Promise<Response> {
  const request = new Request(`http://localhost${endpoints.chat.path}`, {
    method: 'POST',
    headers: { authorization: 'Bearer token-demo-1', accept: 'text/event-stream' },
    body: JSON.stringify({ message: 'What failed today?', sessionId: 'session-1', ...body }),
  });
  const response = await getResponse([...mocks], request);
  expect(response?.headers.get('content-type')).toMatch(/^text\/event-stream/);
  return response ?? Response.error();
}

/** What comes within so many milliseconds, and how the stream ended. */
async function readFor(ms: number, response: Response): Promise<{ text: string; end: 'open' | 'closed' | 'broken' }> {
  const read = { text: '', end: 'open' as 'open' | 'closed' | 'broken' };
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  const reading = (async () => {
    try {
      for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) read.text += part.value;
      read.end = 'closed';
    } catch {
      read.end = 'broken';
    }
  })();
  void reading;
  await vi.advanceTimersByTimeAsync(ms);
  return read;
}

const inScenario = async (scenario: Scenario | StreamScenario, ms = 60_000) =>
  readFor(ms, await open(handlers(scenario)));
const count = (text: string, word: string) => text.split(word).length - 1;
const textOf = (stream: string): string =>
  [...stream.matchAll(/event: delta\ndata: (.+)\n/g)]
    .map(([, data = '']) => (JSON.parse(data) as { text: string }).text)
    .join('');

test('an answer comes as steps, pieces with their sources before them, and its end', async () => {
  const { text, end } = await inScenario('ok');
  const names = [...text.matchAll(/event: (\w+)/g)].map(([, name]) => name);
  expect(names.filter((name, index) => name !== names[index - 1])).toEqual([
    'step',
    'delta',
    'source',
    'delta',
    'source',
    'delta',
    'done',
  ]);
  expect(textOf(text)).toMatch(/^One run failed today/);
  const last = JSON.parse(/event: done\ndata: (.+)/.exec(text)?.[1] ?? '{}') as { response?: string };
  expect(last.response).toBe(textOf(text));
  expect(end).toBe('closed');
});

test('the same message with the same id is not asked again', async () => {
  const mocks = handlers('ok');
  const first = await readFor(5_000, await open(mocks, { messageId: 'message-a' }));
  const again = await readFor(5_000, await open(mocks, { messageId: 'message-a' }));
  expect(again.text).toBe(first.text);
});

test('slowFirstWord: no word before its time', async () => {
  expect(textOf((await inScenario('slowFirstWord', slowWordMs - 1)).text)).toBe('');
  expect((await inScenario('slowFirstWord')).end).toBe('closed');
});

test('stalls and breaksOff: half of the answer, and an open or a broken line', async () => {
  for (const [scenario, wanted] of [
    ['stalls', 'open'],
    ['breaksOff', 'broken'],
  ] as const) {
    const { text, end } = await inScenario(scenario);
    expect(textOf(text).length).toBeGreaterThan(20);
    expect(text).not.toContain('event: done');
    expect(end).toBe(wanted);
  }
});

test('repeats: each event twice', async () => {
  const { text } = await inScenario('repeats');
  expect(count(text, 'event: done')).toBe(2);
});

test('unknownEvent: what nobody knows in between, and all of the answer', async () => {
  const { text, end } = await inScenario('unknownEvent');
  expect(count(text, 'event: mood')).toBeGreaterThan(10);
  expect(text).toContain('event: done');
  expect(end).toBe('closed');
});

test('hundredSteps: a hundred more steps, before the first word', async () => {
  const { text } = await inScenario('hundredSteps');
  expect(count(text, 'event: step')).toBeGreaterThan(100);
  expect(text.lastIndexOf('event: step')).toBeLessThan(text.indexOf('event: delta'));
});
