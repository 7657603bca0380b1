import { expect, test } from 'vitest';
import { sandboxWorkflows } from '../platform/store/migrations/0043-sandbox-workflows.ts';
import { sandboxedApp } from '../../test/sandboxedApp.ts';

const server = sandboxedApp();
const { connect, get, page, send, world } = server;

interface Marked {
  readonly id: string;
  readonly sandbox?: boolean;
}
interface Page {
  readonly workflows: readonly (Marked & { readonly status: string })[];
  readonly tasks: readonly Marked[];
  readonly stats: { readonly totalTasks: number; readonly completedTasks: number };
  readonly run?: Marked;
}
const shown = () => page<Page>('orchestrator');
const marksOf = (list: readonly Marked[]) => list.map(({ sandbox = false }) => sandbox);
const begin = (...tasks: readonly string[]) =>
  send('POST', 'agents/orchestrator/records/workflows', {
    name: 'Outreach',
    steps: tasks.map((task) => ({ agent: 'lead-generation', task })),
  });
const add = async (...tasks: readonly string[]) => {
  const answer = await begin(...tasks);
  expect(answer.statusCode, answer.body).toBe(200);
  await server.app.jobs.idle();
  return answer.json<Marked>();
};
const find = 'Logistics in Poland, 51-200 people';
const findOthers = 'Transport in Poland, 51-200 people';
/** As if real services had answered this run. */
const makeReal = (id: string) =>
  server.db.updateTable('executions').set({ sandbox: 0, realCalls: 1 }).where('id', '=', id).execute();
const left = async () => (await get<{ sandboxRecords?: boolean }>('connections/calls')).sandboxRecords ?? false;

test('a workflow carries the mark of what the sandbox answered, everywhere, and is gone with its records', async () => {
  await connect('apollo', 'openai');
  const { id } = await add(find);
  const { workflows, tasks, stats, run } = await shown();
  expect([...marksOf(workflows), ...marksOf(tasks)]).toEqual([true, true]);
  expect(run).toMatchObject({ id, sandbox: true });
  expect(stats).toMatchObject({ totalTasks: 1, completedTasks: 1 });
  const detail = await get<{ executions: Marked[]; specialData: { workflows: Marked[] } }>('agents/orchestrator');
  expect([...marksOf(detail.executions), ...marksOf(detail.specialData.workflows)]).toEqual([true, true]);
  await send('DELETE', 'sandbox/records');
  expect(await left()).toBe(false);
  expect(await shown()).toMatchObject({ workflows: [], tasks: [], stats: { totalTasks: 0, completedTasks: 0 } });
});

test('so does one that a run planned from a goal', async () => {
  await connect('apollo', 'openai');
  await send('POST', 'agents/orchestrator/runs', { input: 'Find logistics leads in Poland' });
  await server.app.jobs.idle();
  const { workflows, run } = await shown();
  expect([...marksOf(workflows), run?.sandbox]).toEqual([true, true]);
});

test('a workflow is the sandbox’s as soon as one of its steps is, a step only by itself; real ones are counted apart', async () => {
  await connect('apollo');
  const mixed = await add(find, findOthers);
  expect((await shown()).stats).toMatchObject({ totalTasks: 2 });
  await makeReal(`${mixed.id}-step-1`);
  const { workflows, tasks, stats } = await shown();
  expect([marksOf(workflows), marksOf(tasks)]).toEqual([[true], [false, true]]);
  expect(stats).toMatchObject({ totalTasks: 1, completedTasks: 1 });
});

test('a step that was not begun follows its workflow', async () => {
  await connect('apollo');
  world.play = () => new Response('', { status: 500 });
  await add(find, findOthers);
  const { tasks } = await shown();
  expect(marksOf(tasks)).toEqual([true, true]);
});

test('one that is under way stays until it ends', async () => {
  await connect('apollo');
  const asked = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  world.play = async (_asked, _signal, played) => {
    asked.resolve();
    await answered.promise;
    return played();
  };
  await begin(find);
  await asked.promise;
  expect((await send('DELETE', 'sandbox/records')).json()).toEqual({ deleted: 0 });
  answered.resolve();
  await server.app.jobs.idle();
  expect((await shown()).workflows).toMatchObject([{ status: 'completed', sandbox: true }]);
  await send('DELETE', 'sandbox/records');
  expect((await shown()).workflows).toEqual([]);
});

test('a further try that takes over a step from the sandbox is the sandbox’s, before it calls anything', async () => {
  await connect('apollo');
  await server.configure('lead-generation', {});
  const { id } = await add(find, findOthers);
  await server.db
    .updateTable('executions')
    .set({ status: 'failed' })
    .where('id', 'in', [id, `${id}-step-2`])
    .execute();
  const again = (await send('POST', `runs/${id}/retry`)).json<Marked>();
  expect(again.sandbox).toBe(true);
  expect(marksOf((await shown()).workflows)).toEqual([true, true]);
  await server.app.jobs.idle();
});

test('the migration marks the workflows of before, and no other', async () => {
  await connect('apollo');
  const [{ id }, other] = [await add(find), await add(findOthers)];
  const ids = [id, other.id, `${other.id}-step-1`];
  for (const table of ['executions', 'records'] as const)
    await server.db.updateTable(table).set({ sandbox: 0 }).where('id', 'in', ids).execute();
  await sandboxWorkflows.up(server.db);
  for (const table of ['executions', 'records'] as const)
    expect(
      await server.db.selectFrom(table).select('id').where('sandbox', '=', 1).where('id', 'in', ids).execute(),
    ).toEqual([{ id }]);
});
