import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { connect } from '../../test/connect.ts';
import { manualTime, type ManualTime } from '../../test/manualTime.ts';
import { openSeeded, startPostgres, type TestPostgres } from '../../test/postgres.ts';
import { testContext } from '../../test/testContext.ts';
import { testNow } from '../../test/testApp.ts';
import { openAlerts } from '../agents/alerts/openAlerts.ts';
import { watchEveryMinute } from '../agents/alerts/watchEveryMinute.ts';
import type { Call } from '../outside/providers/client.ts';
import { demoTenantId as tenantId } from '../tenants/demo.ts';
import type { OpenStore } from '../platform/store/openStore.ts';
import { sendDueNotices } from './sendDueNotices.ts';
import { setNotifications } from './setNotifications.ts';
import { tell } from './tell.ts';

// PostgreSQL is slow on a busy machine.

let postgres: TestPostgres;
let stores: [OpenStore, OpenStore];
let time: ManualTime;
let posted: string[];
beforeAll(async () => {
  postgres = await startPostgres();
});
beforeEach(async () => {
  const url = await postgres.fresh();
  stores = [await openSeeded(url), await openSeeded(url)];
  time = manualTime(testNow);
  posted = [];
  await connect(stores[0].db, { serviceId: 'slack', credentials: { botToken: 'xoxb-1', signingSecret: 's' } });
  await setNotifications(
    context(0),
    { tenantId, role: 'tenant_admin' },
    { channels: [{ service: 'slack', target: '#alerts', kinds: ['attention'] }] },
  );
});
afterEach(async () => {
  for (const { close } of stores) await close();
});
afterAll(() => postgres.stop());

const call: Call = async ({ body = '' }) => {
  posted.push((JSON.parse(body) as { text: string }).text);
  return { status: 200, headers: {}, body: '{"ok":true}', latencyMs: 1, bytes: new Uint8Array() };
};
const context = (index: 0 | 1) => ({ ...testContext({ db: stores[index].db, clock: time.clock }), call });

/** Both servers look for what is due at the same moment. */
async function sendOnBoth(): Promise<void> {
  const work: Promise<unknown>[] = [];
  await Promise.all(([0, 1] as const).map((index) => sendDueNotices(context(index), (one) => void work.push(one))));
  await Promise.all(work);
}

test('of two servers one sends each message', async () => {
  const causes = ['one', 'two', 'three', 'four', 'five'];
  await stores[0].db.change(tenantId, async (trx) => {
    for (const cause of causes)
      await tell(trx, {
        tenantId,
        kind: 'attention',
        cause,
        notice: { kind: 'attentionTo', args: { text: cause } },
        path: '/dashboard',
        at: time.clock().toISOString(),
      });
  });
  await sendOnBoth();
  await sendOnBoth();
  expect(posted.toSorted()).toEqual(causes.toSorted());
});

test('each server measures itself, and one tells what needs attention, naming the servers', async () => {
  const watches = ([0, 1] as const).map((index) =>
    watchEveryMinute(context(index), {
      timers: time.timers,
      measure: () => ({ cpu: index === 0 ? 97 : 10, memory: 10 }),
      server: `host-${index}:3000`,
      onFault: (error) => expect.unreachable(String(error)),
    }),
  );
  for (const watch of watches) watch.begin();
  for (let minute = 0; minute < 5; minute += 1) {
    time.advance(60_000);
    await Promise.all(watches.map((watch) => watch.idle()));
  }
  expect(await openAlerts(stores[1].db, tenantId)).toMatchObject([{ kind: 'cpu', server: 'host-0:3000', value: 97 }]);
  await sendOnBoth();
  expect(posted).toEqual(['Server host-0:3000 is busy: 97% CPU (alert at 80%)']);
  for (const watch of watches) await watch.stop();
});
