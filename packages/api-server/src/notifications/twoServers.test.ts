import { beforeEach, expect, test } from 'vitest';
import { connect } from '../../test/connect.ts';
import { twoServers } from '../../test/twoServers.ts';
import { readOpenAlerts } from '../agents/alerts/openAlerts.ts';
import { watchEveryMinute } from '../agents/alerts/watchEveryMinute.ts';
import type { Call } from '../outside/providers/client.ts';
import { demoTenantId as tenantId } from '../tenants/demo.ts';
import { sendDueNotices } from './sendDueNotices.ts';
import { setNotifications } from './setNotifications.ts';
import { addNotice } from './addNotice.ts';

const servers = twoServers();
let posted: string[];
beforeEach(async () => {
  posted = [];
  await connect(servers.stores[0].db, { serviceId: 'slack', credentials: { botToken: 'xoxb-1', signingSecret: 's' } });
  await setNotifications(
    context(0),
    { tenantId, role: 'tenant_admin' },
    { channels: [{ service: 'slack', target: '#alerts', kinds: ['attention'] }] },
  );
});

const call: Call = async ({ body = '' }) => {
  posted.push((JSON.parse(body) as { text: string }).text);
  return { status: 200, headers: {}, body: '{"ok":true}', latencyMs: 1, bytes: new Uint8Array() };
};
const context = (index: 0 | 1) => ({ ...servers.both()[index], call });

/** Both servers look for what is due at the same moment. */
async function sendOnBoth(): Promise<void> {
  const work: Promise<unknown>[] = [];
  await Promise.all(([0, 1] as const).map((index) => sendDueNotices(context(index), (one) => void work.push(one))));
  await Promise.all(work);
}

test('of two servers one sends each message', async () => {
  const causes = ['one', 'two', 'three', 'four', 'five'];
  await servers.stores[0].db.change(tenantId, async (trx) => {
    for (const cause of causes)
      await addNotice(trx, {
        tenantId,
        kind: 'attention',
        cause,
        notice: { kind: 'attentionTo', args: { text: cause } },
        path: '/dashboard',
        at: servers.time.clock().toISOString(),
      });
  });
  await sendOnBoth();
  await sendOnBoth();
  expect(posted.toSorted()).toEqual(causes.toSorted());
});

test('each server measures itself, and one tells what needs attention, naming the servers', async () => {
  const watches = ([0, 1] as const).map((index) =>
    watchEveryMinute(context(index), {
      timers: servers.time.timers,
      measure: () => ({ cpu: index === 0 ? 97 : 10, memory: 10 }),
      server: `host-${index}:3000`,
      onFault: (error) => expect.unreachable(String(error)),
    }),
  );
  for (const watch of watches) watch.begin();
  for (let minute = 0; minute < 5; minute += 1) {
    servers.time.advance(60_000);
    await Promise.all(watches.map((watch) => watch.idle()));
  }
  expect(await readOpenAlerts(servers.stores[1].db, tenantId)).toMatchObject([
    { kind: 'cpu', server: 'host-0:3000', value: 97 },
  ]);
  await sendOnBoth();
  expect(posted).toEqual(['Server host-0:3000 is busy: 97% CPU (alert at 80%)']);
  for (const watch of watches) await watch.stop();
});
