import { endpoints } from '@switchboard/api-contract/endpoints';
import { getResponse, type HttpHandler } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { handlers } from './handlers.ts';
import type { Scenario, StreamScenario } from './scenarios.ts';
import { slowWordMs } from './streamResponse.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function open(mocks: readonly HttpHandler[], more: Readonly<Record<string, string>> = {}): Promise<Response> {
  const request = new Request(`http://localhost${endpoints.chat.path}`, {
    method: 'POST',
    headers: { authorization: 'Bearer token-demo-1', accept: 'text/event-stream', ...more },
    body: JSON.stringify({ message: 'What failed today?', sessionId: 'session-1' }),
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
  const first = await readFor(5_000, await open(mocks, { 'idempotency-key': 'message-a' }));
  const again = await readFor(5_000, await open(mocks, { 'idempotency-key': 'message-a' }));
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

const at = (mocks: readonly HttpHandler[], path: string, { method = 'GET', after = '' } = {}) =>
  getResponse(
    [...mocks],
    new Request(`http://localhost/api/conversations/session-1${path}`, {
      method,
      headers: { authorization: 'Bearer token-demo-1', ...(after && { 'last-event-id': after }) },
    }),
  );
const lastOf = async (mocks: readonly HttpHandler[]) => {
  const response = await at(mocks, '');
  const read = (await response?.json()) as { messages: { text: string; status?: string }[] } | undefined;
  return read?.messages.at(-1);
};

test('an answer goes on without a reader, and is followed from where one was', async () => {
  const mocks = handlers('breaksOff');
  const { text } = await readFor(200, await open(mocks));
  expect(await lastOf(mocks)).toMatchObject({ status: 'writing' });
  const seen =
    text
      .match(/id: (.+)/g)
      ?.at(-1)
      ?.slice(4) ?? '';
  const rest = await at(mocks, '/events', { after: seen });
  const followed = await readFor(60_000, rest ?? Response.error());
  expect(followed).toMatchObject({ end: 'closed', text: expect.stringContaining('event: done') });
  const last = await lastOf(mocks);
  expect(textOf(text) + textOf(followed.text)).toBe(last?.text);
  expect(last?.status).toBe('done');
  expect((await at(mocks, '/events'))?.status).toBe(204);
});

test('an answer that is stopped ends for who reads it, and keeps what came', async () => {
  const mocks = handlers('ok');
  const reading = await open(mocks);
  await vi.advanceTimersByTimeAsync(200);
  await at(mocks, '/stop', { method: 'POST' });
  const { text, end } = await readFor(0, reading);
  expect(text).toMatch(/event: done\ndata: .*"status":"stopped"/);
  expect(end).toBe('closed');
  expect(await lastOf(mocks)).toMatchObject({ status: 'stopped', text: textOf(text) });
});
