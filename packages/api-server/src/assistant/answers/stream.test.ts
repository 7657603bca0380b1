import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { talkingApp } from '../../../test/talkingApp.ts';

const server = talkingApp();
const chat = '/api/switchboard/chat';
const sessionId = 'session-1';

/** Posts a message over the network and collects what is streamed. */
async function post(address: string, body: object, more: Readonly<Record<string, string>> = {}) {
  const leaving = new AbortController();
  const answer = await fetch(address + chat, {
    method: 'POST',
    headers: { ...server.headers, accept: 'text/event-stream', 'content-type': 'application/json', ...more },
    body: JSON.stringify({ sessionId, ...body }),
    signal: leaving.signal,
  });
  return { answer, leave: () => leaving.abort(), ...collect(answer) };
}

function collect(answer: Response) {
  let text = '';
  const ended = (async () => {
    for await (const part of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) text += part;
  })().catch(() => {});
  const events = () =>
    [...text.matchAll(/^id: (.*)\nevent: (\w+)\ndata: (.*)$/gm)].map(([, id = '', event, data = '']) => ({
      id,
      event,
      data: JSON.parse(data) as Record<string, unknown>,
    }));
  const said = () =>
    events()
      .map(({ event, data }) => (event === 'delta' ? String(data['text']) : ''))
      .join('');
  return { ended, events, said };
}

const listen = () => server.app.listen({ port: 0, host: '127.0.0.1' });
const chunk = (content: string) => ({ choices: [{ index: 0, delta: { content }, finish_reason: null }] });
const read = async () =>
  (await server.app.inject({ url: `/api/conversations/${sessionId}`, headers: server.headers })).json<{
    messages: { id: string; text: string; status?: string }[];
  }>().messages;

test('an answer comes in pieces as the provider tells it, and then whole', async () => {
  server.provider.play({ text: 'Once upon a time there was a bear.' });
  const { answer, ended, events, said } = await post(await listen(), { message: 'Tell me a tale' });
  expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  // So that nginx and Caddy do not hold it back.
  expect(answer.headers.get('x-accel-buffering')).toBe('no');
  expect(answer.headers.get('content-encoding')).toBe('identity');
  await ended;
  expect(events()[0]).toMatchObject({ event: 'step', data: { text: 'Asking OpenAI', done: false } });
  expect(said()).toBe('Once upon a time there was a bear.');
  expect(events().at(-1)).toMatchObject({ event: 'done', data: { response: said(), status: 'done', agents: [] } });
});

test('what a model claims to have done is never streamed', async () => {
  server.provider.play({ events: [chunk('Sure. I’ve '), chunk('sent it'), chunk('. Bye.'), 'data: [DONE]'] });
  const { ended, said } = await post(await listen(), { message: 'Send the mail' });
  await ended;
  expect(said()).toMatch(/^Sure. Bye.\n\nNothing was done just now: /);
});

test('who hangs up and comes back goes on where they were, and a stop ends it', async () => {
  server.provider.play({ events: [chunk('Once upon a time, there')], end: 'stall' });
  const address = await listen();
  const first = await post(address, { message: 'Tell me a tale' });
  await expect.poll(first.said).toContain('Once');
  first.leave();
  await first.ended;
  const at = `${address}/api/conversations/${sessionId}/events`;
  const follow = (more: object) => fetch(at, { headers: { ...server.headers, ...more } });
  const again = collect(await follow({}));
  await expect.poll(again.said).toBe(first.said());
  const rest = collect(await follow({ 'last-event-id': first.events().at(-1)?.id }));
  const stopped = await server.app.inject({
    method: 'POST',
    url: `/api/conversations/${sessionId}/stop`,
    headers: server.headers,
  });
  expect(stopped.statusCode).toBe(200);
  await Promise.all([again.ended, rest.ended]);
  expect(first.said() + rest.said()).toBe(again.said());
  expect(rest.events().at(-1)).toMatchObject({ event: 'done', data: { status: 'stopped' } });
  expect((await follow({})).status).toBe(204);
  await server.provider.left();
  expect(server.seen()).toHaveLength(1);
});

test('a message that is sent again is not asked again, also where no stream is asked for', async () => {
  server.provider.play({ text: 'Fine.' }, { text: 'Asked twice.' });
  const body = { message: 'Hello' };
  const id = randomUUID();
  const { ended, events } = await post(await listen(), body, { 'idempotency-key': id });
  await ended;
  expect(events().at(-1)).toMatchObject({ event: 'done', data: { response: 'Fine.' } });
  const again = await server.app.inject({
    method: 'POST',
    url: chat,
    // As the draft of the header's standard has it.
    headers: { ...server.headers, 'idempotency-key': `"${id}"` },
    payload: { sessionId, ...body },
  });
  expect(again.json()).toEqual({ response: 'Fine.', agents: [] });
  expect(server.seen()).toHaveLength(1);
});

test('an edited message takes the place of what followed, which can be brought back for a while', async () => {
  const say = async (message: string, more: object = {}) => {
    const messageId = randomUUID();
    const payload = { sessionId, message, ...more };
    const headers = { ...server.headers, 'idempotency-key': messageId };
    const answer = await server.app.inject({ method: 'POST', url: chat, headers, payload });
    return { id: messageId, status: answer.statusCode };
  };
  const restore = async (message: string) =>
    server.app.inject({
      method: 'POST',
      url: `/api/conversations/${sessionId}/restore`,
      headers: server.headers,
      payload: { message },
    });
  const texts = async () => (await read()).map(({ text }) => text);
  await say('One');
  const two = await say('Two');
  await say('Three');
  const edited = await say('Two, please', { replaces: two.id });
  expect(server.contents()).toEqual(['One', 'Fine.', 'Two, please']);
  expect(await texts()).toEqual(['One', 'Fine.', 'Two, please', 'Fine.']);
  expect((await say('Two again', { replaces: two.id })).status).toBe(409);
  expect((await restore(edited.id)).statusCode).toBe(200);
  expect(await texts()).toEqual(['One', 'Fine.', 'Two', 'Fine.', 'Three', 'Fine.']);
  const late = await say('Two, now', { replaces: two.id });
  server.time.advance(60_000);
  expect((await restore(late.id)).statusCode).toBe(409);
  await say('Four');
  expect(await server.db.selectFrom('conversationMessages').select('id').execute()).toHaveLength(6);
});
