import type { AuditKind, AuditLine } from '@switchboard/api-contract/audit';
import { beforeEach, describe, expect, test } from 'vitest';
import { sandboxedApp } from '../../test/sandboxedApp.ts';
import { queueRun } from '../../test/queueRun.ts';
import { addMember, pauseSome, signIn } from '../../test/testApp.ts';
import { sweepAudit } from './sweepAudit.ts';
import { writeAudit } from './writeAudit.ts';

const server = sandboxedApp();
beforeEach(() => pauseSome(server.db));
const { connect, send } = server;

type Line = Pick<AuditLine, 'kind' | 'by' | 'address' | 'target' | 'changes' | 'agentId' | 'runId' | 'at'>;
const linesOf = async (kind: AuditKind): Promise<Line[]> =>
  (await send('GET', `audit?kind=${kind}`)).json<{ items: Line[] }>().items;
const demo = { type: 'member', id: expect.any(String), name: 'Demo User' };
const who = { by: demo, address: '127.0.0.1', at: expect.any(String) };

const ok = async (answer: ReturnType<typeof send>) => {
  const { statusCode, body } = await answer;
  expect(statusCode, body).toBeLessThan(300);
  return JSON.parse(body || '{}') as { id: string; version: number };
};
const tenant = async (): Promise<string> =>
  (await server.db.selectFrom('tenants').select('id').executeTakeFirstOrThrow()).id;
const leads = 'agents/lead-generation/records/leads';
const addLead = (name = 'Dana Whitfield') =>
  ok(send('POST', leads, { name, company: 'Port Ltd', email: 'dana@port.example' }));
const addAgent = () => ok(send('POST', 'agents', { name: 'Scout', type: 'research' }));

async function pausedWorkflow(): Promise<string> {
  await connect('tavily', 'openai');
  // Pausing the orchestrator holds its workflows before their first step.
  await ok(send('POST', 'agents/orchestrator/stop'));
  const steps = [{ agent: 'research-agent', task: 'Who moves frozen goods?' }];
  const { id } = await ok(send('POST', 'agents/orchestrator/records/workflows', { name: 'Freight', steps }));
  await ok(send('POST', `workflows/${id}/pause`));
  return id;
}

/** What leaves each line once, and what else the line says. */
const doings: Partial<Record<AuditKind, [doing: () => Promise<unknown>, says: object]>> = {
  'agent.created': [addAgent, { target: 'Scout', agentId: 'scout', changes: [{ field: 'type', new: 'research' }] }],
  'agent.deleted': [
    async () => {
      await addAgent();
      await ok(send('DELETE', 'agents/scout'));
    },
    { target: 'Scout', agentId: 'scout' },
  ],
  'agent.started': [() => ok(send('POST', 'agents/email/start')), { target: 'Email Agent' }],
  'agent.stopped': [
    async () => {
      await ok(send('POST', 'agents/email/start'));
      await ok(send('POST', 'agents/email/stop'));
    },
    { target: 'Email Agent', agentId: 'email-agent' },
  ],
  'agent.restarted': [() => ok(send('POST', 'agents/email/restart')), { target: 'Email Agent' }],
  'agent.configured': [
    () => ok(send('PUT', 'agents/lead-generation/config', { timeout: 77, customSettings: { minLeadScore: 55 } })),
    {
      target: 'Lead Generation Agent',
      changes: expect.arrayContaining([
        { field: 'timeout', old: expect.any(String), new: '77' },
        { field: 'minLeadScore', new: '55' },
      ]),
    },
  ],
  'schedule.set': [
    () => ok(send('PUT', 'agents/email/schedule', { kind: 'interval', everyMinutes: 30 })),
    { target: 'Email Agent', changes: expect.arrayContaining([{ field: 'kind', old: 'off', new: 'interval' }]) },
  ],
  'prompt.saved': [
    () => ok(send('PUT', 'agents/research/system-prompt', { prompt: 'Be brief.' })),
    { target: 'Research Agent', changes: [{ field: 'systemPrompt', new: 'Be brief.' }] },
  ],
  'run.started': [
    async () => {
      await connect('gmail');
      await ok(send('POST', 'agents/email/runs'));
    },
    { target: 'Email Agent', agentId: 'email-agent', runId: expect.stringMatching(/^run-/) },
  ],
  'run.cancelled': [
    async () => {
      const id = await queueRun({ db: server.db, clock: server.time.clock, wake: () => {} }, await tenant(), 'email');
      await ok(send('POST', `runs/${id}/cancel`));
    },
    { target: 'Email Agent', runId: expect.stringMatching(/^run-/) },
  ],
  'run.retried': [
    async () => {
      await connect('gmail');
      const { id } = await ok(send('POST', 'agents/email/runs'));
      await server.app.jobs.idle();
      await ok(send('POST', `runs/${id}/retry`));
    },
    { target: 'Email Agent' },
  ],
  'research.started': [
    async () => {
      await connect('tavily', 'openai');
      await ok(send('POST', 'agents/research/start', { query: 'Who moves frozen goods?' }));
    },
    { target: 'Research Agent', changes: [{ field: 'input', new: 'Who moves frozen goods?' }] },
  ],
  'record.added': [addLead, { target: 'Dana Whitfield', changes: [{ field: 'collection', new: 'leads' }] }],
  'record.changed': [
    async () => {
      const { id, version } = await addLead();
      await ok(send('PATCH', `${leads}/${id}`, { version, company: 'Quay Ltd' }));
    },
    { target: 'Dana Whitfield', changes: [{ field: 'company', old: 'Port Ltd', new: 'Quay Ltd' }] },
  ],
  'record.deleted': [
    async () => ok(send('DELETE', `${leads}/${(await addLead()).id}`)),
    { target: 'Dana Whitfield', agentId: 'lead-generation-agent' },
  ],
  'record.restored': [
    async () => {
      const { id } = await addLead();
      await ok(send('DELETE', `${leads}/${id}`));
      await ok(send('POST', `${leads}/${id}/restore`));
    },
    { target: 'Dana Whitfield' },
  ],
  'records.changed': [
    async () => {
      const ids = [(await addLead('One')).id, (await addLead('Two')).id];
      await ok(send('POST', `${leads}/bulk`, { ids, action: 'status', status: 'qualified' }));
    },
    {
      target: 'leads',
      changes: [
        { field: 'records', new: '2' },
        { field: 'status', new: 'qualified' },
      ],
    },
  ],
  'records.deleted': [
    async () => ok(send('POST', `${leads}/bulk`, { ids: [(await addLead()).id], action: 'delete' })),
    { target: 'leads', changes: [{ field: 'records', new: '1' }] },
  ],
  'records.exported': [
    async () => {
      await addLead();
      await server.app.inject({ url: `/api/${leads}/export?search=Dana`, headers: server.headers });
    },
    {
      target: 'leads',
      changes: [
        { field: 'format', new: 'csv' },
        { field: 'records', new: '1' },
        { field: 'search', new: 'dana' },
      ],
    },
  ],
  'records.sent': [
    async () => {
      await connect('hubspot');
      await ok(send('POST', `${leads}/send`, { ids: [(await addLead()).id], service: 'hubspot' }));
    },
    { target: 'HubSpot', changes: [{ field: 'leads', new: '1' }] },
  ],
  'workflow.added': [
    async () => {
      await connect('tavily', 'openai');
      await ok(
        send('POST', 'agents/orchestrator/records/workflows', {
          name: 'Freight',
          steps: [{ agent: 'research-agent', task: 'Who moves frozen goods?' }],
        }),
      );
    },
    { agentId: 'switchboard-super-agent', runId: expect.stringMatching(/^workflow-/) },
  ],
  'records.restored': [
    async () => {
      const ids = [(await addLead()).id];
      await ok(send('POST', `${leads}/bulk`, { ids, action: 'delete' }));
      await ok(send('POST', `${leads}/bulk`, { ids, action: 'restore' }));
    },
    { target: 'leads', changes: [{ field: 'records', new: '1' }] },
  ],
  'records.matched': [
    async () => {
      await connect('hubspot');
      await ok(send('PUT', `${leads}/send/hubspot`, { matching: { email: 'email', name: 'lastname' } }));
    },
    { target: 'HubSpot', changes: expect.arrayContaining([{ field: 'name', new: 'lastname' }]) },
  ],
  'email.sent': [
    async () => {
      await connect('gmail');
      const message = { to: 'luca@trattoria.example', subject: 'Saturday', content: 'Until then!' };
      const { id } = await ok(send('POST', 'agents/email/records/emails', message));
      await ok(send('POST', 'agents/email/emails/send', { emailId: id }));
    },
    { target: 'Saturday', agentId: 'email-agent' },
  ],
  'workflow.paused': [pausedWorkflow, { target: 'Freight', agentId: 'switchboard-super-agent' }],
  'workflow.resumed': [
    async () => ok(send('POST', `workflows/${await pausedWorkflow()}/resume`)),
    { target: 'Freight', runId: expect.stringMatching(/^workflow-/) },
  ],
  'workflow.cancelled': [
    async () => ok(send('POST', `runs/${await pausedWorkflow()}/cancel`)),
    { agentId: 'switchboard-super-agent', runId: expect.stringMatching(/^workflow-/) },
  ],
  'workflow.retried': [
    async () => {
      const id = await pausedWorkflow();
      await ok(send('POST', `runs/${id}/cancel`));
      await ok(send('POST', `runs/${id}/retry`));
    },
    { agentId: 'switchboard-super-agent', runId: expect.stringMatching(/^workflow-/) },
  ],
  'sandbox.connected': [
    () => ok(send('POST', 'sandbox/connect')),
    { changes: [{ field: 'services', new: expect.stringContaining('Apollo') }] },
  ],
  'sandbox.records-deleted': [
    () => ok(send('DELETE', 'sandbox/records')),
    { changes: [{ field: 'records', new: '0' }] },
  ],
  'organisation.changed': [
    () => ok(send('POST', 'first-steps/dismiss')),
    { changes: [{ field: 'firstSteps', new: 'dismissed' }] },
  ],
  'audit.exported': [
    () => server.app.inject({ url: '/api/audit/export?kind=session', headers: server.headers }),
    { changes: [{ field: 'kind', new: 'session' }] },
  ],
};

test.each(Object.entries(doings))('%s: who, when, from where, and what', async (kind, [doing, says]) => {
  await doing();
  const lines = await linesOf(kind as AuditKind);
  expect(lines).toEqual([expect.objectContaining({ ...who, kind, ...says })]);
});

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
    (await send('GET', `audit?${query}`)).json<{ items: Line[]; next?: string; total?: number }>();

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
