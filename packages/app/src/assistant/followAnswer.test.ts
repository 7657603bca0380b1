import { afterEach, expect, test, vi } from 'vitest';
import { manualTimers } from '@switchboard/ui/test/devices/manualTimers';
import { gate } from '../api/gate.ts';
import { askAssistant, followAnswer } from './followAnswer.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  gate.forget();
});

const settle = () => new Promise<void>((resolve) => setTimeout(resolve));
const event = (name: string, data: object, id = '') =>
  `${id === '' ? '' : `id: ${id}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
const end = {
  id: 'a1',
  response: 'Two failed.',
  agents: [],
  status: 'done',
  sources: [],
  receipts: [],
  suggestions: [],
};
const done = event('done', end, 'a1.0.11.0');

/** A stream that the test writes, breaks off and ends. */
function stream() {
  let controller: ReadableStreamDefaultController<string> | undefined;
  const body = new ReadableStream<string>({ start: (own) => void (controller = own) });
  return {
    answer: (signal?: AbortSignal) => {
      signal?.addEventListener('abort', () => controller?.error(new DOMException('Aborted', 'AbortError')));
      return new Response(body.pipeThrough(new TextEncoderStream()), {
        headers: { 'content-type': 'text/event-stream' },
      });
    },
    write: (text: string) => controller?.enqueue(text),
    close: () => controller?.close(),
    breakOff: () => controller?.error(new TypeError('network error')),
  };
}

/** Answers calls one after the other. */
function server(...answers: ((signal?: AbortSignal) => Response)[]) {
  const asked: string[] = [];
  const fetched = vi.fn<typeof fetch>(async (input, init) => {
    const sent = new Headers(init?.headers);
    const id = sent.get('idempotency-key') ?? sent.get('last-event-id') ?? '';
    asked.push(`${init?.method ?? ''} ${typeof input === 'string' ? input : ''} ${id}`.trim());
    const answer = answers.shift();
    if (!answer) throw new TypeError('Failed to fetch');
    return answer(init?.signal ?? undefined);
  });
  vi.stubGlobal('fetch', fetched);
  return asked;
}

function ask() {
  const timers = manualTimers();
  const abort = new AbortController();
  const told: string[] = [];
  const following = {
    signal: abort.signal,
    onEvent: ({ event: name, data }: { event: string; data: unknown }) => told.push(`${name} ${JSON.stringify(data)}`),
  };
  const outcome = askAssistant({ message: 'Hi', sessionId: 'session-1', messageId: 'message-1' }, following, timers);
  return { timers, abort, told, outcome, following };
}

const post = 'POST /api/switchboard/chat message-1';
const go = 'GET /api/conversations/session-1/events';

test('what is told before the end is told as it comes', async () => {
  const { answer, write, close } = stream();
  server(answer);
  const { told, outcome } = ask();
  await settle();
  write(event('step', { text: 'Reading runs', done: false }, 'a1.1.0.0'));
  write(event('mood', {}) + event('delta', { text: 'Two ' }, 'a1.1.4.0'));
  await settle();
  expect(told).toEqual(['step {"text":"Reading runs","done":false}', 'delta {"text":"Two "}']);
  write(done);
  close();
  expect(await outcome).toMatchObject({ kind: 'done', value: { id: 'a1', response: 'Two failed.' } });
});

test('a stream that breaks off or ends early goes on after the last event, each time later', async () => {
  const [first, second, third] = [stream(), stream(), stream()];
  const asked = server(first.answer, second.answer, third.answer);
  const { timers, outcome } = ask();
  await settle();
  first.write(event('delta', { text: 'Two ' }, 'a1.0.4.0'));
  await settle();
  first.breakOff();
  await settle();
  expect(asked).toEqual([post]);
  timers.advance(500);
  await settle();
  expect(asked).toEqual([post, `${go} a1.0.4.0`]);
  second.close();
  await settle();
  timers.advance(999);
  await settle();
  expect(asked).toHaveLength(2);
  timers.advance(1);
  await settle();
  third.write(done);
  third.close();
  expect(await outcome).toMatchObject({ kind: 'done' });
});

test('a silence longer than the heartbeat is a break; a comment is a sign of life', async () => {
  const [first, second] = [stream(), stream()];
  const asked = server(first.answer, second.answer);
  const { timers, outcome } = ask();
  await settle();
  timers.advance(19_000);
  first.write(': still here\n\n');
  await settle();
  timers.advance(19_000);
  await settle();
  expect(asked).toEqual([post]);
  timers.advance(1_000);
  await settle();
  timers.advance(500);
  await settle();
  expect(asked).toEqual([post, go]);
  second.write(done);
  second.close();
  expect(await outcome).toMatchObject({ kind: 'done' });
});

test('an answer that ended meanwhile is read from the conversation', async () => {
  const first = stream();
  const message = { id: 'a1', role: 'assistant', text: 'Two failed.', status: 'stopped' };
  server(
    first.answer,
    () => new Response(null, { status: 204 }),
    () => Response.json({ id: 'session-1', title: 'Hi', messages: [message] }),
  );
  const { timers, outcome } = ask();
  await settle();
  first.breakOff();
  await settle();
  timers.advance(500);
  expect(await outcome).toMatchObject({ kind: 'done', value: { response: 'Two failed.', status: 'stopped' } });
});

test('after five minutes without a sign of life it is given up', async () => {
  const first = stream();
  server(first.answer);
  const { timers, outcome } = ask();
  await settle();
  first.breakOff();
  for (let waited = 0; waited < 330_000; waited += 15_000) {
    await settle();
    timers.advance(15_000);
  }
  expect(await outcome).toMatchObject({ kind: 'unreachable' });
});

test.each<[what: string, answer: (() => Response)[], kind: string]>([
  ['nothing', [], 'unreachable'],
  ['a refusal', [() => Response.json({ error: 'Not now' }, { status: 503 })], 'refused'],
  ['no session', [() => Response.json({ error: 'Sign in' }, { status: 401 })], 'ended'],
  ['nonsense', [() => Response.json(7)], 'malformed'],
  ['JSON', [() => Response.json({ response: 'Two failed.', agents: ['email'] })], 'done'],
  [
    'an error as an event',
    [
      () =>
        new Response(event('error', { error: 'Interrupted' }), { headers: { 'content-type': 'text/event-stream' } }),
    ],
    'refused',
  ],
])('the server answers the message with %s', async (_, answers, kind) => {
  const asked = server(...answers);
  expect(await ask().outcome).toMatchObject({ kind });
  expect(asked).toEqual([post]);
});

test('where no answer is coming, none is followed', async () => {
  server(() => new Response(null, { status: 204 }));
  const { following, timers } = ask();
  server(() => new Response(null, { status: 204 }));
  expect(await followAnswer('session-1', following, timers)).toBeUndefined();
});

test('who leaves asks no more', async () => {
  const first = stream();
  const asked = server(first.answer);
  const { abort, timers, outcome } = ask();
  await settle();
  abort.abort();
  first.breakOff();
  await outcome;
  timers.advance(60_000);
  expect(asked).toEqual([post]);
});
