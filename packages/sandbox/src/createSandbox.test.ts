import { expect, test } from 'vitest';
import { bearer, inSandbox, testNow } from '../test/inSandbox.ts';
import { keyFor } from './keys.ts';
import { services } from './services/all.ts';

const usage = 'https://api.tavily.com/usage';

test('plays the hosts of its services and no other, each host for one service', () => {
  const { hasHost, world } = inSandbox();
  const hosts = services.flatMap((service) =>
    typeof service.hosts === 'function' ? service.hosts(world) : service.hosts,
  );
  expect(hosts.filter((host) => !hasHost(host))).toEqual([]);
  expect(new Set(hosts).size).toBe(hosts.length);
  for (const host of ['tavily.com', 'api.tavily.com.nobody.example', 'example.com', ''])
    expect(hasHost(host)).toBe(false);
});

test('a world begins when it is made, and time goes on', () => {
  const { world, pass } = inSandbox();
  pass(60_000);
  expect(world.began).toEqual(testNow);
  expect(world.clock().getTime() - testNow.getTime()).toBe(60_000);
});

test('every service says from which pages it was written', () => {
  for (const { id, docs } of services) {
    expect(docs.length, id).toBeGreaterThan(0);
    for (const page of docs) expect(page, id).toMatch(/^https:\/\//);
  }
});

test('refuses to answer for a host that it does not play', async () => {
  await expect(inSandbox().ask('https://example.com/')).rejects.toThrow('nothing at example.com');
});

test('a slow answer comes after three seconds, and is the usual one', async () => {
  const { ask, waited } = inSandbox();
  expect((await ask(usage, { headers: bearer(keyFor('slow')) })).status).toBe(200);
  expect(waited).toEqual([3_000]);
  await ask(usage, { headers: bearer('sandbox') });
  expect(waited).toHaveLength(1);
});

test('a silent service answers nothing until the caller gives up', async () => {
  const { ask } = inSandbox();
  const caller = new AbortController();
  let settled = false;
  const asked = ask(usage, { headers: bearer(keyFor('silent')), signal: caller.signal }).finally(() => {
    settled = true;
  });
  await new Promise(setImmediate);
  expect(settled).toBe(false);
  caller.abort(new Error('enough'));
  await expect(asked).rejects.toThrow('enough');
});

test('a caller who gave up before gets no answer', async () => {
  const asked = inSandbox().ask(usage, { headers: bearer('sandbox'), signal: AbortSignal.abort(new Error('gone')) });
  await expect(asked).rejects.toThrow('gone');
});

test('a service that is down answers 503 from its gateway', async () => {
  const { status, text } = await inSandbox().ask(usage, { headers: bearer(keyFor('down')) });
  expect(status).toBe(503);
  expect(text).toContain('503 Service Temporarily Unavailable');
});

test('nonsense is 200 and can’t be read', async () => {
  const { status, body, text } = await inSandbox().ask(usage, { headers: bearer(keyFor('nonsense')) });
  expect(status).toBe(200);
  expect(text).not.toBe('');
  expect(body).toBeUndefined();
});

test('two sandboxes share nothing', async () => {
  const [one, other] = [inSandbox(), inSandbox()];
  await one.ask('https://api.tavily.com/search', { headers: bearer('sandbox'), json: { query: 'cold chain' } });
  const used = async ({ ask }: typeof one) => (await ask(usage, { headers: bearer('sandbox') })).body;
  expect(await used(one)).toMatchObject({ key: { usage: 1 } });
  expect(await used(other)).toMatchObject({ key: { usage: 0 } });
});
