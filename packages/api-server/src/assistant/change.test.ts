import type { ChatResponse } from '@switchboard/api-contract/assistant';
import { emailSettings } from '@switchboard/api-contract/agents/email';
import { missingRightText } from '@switchboard/api-contract/roles';
import { describe, expect, test } from 'vitest';
import { sandboxedApp } from '../../test/sandboxedApp.ts';
import { testContext } from '../../test/testContext.ts';
import { selectMembers } from '../identity/accounts.ts';
import { buildQuestion, changeAction, parseActions, questionText } from './actions/actions.ts';
import { readParts } from './conversations/answerRows.ts';

const server = sandboxedApp();
const { configure, connect, run, send, world } = server;

const say = async (message: string): Promise<string> => {
  const answer = await send('POST', 'switchboard/chat', { message, sessionId: 'session-1' });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<ChatResponse>().response;
};
/** The context, a member, and what the open question would do. */
async function asked(message: string) {
  await say(message);
  const context = testContext({ db: server.db, clock: server.time.clock });
  const member = await selectMembers(server.db).where('users.tenantId', '=', 'northlight').executeTakeFirstOrThrow();
  const { pendingJson } = await server.db.selectFrom('conversations').select('pendingJson').executeTakeFirstOrThrow();
  const actions = parseActions(pendingJson ?? '[]');
  return {
    question: await buildQuestion(context, member, actions),
    change: async (values: Record<string, unknown>) =>
      questionText(await changeAction(context, member, actions, values)).replace(/ (?:You|This|Some).*$/, ''),
  };
}
const addLead = (name: string) => send('POST', 'agents/lead-generation/records/leads', { name, company: 'Acme' });

describe('Change', () => {
  test('of a research', async () => {
    const { question, change } = await asked('research heat pumps in Poland');
    expect(question.change).toEqual({ form: 'research', values: { query: 'heat pumps in Poland' } });
    expect(await change({ query: ' Heat pumps\nin Norway ' })).toBe(
      'Shall I start a research on “Heat pumps in Norway”?',
    );
    await expect(change({ query: '' })).rejects.toMatchObject({
      kind: 'invalid',
      fields: { query: 'Question is required' },
    });
    await expect(change({ query: 'a', more: 1 })).rejects.toMatchObject({ kind: 'invalid' });
  });

  test('of a schedule', async () => {
    const { question, change } = await asked('run leads daily at 9');
    expect(question.change).toMatchObject({ form: 'schedule', values: { kind: 'daily', time: '09:00', zone: 'UTC' } });
    expect(await change({ kind: 'interval', everyMinutes: 60 })).toBe(
      'Shall I set the schedule of Lead Generation Agent: every hour?',
    );
    await expect(change({ kind: 'daily' })).rejects.toMatchObject({ fields: { time: 'Enter a time such as 09:00' } });
  });

  test('of a record: what the form does not send stays as it was asked', async () => {
    await addLead('Jane Doe');
    const { question, change } = await asked('mark Jane Doe as qualified');
    expect(question.change).toMatchObject({
      form: 'record',
      collection: 'leads',
      values: { name: 'Jane Doe', company: 'Acme', status: 'qualified' },
    });
    expect(await change({ phone: '123' })).toBe(
      'Shall I change the lead “Jane Doe”: status from “new” to “qualified” and phone from nothing to “123”?',
    );
    await expect(change({ email: 'nobody' })).rejects.toMatchObject({ fields: { email: expect.any(String) } });
    await expect(change({ status: 'new' })).rejects.toMatchObject({ kind: 'conflict' });
    await expect(change({ version: 2 })).rejects.toMatchObject({ kind: 'invalid' });
  });

  test('of a record that would be added', async () => {
    const { question, change } = await asked('add a lead Jane Doe at Acme');
    expect(question.change).toMatchObject({ form: 'record', collection: 'leads', values: { name: 'Jane Doe' } });
    expect(await change({ name: 'Jane Doe', company: 'Lager' })).toBe(
      'Shall I add the lead “Jane Doe” (company “Lager”)?',
    );
    await expect(change({ name: 'Jane Doe' })).rejects.toMatchObject({ fields: { company: expect.any(String) } });
  });

  test('there is none for what has no arguments, and none for several', async () => {
    const one = await asked('stop the research agent');
    expect(one.question.change).toBeUndefined();
    await expect(one.change({})).rejects.toMatchObject({ kind: 'conflict' });
    const several = await asked('run leads and run contacts');
    expect(several.question.change).toBeUndefined();
    await expect(several.change({})).rejects.toMatchObject({ kind: 'conflict' });
  });
});

test('Change in the chat: what is wrong is refused with fields and the question stays; else it is asked anew', async () => {
  const change = (values: object) =>
    send('POST', 'switchboard/chat', { message: 'Change', sessionId: 'session-1', change: values });
  expect((await change({})).statusCode).toBe(409);
  await say('run leads daily at 9');
  const refused = await change({ kind: 'daily', time: '25:00', zone: 'UTC' });
  expect([refused.statusCode, refused.json()]).toMatchObject([422, { fields: { time: 'Enter a time such as 09:00' } }]);
  const changed = await change({ kind: 'daily', time: '10:00', zone: 'UTC' });
  expect(changed.json<ChatResponse>().response).toMatch(
    /^Shall I set the schedule of .*: every day at 10:00 \(UTC\)\?/,
  );
  expect(await say('yes')).toBe('Lead Generation Agent runs every day at 10:00 (UTC).');
  expect((await change({})).statusCode).toBe(409);
});

test('a viewer changes nothing', async () => {
  await say('run leads daily at 9');
  await server.db.updateTable('users').set({ role: 'tenant_viewer' }).execute();
  const change = { kind: 'daily', time: '10:00', zone: 'UTC' };
  const answer = await send('POST', 'switchboard/chat', { message: 'Change', sessionId: 'session-1', change });
  expect(answer.json<ChatResponse>().response).toBe(missingRightText('configure'));
  expect(await say('yes')).not.toMatch(/runs every day/);
});

test('says what a run takes, as far as the product knows', async () => {
  await connect('apollo');
  await configure('lead-generation', { targetIndustries: ['logistics'], maxLeadsPerDay: 25 });
  expect((await asked('run leads')).question.costs).toBe(
    'Leads: up to 25. Calls to Apollo: about 4. Apollo credits: up to 25.',
  );
  expect((await asked('run the calendar agent')).question.costs).toBeUndefined();
});

describe('a reply', () => {
  test('is drafted in the thread of the newest message, goes nowhere by itself, and can be thrown away', async () => {
    await connect('gmail');
    await configure('email', { ...emailSettings.defaults, smartFilters: false });
    await run('email');
    world.asked = [];
    expect(await say('reply to Luca: Yes, we deliver on Saturdays.')).toMatch(
      /^Shall I draft a reply to .*Luca.* about “.*”: “Yes, we deliver on Saturdays”\? You can undo this\./,
    );
    expect((await send('GET', 'agents/email/records/replies?open=true')).json()).toMatchObject({ items: [] });
    expect(await say('yes')).toMatch(/^The reply to .*Luca.* is drafted; send it from the page of the agent\.$/);
    const { items } = (await send('GET', 'agents/email/records/replies?open=true')).json<{
      items: { id: string; threadId: string }[];
    }>();
    expect(items).toMatchObject([
      {
        state: 'draft',
        content: 'Yes, we deliver on Saturdays',
        subject: expect.stringMatching(/^Re: /),
        sandbox: true,
      },
    ]);
    expect(items[0]?.threadId).toEqual(expect.any(String));
    expect(world.asked.filter(({ method }) => method !== 'GET' && method !== 'POST')).toEqual([]);
    expect(await say('undo that')).toMatch(/^Undone: the reply to .* is thrown away\.$/);
    expect((await send('GET', 'agents/email/records/replies?open=true')).json()).toMatchObject({ items: [] });
  });

  test('that was sent meanwhile is not undone', async () => {
    await connect('gmail');
    await configure('email', { ...emailSettings.defaults, smartFilters: false });
    await run('email');
    await say('reply to Luca: Yes.');
    await say('yes');
    const { items } = (await send('GET', 'agents/email/records/replies?open=true')).json<{ items: { id: string }[] }>();
    expect((await send('POST', `agents/email/records/replies/${items[0]?.id}/do`)).json()).toMatchObject({
      state: 'sent',
    });
    expect(await say('undo that')).toMatch(/^It was sent or thrown away already\. Nothing was undone\.$/);
  });
});

describe('a workflow', () => {
  test('is planned and started after a yes', async () => {
    await connect('openai');
    const { question } = await asked('plan a workflow: find restaurants in Leipzig');
    expect(question.text).toMatch(/^Shall I plan and start a workflow for “find restaurants in Leipzig”\?/);
    expect(question.costs).toMatch(/^One request to your language model plans it/);
    expect(question.change).toMatchObject({ form: 'workflow', values: { goal: 'find restaurants in Leipzig' } });
    expect(await say('yes')).toMatch(/^The workflow .+ has started with \d steps?\.$/);
    const rows = await server.db.selectFrom('conversationMessages').select('partsJson').execute();
    expect(rows.flatMap(({ partsJson }) => readParts(partsJson).receipts ?? [])).toMatchObject([
      { to: expect.stringMatching(/^\/agent\/switchboard-super-agent\?tab=executions&run=workflow-/) },
    ]);
  });

  test('whose plan can’t be done is not started, and says why', async () => {
    await connect('openai');
    await say('plan a workflow: find new leads');
    expect(await say('yes')).toMatch(/^Step 1 of the plan can’t be done: Lead Generation Agent can’t tell/);
    expect((await send('GET', 'agents/orchestrator/records/workflows')).json()).toMatchObject({ items: [] });
  });
});
