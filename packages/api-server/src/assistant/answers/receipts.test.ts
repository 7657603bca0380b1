import type { ChatResponse } from '@switchboard/api-contract/assistant';
import { missingRightText } from '@switchboard/api-contract/roles';
import { beforeEach, describe, expect, test } from 'vitest';
import { queueRun } from '../../../test/queueRun.ts';
import { sandboxedApp } from '../../../test/sandboxedApp.ts';
import { testContext } from '../../../test/testContext.ts';
import { selectMembers } from '../../identity/accounts.ts';
import { readParts } from '../conversations/answerRows.ts';
import { undoOneReceipt } from './receipts.ts';

const server = sandboxedApp();
const { send } = server;
const sessionId = 'session-1';

const say = async (message: string): Promise<string> => {
  const answer = await send('POST', 'switchboard/chat', { message, sessionId });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<ChatResponse>().response;
};
/** Orders something and says yes to it. */
const order = async (message: string): Promise<string> => {
  expect(await say(message)).toMatch(/^Shall I /);
  return say('yes');
};
const receipts = async () =>
  (
    await server.db
      .selectFrom('conversationMessages')
      .select('partsJson')
      .where('role', '=', 'assistant')
      .orderBy('position')
      .execute()
  ).flatMap(({ partsJson }) => readParts(partsJson).receipts ?? []);
const undoById = async (id: string) => {
  const member = await selectMembers(server.db).where('users.tenantId', '=', 'northlight').executeTakeFirstOrThrow();
  return undoOneReceipt(testContext({ db: server.db, clock: server.time.clock }), member, sessionId, id);
};
const get = async <T>(url: string) => (await send('GET', url)).json<T>();
const lead = async () =>
  (await get<{ items: Record<string, unknown>[] }>('agents/lead-generation/records/leads')).items[0];
const addLead = () => send('POST', 'agents/lead-generation/records/leads', { name: 'Jane Doe', company: 'Acme' });

/** What is ordered, where it is seen, how it was before and is after it, and what is said once it is undone. */
const cases = [
  {
    said: 'stop the research agent',
    to: '/agents/research/detail',
    state: async () => (await get<{ status: string }>('agents/research-agent')).status,
    before: 'deployed',
    after: 'paused',
    undone: 'Undone: Research Agent is as before.',
    kinds: ['agent.stopped', 'agent.started'],
  },
  {
    said: 'run leads daily at 9',
    to: '/agents/lead-generation/detail',
    state: async () => (await get<{ schedule: { kind: string } }>('agents/lead-generation-agent')).schedule.kind,
    before: 'off',
    after: 'daily',
    undone: 'Undone: Lead Generation Agent has its former schedule.',
    kinds: ['schedule.set', 'schedule.set'],
  },
  {
    said: 'mark Jane Doe as qualified',
    to: '/agents/lead-generation/detail',
    state: async () => (await lead())?.['status'],
    before: 'new',
    after: 'qualified',
    undone: 'Undone: Jane Doe is as before.',
    kinds: ['record.changed', 'record.changed'],
  },
  {
    said: 'add a lead Ewa Sikora at Lager',
    to: '/agents/lead-generation/detail',
    state: async () => (await lead())?.['name'],
    before: 'Jane Doe',
    after: 'Ewa Sikora',
    undone: 'Undone: Ewa Sikora is deleted again.',
    kinds: ['record.added', 'record.deleted'],
  },
];

describe.each(cases)('$said', ({ said, to, state, before, after, undone, kinds }) => {
  beforeEach(async () => {
    await addLead();
    server.time.advance(1_000);
  });

  test('nothing happens before a yes, nor after anything else', async () => {
    for (const answer of ['no', 'what does it do', 'yes, but later']) {
      await say(said);
      expect(await state()).toBe(before);
      await say(answer);
      await say('yes');
      expect(await state()).toBe(before);
    }
    expect(await receipts()).toEqual([]);
  });

  test('a yes does it, with a receipt and a line of the assistant, and “undo that” undoes it once', async () => {
    const told = await order(said);
    expect(await state()).toBe(after);
    expect(await receipts()).toMatchObject([{ text: told, to, undo: 'open' }]);
    expect(await say('undo that')).toBe(undone);
    expect(await state()).toBe(before);
    expect(await receipts()).toMatchObject([{ undo: 'done' }]);
    expect(await say('undo that')).toBe('There is nothing to undo.');
    const { items } = await get<{ items: { kind: string; by: { type: string; name: string } }[] }>('audit');
    const [undoing, doing] = items;
    expect([doing?.kind, undoing?.kind]).toEqual(kinds);
    expect([doing?.by, undoing?.by]).toMatchObject([
      { type: 'assistant', name: 'Demo User' },
      { type: 'assistant', name: 'Demo User' },
    ]);
  });

  test('its receipt undoes it once, and another member’s is unknown', async () => {
    await order(said);
    const [receipt] = await receipts();
    const id = receipt?.id ?? '';
    await expect(undoById('another')).rejects.toMatchObject({ kind: 'missing' });
    expect(await undoById(id)).toMatchObject({ id, undo: 'done' });
    expect(await state()).toBe(before);
    await expect(undoById(id)).rejects.toMatchObject({ kind: 'conflict', message: 'This was undone already' });
  });

  test('a viewer is refused in words, and so is a yes of one who was a member when asked', async () => {
    await say(said);
    await server.db.updateTable('users').set({ role: 'tenant_viewer' }).execute();
    expect(await say('yes')).toBe(missingRightText('work'));
    expect(await say(said)).toBe(missingRightText('work'));
    expect(await say('undo that')).toBe(missingRightText('work'));
    expect(await state()).toBe(before);
  });
});

test('what was changed since is not undone, and says so', async () => {
  await addLead();
  await order('mark Jane Doe as qualified');
  const { id, version } = (await lead()) ?? {};
  await send('PATCH', `agents/lead-generation/records/leads/${String(id)}`, { version, status: 'converted' });
  expect(await say('undo it')).toBe('Jane Doe has changed since. Nothing was undone.');
  expect((await lead())?.['status']).toBe('converted');
  expect((await receipts())[0]?.undo).toBeUndefined();
  expect(await say('undo it')).toBe('Jane Doe is changed. This can’t be undone.');
});

test('a schedule that was set since is not undone', async () => {
  await order('run leads daily at 9');
  await send('PUT', 'agents/lead-generation/schedule', { kind: 'interval', everyMinutes: 60 });
  expect(await say('undo it')).toBe('The schedule of Lead Generation Agent has changed since. Nothing was undone.');
});

test('a run can’t be undone', async () => {
  const { db, time } = server;
  await queueRun({ db, clock: time.clock, wake: () => {} }, 'northlight', 'email');
  await order('cancel the run of the mail agent');
  expect(await receipts()).toMatchObject([{ to: expect.stringMatching(/^\/agent\/email-agent\?tab=executions&run=/) }]);
  expect(await say('undo that')).toBe('The run of Email Agent is cancelled. This can’t be undone.');
});

test('without anything done there is nothing to undo', async () => {
  expect(await say('undo that')).toBe('There is nothing to undo.');
});
