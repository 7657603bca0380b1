import type { AgentDetail } from '@switchboard/api-contract/agentDetail';
import { leadGenerationSettings } from '@switchboard/api-contract/agents/leadGeneration';
import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../platform/store/Database.ts';
import { createTestApp, createTestDatabase, signIn, testVault } from '../../test/testApp.ts';
import { openSecrets } from '../tenants/agentRows.ts';

let db: Database;
let app: FastifyInstance;
let headers: Record<string, string>;
beforeEach(async () => {
  db = await createTestDatabase();
  app = await createTestApp({ db });
  headers = await signIn(app);
});

const configure = (payload: object | string, agent = 'lead-generation') =>
  app.inject({ method: 'PUT', url: `/api/agents/${agent}/config`, headers, payload });
const read = async (agent = 'lead-generation') =>
  (await app.inject({ url: `/api/agents/${agent}`, headers })).json<AgentDetail>();

describe('PUT /api/agents/{id}/config', () => {
  test('merges what is given into what is stored, and counts the version up', async () => {
    await configure({ timeout: 60, customSettings: { own: { deep: [1] } } });
    const answer = await configure({ autoStart: true, retryAttempts: 0 });
    expect(answer.json()).toEqual({
      id: 'lead-generation-agent',
      name: 'Lead Generation Agent',
      status: 'deployed',
      configurationVersion: 3,
    });
    expect(await read()).toMatchObject({
      ...answer.json<object>(),
      configuration: {
        enabled: true,
        autoStart: true,
        maxConcurrentExecutions: 5,
        retryAttempts: 0,
        timeout: 60,
        customSettings: { own: { deep: [1] } },
      },
    });
  });

  test('replaces custom settings as a whole', async () => {
    await configure({ customSettings: { a: 1, b: 2 } });
    await configure({ customSettings: { b: 3 } });
    expect((await read()).configuration.customSettings).toEqual({ b: 3 });
  });

  test.each([
    ['maxConcurrentExecutions', 1, 10],
    ['retryAttempts', 0, 5],
    ['timeout', 10, 3600],
  ])('keeps %s within %d and %d', async (field, min, max) => {
    for (const value of [min, max]) expect((await configure({ [field]: value })).statusCode).toBe(200);
    for (const value of [min - 1, max + 1, min + 0.5, String(min), null]) {
      const answer = await configure({ [field]: value });
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toEqual({
        error: `${field}: Enter a number from ${min} to ${max}`,
        fields: { [field]: `Enter a number from ${min} to ${max}` },
      });
    }
    expect((await read()).configuration[field as 'timeout']).toBe(max);
  });

  test('refuses unknown fields and writes nothing of the rest', async () => {
    const answer = await configure({ timeout: 60, enabeld: false });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ fields: { enabeld: 'enabeld is not a known field' } });
    expect(await read()).toMatchObject({ configurationVersion: 1, configuration: { timeout: 300 } });
  });

  test.each([[[1, 2]], ['text'], [7], [null]])(
    'takes only an object as custom settings, not %j',
    async (customSettings) => {
      const answer = await configure({ customSettings });
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toMatchObject({ fields: { customSettings: 'Custom Settings must be a JSON object' } });
    },
  );

  test('checks the settings of the agent itself, and names the field', async () => {
    const answer = await configure({
      customSettings: { ...leadGenerationSettings.defaults, maxLeadsPerDay: 0, googleSheetsUrl: 'javascript:alert(1)' },
    });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      fields: {
        'customSettings.maxLeadsPerDay': 'Enter a number from 1 to 1000',
        'customSettings.googleSheetsUrl': 'Enter an address that starts with https://',
      },
    });
    expect((await configure({ customSettings: { maxLeadsPerDay: 0 } }, 'research')).statusCode).toBe(200);
  });

  test('refuses settings that are nested without end', async () => {
    const deep = `{"customSettings":{"a":${'['.repeat(5_000)}${']'.repeat(5_000)}}}`;
    const answer = await app.inject({
      method: 'PUT',
      url: '/api/agents/research/config',
      headers: { ...headers, 'content-type': 'application/json' },
      payload: deep,
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ error: 'The body is nested deeper than 64 levels' });
  });
});

async function stored() {
  const row = await db
    .selectFrom('agents')
    .selectAll()
    .where('id', '=', 'lead-generation-agent')
    .executeTakeFirstOrThrow();
  return { row, secrets: openSecrets(testVault, row) };
}

describe('secret settings', () => {
  const settings = { ...leadGenerationSettings.defaults, apolloApiKey: 'planted-apollo-key' };

  test('are kept sealed and never sent back', async () => {
    const answer = await configure({ customSettings: settings });
    expect(answer.body).not.toContain('planted');
    expect((await read()).configuration.customSettings).toMatchObject({ apolloApiKey: '' });
    const { row, secrets } = await stored();
    expect(JSON.stringify({ ...row, secrets: Buffer.from(row.secrets ?? []).toString('latin1') })).not.toContain(
      'planted',
    );
    expect(secrets).toEqual({ apolloApiKey: 'planted-apollo-key' });
  });

  test('are named once they hold a value', async () => {
    expect((await read()).storedSecrets).toEqual([]);
    await configure({ customSettings: { ...settings, apolloApiKey: '' } });
    expect((await read()).storedSecrets).toEqual([]);
    await configure({ customSettings: settings });
    expect((await read()).storedSecrets).toEqual(['apolloApiKey']);
  });

  test.each([
    ['left blank', { apolloApiKey: '  ' }],
    ['left out', {}],
  ])('stay when %s', async (_, patch) => {
    await configure({ customSettings: settings });
    const { apolloApiKey: __, ...others } = settings;
    await configure({ customSettings: { ...others, ...patch, minimumScore: 80 } });
    expect((await stored()).secrets).toEqual({ apolloApiKey: 'planted-apollo-key' });
    expect((await read()).configuration.customSettings).toMatchObject({ minimumScore: 80 });
  });

  test('are replaced by a new value', async () => {
    await configure({ customSettings: settings });
    await configure({ customSettings: { ...settings, apolloApiKey: 'newer' } });
    expect((await stored()).secrets).toEqual({ apolloApiKey: 'newer' });
  });
});
