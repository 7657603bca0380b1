import { endpoints } from '@switchboard/api-contract/endpoints';
import type { RefusalKind } from '@switchboard/api-contract/errors';
import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { createTestDatabase, testNow } from '../../../test/testApp.ts';
import { Refusal } from '../Refusal.ts';
import { CallCounts } from './CallCounts.ts';
import { handleErrors } from './errors.ts';
import { route } from './route.ts';

/** The status of a call that is refused: one that nobody signs in for, and that declares 'gone'. */
async function statusOf(kind: RefusalKind, strict: boolean): Promise<number> {
  const app = fastify();
  handleErrors(app);
  const callCounts = new CallCounts({ db: await createTestDatabase(), clock: () => testNow });
  const nobody = { findMember: () => Promise.resolve(undefined), isProven: () => Promise.resolve(false) };
  const server = { app, callCounts, strict, ...nobody };
  route(server, endpoints.invitation, () => Promise.reject(new Refusal(kind, 'No')));
  return (await app.inject({ url: '/api/invitations/x' })).statusCode;
}

test.each([
  ['declares', 'gone', 410],
  ['has by its path', 'missing', 404],
] as const)('a call may refuse as it %s', async (_, kind, status) => {
  expect(await statusOf(kind, true)).toBe(status);
});

test('one that refuses otherwise fails here, and is only answered in production', async () => {
  expect(await statusOf('conflict', true)).toBe(500);
  expect(await statusOf('conflict', false)).toBe(409);
});
