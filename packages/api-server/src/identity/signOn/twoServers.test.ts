import { createSandbox } from '@switchboard/sandbox/createSandbox';
import { owner } from '@switchboard/sandbox/world/account';
import { expect, test } from 'vitest';
import { browserOf, signOnApp } from '../../../test/signOnApp.ts';
import { addMember } from '../../../test/testApp.ts';
import { twoServers } from '../../../test/twoServers.ts';

const two = twoServers();

test('what begins on one server, comes back to another and ends on the first, on PostgreSQL', async () => {
  const [here, there] = [await signOnApp({ db: two.stores[0].db }), await signOnApp({ db: two.stores[1].db })];
  const username = owner.email.split('@')[0] ?? '';
  await addMember(two.stores[0].db, {
    tenantId: 'northlight',
    username,
    password: 'a-long-password',
    role: 'tenant_viewer',
  });
  await two.stores[0].db.updateTable('users').set({ email: owner.email }).where('username', '=', username).execute();
  const sandbox = createSandbox({ clock: here.time.clock });
  const one = browserOf(here.app, (request) => sandbox.fetch(request));
  const back = await one.visit(await one.begin());
  const arrived = (await there.app.inject({ url: back, headers: { cookie: one.cookie() } })).headers.location ?? '';
  expect(arrived).toMatch(/^\/agents#sso=/);
  const finished = await one.finish(arrived);
  expect(finished.json()).toMatchObject({ user: { username } });
  await Promise.all([here.app.close(), there.app.close()]);
});
