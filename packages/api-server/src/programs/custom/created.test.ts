import { agentTable } from '@switchboard/api-contract/agentTable';
import type { SpecialDataAnswer } from '@switchboard/api-contract/agentDetail';
import { describe, expect, test } from 'vitest';
import { demoTenantId } from '../../tenants/demo.ts';
import type { Pair } from '../contacts/findPairs.ts';
import { peoplePlayed, playBook } from '../../../test/addressBook.ts';
import { sandboxedApp } from '../../../test/sandboxedApp.ts';

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

/** What waits, in words. */
interface Waiting {
  readonly id: string;
  readonly text: string;
  readonly state: string;
}
const listOf = async (agentId: string, query: string): Promise<Waiting[]> =>
  (await get<{ items: Waiting[] }>(`agents/${agentId}/records/${query}`)).items;

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

  test('of type calendar proposes beside the built-in one, and what is done is taken back on its own page', async () => {
    await connect('google-calendar');
    const { id } = (await send('POST', 'agents', { name: 'Second one', type: 'calendar' })).json<{ id: string }>();
    await server.run('calendar');
    const builtIn = await listOf('calendar', 'proposals?open=true');
    await server.run(id);
    const own = await listOf(id, 'proposals?open=true');
    expect(own.map(({ text }) => text)).toEqual(['Accept “Prawns: slot at the gate” from Femke Dekker']);
    expect(own.map(({ text }) => text)).toEqual(builtIn.map(({ text }) => text));
    const at = `agents/${id}/records/proposals/${own[0]?.id}`;
    expect((await send('POST', `${at}/do`)).json()).toMatchObject({ state: 'done' });
    expect(await listOf(id, 'proposals?open=true')).toEqual([]);
    expect(await listOf('calendar', 'proposals?open=true')).toEqual(builtIn);
    const [answer] = await listOf(id, 'answers?sort=-at');
    expect(answer).toMatchObject({ state: 'done' });
    const undo = (agent: string) => send('POST', `agents/${agent}/answers/undo`, { answerId: answer?.id });
    expect((await undo('calendar')).statusCode).toBe(404);
    expect((await undo(id)).json()).toMatchObject({ state: 'undone' });
    expect(await listOf(id, 'answers?sort=-at')).toMatchObject([{ state: 'undone' }]);
  });

  test('of type calendar throws away what it proposed', async () => {
    await connect('google-calendar');
    const { id } = (await send('POST', 'agents', { name: 'Second one', type: 'calendar' })).json<{ id: string }>();
    await server.run(id);
    const [proposal] = await listOf(id, 'proposals?open=true');
    expect((await send('DELETE', `agents/${id}/records/proposals/${proposal?.id}`)).json()).toEqual({ ok: true });
    await server.run(id);
    expect(await listOf(id, 'proposals')).toEqual([]);
  });

  test('of type email drafts replies of its own, which are sent, changed and thrown away on its page', async () => {
    await connect('gmail', 'openai');
    const { id } = (await send('POST', 'agents', { name: 'Second one', type: 'email' })).json<{ id: string }>();
    await server.run('email');
    await server.run(id);
    const drafts = () => listOf(id, 'replies?open=true');
    const [first, second, third, ...rest] = await drafts();
    const builtIn = await listOf('email', 'replies?open=true');
    const at = (one: Waiting | undefined) => `agents/${id}/records/replies/${one?.id}`;
    expect((await send('POST', `${at(first)}/do`)).json()).toMatchObject({ state: 'sent', sentBy: 'Demo User' });
    expect((await send('PUT', at(second), { content: 'On Monday.' })).json()).toMatchObject({ content: 'On Monday.' });
    expect((await send('DELETE', at(third))).json()).toEqual({ ok: true });
    expect((await drafts()).map((one) => one.id).toSorted()).toEqual(
      [second, ...rest].map((one) => one?.id ?? '').toSorted(),
    );
    expect(await listOf('email', 'replies?open=true')).toEqual(builtIn);
  });

  test('of type email has no proposal left of a reply that was sent', async () => {
    await connect('gmail', 'openai');
    const { id } = (await send('POST', 'agents', { name: 'Second one', type: 'email' })).json<{ id: string }>();
    await configure(id, { autoReply: true });
    await server.run(id);
    const proposals = await listOf(id, 'proposals?open=true');
    const [reply] = await listOf(id, 'replies?open=true');
    expect(proposals.map((one) => one.id)).toContain(`proposal-${reply?.id}`);
    await send('POST', `agents/${id}/records/replies/${reply?.id}/do`);
    expect(await listOf(id, 'proposals?open=true')).toHaveLength(proposals.length - 1);
  });

  test('of type contacts has its duplicates merged or kept on its own page', async () => {
    await connect('gmail');
    playBook(server.world, [
      ['c1', 'Ada Brandt', 'ada@example.com', '+49 30 5550113'],
      ['c2', 'A. Brandt', 'ada@example.com', '+49 30 5550114'],
      ['c3', 'Dana', 'dana@example.com', '0049 341 123456'],
      ['c4', 'Dana W.', 'dana@example.com', '0049 341 123457'],
    ]);
    const { id } = (await send('POST', 'agents', { name: 'Second one', type: 'contacts' })).json<{ id: string }>();
    await server.run(id);
    const pairs = async () => (await get<{ pairs: Pair[] }>(`agents/${id}/duplicates`)).pairs;
    const [first, second] = await pairs();
    const fields = { name: 'one', email: 'one', phone: 'one', company: 'one' };
    const ids = (pair: Pair | undefined) => ({ one: pair?.one.id, other: pair?.other.id });
    const merged = await send('POST', `agents/${id}/duplicates/merge`, { ...ids(first), seen: first?.seen, fields });
    expect(merged.statusCode, merged.body).toBe(200);
    expect((await send('POST', `agents/${id}/duplicates/keep`, ids(second))).statusCode).toBe(200);
    expect(await pairs()).toEqual([]);
    expect(await recordsOf(id, 'contacts')).toHaveLength(3);
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
