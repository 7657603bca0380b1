import type { AnswerOf, endpoints } from '@switchboard/api-contract/endpoints';
import { limits } from '@switchboard/api-contract/limits';
import { describe, expect, test } from 'vitest';
import { key as providerKey, rival, talkingApp } from '../../../test/talkingApp.ts';
import { connect } from '../../../test/connect.ts';
import { addTenant, signIn } from '../../../test/testApp.ts';

type ConversationAnswers = { readonly [N in 'conversation' | 'conversations']: AnswerOf<(typeof endpoints)[N]> };

const server = talkingApp();
const { ask } = server;
const get = async <N extends keyof ConversationAnswers>(_: N, path: string): Promise<ConversationAnswers[N]> => {
  const answer = await server.app.inject({ url: `/api/conversations${path}`, headers: server.headers });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const found = async (search: string) =>
  (await get('conversations', `?search=${encodeURIComponent(search)}`)).items.map(({ id }) => id);

describe('the list', () => {
  test('comes in pages that leave none out, those used last first', async () => {
    const count = limits.conversations.page + 5;
    for (let index = 0; index < count; index += 1) {
      // Some within the same millisecond.
      if (index % 3 > 0) server.time.advance(1);
      await ask(`Message ${index}`, { sessionId: `session-${100 + index}` });
    }
    const first = await get('conversations', '');
    const second = await get('conversations', `?cursor=${encodeURIComponent(first.next ?? '')}`);
    expect([first.items.length, second.items.length]).toEqual([limits.conversations.page, 5]);
    expect(second.next).toBeUndefined();
    const titles = [...first.items, ...second.items].map(({ title }) => title);
    expect(new Set(titles).size).toBe(count);
    expect(titles[0]).toBe(`Message ${count - 1}`);
  });

  test('is searched in messages, answers and titles, and takes signs of the database as they are', async () => {
    server.provider.play({ text: 'Świetnie: 100% of them.' }, { text: 'Fine.' });
    await ask('How is Łódź_1 doing?', { sessionId: 'session-1' });
    await ask('Anything else?', { sessionId: 'session-2' });
    expect(await found('lodz swietnie')).toEqual(['session-1']);
    expect(await found('100%')).toEqual(['session-1']);
    expect(await found('0_1')).toEqual([]);
    expect(await found('lodz_1 fine')).toEqual([]);
    await server.app.inject({
      method: 'PATCH',
      url: '/api/conversations/session-2',
      headers: server.headers,
      payload: { title: 'Żubr' },
    });
    expect(await found('zubr')).toEqual(['session-2']);
    expect(await found('zubr fine')).toEqual(['session-2']);
  });

  test('holds one’s own alone', async () => {
    await ask('Hello');
    await addTenant(server.db, rival);
    await connect(server.db, { tenantId: rival.tenantId, serviceId: 'openai', credentials: { apiKey: providerKey } });
    const headers = await signIn(server.app, rival);
    expect((await server.app.inject({ url: '/api/conversations', headers })).json()).toEqual({ items: [] });
  });
});

describe('a conversation', () => {
  test('marks where that begins which the model is sent', async () => {
    for (let count = 0; count < 10; count += 1) await ask(`Message ${count}`);
    expect((await get('conversation', '/session-1')).messages.filter(({ sentFrom }) => sentFrom)).toEqual([]);
    await ask('One more');
    const { messages } = await get('conversation', '/session-1');
    expect(messages.findIndex(({ sentFrom }) => sentFrom)).toBe(2);
  });

  test('says of an answer whose server has stopped that it broke off', async () => {
    await ask('Hello');
    await server.db
      .updateTable('conversationMessages')
      .set({ status: 'writing', text: 'So far', heldUntil: server.time.clock().toISOString() })
      .where('role', '=', 'assistant')
      .execute();
    const { messages } = await get('conversation', '/session-1');
    expect(messages[1]).toMatchObject({ status: 'cut', text: expect.stringMatching(/^So far .+Ask again\.$/) });
  });

  test('is read when what it began at is gone', async () => {
    await ask('Hello');
    await server.db.updateTable('conversations').set({ about: 'run:gone' }).execute();
    expect((await get('conversation', '/session-1')).about).toBeUndefined();
  });

  test('goes with its member', async () => {
    await ask('Hello');
    await server.db.deleteFrom('users').execute();
    expect(await server.db.selectFrom('conversationMessages').selectAll().execute()).toEqual([]);
  });
});
