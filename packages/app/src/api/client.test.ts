import { agentEndpoints } from '@switchboard/api-contract/endpoints/agents';
import { sessionEndpoints } from '@switchboard/api-contract/endpoints/session';
import { messages } from '@switchboard/api-contract/errors';
import { afterEach, expect, test, vi } from 'vitest';
import { describeError } from './ApiError.ts';
import { call } from './client.ts';
import { gate } from './gate.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  gate.forget();
});

function server(body: string | null, init?: ResponseInit) {
  const fetchMock = vi.fn<typeof fetch>(async () => new Response(body, init));
  vi.stubGlobal('fetch', fetchMock);
  return fetchMock;
}

test.each([
  ['{"error":"No such agent"}', '404: {"error":"No such agent"}'],
  ['plain words', '404: plain words'],
  ['', '404: Not Found'],
])('the error of a refusal whose body is %j', async (body, message) => {
  server(body, { status: 404, statusText: 'Not Found' });
  await expect(call(agentEndpoints.agents)).rejects.toMatchObject({ message });
});

test('without a token the bearer header is empty', async () => {
  const fetchMock = server('[]');
  await call(agentEndpoints.agents);
  expect(new Headers(fetchMock.mock.calls[0]?.[1]?.headers).get('authorization')).toBe('Bearer');
});

test('a 401 to an older token than the stored one does not end the session', async () => {
  server('', { status: 401 });
  await expect(call(agentEndpoints.agents, { token: 'older' })).rejects.toThrow(/^401/);
  expect(gate.ended).toBe(false);
  await expect(call(agentEndpoints.agents)).rejects.toThrow(/^401/);
  expect(gate.ended).toBe(true);
});

test('a refused sign-in ends no session', async () => {
  server('', { status: 401 });
  await expect(call(sessionEndpoints.login, { body: { username: 'ada', password: 'x' } })).rejects.toThrow(/^401/);
  expect(gate.ended).toBe(false);
});

test.each([
  ['{"error":"No such agent"}', '404: No such agent'],
  ['<h1>Not here</h1>', '404: Not Found'],
  ['[{"id":', '404: Not Found'],
])('a page never shows more of %j than its sentence', async (body, text) => {
  server(body, { status: 404, statusText: 'Not Found' });
  expect(describeError(await call(agentEndpoints.agents).catch((error: unknown) => error))).toBe(text);
});

test.each(['{"items": [{"id": "a', '', '<html>'])('the text %j is no answer', async (body) => {
  server(body);
  await expect(call(agentEndpoints.agents)).rejects.toThrow('The server sent an answer that is not JSON.');
});

test.each(['null', '{}', '42', '"text"'])('%s is an answer of another shape', async (body) => {
  server(body);
  await expect(call(agentEndpoints.agents)).rejects.toThrow(
    'The server sent an answer that this page does not understand.',
  );
});

test('a write that equals one on its way is that one; another one is not, nor is one after it', async () => {
  const answers: ((answer: Response) => void)[] = [];
  const fetchMock = vi.fn<typeof fetch>(() => new Promise((resolve) => answers.push(resolve)));
  vi.stubGlobal('fetch', fetchMock);
  const login = (password: string) => call(sessionEndpoints.login, { body: { username: 'ada', password } });
  const calls = [login('x'), login('x'), login('y')];
  await expect.poll(() => answers.length).toBe(2);
  for (const answer of answers.splice(0)) answer(Response.json({ token: 't' }));
  await expect(Promise.all(calls)).resolves.toHaveLength(3);
  const later = login('x');
  await expect.poll(() => answers.length).toBe(1);
  answers[0]?.(new Response('', { status: 500 }));
  await expect(later).rejects.toThrow(/^500/);
});

/** Chromium reports a stalled body by this name when its signal fires, whatever the signal's reason was. */
function stalled(status: number) {
  const aborted = new DOMException('The user aborted a request.', 'AbortError');
  const body = new ReadableStream({ pull: (stream) => stream.error(aborted) });
  vi.stubGlobal('fetch', async () => new Response(body, { status }));
  return aborted;
}

test.each([200, 500])('a body of a %i that stalls until the time is up is told as that', async (status) => {
  stalled(status);
  await expect(call(agentEndpoints.agents)).rejects.toThrow(messages.timeout);
});

test('a body that its caller gave up stays given up', async () => {
  const aborted = stalled(200);
  await expect(call(agentEndpoints.agents, { signal: AbortSignal.abort() })).rejects.toBe(aborted);
});
