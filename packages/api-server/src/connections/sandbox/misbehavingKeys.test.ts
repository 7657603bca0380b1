import { serviceIds } from '@switchboard/api-contract/catalogue';
import { sandboxKeys, type SandboxKey } from '@switchboard/api-contract/sandboxKeys';
import { describe, expect, test } from 'vitest';
import { sandboxedApp } from '../../../test/sandboxedApp.ts';

const server = sandboxedApp();
const { setUp, passing } = server;

type Odd = Exclude<SandboxKey, 'sandbox' | 'sandbox-slow'>;
const working: readonly string[] = ['sandbox', 'sandbox-slow'];
const odd = sandboxKeys.map(({ id }) => id).filter((id): id is Odd => !working.includes(id));

describe('every service of the catalogue is set up', () => {
  const found = {
    'sandbox-wrong': ['error', 'wrong-credentials', /does not accept the/],
    'sandbox-no-permission': ['error', 'no-permission', /does not allow this call|chat:write is missing/],
    'sandbox-rate-limited': ['pending', 'could-not-check', /accepts no more requests/],
    'sandbox-silent': ['pending', 'could-not-check', /did not answer in time/],
    'sandbox-down': ['pending', 'could-not-check', /has a problem at the moment \(status 503\)/],
    'sandbox-nonsense': ['pending', 'could-not-check', /could not be read/],
    'sandbox-no-credit': ['error', 'no-permission', /has no credit left|does not allow this call/],
  } as const satisfies Record<Odd, unknown>;
  const setUpAll = (key: SandboxKey) => passing(Promise.all(serviceIds.map((id) => setUp(id, key))));

  test.each(odd)('with %s, which the test finds out', async (key) => {
    const [status, outcome, message] = found[key];
    for (const connection of await setUpAll(key)) {
      expect(connection, connection.id).toMatchObject({
        status,
        sandbox: true,
        lastTest: { outcome, message: expect.stringMatching(message), nextStep: expect.any(String) },
      });
    }
    expect(server.world.outside).toEqual([]);
  });

  test.each(['sandbox', 'sandbox-slow'] as const)('with %s, and is connected', async (key) => {
    for (const connection of await setUpAll(key))
      expect(connection, connection.id).toMatchObject({
        status: 'connected',
        sandbox: true,
        lastTest: { outcome: 'ok' },
      });
  });
});
