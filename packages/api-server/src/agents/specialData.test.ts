import type { AgentDetail } from '@switchboard/api-contract/agentDetail';
import { expect, test } from 'vitest';
import { sandboxedApp } from '../../test/sandboxedApp.ts';

const server = sandboxedApp();
const { connect, configure, send, run, passing } = server;

/** Creates an agent, lets it run once in the sandbox, and returns what its page shows under Specialized. */
async function recordsOf(type: string, settings: object, input?: string) {
  await connect('apollo', 'serper', 'gmail', 'google-calendar', 'tavily', 'openai');
  const { id } = (await send('POST', 'agents', { name: `Second ${type}`, type })).json<{ id: string }>();
  await configure(id, settings);
  if (input === undefined) await passing(run(id));
  else {
    const started = (await send('POST', `agents/${id}/runs`, { input })).json<{ id: string }>();
    await passing(server.outcomeOf(started.id));
  }
  const { specialData } = (await send('GET', `agents/${id}`)).json<AgentDetail>();
  const built = (await send('GET', `agents/${type === 'scraper' ? 'maps-scraper' : type}`)).json<AgentDetail>();
  expect(built.specialData?.sample ?? false).toBe(true);
  return specialData;
}

test.each([
  ['lead-generation', 'leads', { targetIndustries: ['logistics'], minimumScore: 0 }, undefined],
  ['scraper', 'locations', { categories: ['restaurants'], locations: ['Leipzig'], autoVerification: false }, undefined],
  ['email', 'emails', {}, undefined],
  ['calendar', 'events', {}, undefined],
  ['contacts', 'contacts', {}, undefined],
  ['research', 'researches', {}, 'cold chain logistics in Europe'],
] as const)('an agent of type %s that a member created shows its own %s', async (type, collection, settings, input) => {
  const special = await recordsOf(type, settings, input);
  expect(special?.[collection]).not.toEqual([]);
  for (const record of (special?.[collection] ?? []) as unknown as { sandbox?: boolean }[])
    expect(record.sandbox, JSON.stringify(record)).toBe(true);
});

test('an orchestrator that a member created shows its own workflows', async () => {
  const special = await recordsOf('orchestrator', {}, 'Research cold chain logistics');
  expect(special?.workflows).toMatchObject([{ status: expect.any(String), totalTasks: expect.any(Number) }]);
});
