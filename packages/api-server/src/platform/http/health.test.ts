import { expect, test } from 'vitest';
import { createTestApp, createTestDatabase } from '../../../test/testApp.ts';

test('readyz answers 503 when the database does not, and healthz still lives', async () => {
  const db = await createTestDatabase();
  const app = await createTestApp({ db });
  expect((await app.inject({ url: '/readyz' })).statusCode).toBe(200);
  await db.destroy();
  const answer = await app.inject({ url: '/readyz' });
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toEqual({ error: 'The database is not responding' });
  expect((await app.inject({ url: '/healthz' })).statusCode).toBe(200);
});
