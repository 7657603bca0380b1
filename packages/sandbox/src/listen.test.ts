import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSandbox } from './createSandbox.ts';
import { keyFor } from './keys.ts';
import { listen } from './listen.ts';

let served: Awaited<ReturnType<typeof listen>>;
beforeEach(async () => {
  served = await listen(createSandbox(), 0);
});
afterEach(() => served.close());

const at = (path: string) => `http://127.0.0.1:${served.port}${path}`;
const headers = { authorization: 'Bearer sandbox' };

test('plays a service below its host', async () => {
  const answer = await fetch(at('/api.tavily.com/search'), {
    method: 'POST',
    headers,
    body: JSON.stringify({ query: 'frozen goods in Poland' }),
  });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain('application/json');
  expect(await answer.json()).toMatchObject({ query: 'frozen goods in Poland' });
});

test('plays a service by the Host header', async () => {
  const answer = await new Promise<string>((resolve, reject) =>
    request(at('/usage'), { headers: { ...headers, host: 'api.tavily.com' } }, (got) => resolve(text(got)))
      .on('error', reject)
      .end(),
  );
  expect(JSON.parse(answer)).toMatchObject({ account: { current_plan: 'Bootstrap' } });
});

test('knows no other host', async () => {
  expect((await fetch(at('/'))).status).toBe(404);
  expect((await fetch(at('/example.com/usage'))).status).toBe(404);
});

test('keeps a silent service silent, and serves on when the caller leaves', async () => {
  const caller = new AbortController();
  const asked = fetch(at('/api.tavily.com/usage'), {
    headers: { authorization: `Bearer ${keyFor('silent')}` },
    signal: caller.signal,
  });
  expect((await fetch(at('/api.tavily.com/usage'), { headers })).status).toBe(200);
  caller.abort();
  await expect(asked).rejects.toThrow('aborted');
  expect((await fetch(at('/api.tavily.com/usage'), { headers })).status).toBe(200);
});
