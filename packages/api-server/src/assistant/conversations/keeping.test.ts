import { limits } from '@switchboard/api-contract/limits';
import { dayMs } from '@switchboard/api-contract/time';
import { expect, test } from 'vitest';
import { talkingApp } from '../../../test/talkingApp.ts';
import { sweepConversations } from './oldConversations.ts';

const server = talkingApp();
const { ask } = server;
const { perMember, messages } = limits.conversations;
const keeping = { stepDays: 30, runDays: 365, auditDays: 365, conversationDays: 90 };

const kept = async () =>
  (await server.db.selectFrom('conversations').select('sessionId').orderBy('usedAt').execute()).map(
    ({ sessionId }) => sessionId,
  );
const said = async () =>
  server.db.selectFrom('conversationMessages').select(['sessionId', 'text', 'position']).orderBy('position').execute();
const sweep = async (days: number) => {
  const now = new Date(server.time.clock().getTime() + days * dayMs);
  return sweepConversations({ db: server.db, clock: () => now, keeping });
};

/** The only conversation's first row, copied so many times. */
async function copyConversations(count: number): Promise<void> {
  const row = await server.db.selectFrom('conversations').selectAll().executeTakeFirstOrThrow();
  for (let index = 0; index < count; index += 100)
    await server.db
      .insertInto('conversations')
      .values(
        Array.from({ length: Math.min(100, count - index) }, (_, more) => ({
          ...row,
          sessionId: `session-${1_000_000 + index + more}`,
          usedAt: new Date(Date.parse(row.usedAt) + 1 + index + more).toISOString(),
        })),
      )
      .execute();
}

test('a conversation goes 90 days after its last message, with all of them', async () => {
  await ask('Hello', { sessionId: 'session-1' });
  await sweep(89);
  expect(await kept()).toEqual(['session-1']);
  await sweep(91);
  expect(await kept()).toEqual([]);
  expect(await said()).toEqual([]);
});

test('of more than a member may have, those used longest ago go', async () => {
  await ask('Hello', { sessionId: 'session-1' });
  await copyConversations(perMember - 1);
  server.time.advance(dayMs / 2);
  await server.signInAgain();
  await ask('Hello', { sessionId: 'session-2' });
  const sessions = await kept();
  expect(sessions).toHaveLength(perMember);
  expect(sessions).not.toContain('session-1');
  expect(sessions.at(-1)).toBe('session-2');
});

test('of more messages than one may have, the oldest go, and the title stays', async () => {
  await ask('My first question', { sessionId: 'session-1' });
  const row = await server.db
    .selectFrom('conversationMessages')
    .selectAll()
    .where('position', '=', 1)
    .executeTakeFirstOrThrow();
  for (let index = 2; index < messages; index += 100)
    await server.db
      .insertInto('conversationMessages')
      .values(
        Array.from({ length: Math.min(100, messages - index) }, (_, more) => ({
          ...row,
          id: `copy-${index + more}`,
          position: index + more,
        })),
      )
      .execute();
  expect(await said()).toHaveLength(messages);
  await ask('One more', { sessionId: 'session-1' });
  const left = await said();
  expect(left).toHaveLength(messages);
  expect(left[0]?.position).toBe(2);
  expect(left.at(-2)?.text).toBe('One more');
  const { title } = await server.db.selectFrom('conversations').select('title').executeTakeFirstOrThrow();
  expect(title).toBe('My first question');
});
