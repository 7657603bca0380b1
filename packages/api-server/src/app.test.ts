import { expect, test } from 'vitest';
import { createTestApp, signIn } from './testing.ts';

test('signs in and lists', async () => {
  const app = await createTestApp();
  const headers = await signIn(app);
  const list = await app.inject({ url: '/api/agents', headers });
  expect(list.json()).toHaveLength(7);
});
