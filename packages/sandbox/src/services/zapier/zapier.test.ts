import { expect, test } from 'vitest';
import { inSandbox } from '../../../test/inSandbox.ts';

const { ask } = inSandbox();
const hook = (id: string) => `https://hooks.zapier.com/hooks/catch/123456/${id}/`;

test('catches what is sent, each time as another attempt', async () => {
  const first = await ask(hook('sandbox'), { json: { text: 'A run failed' } });
  expect(first.status).toBe(200);
  expect(first.body).toMatchObject({ status: 'success', id: expect.stringMatching(/^\w{32}$/) });
  const again = await ask(hook('sandbox'), { form: { text: 'A run failed' } });
  expect((again.body as { id: string }).id).not.toBe((first.body as { id: string }).id);
  expect((await ask(hook('sandbox').replace(/\/$/, ''))).status).toBe(200);
});

test('a silent hook answers without a body', async () => {
  expect(await ask(`${hook('sandbox')}silent/`, { json: {} })).toMatchObject({ status: 200, text: '' });
});

test.each(['sandbox_wrong', 'abc123'])('the hook %s is gone', async (id) => {
  expect(await ask(hook(id), { json: {} })).toMatchObject({ status: 410, body: { status: 'please unsubscribe me!' } });
});

test('a hook that is called too often says when to come back', async () => {
  const { status, headers } = await ask(hook('sandbox_rate_limited'), { json: {} });
  expect([status, headers.get('retry-after')]).toEqual([429, '30']);
});

test.each(['sandbox_no_permission', 'sandbox_no_credit'])('the hook %s catches all the same', async (id) => {
  expect((await ask(hook(id), { json: {} })).status).toBe(200);
});

test('a hook may be down', async () => {
  expect((await ask(hook('sandbox_down'), { json: {} })).status).toBe(503);
});

test('knows no other path', async () => {
  expect((await ask('https://hooks.zapier.com/hooks/shoes/1/sandbox/')).status).toBe(410);
});
