import { afterEach, beforeEach, expect, test } from 'vitest';
import { auditedApp } from '../../test/auditedApp.ts';
import { printAudit } from './printAudit.ts';
import { writeAudit } from './writeAudit.ts';

const { server, addLead, tenant } = auditedApp();
let printed: string[];
let stop: () => void;
beforeEach(() => {
  printed = [];
  stop = printAudit((line) => printed.push(line));
});
afterEach(() => stop());

test('each line of the audit log is printed as one line of JSON, with all that is stored of it', async () => {
  await addLead();
  expect(printed.map((line) => JSON.parse(line) as unknown)).toEqual([
    {
      audit: 'record.added',
      at: server.time.clock().toISOString(),
      tenant: await tenant(),
      by: { type: 'member', id: 'demo-user', name: expect.any(String) },
      address: '127.0.0.1',
      agent: 'lead-generation-agent',
      target: 'Dana Whitfield',
      changes: expect.any(Array),
    },
  ]);
  expect(printed[0]).toMatch(/^\{[^\n]*\}\n$/);
});

test('a line is printed once it is committed, and never if it is not', async () => {
  const { db } = server;
  const line = { tenantId: await tenant(), kind: 'run.started', at: server.time.clock().toISOString() } as const;
  await db.change(line.tenantId, async (trx) => {
    await writeAudit(trx, line);
    expect(printed).toEqual([]);
  });
  expect(printed).toHaveLength(1);
  await expect(
    db.change(line.tenantId, async (trx) => {
      await writeAudit(trx, line);
      throw new Error('undone');
    }),
  ).rejects.toThrow('undone');
  expect(printed).toHaveLength(1);
  await writeAudit(db, line);
  expect(printed).toHaveLength(2);
});
