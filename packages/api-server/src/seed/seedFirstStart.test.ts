import { agentTable } from '@switchboard/api-contract/agentTable';
import { demoCredentials } from '@switchboard/api-contract/session';
import { describe, expect, test } from 'vitest';
import { verifyPassword } from '../identity/passwords.ts';
import { createTestDatabase, testNow } from '../../test/testApp.ts';
import { sampleRuns, seedFirstStart } from './seedFirstStart.ts';
import { countWrites } from '../../test/countWrites.ts';

describe('a first start', () => {
  test('creates the demo tenant, its member, seven agents and eight connections without anything stored', async () => {
    const db = await createTestDatabase();
    expect(await db.selectFrom('tenants').selectAll().execute()).toMatchObject([{ name: 'Northlight GmbH' }]);
    const [member, ...others] = await db.selectFrom('users').selectAll().execute();
    expect(others).toEqual([]);
    expect(member).toMatchObject({
      username: demoCredentials.username,
      name: 'Demo User',
      email: 'demo@switchboard.test',
      role: 'tenant_admin',
    });
    expect(await verifyPassword(demoCredentials.password, member?.passwordHash)).toBe(true);
    expect((await db.selectFrom('agents').select('id').orderBy('position').execute()).map((row) => row.id)).toEqual(
      agentTable.map((entry) => entry.id),
    );
    const connections = await db.selectFrom('connections').selectAll().execute();
    expect(connections).toHaveLength(8);
    for (const connection of connections)
      expect(connection).toMatchObject({ status: 'disconnected', credentials: null, lastSync: null });
  });

  test('makes nothing younger than what it says of it', async () => {
    const db = await createTestDatabase();
    const agents = await db.selectFrom('agents').select(['id', 'createdAt']).execute();
    expect(new Set(agents.map(({ createdAt }) => createdAt))).toEqual(new Set(['2026-03-06T00:00:00.000Z']));
    const runs = await db.selectFrom('executions').select('queuedAt').orderBy('queuedAt').execute();
    expect((runs[0]?.queuedAt ?? '') >= '2026-03-06T00:00:00.000Z').toBe(true);
    expect(await db.selectFrom('tenants').select(['createdAt', 'samplesAt']).executeTakeFirst()).toEqual({
      createdAt: '2026-03-06T00:00:00.000Z',
      samplesAt: testNow.toISOString(),
    });
  });

  test('is made once', async () => {
    const db = await createTestDatabase();
    await db.deleteFrom('agents').where('id', '=', 'email-agent').execute();
    const before = await countWrites(db);
    await seedFirstStart(db, () => testNow);
    expect(await countWrites(db)).toBe(before);
  });
});

describe('sample runs', () => {
  test.each(agentTable.map((entry) => entry.slug))(
    'of %s lie in the last seven days, are marked, and are the same every time',
    (slug) => {
      const runs = sampleRuns(slug, testNow);
      expect(sampleRuns(slug, testNow)).toEqual(runs);
      expect(new Set(runs.map((run) => run.id)).size).toBe(runs.length);
      const days = new Set<string>();
      for (const run of runs) {
        expect(run.sample).toBe(1);
        expect(run.queuedAt <= testNow.toISOString() && run.queuedAt >= '2026-03-06T00:00:00.000Z').toBe(true);
        expect((run.endTime ?? '') <= testNow.toISOString()).toBe(true);
        expect(run.durationMs === null).toBe(run.endTime === null);
        expect(run.errorMessage !== null).toBe(run.status === 'failed');
        days.add(run.queuedAt.slice(0, 10));
      }
      expect(days.size).toBeGreaterThanOrEqual(6);
    },
  );
});
