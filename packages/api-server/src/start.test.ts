import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { signInAt, startServer } from '../test/childServer.ts';
import { startPgliteServer } from '../test/pgliteServer.ts';
import { writeAudit } from './audit/writeAudit.ts';
import { systemClock } from './platform/clock.ts';
import { createFirstOrganisation } from './seed/createOrganisation.ts';
import { seedFirstStart } from './seed/seedFirstStart.ts';
import { demoTenantId } from './tenants/demo.ts';
import { openPostgres, openStore } from './platform/store/openStore.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'start-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a first start makes the organisation of INIT_ORGANISATION and prints its invitation, a later one nothing', async () => {
  const env = { DATA_DIR: folder, INIT_ORGANISATION: 'Northwind', INIT_ADMIN_EMAIL: 'Ada@example.com' };
  const first = await startServer(env);
  await expect.poll(first.output).toMatch(/PUBLIC_URL is not set/);
  const [, address, token = ''] = /^(http:.*)\/invitation\/(\S+)$/m.exec(first.output()) ?? [];
  expect(address).toBe(first.address.replace('127.0.0.1', 'localhost'));
  const invited = await fetch(`${first.address}/api/invitations/${token}`);
  expect(await invited.json()).toMatchObject({ organisation: 'Northwind', email: 'ada@example.com' });
  first.child.kill('SIGTERM');
  await first.ended;

  const again = await startServer({ ...env, INIT_ORGANISATION: 'Another' });
  again.child.kill('SIGTERM');
  await again.ended;
  expect(again.output()).not.toMatch(/Created|invitation/);
});

test('a clock that has gone back is told', async () => {
  const { db, close } = await openStore(folder);
  await seedFirstStart(db, systemClock);
  const at = new Date(Date.now() + 3_600_000).toISOString();
  await db.inTurn('start', (trx) =>
    writeAudit(trx, { tenantId: demoTenantId, kind: 'demo.enabled', at, target: 'Demo User' }),
  );
  await close();
  const { child, ended, output } = await startServer({ DATA_DIR: folder });
  child.kill('SIGTERM');
  await ended;
  expect(output()).toMatch(new RegExp(`clock says .* which is before what the database has of ${at}`));
});

test('of several servers that start at once, one makes the first organisation', async () => {
  const postgres = await startPgliteServer();
  const stores = await Promise.all([openPostgres(postgres.url), openPostgres(postgres.url)]);
  const organisation = { name: 'Northwind', admin: 'ada@example.com' };
  const made = await Promise.all(
    stores.map(({ db }) => createFirstOrganisation({ db, clock: systemClock }, organisation)),
  );
  expect(made.filter(Boolean)).toHaveLength(1);
  const tenants = await stores[0]?.db.selectFrom('tenants').select('name').execute();
  expect(tenants).toEqual([{ name: 'Northwind' }]);
  for (const { close } of stores) await close();
  await postgres.stop();
});

test('a server that starts takes up what a killed one left running and queued', async () => {
  const { db, close } = await openStore(folder);
  await seedFirstStart(db, systemClock);
  const queuedAt = new Date().toISOString();
  const run = {
    tenantId: demoTenantId,
    agentId: 'email-agent',
    executionType: 'email_sync',
    queuedAt,
    startTime: null,
    endTime: null,
    durationMs: null,
    result: null,
    errorMessage: null,
    sample: 0,
  };
  const leasedUntil = new Date(Date.now() + 3_600_000).toISOString();
  await db
    .insertInto('executions')
    .values([
      {
        ...run,
        id: 'left-running',
        status: 'running',
        startTime: queuedAt,
        leaseId: 'of-a-dead-worker',
        leasedUntil,
        attempts: 1,
      },
    ])
    .execute();
  await db
    .insertInto('executions')
    .values([{ ...run, id: 'left-waiting', status: 'queued' }])
    .execute();
  await close();

  const { address, child, ended, output } = await startServer({ DATA_DIR: folder });
  const headers = await signInAt(address);
  const runs = async () => {
    const answer = await fetch(`${address}/api/agent-executions/email`, { headers });
    return ((await answer.json()) as { id: string; status: string; errorMessage?: unknown }[]).map(
      ({ id, status, errorMessage }) => ({ id, status, errorMessage }),
    );
  };
  const noAccount = { kind: 'connectAccount', args: { services: ['Gmail'] } };
  await expect.poll(runs).toEqual(
    expect.arrayContaining([
      { id: 'left-running', status: 'failed', errorMessage: noAccount },
      { id: 'left-waiting', status: 'failed', errorMessage: noAccount },
    ]),
  );
  child.kill('SIGTERM');
  expect(await ended).toEqual({ code: 0, signal: null });
  expect(output()).not.toMatch(/error/i);
});
