import { expect, it } from 'vitest';
import { CallError, type Call } from '../outside/providers/client.ts';
import { demoTenantId } from '../tenants/demo.ts';
import { credentialsOf } from '../outside/credentials/credentials.ts';
import { sandboxedApp } from '../../test/sandboxedApp.ts';
import { testVault as vault } from '../../test/testApp.ts';

let outside: Call;
const server = sandboxedApp({ call: (...asked) => outside(...asked) });
const { enter, listed } = server;
const answers =
  (status: number): Call =>
  () =>
    Promise.resolve({ status, headers: {}, body: '{"portalId":7}', latencyMs: 1, bytes: new Uint8Array() });
const unreachable: Call = () => Promise.reject(new CallError('unreachable'));
const setup = (body: object) => server.send('POST', 'connections/hubspot/setup', body);
const stored = () => credentialsOf({ db: server.db, vault }, demoTenantId, 'hubspot');
/** Connects with a real key that works. */
async function works() {
  outside = answers(200);
  expect(await enter('hubspot', { apiKey: 'pat-old' })).toMatchObject({ status: 'connected' });
}

it('a key that works is replaced by one that works, after one test', async () => {
  await works();
  let calls = 0;
  outside = (...asked) => {
    calls += 1;
    return answers(200)(...asked);
  };
  expect(await enter('hubspot', { apiKey: 'pat-new' })).toMatchObject({
    status: 'connected',
    lastTest: { outcome: 'ok' },
  });
  expect(await stored()).toEqual({ apiKey: 'pat-new' });
  expect(calls).toBe(1);
});

it.each([
  [401, 'wrong-credentials', 'HubSpot does not accept the credentials.'],
  [403, 'no-permission', expect.stringContaining('HubSpot')],
])(
  'a key that is answered with %i is named at its field, and the old one goes on working',
  async (status, outcome, sentence) => {
    await works();
    const before = await listed('hubspot');
    outside = answers(status);
    const answer = await setup({ apiKey: 'pat-new' });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toEqual({ error: sentence, outcome, fields: { apiKey: sentence } });
    expect(answer.body).not.toContain('pat-');
    expect(await stored()).toEqual({ apiKey: 'pat-old' });
    expect(await listed('hubspot')).toEqual(before);
    const forced = await setup({ apiKey: 'pat-new', unchecked: 'use' });
    expect(forced.statusCode).toBe(422);
  },
);

it('a key that can’t be checked is taken only if the member says so', async () => {
  await works();
  const before = await listed('hubspot');
  outside = unreachable;
  const answer = await setup({ apiKey: 'pat-new' });
  expect(answer.statusCode).toBe(409);
  expect(answer.json()).toEqual({
    error: 'HubSpot could not be reached.',
    outcome: 'could-not-check',
    choose: ['keep', 'use'],
  });
  expect(await stored()).toEqual({ apiKey: 'pat-old' });
  expect(await listed('hubspot')).toEqual(before);
  expect(await enter('hubspot', { apiKey: 'pat-new', unchecked: 'use' })).toMatchObject({
    status: 'pending',
    lastTest: { outcome: 'could-not-check' },
  });
  expect(await stored()).toEqual({ apiKey: 'pat-new' });
});

it.each([
  ['sandbox-wrong', 422, 'wrong-credentials'],
  ['sandbox-no-permission', 422, 'no-permission'],
  ['sandbox-no-credit', 422, 'no-permission'],
  ['sandbox-down', 409, 'could-not-check'],
])(
  'the sandbox’s key %s, typed over a real key that works, replaces it no sooner than another',
  async (key, status, outcome) => {
    await works();
    const before = await listed('hubspot');
    const answer = await setup({ apiKey: key });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ outcome });
    expect(await stored()).toEqual({ apiKey: 'pat-old' });
    expect(await listed('hubspot')).toEqual(before);
  },
);

it('the sandbox’s key that works replaces a real one, and so does any that is chosen there', async () => {
  await works();
  expect(await enter('hubspot', { apiKey: 'sandbox' })).toMatchObject({ status: 'connected', sandbox: true });
  await works();
  expect(await server.setUp('hubspot', 'sandbox-wrong')).toMatchObject({ status: 'error', sandbox: true });
});

it('where nothing works, what is entered is saved and tested as it is', async () => {
  outside = answers(401);
  expect(await enter('hubspot', { apiKey: 'pat-first' })).toMatchObject({ status: 'error' });
  expect(await enter('hubspot', { apiKey: 'pat-second' })).toMatchObject({ status: 'error' });
  expect(await stored()).toEqual({ apiKey: 'pat-second' });
});

it('what was stored while the new values were tested is not mixed with them', async () => {
  const twilio = { accountSid: `AC${'b'.repeat(32)}`, authToken: 'a'.repeat(32), phoneNumber: '+15550100199' };
  outside = unreachable;
  await enter('twilio', twilio);
  await server.db.updateTable('connections').set({ status: 'connected' }).where('serviceId', '=', 'twilio').execute();
  outside = async (...asked) => {
    outside = unreachable;
    await enter('twilio', { phoneNumber: '+15550100142', unchecked: 'use' });
    return unreachable(...asked);
  };
  const answer = await server.send('POST', 'connections/twilio/setup', { authToken: 'c'.repeat(32), unchecked: 'use' });
  expect(answer.statusCode).toBe(409);
  expect(answer.json()).toEqual({ error: 'Twilio was changed in the meantime. Nothing was replaced' });
  expect(await credentialsOf({ db: server.db, vault }, demoTenantId, 'twilio')).toEqual({
    ...twilio,
    phoneNumber: '+15550100142',
  });
});
