import { researchSettings } from '@switchboard/api-contract/agents/research';
import { dayMs } from '@switchboard/api-contract/time';
import { describe, expect, test } from 'vitest';
import { json } from '../../../test/playedSandbox.ts';
import { asksModel, researchingApp, type Task } from '../../../test/researchingApp.ts';
import { testContext } from '../../../test/testContext.ts';
import { queueDueWatches } from './watches.ts';

const server = researchingApp();
const { connect, get, post, researched, set, sources, world } = server;

const monitor = (realTimeMonitoring: boolean) =>
  set({ ...researchSettings.defaults, researchDepth: 'basic', credibilityThreshold: 0, realTimeMonitoring });

/** What the search finds from now on. */
let found: string[];
const play = (urls: string[]) => {
  found = urls;
  world.play = ({ address }) =>
    address.endsWith('/search')
      ? json({ results: found.map((url) => ({ title: `Page at ${url}`, url, content: 'Frozen goods in Poland.' })) })
      : undefined;
};
const days = async (count: number) => {
  for (let day = 0; day < count; day += 1) {
    server.time.advance(dayMs);
    await server.app.jobs.idle();
  }
};
const asked = () => world.asked.filter(({ address }) => address.endsWith('/search')).length;
const activity = async () => {
  await server.signInAgain();
  return (await get<{ activity: { text: string }[] }>('agents/research/status')).activity.map(({ text }) => text);
};
const one = 'https://one.example/';
const two = 'https://two.example/';

describe('a completed research, while the agent monitors', () => {
  test('is asked again daily, and sources that are new are added and told', async () => {
    await connect('tavily', 'openai');
    await monitor(true);
    play([one]);
    const { id, title, watchedUntil } = await researched();
    expect(Date.parse(watchedUntil ?? '') - server.time.clock().getTime()).toBe(14 * dayMs);
    await days(1);
    expect(asked()).toBe(2);
    expect((await activity())[0]).toBe(`Asked “${title}” again: no new sources`);
    expect(world.asked.filter(asksModel)).toHaveLength(1);
    play([one, two]);
    await days(1);
    expect((await activity())[0]).toBe(`News on “${title}”: “Page at ${two}”`);
    const [task] = await get<Task[]>('agents/research/tasks');
    expect(task).toMatchObject({ id, sources: 2, status: 'completed' });
    const added = (await sources()).find(({ url }) => url === two);
    expect([added?.taskId, task?.sourceIds?.[1]]).toEqual([id, added?.id]);
    // What was seen once is not news again.
    await days(1);
    expect((await sources()).map(({ url }) => url)).toEqual(expect.arrayContaining([one, two]));
    expect(world.asked.filter(asksModel)).toHaveLength(2);
  });

  test('is asked for 14 days at most', async () => {
    await connect('tavily', 'openai');
    await monitor(true);
    play([one]);
    await researched();
    await days(20);
    expect(asked()).toBe(15);
    expect(await server.db.selectFrom('watches').selectAll().execute()).toEqual([]);
  });

  test('is asked once for days that passed unseen, by however many servers', async () => {
    await connect('tavily', 'openai');
    await monitor(true);
    play([one]);
    await researched();
    const later = new Date(server.time.clock().getTime() + 3 * dayMs + 1);
    const context = testContext({ db: server.db, clock: () => later });
    await Promise.all(Array.from({ length: 4 }, () => queueDueWatches(context, () => {})));
    const open = await server.db
      .selectFrom('executions')
      .selectAll()
      .where('status', '=', 'queued')
      .where('sample', '=', 0)
      .execute();
    expect(open.map(({ trigger }) => trigger)).toEqual(['schedule']);
    expect(
      (await server.db.selectFrom('watches').selectAll().execute()).map(({ dueAt }) => dueAt > later.toISOString()),
    ).toEqual([true]);
  });

  test.each([
    ['it does not monitor', () => monitor(false)],
    ['it is paused', () => post('toggle', { active: false })],
  ])('is not asked again while %s', async (_, change) => {
    await connect('tavily', 'openai');
    await monitor(true);
    play([one]);
    await researched();
    await change();
    await days(2);
    expect(asked()).toBe(1);
  });
});
