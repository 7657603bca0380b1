import { callLimits } from '@switchboard/api-contract/endpoints/callLimits';
import { expect, test } from 'vitest';
import { makeKey } from '../../../test/keys.ts';
import { createTestApp, signIn } from '../../../test/testApp.ts';
import { twoServers } from '../../../test/twoServers.ts';

const two = twoServers();

test('a key that is revoked on one server has ended on the other, and both count its calls, on PostgreSQL', async () => {
  const apps = await Promise.all(two.stores.map(({ db }) => createTestApp({ db, clock: two.time.clock })));
  const [here, there] = [apps[0]!, apps[1]!];
  const demo = await signIn(here);
  const { bearer, item } = await makeKey(here, demo);
  const statuses: number[] = [];
  for (let index = 0; index <= callLimits.keyCalls.most; index += 1)
    statuses.push((await (index % 2 === 0 ? there : here).inject({ url: '/api/agents', headers: bearer })).statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(callLimits.keyCalls.most);
  expect(statuses.at(-1)).toBe(429);
  two.time.advance(60_000);
  expect((await there.inject({ url: '/api/agents', headers: bearer })).statusCode).toBe(200);
  await here.inject({ method: 'DELETE', url: `/api/keys/${item.id}`, headers: demo });
  expect((await there.inject({ url: '/api/agents', headers: bearer })).statusCode).toBe(401);
  for (const app of apps) await app.close();
});
