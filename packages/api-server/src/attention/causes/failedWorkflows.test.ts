import type { AnswerOf, endpoints } from '@switchboard/api-contract/endpoints';
import { expect, test } from 'vitest';
import { sandboxedApp } from '../../../test/sandboxedApp.ts';

const server = sandboxedApp();
const { run, send, setUp } = server;
type Answer = AnswerOf<typeof endpoints.attention>;

const items = async () => (await send('GET', 'attention')).json<Answer>().items ?? [];
const ids = async () => (await items()).map(({ id }) => id);

test('a workflow that failed, until it is tried again', async () => {
  const added = await send('POST', 'agents/switchboard-super-agent/workflows', {
    name: 'Calendar clean-up',
    steps: [{ agent: 'calendar', task: 'Read the calendar' }],
  });
  expect(added.statusCode, added.body).toBe(200);
  const { id } = added.json<{ id: string }>();
  await server.app.jobs.idle();
  const [item, ...others] = await items();
  expect(others).toEqual([]);
  expect(item).toMatchObject({
    id: `workflow.${id}`,
    severity: 'critical',
    text: expect.stringMatching(/^Workflow Calendar clean-up failed: Connect Google Calendar/) as string,
    about: '“Read the calendar” failed',
    action: { label: 'Open the workflow' },
  });
  await send('POST', `runs/${id}/retry`);
  expect(await ids()).not.toContain(`workflow.${id}`);
});

test('a workflow, the runs of its agent and the share of failures are one where they have one cause', async () => {
  await send('POST', 'sandbox/connect');
  const step = { agent: 'email', task: 'Draft a mail to each lead', after: [] };
  for (const name of ['Outreach', 'Poland outreach']) {
    server.time.advance(1_000);
    await send('POST', 'agents/orchestrator/records/workflows', { name, steps: [step] });
    await server.app.jobs.idle();
  }
  const ofStep = await server.db
    .selectFrom('executions')
    .selectAll()
    .where('agentId', '=', 'email-agent')
    .where('sample', '=', 0)
    .executeTakeFirstOrThrow();
  await server.db
    .insertInto('executions')
    .values({ ...ofStep, id: 'own', workflowId: null })
    .execute();
  await server.db
    .insertInto('alerts')
    .values({
      tenantId: 'northlight',
      kind: 'failures',
      server: '',
      since: server.time.clock().toISOString(),
      seenAt: server.time.clock().toISOString(),
      value: 100,
      threshold: 10,
    })
    .execute();
  const [item, ...others] = await items();
  expect(others).toEqual([]);
  expect(item).toMatchObject({
    text: expect.stringMatching(/^Workflow Poland outreach failed: There is no one to write to/) as string,
    about: '“Draft a mail to each lead” failed',
  });
  // Another cause: now the share says more than either of them.
  await setUp('apollo', 'sandbox-wrong');
  await run('lead-generation');
  expect((await items()).map(({ kind }) => kind)).toEqual(['connection', 'workflow', 'alert']);
});
