import type { RunDetail } from '@switchboard/api-contract/runs/run';
import { dayMs } from '@switchboard/api-contract/time';
import { describe, expect, test } from 'vitest';
import { sandboxedApp } from '../../test/sandboxedApp.ts';
import type { Tables } from '../platform/store/Database.ts';

const server = sandboxedApp();
const { connect, get, send, world } = server;

const create = () => send('POST', 'agents', { name: 'Tender watch', type: 'custom' });
const start = async (): Promise<string> =>
  (await send('POST', 'agents/tender-watch/runs', { input: 'Which tenders?' })).json<{ id: string }>().id;
const remove = (agent = 'tender-watch') => send('DELETE', `agents/${agent}`);
type NamingAgents = { [T in keyof Tables]: 'agentId' extends keyof Tables[T] ? T : never }[keyof Tables];
/** Every table whose rows belong to an agent. The audit log and what was spent outlive whom they tell of. */
type OfAgents = Exclude<NamingAgents, 'audit' | 'usage'>;
const ofAgents = Object.keys({
  executions: true,
  runTotals: true,
  schedules: true,
  watches: true,
  keptRuns: true,
  programState: true,
  foundPeople: true,
  records: true,
  recordKeys: true,
  acts: true,
  syncPreviews: true,
  contactMarks: true,
  sendings: true,
  unsentRecords: true,
  activity: true,
  budgets: true,
} satisfies Record<OfAgents, true>) as OfAgents[];
/** In which of them something of an agent is, and how much. */
async function heldOf(agentId: string): Promise<Partial<Record<OfAgents, number>>> {
  const counted = ofAgents.map(async (table) => {
    const rows = await server.db.selectFrom(table).select('agentId').where('agentId', '=', agentId).execute();
    return [table, rows.length] as const;
  });
  return Object.fromEntries((await Promise.all(counted)).filter(([, rows]) => rows > 0));
}
const prepare = async () => {
  await connect('openai');
  await create();
  await send('PUT', 'agents/tender-watch/config', { customSettings: { instructions: 'Look for tenders.' } });
};

describe('an agent that a member created', () => {
  test('is deleted with what belongs to it, and its runs stay readable for 30 days', async () => {
    await prepare();
    await send('PUT', 'agents/tender-watch/schedule', { kind: 'daily', time: '08:00', zone: 'UTC', input: 'Tenders?' });
    const id = await start();
    await server.app.jobs.idle();
    const before = await get<RunDetail>(`runs/${id}`);
    const answer = await remove();
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expect((await send('GET', 'agents/tender-watch')).statusCode).toBe(404);
    expect(await get<{ id: string }[]>('agents')).not.toContainEqual(expect.objectContaining({ id: 'tender-watch' }));
    expect(await server.db.selectFrom('schedules').selectAll().where('agentId', '=', 'tender-watch').execute()).toEqual(
      [],
    );
    expect(await get(`runs/${id}`)).toEqual(before);
    expect(await get('agent-executions/tender-watch')).toMatchObject([{ id, status: 'completed' }]);
    server.time.advance(29 * dayMs);
    await server.signInAgain();
    expect((await send('GET', `runs/${id}`)).statusCode).toBe(200);
    server.time.advance(2 * dayMs);
    await server.signInAgain();
    expect((await send('GET', `runs/${id}`)).statusCode).toBe(404);
  });

  test('takes its records, what waited for a member and its schedule along, and nothing of others', async () => {
    await connect('gmail', 'openai');
    await send('POST', 'agents', { name: 'Second inbox', type: 'email' });
    await send('PUT', 'agents/second-inbox/config', { customSettings: { autoReply: true } });
    await send('PUT', 'agents/second-inbox/schedule', { kind: 'daily', time: '08:00', zone: 'UTC' });
    await server.run('email');
    await server.run('second-inbox');
    const others = await heldOf('email-agent');
    expect(await heldOf('second-inbox')).toMatchObject({
      records: expect.any(Number),
      acts: expect.any(Number),
      schedules: 1,
    });
    for (const collection of ['emails', 'replies', 'proposals'])
      expect((await get<{ total: number }>(`agents/second-inbox/records/${collection}`)).total).toBeGreaterThan(0);
    expect((await remove('second-inbox')).statusCode).toBe(204);
    expect(await heldOf('second-inbox')).toEqual({ keptRuns: 1 });
    expect((await send('GET', 'agents/second-inbox')).json()).toEqual({
      error: 'agent second-inbox was deleted',
      deleted: true,
    });
    expect(await heldOf('email-agent')).toEqual(others);
  });

  test('is deleted in the middle of a run, which ends and writes nothing more', async () => {
    await prepare();
    const held = Promise.withResolvers<Response>();
    const asked = Promise.withResolvers<void>();
    world.play = () => {
      asked.resolve();
      return held.promise;
    };
    const id = await start();
    await asked.promise;
    expect((await remove()).statusCode).toBe(204);
    held.resolve(new Response('{}'));
    await server.app.jobs.idle();
    expect(await get(`runs/${id}`)).toMatchObject({
      status: 'cancelled',
      endedBy: 'member',
      result: 'Nothing was written',
    });
  });

  test('leaves a note, and its address to nobody else while its runs can be read', async () => {
    await prepare();
    await start();
    await server.app.jobs.idle();
    await remove();
    const { activity } = await get<{ activity: { text: string }[] }>('agents/orchestrator/status');
    expect(activity[0]?.text).toMatch(/^Tender watch deleted by /);
    expect((await create()).json()).toMatchObject({ id: 'tender-watch-2' });
  });
});

test.each(['email', 'email-agent'])('%s is one of the seven and can’t be deleted', async (agent) => {
  expect((await remove(agent)).statusCode).toBe(409);
  expect((await send('GET', 'agents/email')).statusCode).toBe(200);
});
