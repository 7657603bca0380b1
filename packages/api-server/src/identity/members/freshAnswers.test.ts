import type { FastifyInstance } from 'fastify';
import { beforeEach, expect, test } from 'vitest';
import { createTestApp, createTestDatabase, signIn, testNow } from '../../../test/testApp.ts';
import { manualTime, type ManualTime } from '../../../test/manualTime.ts';

type Headers = Record<string, string>;

let time: ManualTime;
let app: FastifyInstance;
let admin: Headers;
beforeEach(async () => {
  time = manualTime(testNow);
  app = await createTestApp({ db: await createTestDatabase(time.clock), ...time });
  admin = await signIn(app);
});

const read = (url: string, headers: Headers = {}) => app.inject({ url: `/api/${url}`, headers });
const invite = async () =>
  (
    await app.inject({
      method: 'POST',
      url: '/api/members/invitations',
      headers: admin,
      payload: { email: 'mira@northlight.example', role: 'tenant_member' },
    })
  ).json<{ link: string }>();

test('each session is told that it is itself the current one', async () => {
  const other = await signIn(app);
  const currentOf = async (headers: Headers) =>
    (await read('auth/sessions', headers))
      .json<{ sessions: { id: string; current?: boolean }[] }>()
      .sessions.filter(({ current }) => current)
      .map(({ id }) => id);
  const [mine, theirs] = [await currentOf(admin), await currentOf(other)];
  expect([mine, theirs].map((ids) => ids.length)).toEqual([1, 1]);
  expect(mine).not.toEqual(theirs);
});

test('an invitation expires at its moment, also for whoever has just read it', async () => {
  const token = (await invite()).link.split('/').at(-1) ?? '';
  time.advance(72 * 3_600_000 - 1_000);
  const fresh = await signIn(app);
  const stateOf = async () =>
    (await read('members', fresh)).json<{ invitations: { state: string }[] }>().invitations.map(({ state }) => state);
  expect(await stateOf()).toEqual(['open']);
  expect((await read(`invitations/${token}`)).statusCode).toBe(200);
  time.advance(1_000);
  expect(await stateOf()).toEqual(['expired']);
  expect((await read(`invitations/${token}`)).statusCode).toBe(410);
});

test('they have an ETag all the same', async () => {
  const { headers } = await read('members', admin);
  const again = await read('members', { ...admin, 'if-none-match': String(headers.etag) });
  expect(again.statusCode).toBe(304);
});
