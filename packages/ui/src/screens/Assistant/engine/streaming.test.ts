import type { AnswerEnd, Conversation, ReceivedChatEvent } from '@switchboard/api-contract/conversations';
import { noRows } from '@switchboard/api-contract/wire';
import { expect, test } from 'vitest';
import { sampleAnswerEnd } from '../../../../test/assistant/sampleAnswerEnd.ts';
import { sampleMessage } from '../../../../test/assistant/messages.ts';
import { playedPorts } from '../../../../test/assistant/playedPorts.ts';
import { createAssistant } from './createAssistant.ts';

const sound = { kind: 'done', value: new Blob(['a sound']) } as const;
const settle = () => new Promise<void>((resolve) => setTimeout(resolve));

function setUp(played = playedPorts()) {
  const assistant = createAssistant(played.ports);
  const leave = assistant.connect();
  played.timers.advance(1_000);
  let come = 0;
  /** A piece of the text comes. */
  const say = (text: string) => {
    come += text.length;
    played.tell({ event: 'delta', data: { text }, id: `a1.0.${come}.0` });
  };
  const { commands, answer, get } = assistant;
  return { ...played, commands, answer, get, leave, say };
}

/** The server ends an answer. */
async function end(
  call: Pick<ReturnType<typeof playedPorts>['chat'][number], 'answer'> | undefined,
  more?: Partial<AnswerEnd>,
) {
  call?.answer({ kind: 'done', value: sampleAnswerEnd(more) });
  await settle();
}

const conversation = (...messages: Conversation['messages']['items'][number][]): Conversation => ({
  id: 'session-1773308480000',
  title: 'Hello',
  about: undefined,
  messages: { items: messages, leftOut: 0 },
});
const asked = sampleMessage({ id: 'q1', role: 'user', text: 'Hello', status: undefined });
const answered = sampleMessage({ id: 'a1', text: 'Two failed.' });

test('an answer grows beside the state, which changes at its first word and at its end', async () => {
  const { commands, get, answer, chat, tell, say } = setUp();
  commands.send('Hello');
  const thinking = get();
  tell({ event: 'step', data: { text: 'Reading runs', done: false }, id: 'a1.1.0.0' });
  expect(get()).toBe(thinking);
  expect(answer.get()?.steps).toEqual([{ text: 'Reading runs', done: false }]);
  say('Two ');
  const responding = get();
  expect(responding).toMatchObject({ status: 'responding', pending: { id: 'q1' }, reply: { text: '' } });
  say('failed.');
  expect(get()).toBe(responding);
  expect(answer.get()).toMatchObject({ id: 'a1', text: 'Two failed.' });
  await end(chat[0], { id: 'a1', response: 'Two failed.', suggestions: ['Why?'] });
  expect(answer.get()).toBeUndefined();
  expect(get()).toMatchObject({ pending: undefined, reply: { text: 'Two failed.' }, suggestions: ['Why?'] });
  expect(get().conversation.messages.at(-1)).toMatchObject({ id: 'a1', steps: { items: [{ text: 'Reading runs' }] } });
});

test('sentences are spoken as they come, the next one fetched meanwhile, without marks', async () => {
  const { commands, audio, say, chat, endSpeech, get } = setUp();
  const words = () => audio.map(({ question }) => question);
  commands.send('Hello');
  say('Two agents **failed** [1]. The ');
  await settle();
  expect(words()).toEqual(['Two agents failed.']);
  audio[0]?.answer(sound);
  await settle();
  expect(get().speaking).toBe(true);
  say('first is Email Agent. And');
  await settle();
  expect(words()).toEqual(['Two agents failed.', 'The first is Email Agent.']);
  endSpeech('ended');
  await settle();
  // Between two sentences it is still speaking.
  expect(get().speaking).toBe(true);
  audio[1]?.answer(sound);
  await settle();
  await end(chat[0], { response: 'Two agents **failed** [1]. The first is Email Agent. And Maps.' });
  expect(words().at(-1)).toBe('And Maps.');
  audio[2]?.answer(sound);
  endSpeech('ended');
  await settle();
  expect(get().spoken).toBeUndefined();
  endSpeech('ended');
  await settle();
  expect(get()).toMatchObject({ spoken: 'heard', speaking: false });
});

test('stopping the speech stops it for the sentences that come, and leaves the answer', async () => {
  const { commands, audio, say, chat, get } = setUp();
  commands.send('Hello');
  say('One. Two');
  await settle();
  audio[0]?.answer(sound);
  await settle();
  commands.stopSpeaking();
  say(' is more. Three');
  await end(chat[0], { response: 'One. Two is more. Three.' });
  expect(audio).toHaveLength(1);
  expect(get()).toMatchObject({ speaking: false, spoken: 'silent', reply: { text: 'One. Two is more. Three.' } });
});

test('a word that is heard stops the speech, if it was set so', async () => {
  const { commands, audio, say, hearWord, get } = setUp();
  commands.send('Hello');
  say('One. Two');
  await settle();
  audio[0]?.answer(sound);
  await settle();
  hearWord();
  expect(get().speaking).toBe(true);
  commands.setWordStops(true);
  hearWord();
  expect(get()).toMatchObject({ speaking: false, wordStops: true });
});

test('stopping the answer ends it on the server, too, and keeps what has come', () => {
  const { commands, chat, say, get, stops } = setUp();
  commands.send('Hello');
  say('Two ');
  commands.cancel();
  expect(chat[0]?.signal.aborted).toBe(true);
  expect(stops).toEqual(['session-1773308480000']);
  expect(get()).toMatchObject({ status: 'idle', draft: '', reply: { text: 'Two ' } });
  expect(get().conversation.messages.at(-1)).toMatchObject({ id: 'a1', text: 'Two ', status: 'stopped' });
});

test('an answer that breaks off for good keeps what has come', async () => {
  const { commands, chat, say, get } = setUp();
  commands.send('Hello');
  say('Two ');
  chat[0]?.answer({ kind: 'unreachable', message: 'Away' });
  await settle();
  expect(get().conversation.messages.at(-1)).toMatchObject({ text: 'Two ', status: 'cut' });
  expect(get().reply).toMatchObject({ text: 'Two ', tone: 'reply' });
});

test('a message that did not reach the server is the same when it is sent again', async () => {
  const { commands, chat } = setUp();
  commands.send('Hello');
  chat[0]?.answer({ kind: 'unreachable', message: 'Away' });
  await settle();
  commands.send('Hello');
  chat[1]?.answer({ kind: 'refused', message: 'Busy' });
  await settle();
  commands.send('Hello');
  expect(chat.map(({ question }) => question.messageId)).toEqual(['q1', 'q1', 'q3']);
});

test('leaving ends nothing on the server; who comes back follows the answer that is still coming', async () => {
  const first = setUp();
  first.commands.send('Hello');
  first.leave();
  expect(first.stops).toEqual([]);
  const { reads, follows, get, answer, tell } = setUp(playedPorts(first.visit));
  expect(get()).toMatchObject({ status: 'idle', draft: '' });
  reads[0]?.answer({
    kind: 'done',
    value: conversation(asked, sampleMessage({ id: 'a1', text: 'Two ', status: 'writing' })),
  });
  await settle();
  expect(get()).toMatchObject({ status: 'responding', pending: { id: 'q1', message: 'Hello' } });
  expect(get().conversation.messages).toHaveLength(1);
  tell({ event: 'delta', data: { text: 'Two failed.' }, id: 'a1.0.11.0' });
  expect(answer.get()?.text).toBe('Two failed.');
  await end(follows[0], { id: 'a1', response: 'Two failed.' });
  // Found, not asked for now: it is not read aloud, and stays to be read.
  expect(get()).toMatchObject({ pending: undefined, spoken: 'silent', reply: { text: 'Two failed.' } });
});

test('an answer that has come meanwhile is in the conversation', async () => {
  const first = setUp();
  first.commands.send('Hello');
  first.leave();
  const { reads, get } = setUp(playedPorts(first.visit));
  reads[0]?.answer({ kind: 'done', value: conversation(asked, answered) });
  await settle();
  expect(get()).toMatchObject({ status: 'idle', conversation: { title: 'Hello' } });
  expect(get().reply).toBeUndefined();
  expect(get().conversation.messages).toHaveLength(2);
});

test('an answer that ends just before it is followed is read once more', async () => {
  const first = setUp();
  first.commands.send('Hello');
  first.leave();
  const { reads, follows, get } = setUp(playedPorts(first.visit));
  reads[0]?.answer({
    kind: 'done',
    value: conversation(asked, sampleMessage({ id: 'a1', text: '', status: 'writing' })),
  });
  await settle();
  follows[0]?.answer(undefined);
  await settle();
  reads[1]?.answer({ kind: 'done', value: conversation(asked, answered) });
  await settle();
  expect(get()).toMatchObject({ status: 'idle', pending: undefined });
  expect(get().conversation.messages).toHaveLength(2);
});

test('a conversation that is gone makes room for a new one; one that can’t be read stays as it is known', async () => {
  const first = setUp();
  first.commands.send('Hello');
  await end(first.chat[0]);
  first.leave();
  const away = setUp(playedPorts(first.visit));
  away.reads[0]?.answer({ kind: 'unreachable', message: 'Away' });
  await settle();
  expect(away.get().conversation.messages).toHaveLength(2);
  away.leave();
  const { reads, get } = setUp(playedPorts(first.visit));
  reads[0]?.answer({ kind: 'missing', message: 'Gone' });
  await settle();
  expect(get().conversation.messages).toEqual([]);
});

test('another conversation leaves the answer that is coming to the server', async () => {
  const { commands, chat, stops, reads, get } = setUp();
  commands.send('Hello');
  commands.open('session-2');
  expect(chat[0]?.signal.aborted).toBe(true);
  expect(stops).toEqual([]);
  reads.at(-1)?.answer({ kind: 'done', value: { ...conversation(asked, answered), id: 'session-2' } });
  await settle();
  expect(get()).toMatchObject({
    status: 'idle',
    pending: undefined,
    conversation: { id: 'session-2', title: 'Hello' },
  });
  commands.startNew('run:run-1');
  commands.send('Why?');
  expect(chat.at(-1)?.question).toMatchObject({ message: 'Why?', about: 'run:run-1' });
});

test('yes, no and changed values are messages', async () => {
  const { commands, chat } = setUp();
  commands.answerYes();
  await end(chat[0]);
  commands.answerNo();
  await end(chat[1]);
  void commands.change({ city: 'Leipzig' });
  expect(chat.map(({ question: { message, change } }) => [message, change])).toEqual([
    ['Yes', undefined],
    ['No', undefined],
    ['Change', { city: 'Leipzig' }],
  ]);
});

test('an edited message takes the place of the earlier one, which can be restored for ten seconds', async () => {
  const { commands, chat, get, timers } = setUp();
  commands.send('Hello');
  await end(chat[0], { id: 'a1' });
  commands.editLast();
  expect(get()).toMatchObject({ draft: 'Hello', editing: 'q1' });
  commands.send('Hello there');
  expect(chat[1]?.question).toMatchObject({ message: 'Hello there', replaces: 'q1' });
  expect(get()).toMatchObject({ replacing: 'q2', editing: undefined });
  expect(get().conversation.messages.map(({ id }) => id)).toEqual(['q2']);
  timers.advance(9_999);
  expect(get().replacing).toBe('q2');
  timers.advance(1);
  expect(get().replacing).toBeUndefined();
});

test('an earlier message is asked again; if the server refuses, nothing was dropped', async () => {
  const { commands, chat, get } = setUp();
  commands.send('Hello');
  await end(chat[0], { id: 'a1' });
  commands.askAgain('a1');
  expect(chat[1]?.question).toMatchObject({ message: 'Hello', replaces: 'q1' });
  chat[1]?.answer({ kind: 'refused', message: 'Busy' });
  await settle();
  expect(get().conversation.messages.map(({ id }) => id)).toEqual(['q1', 'a1']);
});

const odd: ReceivedChatEvent = {
  event: 'question',
  data: { text: '', costs: undefined, change: undefined, open: undefined },
  id: undefined,
};
test('events that come after the end, or say nothing new, change nothing', async () => {
  const { commands, chat, get, tell, say } = setUp();
  commands.send('Hello');
  say('Hi');
  tell(odd);
  await end(chat[0], { sources: noRows });
  const state = get();
  say(' again');
  expect(get()).toBe(state);
});
