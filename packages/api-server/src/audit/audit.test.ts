import type { AuditKind } from '@switchboard/api-contract/audit';
import { describe, expect, test } from 'vitest';
import { auditedApp, type AuditRow } from '../../test/auditedApp.ts';
import { addMember, signIn } from '../../test/testApp.ts';
import { sweepAudit } from './sweepAudit.ts';
import { writeAudit } from './writeAudit.ts';

const { server, ok, leads, addLead, tenant, linesOf } = auditedApp();
const { connect, send } = server;

test('a secret is only told to have changed', async () => {
  const secret = 'made-up-0123456789';
  await ok(send('PUT', 'agents/lead-generation/config', { customSettings: { apolloApiKey: secret } }));
  const lines = await linesOf('agent.configured');
  expect(lines[0]?.changes).toEqual([{ field: 'apolloApiKey', new: 'changed' }]);
  expect(JSON.stringify(await server.db.selectFrom('audit').selectAll().execute())).not.toContain(secret);
});

test('the first zone of an organisation leaves no line, and each change of it does', async () => {
  await ok(send('PUT', 'organisation', { zone: 'Europe/Berlin' }));
  expect(await linesOf('organisation.changed')).toEqual([]);
  await ok(send('PUT', 'organisation', { zone: 'Asia/Tokyo' }));
  expect(await linesOf('organisation.changed')).toMatchObject([
    { changes: [{ field: 'zone', old: 'Europe/Berlin', new: 'Asia/Tokyo' }] },
  ]);
});

test('a write that is refused leaves no line, and neither does one that changes nothing', async () => {
  const { id } = await addLead();
  expect((await send('PATCH', `${leads}/${id}`, { version: 9, company: 'X' })).statusCode).toBe(409);
  await ok(send('PATCH', `${leads}/${id}`, { version: 1, company: 'Port Ltd' }));
  expect(await linesOf('record.changed')).toEqual([]);
  for (let time = 0; time < 2; time += 1) await ok(send('POST', 'agents/email/start'));
  expect(await linesOf('agent.started')).toHaveLength(1);
});

test('a line is undone with what it tells', async () => {
  const tenantId = await tenant();
  const at = server.time.clock().toISOString();
  const work = server.db.change(tenantId, async (trx) => {
    await writeAudit(trx, { tenantId, kind: 'agent.created', at });
    throw new Error('a fault');
  });
  await expect(work).rejects.toThrow('a fault');
  expect(await linesOf('agent.created')).toEqual([]);
});

describe('who acts', () => {
  test('a schedule is named by its agent, and so is what its run does', async () => {
    await connect('gmail');
    await ok(send('POST', 'agents/email/start'));
    await ok(send('PUT', 'agents/email/schedule', { kind: 'interval', everyMinutes: 30 }));
    server.time.advance(30 * 60_000);
    await server.app.jobs.idle();
    const lines = await linesOf('run.started');
    expect(lines).toMatchObject([{ by: { type: 'schedule', name: 'Email Agent' }, target: 'Email Agent' }]);
    expect(lines[0]).not.toHaveProperty('address');
  });

  test('the assistant is told apart from the member who asked it', async () => {
    const say = (message: string) => ok(send('POST', 'switchboard/chat', { message, sessionId: 'session-1' }));
    await say('Start the email agent');
    await say('yes');
    expect(await linesOf('agent.started')).toMatchObject([
      { by: { type: 'assistant', name: 'Demo User' }, address: '127.0.0.1', target: 'Email Agent' },
    ]);
  });

  test('what is queued meanwhile is not the call’s that woke the queue', async () => {
    await connect('gmail');
    await ok(send('POST', 'agents/email/start'));
    await ok(send('PUT', 'agents/email/schedule', { kind: 'interval', everyMinutes: 30 }));
    server.time.advance(29 * 60_000);
    await ok(send('POST', 'agents/email/runs'));
    await server.app.jobs.idle();
    server.time.advance(60_000);
    // This call wakes the queue, in which the schedule is due.
    await ok(send('PUT', 'agents/research/schedule', { kind: 'off' }));
    await server.app.jobs.idle();
    expect((await linesOf('run.started')).map(({ by }) => by?.type)).toEqual(['schedule', 'member']);
  });
});

describe('the log', () => {
  const write = async (count: number, kind: AuditKind = 'run.started') => {
    const tenantId = await tenant();
    for (let number = 0; number < count; number += 1)
      await writeAudit(server.db, {
        tenantId,
        kind,
        at: new Date(server.time.clock().getTime() + Math.floor(number / 2)).toISOString(),
        target: `${kind} ${number}`,
      });
  };
  const page = async (query: string) =>
    (await send('GET', `audit?${query}`)).json<{ items: AuditRow[]; next?: string; total?: number }>();

  test('pages follow one another while lines are added, each line once', async () => {
    await write(120);
    const first = await page('kind=run');
    expect(first).toMatchObject({ total: 120, items: { length: 50 } });
    server.time.advance(60_000);
    await write(3, 'run.cancelled');
    const second = await page(`kind=run&cursor=${first.next}`);
    const third = await page(`kind=run&cursor=${second.next}`);
    const targets = [first, second, third].flatMap(({ items }) => items.map(({ target }) => target));
    expect(targets).toEqual(Array.from({ length: 120 }, (_, number) => `run.started ${119 - number}`));
    expect(third).not.toHaveProperty('next');
  });

  test('an export has all that match, page boundaries and formulas notwithstanding', async () => {
    await write(1_203);
    const name = '=HYPERLINK("https://evil.example")';
    await addLead(name);
    const answer = await server.app.inject({ url: '/api/audit/export?kind=run', headers: server.headers });
    expect(answer.body.trimEnd().split('\r\n')).toHaveLength(1_204);
    const records = await server.app.inject({ url: '/api/audit/export?kind=records', headers: server.headers });
    expect(records.body).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
  });

  test('the database refuses to change a line', async () => {
    await write(1);
    const change = server.db.updateTable('audit').set({ target: 'somebody else' }).execute();
    await expect(change).rejects.toThrow(/the audit log is not changed/);
  });

  test('lines go when they are older than they are kept, and no sooner', async () => {
    await write(1_100);
    const sweepAfter = (days: number) =>
      sweepAudit({
        db: server.db,
        clock: () => new Date(server.time.clock().getTime() + days * 86_400_000 + 3_600_000),
        keeping: { stepDays: 30, runDays: 365, auditDays: 365, conversationDays: 90 },
      });
    await sweepAfter(364);
    expect((await page('kind=run')).total).toBe(1_100);
    await sweepAfter(365);
    expect((await page('kind=run')).total).toBe(0);
  });

  test('is each organisation’s own, and the admins’', async () => {
    const viewer = { tenantId: 'northlight', username: 'vera', password: 'a-long-password' };
    await addMember(server.db, { ...viewer, role: 'tenant_member' });
    const headers = await signIn(server.app, viewer);
    expect((await send('GET', 'audit', undefined, headers)).statusCode).toBe(403);
    expect((await send('GET', 'audit/export', undefined, headers)).statusCode).toBe(403);
  });
});
