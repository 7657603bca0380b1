import { agentTable } from '@switchboard/api-contract/agentTable';
import type { SpecialDataAnswer } from '@switchboard/api-contract/agents';
import { describe, expect, test } from 'vitest';
import { demoTenantId } from '../seed/seedFirstStart.ts';
import { peoplePlayed, playBook } from '../../test/addressBook.ts';
import { sandboxedApp } from '../../test/sandboxedApp.ts';

const server = sandboxedApp();
const { send, connect, configure, outcomeOf, passing, get } = server;

/** What each type's run takes, and where its records are. */
const types = [
  { type: 'research', collection: 'sources', input: 'How did cold chain logistics change?' },
  { type: 'orchestrator', collection: 'workflows', input: 'Find logistics companies in Poland' },
  {
    type: 'scraper',
    collection: 'businesses',
    settings: { categories: ['Restaurants'], locations: ['Leipzig'] },
  },
  { type: 'contacts', collection: 'contacts' },
  { type: 'calendar', collection: 'events' },
  { type: 'email', collection: 'emails' },
  {
    type: 'lead-generation',
    collection: 'leads',
    settings: { targetIndustries: ['Logistics'], companySize: ['51–200'], locations: ['Poland'] },
  },
] as const;

const recordsOf = (agentId: string, collection: string) =>
  server.db
    .selectFrom('records')
    .select('id')
    .where('tenantId', '=', demoTenantId)
    .where('agentId', '=', agentId)
    .where('collection', '=', collection)
    .execute();

describe('an agent that a member created', () => {
  test('there are agents of all seven types here', () => {
    expect(types.map(({ type }) => type).toSorted()).toEqual(agentTable.map(({ listType }) => listType).toSorted());
  });

  test.each(types)('of type $type finds records of its own', async ({ type, collection, ...given }) => {
    await connect('openai', 'serper', 'gmail', 'google-calendar', 'apollo');
    const builtIn = agentTable.find(({ listType }) => listType === type)?.id ?? '';
    const before = await recordsOf(builtIn, collection);
    const created = await send('POST', 'agents', { name: 'Second one', type });
    expect(created.statusCode, created.body).toBe(200);
    const { id } = created.json<{ id: string }>();
    if ('settings' in given) await configure(id, given.settings);
    const started = await send('POST', `agents/${id}/runs`, 'input' in given ? { input: given.input } : undefined);
    expect(started.statusCode, started.body).toBe(201);
    const run = started.json<{ id: string }>();
    await passing(outcomeOf(run.id));
    expect(await recordsOf(id, collection)).not.toEqual([]);
    expect(await recordsOf(builtIn, collection)).toEqual(before);
    const { specialData } = await get<{ specialData: SpecialDataAnswer }>(`agents/${id}`);
    expect(Object.values(specialData).flat().length).toBeGreaterThan(0);
    expect(specialData).not.toHaveProperty('sample');
  });

  test.each(types.filter(({ type }) => ['scraper', 'contacts', 'calendar', 'email', 'lead-generation'].includes(type)))(
    'of type $type keeps what it finds beside the built-in one, which found the same before',
    async ({ type, collection, ...given }) => {
      await connect('openai', 'serper', 'gmail', 'google-calendar', 'apollo');
      const builtIn = agentTable.find(({ listType }) => listType === type)?.id ?? '';
      const { id } = (await send('POST', 'agents', { name: 'Second one', type })).json<{ id: string }>();
      const counts: number[] = [];
      for (const agent of [builtIn, id, id]) {
        if ('settings' in given) await configure(agent, given.settings);
        const run = (await send('POST', `agents/${agent}/runs`)).json<{ id: string }>();
        await passing(outcomeOf(run.id));
        counts.push((await recordsOf(agent, collection)).length);
      }
      expect(counts[0]).toBeGreaterThan(0);
      expect(await recordsOf(builtIn, collection)).toHaveLength(counts[0] ?? 0);
      // What the second run finds again doubles nothing; lead generation goes on where it was.
      const [first, second, third] = counts;
      expect(type === 'lead-generation' || (second === first && third === first)).toBe(true);
      expect(counts[1]).toBeGreaterThan(0);
    },
  );

  test('of type orchestrator keeps the workflows that are written for it', async () => {
    const { id } = (await send('POST', 'agents', { name: 'Second one', type: 'orchestrator' })).json<{ id: string }>();
    const body = { name: 'At night', steps: [{ agent: 'research', task: 'What happened?' }] };
    const added = await send('POST', `agents/${id}/workflows`, body);
    expect(added.statusCode, added.body).toBe(200);
    expect(await recordsOf(id, 'workflows')).toEqual([{ id: added.json<{ id: string }>().id }]);
    expect(await recordsOf('orchestrator', 'workflows')).toEqual([]);
    const run = await get<{ agentId: string }>(`runs/${added.json<{ id: string }>().id}`);
    expect(run.agentId).toBe(id);
  });

  test('of type contacts has its changes reviewed on its own page', async () => {
    const people = peoplePlayed(30);
    await connect('gmail');
    playBook(server.world, people);
    const { id } = (await send('POST', 'agents', { name: 'Second one', type: 'contacts' })).json<{ id: string }>();
    await server.run(id);
    playBook(server.world, people.slice(21));
    const runId = (await send('POST', `agents/${id}/runs`)).json<{ id: string }>().id;
    await outcomeOf(runId);
    const { next } = await get<{ next: object }>(`runs/${runId}`);
    expect(next).toEqual({ kind: 'preview', label: 'Review changes', to: `/agent/${id}?review=sync` });
    expect((await send('POST', `agents/${id}/sync-previews/${runId}/apply`)).statusCode).toBe(200);
    expect(await recordsOf(id, 'contacts')).toHaveLength(9);
  });
});
