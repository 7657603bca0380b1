import { expect, test } from 'vitest';
import { createTestApp, createTestDatabase } from '../../../test/testApp.ts';

test('readyz answers 503 when the database does not, and healthz still lives', async () => {
  const db = await createTestDatabase();
  const app = await createTestApp({ db });
  expect((await app.inject({ url: '/readyz' })).statusCode).toBe(200);
  await db.destroy();
  const answer = await app.inject({ url: '/readyz' });
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toEqual({ error: 'The database is not responding. Try again in a moment.' });
  expect((await app.inject({ url: '/healthz' })).statusCode).toBe(200);
});

test('both are described as they answer', async () => {
  const db = await createTestDatabase();
  const app = await createTestApp({ db });
  const { paths, components } = (await app.inject({ url: '/api/openapi.json' })).json<{
    paths: Record<string, { get: { responses: Record<string, Described> } }>;
    components: { responses: Record<string, Described> };
  }>();
  const seen: Record<string, string[]> = { '/healthz': [], '/readyz': [] };
  const look = async (url: string) => {
    const answer = await app.inject({ url });
    const answers = paths[url]?.get.responses[answer.statusCode];
    const described = components.responses[answers?.$ref?.split('/').at(-1) ?? ''] ?? answers;
    seen[url]?.push(String(answer.statusCode));
    expect(Object.keys(described?.headers ?? {})).toEqual('retry-after' in answer.headers ? ['Retry-After'] : []);
    const { schema } = described?.content?.['application/json'] ?? {};
    const fields = schema?.$ref === '#/components/schemas/Error' ? ['error'] : Object.keys(schema?.properties ?? {});
    expect(Object.keys(answer.json<object>())).toEqual(fields);
  };
  for (const url of ['/healthz', '/readyz']) await look(url);
  await db.destroy();
  await look('/readyz');
  for (const [url, statuses] of Object.entries(seen))
    expect(Object.keys(paths[url]?.get.responses ?? {})).toEqual(statuses);
});

interface Described {
  readonly $ref?: string;
  readonly headers?: object;
  readonly content?: Record<string, { readonly schema: { readonly properties?: object; readonly $ref?: string } }>;
}
