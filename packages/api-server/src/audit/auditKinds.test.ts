import type { AuditKind } from '@switchboard/api-contract/audit';
import { expect, test } from 'vitest';
import { auditedApp } from '../../test/auditedApp.ts';
import { queueRun } from '../../test/queueRun.ts';

const { server, ok, leads, addLead, tenant, linesOf } = auditedApp();
const { connect, send } = server;
const demo = { type: 'member', id: expect.any(String), name: 'Demo User' };
const who = { by: demo, address: '127.0.0.1', at: expect.any(String) };
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
      await send('POST', `${leads}/export?search=Dana`, { format: 'csv' });
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
  'usage.exported': [
    () => server.app.inject({ url: '/api/usage/export?month=2026-02', headers: server.headers }),
    { target: '2026-02' },
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
