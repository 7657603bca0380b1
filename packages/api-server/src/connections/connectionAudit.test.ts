import { expect, it } from 'vitest';
import { sandboxedApp } from '../../test/sandboxedApp.ts';

const server = sandboxedApp();
const lines = async () =>
  (await server.db.selectFrom('audit').selectAll().orderBy('id').execute())
    .filter(({ kind }) => kind.startsWith('connection.'))
    .map(({ kind, byName, target, changesJson }) => [kind, byName, target, JSON.parse(changesJson)]);

it('who set up, tested and removed a connection, without any value', async () => {
  const account = {
    accountSid: `AC${'b'.repeat(32)}`,
    authToken: 'sandbox-planted-0123456789',
    phoneNumber: '+15550100142',
  };
  await server.enter('twilio', account);
  await server.enter('twilio', { phoneNumber: '+15550100199' });
  await server.send('POST', 'connections/twilio/test');
  await server.send('POST', 'connections/twilio/disconnect');
  // There is nothing left to remove.
  await server.send('POST', 'connections/twilio/disconnect');
  const changed = (...fields: string[]) => fields.map((field) => ({ field, new: 'changed' }));
  expect(await lines()).toEqual([
    ['connection.set-up', 'Demo User', 'Twilio', changed('Account SID', 'Auth Token', 'Phone Number')],
    ['connection.set-up', 'Demo User', 'Twilio', changed('Phone Number')],
    ['connection.tested', 'Demo User', 'Twilio', [{ field: 'outcome', new: 'ok' }]],
    ['connection.removed', 'Demo User', 'Twilio', []],
  ]);
});

it('connecting the sandbox is one line, not one for each service', async () => {
  await server.send('POST', 'sandbox/connect');
  expect(await lines()).toEqual([]);
});
