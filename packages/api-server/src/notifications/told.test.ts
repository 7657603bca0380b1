import { expect, test } from 'vitest';
import { researchingApp } from '../../test/researchingApp.ts';
import { testContext } from '../../test/testContext.ts';
import { demoTenantId } from '../tenants/demo.ts';
import { sendDueNotices, sweepNotices } from './sendDueNotices.ts';
import { addNotice } from './addNotice.ts';

const server = researchingApp();
const { connect, researched, send, set, world } = server;
interface Read {
  readonly channels: readonly { id: string; last?: { failed?: boolean; reason?: { kind: string } } }[];
}

const channel = (target: string, ...kinds: readonly string[]) => ({ service: 'slack', target, kinds });
const channels = async (...given: readonly object[]) => {
  const answer = await send('PUT', 'notifications', { channels: given });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Read>().channels.map(({ id }) => id);
};
const posted = () =>
  world.asked
    .filter(({ address }) => address.endsWith('/chat.postMessage'))
    .map(({ body }) => JSON.parse(body) as { channel: string; text: string });
const places = () => posted().map((message) => message.channel);

test('a research is told with its first insight, where that is ticked', async () => {
  await connect('tavily', 'openai', 'slack');
  await channels(channel('#alerts', 'run-failed'), channel('#sales', 'research-done'));
  const { title, insights } = await researched();
  expect(insights?.[0]).toBeDefined();
  expect(posted()).toMatchObject([{ channel: '#sales', text: `Research “${title}” is done: ${insights?.[0]}` }]);
});

test('notifications of the research agent turn that off, and its channels say where', async () => {
  await connect('tavily', 'openai', 'slack');
  const [, sales = ''] = await channels(channel('#general', 'research-done'), channel('#sales'));
  await set({ notificationSettings: { enabled: false, channels: [] } });
  await researched();
  expect(places()).toEqual([]);
  await set({ notificationSettings: { enabled: true, channels: [sales] } });
  await researched();
  expect(places()).toEqual(['#sales']);
  await set({ notificationSettings: { enabled: true, channels: [] } });
  await researched();
  expect(places()).toEqual(['#sales', '#general']);
});

test('an ended workflow is told, a cancelled one is not', async () => {
  await connect('slack');
  await channels(channel('#alerts', 'workflow-ended'));
  await server.setUp('gmail');
  const add = async (name: string, task = 'Read the new messages') => {
    const steps = [{ agent: 'email', task }];
    const answer = await send('POST', 'agents/orchestrator/records/workflows', { name, steps });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<{ id: string }>().id;
  };
  await add('Morning');
  await server.app.jobs.idle();
  expect(posted()).toMatchObject([{ text: 'Workflow “Morning” completed' }]);
  await server.setUp('gmail', 'sandbox-wrong');
  await add('Evening', 'Read the mail');
  await server.app.jobs.idle();
  expect(posted()[1]?.text).toMatch(/^Workflow “Evening” failed: “Read the mail” failed: /);
  await send('POST', 'agents/orchestrator/stop');
  const id = await add('Night');
  await send('POST', `runs/${id}/cancel`);
  await server.app.jobs.idle();
  expect(posted()).toHaveLength(2);
});

const news = (cause: string, text = cause) =>
  ({
    tenantId: demoTenantId,
    kind: 'attention',
    cause,
    notice: { kind: 'attentionTo', args: { text } },
    path: '/dashboard',
    at: server.time.clock().toISOString(),
  }) as const;
/** A server of its own on the database. */
const another = () =>
  testContext({
    db: server.db,
    clock: server.time.clock,
  });

test('of two servers one sends each message', async () => {
  await connect('slack');
  await channels(channel('#alerts', 'attention'));
  await server.db.change(demoTenantId, async (trx) => {
    for (const cause of ['one', 'two', 'three']) await addNotice(trx, news(cause));
  });
  const work: Promise<unknown>[] = [];
  const track = (one: Promise<unknown>) => void work.push(one);
  const context = another();
  Object.assign(context, { sandboxes: { keyOf: () => 'sandbox', allows: () => true, call: () => world.call() } });
  await Promise.all([sendDueNotices(context, track), sendDueNotices(context, track)]);
  expect(work).toHaveLength(6);
  await Promise.all(work);
  expect(
    posted()
      .map(({ text }) => text)
      .toSorted(),
  ).toEqual(['one', 'three', 'two']);
});

test('what a server was sending when it died is not sent again, and the channel says so', async () => {
  await connect('slack');
  await channels(channel('#alerts', 'attention'));
  await server.db.change(demoTenantId, (trx) => addNotice(trx, news('one')));
  const soon = new Date(server.time.clock().getTime() + 60_000).toISOString();
  await server.db.updateTable('notices').set({ leaseId: 'dead', leasedUntil: soon }).execute();
  server.app.jobs.wake();
  await server.app.jobs.idle();
  server.time.advance(61_000);
  server.app.jobs.wake();
  await server.app.jobs.idle();
  expect(posted()).toEqual([]);
  const { last } = (await server.send('GET', 'notifications')).json<Read>().channels[0] ?? {};
  expect(last).toMatchObject({ failed: true, reason: { kind: 'mayNotHaveArrived' } });
});

test('what waits for a channel that is taken away is never sent', async () => {
  await connect('slack');
  await channels(channel('#alerts', 'attention'));
  await server.db.change(demoTenantId, (trx) => addNotice(trx, news('one')));
  await channels();
  server.app.jobs.wake();
  await server.app.jobs.idle();
  expect(posted()).toEqual([]);
});

test('a message says nothing of others, whatever is in it', async () => {
  await connect('slack');
  await channels(channel('#alerts', 'attention'));
  await server.db.change(demoTenantId, (trx) =>
    addNotice(trx, news('one', '<!channel> a & b\r\n<https://evil.example>')),
  );
  server.app.jobs.wake();
  await server.app.jobs.idle();
  expect(posted()[0]?.text).toBe('&lt;!channel&gt; a &amp; b &lt;https://evil.example&gt;');
});

test('what became of a message is forgotten after 30 days', async () => {
  await connect('slack');
  await channels(channel('#alerts', 'attention'));
  await server.db.change(demoTenantId, (trx) => addNotice(trx, news('one')));
  server.app.jobs.wake();
  await server.app.jobs.idle();
  const kept = async (days: number) => {
    const clock = () => new Date(server.time.clock().getTime() + days * 86_400_000);
    await sweepNotices({ db: server.db, clock });
    return (await server.db.selectFrom('notices').select('id').execute()).length;
  };
  expect([await kept(29), await kept(31)]).toEqual([1, 0]);
});
