import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '../../platform/config.ts';
import { startStandInModel, type StandInModel } from '../../../test/standInModel.ts';
import type { OutgoingAnswer, OutgoingRequest } from './client.ts';
import { operatorCall } from './callThrough.ts';
import { providers } from './providers.ts';

const { anthropic, openai, stripe } = providers;
const credentials = { apiKey: 'sk-planted-Key-1234567890', secretKey: 'sk_test_1' };

let server: StandInModel;
beforeAll(async () => {
  server = await startStandInModel();
});
afterAll(() => server.close());

let before: number;
/** Requests that went out like those of all other services. */
let usual: OutgoingRequest[];
beforeEach(() => {
  before = server.seen.length;
  usual = [];
});

async function call(request: OutgoingRequest): Promise<OutgoingAnswer> {
  usual.push(request);
  return { status: 200, headers: {}, body: '{"data":[]}', latencyMs: 1, bytes: new Uint8Array() };
}
const context = (env: Readonly<Record<string, string>>) => ({ call, fetch, config: readConfig(env) });
const moved = () => context({ OPENAI_BASE_URL: server.url, ANTHROPIC_BASE_URL: server.url });

describe('a service that the operator moved', () => {
  test('is checked where it is now, and the key goes nowhere else', async () => {
    server.play({ status: 200, body: '{"data":[]}' });
    expect(await openai(credentials, operatorCall(moved(), 'openai'))).toMatchObject({ outcome: 'ok' });
    expect(await anthropic(credentials, operatorCall(moved(), 'anthropic'))).toMatchObject({ outcome: 'ok' });
    expect(server.seen.slice(before)).toMatchObject([
      { path: '/v1/models', headers: { authorization: `Bearer ${credentials.apiKey}` } },
      { path: '/v1/models?limit=1', headers: { 'x-api-key': credentials.apiKey } },
    ]);
    expect(usual).toEqual([]);
  });

  test.each([
    [{ status: 401, body: '{}' }, 'wrong-credentials'],
    [{ status: 403, body: '{}' }, 'no-permission'],
    [{ status: 500, body: '' }, 'could-not-check'],
    [{ status: 302, headers: { location: 'https://elsewhere.example/' } }, 'could-not-check'],
    [{ status: 200, body: `{"data":["${'x'.repeat(9_000_000)}"]}` }, 'could-not-check'],
    [{ status: 200, body: `{"data":["${'x'.repeat(900_000)}"]}` }, 'ok'],
    [{ status: 200, body: '[{"id":"meta-llama/Llama-3-70b"}]' }, 'ok'],
    [{ status: 200, body: '{"object":"list","data":null}' }, 'could-not-check'],
    ['hang-up', 'could-not-check'],
  ] as const)('that answers %o is %s', async (scene, outcome) => {
    server.play(scene);
    expect(await openai(credentials, operatorCall(moved(), 'openai'))).toMatchObject({ outcome });
  });

  test('does not move the others, nor itself back', async () => {
    await stripe(credentials, operatorCall(moved(), 'stripe'));
    await openai(credentials, operatorCall(context({ ANTHROPIC_BASE_URL: server.url }), 'openai'));
    expect(usual.map(({ url }) => url)).toEqual([
      'https://api.stripe.com/v1/balance',
      'https://api.openai.com/v1/models',
    ]);
    expect(server.seen).toHaveLength(before);
  });
});
