import { createSecretKey } from 'node:crypto';
import { findService, serviceIds, type ServiceId } from '@switchboard/api-contract/catalogue';
import { fieldsOf } from '@switchboard/api-contract/services/setup';
import { connection } from '@switchboard/api-contract/connections';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { demoTenantId } from '../tenants/demo.ts';
import { credentialsOf } from '../outside/credentials/credentials.ts';
import { faults } from '../../test/playedSandbox.ts';
import { sandboxedApp } from '../../test/sandboxedApp.ts';
import { testNow, testVault as vault } from '../../test/testApp.ts';
import { sandboxCredentials } from '../outside/sandbox/sandboxCredentials.ts';
import { createVault } from '../platform/vault/Vault.ts';

const at = testNow.toISOString();
const server = sandboxedApp();
const { listed, reopen, enter, world } = server;
const post = (path: string, payload?: object, as?: { authorization: string }) =>
  server.send('POST', `connections/${path}`, payload, as);
/** What the form asks for; Google's has no field for the Refresh Token. */
const right = (id: ServiceId): Record<string, string> => {
  const service = findService(id);
  const keys = new Set((service ? fieldsOf(service) : []).map(({ key }) => key));
  return Object.fromEntries(Object.entries(sandboxCredentials(id, 'sandbox')).filter(([key]) => keys.has(key)));
};

it.each(serviceIds)('%s: right credentials are saved and connected', async (id) => {
  const answer = await enter(id, right(id));
  expect(answer).toMatchObject({
    id,
    status: 'connected',
    lastTest: { outcome: 'ok', testedAt: at, latencyMs: expect.any(Number) },
  });
  expect(answer.stored).toEqual(Object.keys(right(id)));
  expect(v.parse(connection, answer)).toEqual(answer);
  expect(await listed(id)).toEqual(answer);
});

it('a model in use that ends is told with its day and who can name another, others are not', async () => {
  expect(await enter('openai', { apiKey: 'sandbox' })).not.toHaveProperty('ends');
  await reopen({ env: { OPENAI_MODEL: 'gpt-4o' } });
  const ends = [
    { what: 'gpt-4o', on: '2027-01-14', instead: 'Whoever runs this server can name another by OPENAI_MODEL' },
  ];
  expect(await enter('openai', { apiKey: 'sandbox' })).toMatchObject({ ends, lastTest: { ends } });
});

it('a model in use whose end is announced after the test is told the day after', async () => {
  const { lastTest } = await enter('openai', { apiKey: 'sandbox' });
  await reopen({ env: { OPENAI_MODEL: 'gpt-4o' } });
  await server.app.connectionTests.readEnds();
  const ends = [expect.objectContaining({ what: 'gpt-4o', on: '2027-01-14' })];
  expect(await listed('openai')).toMatchObject({ ends, lastTest: { ...lastTest, ends } });
});

it('wrong credentials are saved all the same, and said', async () => {
  const answer = await enter('openai', { apiKey: 'sandbox-wrong' });
  expect(answer).toMatchObject({
    status: 'error',
    stored: ['apiKey'],
    lastTest: { outcome: 'wrong-credentials', nextStep: expect.any(String) },
  });
  expect(await credentialsOf({ db: server.db, vault }, demoTenantId, 'openai')).toEqual({
    apiKey: 'sandbox-wrong',
  });
});

it.each([
  ['perplexity', { apiKey: `pplx-${'a'.repeat(40)}` }],
  ['zapier', { webhookUrl: 'https://hooks.zapier.com/hooks/catch/1/abc/' }],
] as const)('%s is connected by its shape, without a call', async (id, values) => {
  expect(await enter(id, values)).toMatchObject({ status: 'connected', lastTest: { outcome: 'shape-only' } });
  expect(world.outside).toEqual([]);
});

it('blank fields keep what is stored', async () => {
  await enter('twilio', right('twilio'));
  expect(await enter('twilio', { accountSid: '', authToken: '  ', phoneNumber: '+15550100199' })).toMatchObject({
    status: 'connected',
    stored: ['accountSid', 'authToken', 'phoneNumber'],
  });
  expect(await credentialsOf({ db: server.db, vault }, demoTenantId, 'twilio')).toEqual({
    ...right('twilio'),
    phoneNumber: '+15550100199',
  });
});

it('the real service keeps nothing of the sandbox that it replaces', async () => {
  await post('twilio/setup', { sandbox: true });
  const half = await post('twilio/setup', { accountSid: '', authToken: 'a'.repeat(32), phoneNumber: '+15550100199' });
  expect(half.json()).toMatchObject({ fields: { accountSid: 'Account SID is required' } });
  expect(await listed('twilio')).toMatchObject({ status: 'connected', sandbox: true });
  const real = { accountSid: `AC${'b'.repeat(32)}`, authToken: 'a'.repeat(32), phoneNumber: '+15550100199' };
  expect(await enter('twilio', { ...real, unchecked: 'use' })).not.toHaveProperty('sandbox');
  expect(await credentialsOf({ db: server.db, vault }, demoTenantId, 'twilio')).toEqual(real);
});

it('required fields are asked for, and nothing is saved', async () => {
  const answer = await post('twilio/setup', { accountSid: ' ', phoneNumber: '+1' });
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toEqual({
    error: 'Account SID is required. Auth Token is required',
    fields: { accountSid: 'Account SID is required', authToken: 'Auth Token is required' },
  });
  expect(await listed('twilio')).toMatchObject({ status: 'disconnected', stored: [] });
});

it.each([
  ['no body', undefined, 400],
  ['a list', ['sk'], 422],
  ['a number as a value', { apiKey: 7 }, 422],
  ['null as a value', { apiKey: null }, 422],
  ['an unknown field', { apiKey: 'sk', more: 'x' }, 422],
])('%s is refused', async (_, payload, status) => {
  const answer = await post('openai/setup', payload);
  expect(answer.statusCode, answer.body).toBe(status);
  expect(answer.json()).toHaveProperty('error');
  expect(await listed('openai')).toMatchObject({ stored: [] });
});

it('a check that could not be made leaves the save in place', async () => {
  world.play = faults.fault;
  expect(await enter('openai', right('openai'))).toMatchObject({
    status: 'pending',
    stored: ['apiKey'],
    lastTest: { outcome: 'could-not-check' },
  });
});

it('after the key was changed, the list says that the credentials are lost, and they can be entered again', async () => {
  await enter('openai', right('openai'));
  await reopen({ vault: createVault(createSecretKey(Buffer.alloc(32, 8))) });
  expect(await listed('openai')).toMatchObject({
    status: 'error',
    stored: [],
    lastTest: { outcome: 'could-not-check', nextStep: 'Enter the credentials again.' },
  });
  expect((await post('openai/test')).statusCode).toBe(409);
  expect((await post('openai/setup', { apiKey: '' })).statusCode).toBe(422);
  expect(await enter('openai', right('openai'))).toMatchObject({ status: 'connected' });
});
