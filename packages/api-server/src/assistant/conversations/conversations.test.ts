import { limits } from '@switchboard/api-contract/limits';
import { describe, expect, test } from 'vitest';
import { connect } from '../../../test/connect.ts';
import { key, rival, talkingApp } from '../../../test/talkingApp.ts';
import { addTenant, signIn } from '../../../test/testApp.ts';

const server = talkingApp();
const { ask, contents } = server;

describe('the conversation', () => {
  test('is sent to the model again, by session', async () => {
    server.provider.play({ text: 'Hello Dana.' }, { text: 'Dana.' }, { text: 'I do not know.' });
    await ask('My name is Dana');
    await ask('What is my name?');
    expect(contents()).toEqual(['My name is Dana', 'Hello Dana.', 'What is my name?']);
    await ask('What is my name?', { sessionId: 'session-2' });
    expect(contents()).toEqual(['What is my name?']);
  });

  test('is not shared with a colleague or another tenant that uses the same session id', async () => {
    await addTenant(server.db, rival);
    await connect(server.db, { tenantId: rival.tenantId, serviceId: 'openai', credentials: { apiKey: key } });
    await ask('My name is Dana');
    await ask('What is my name?', { as: await signIn(server.app, rival) });
    expect(contents()).toEqual(['What is my name?']);
  });

  test('keeps the last twenty turns', async () => {
    for (let count = 0; count < 14; count += 1) await ask(`Message ${count}`);
    expect(contents()).toHaveLength(21);
    expect(contents()?.[0]).toBe('Message 3');
  });

  test('keeps at most so many characters', async () => {
    for (const letter of ['a', 'b', 'c', 'd']) await ask(letter.repeat(limits.text.message));
    await ask('Done');
    expect(contents()?.map((text) => String(text).slice(0, 2))).toEqual(['cc', 'Fi', 'dd', 'Fi', 'Do']);
  });
});
