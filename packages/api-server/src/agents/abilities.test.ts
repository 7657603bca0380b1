import type { AgentDetail } from '@switchboard/api-contract/agentDetail';
import { expect, test } from 'vitest';
import { sandboxedApp } from '../../test/sandboxedApp.ts';

const server = sandboxedApp();
const { connect, configure, send, run, passing } = server;
const read = async (agent: string) => (await send('GET', `agents/${agent}`)).json<AgentDetail>();

test('an agent that asked no model shows none, one that did shows the one that ran last', async () => {
  expect(await read('email')).not.toHaveProperty('model');
  await connect('gmail', 'openai');
  await passing(run('email'));
  const { model } = await read('email');
  expect(model).toEqual(expect.any(String));
  const steps = await server.db.selectFrom('runSteps').select('bodyJson').execute();
  expect(steps.some(({ bodyJson }) => bodyJson.includes(`"model":"${model}"`))).toBe(true);
  await passing(run('contacts'));
  expect(await read('contacts')).not.toHaveProperty('model');
});

test('capabilities and integrations follow from what the program does with the settings', async () => {
  await configure('lead-generation', { autoEnrichment: false, emailValidation: true });
  expect(await read('lead-generation')).toMatchObject({
    capabilities: ['Lead search', 'Scoring', 'E-mail validation'],
    integrations: ['apollo'],
  });
  await configure('lead-generation', { googleSheetsUrl: 'https://docs.google.com/spreadsheets/d/1abcdefghijklmnop' });
  const withSheet = await read('lead-generation');
  expect(withSheet.capabilities).toContain('Sheet export');
  expect(withSheet.integrations).toContain('google');
});

test('a custom agent shows the tools that are ticked, and a created one of a type what its type does', async () => {
  const made = async (type: string) =>
    (await send('POST', 'agents', { name: `Own ${type}`, type })).json<{ id: string }>().id;
  const custom = await made('custom');
  await configure(custom, { instructions: 'Read.', tools: ['read-mail'], model: 'claude-sonnet' });
  expect(await read(custom)).toMatchObject({ capabilities: ['Read mail'], integrations: ['anthropic', 'gmail'] });
  expect((await read(await made('scraper'))).integrations).toEqual(['serper', 'google']);
});
