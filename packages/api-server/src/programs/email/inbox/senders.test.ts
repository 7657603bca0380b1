import { expect, test } from 'vitest';
import { json } from '../../../../test/playedSandbox.ts';
import { sandboxedApp } from '../../../../test/sandboxedApp.ts';
import { demoTenantId } from '../../../tenants/demo.ts';

const server = sandboxedApp();
const { connect, send, setUp, world } = server;

test.each<[string, readonly unknown[], string]>([
  ['one without a name', [{ from_email: 'a@nowa.example', from_name: null, verified: true }], 'a@nowa.example'],
  [
    'odd ones',
    [
      null,
      { verified: true },
      { from_email: 'b@nowa.example', verified: 'yes' },
      { from_email: 'c@nowa.example', verified: true },
    ],
    'c@nowa.example',
  ],
])('an odd sender costs none of the others: %s', async (_, results, from) => {
  await connect('sendgrid');
  await send('PUT', 'notifications', {
    channels: [{ service: 'sendgrid', target: 'me@elsewhere.example', kinds: ['run-failed'] }],
  });
  world.play = ({ address }) => (address.endsWith('/verified_senders') ? json({ results }) : undefined);
  await setUp('apollo', 'sandbox-wrong');
  await server.configure('lead-generation', { targetIndustries: ['logistics'] });
  await server.run('lead-generation');
  const sent = world.asked.find(({ address }) => address.endsWith('/mail/send'));
  expect(JSON.parse(sent?.body ?? '{}')).toMatchObject({ from: { email: from } });
  const notices = server.db.selectFrom('notices').select('dueAt').where('tenantId', '=', demoTenantId);
  expect((await notices.executeTakeFirst())?.dueAt).toBeNull();
});
