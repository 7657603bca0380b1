import { expect, test, vi } from 'vitest';
import { sampleAnswerEnd } from '../../../../test/assistant/sampleAnswerEnd.ts';
import { playedPorts } from '../../../../test/assistant/playedPorts.ts';
import type { AssistantState } from './AssistantState.ts';
import { createAssistant } from './createAssistant.ts';

const sound = new Blob(['a sound']);
const textsOf = ({ conversation }: AssistantState) => conversation.messages.map(({ text }) => text);
const settle = () => new Promise<void>((resolve) => setTimeout(resolve));

/** An assistant whose page opened that long ago, with fake ports. */
function setUp(played = playedPorts(), forMs = 1_000) {
  const assistant = createAssistant(played.ports);
  const leave = assistant.connect();
  played.timers.advance(forMs);
  const { commands } = assistant;
  /** Sends a message and answers it. */
  const talk = async (message = 'Hello', response = 'Hi') => {
    commands.send(message);
    played.chat.at(-1)?.answer({ kind: 'done', value: sampleAnswerEnd({ response, agents: ['email'] }) });
    await settle();
  };
  return { ...played, commands, get: assistant.get, leave, talk };
}

test('the page is ready after its first second', () => {
  const { get, timers } = setUp(playedPorts(), 999);
  expect(get().ready).toBe(false);
  timers.advance(1);
  expect(get().ready).toBe(true);
  expect(timers.waiting()).toBe(0);
});

test('a second press sends nothing, however early', () => {
  const { commands, chat, get } = setUp();
  commands.send(' Hello ');
  commands.send('Hello');
  expect(chat.map(({ question }) => question)).toEqual([
    { message: 'Hello', sessionId: 'session-1773308480000', messageId: 'q1' },
  ]);
  expect(chat[0]?.signal.aborted).toBe(false);
  expect(get()).toMatchObject({ status: 'thinking', pending: { message: 'Hello' } });
});

test('a reply is shown, spoken to its end, and cleared 1.5 s later', async () => {
  const { get, commands, talk, audio, endSpeech, timers } = setUp();
  await talk();
  expect(audio.map(({ question }) => question)).toEqual(['Hi']);
  audio[0]?.answer({ kind: 'done', value: sound });
  await settle();
  expect(get()).toMatchObject({ status: 'responding', speaking: true, reply: { text: 'Hi', agents: ['email'] } });
  commands.markShown('q1-reply');
  endSpeech('ended');
  await settle();
  timers.advance(1_499);
  expect(get().reply).toBeDefined();
  timers.advance(1);
  expect(get()).toMatchObject({ status: 'idle', speaking: false, reply: undefined });
  expect(textsOf(get())).toEqual(['Hello', 'Hi']);
});

test('a reply stays readable if its speech is stopped', async () => {
  const { get, commands, talk, audio, timers } = setUp();
  await talk();
  audio[0]?.answer({ kind: 'done', value: sound });
  await settle();
  commands.stopSpeaking();
  await settle();
  commands.markShown('q1-reply');
  timers.advance(1_500);
  expect(get()).toMatchObject({ status: 'idle', speaking: false, reply: { text: 'Hi' } });
});

test('if the server has no voice, the browser speaks, and the server is not asked again', async () => {
  const { talk, audio, spoken, endSpeech, leave, visit } = setUp();
  await talk();
  audio[0]?.answer({ kind: 'done', value: null });
  await settle();
  expect(spoken).toEqual(['Hi']);
  endSpeech('ended');
  await settle();
  leave();
  const again = setUp(playedPorts(visit));
  await again.talk('And now?', 'Still hi');
  expect(again.audio).toHaveLength(0);
  expect(again.spoken).toEqual(['Still hi']);
});

test('a failing voice is only logged, and the reply stays', async () => {
  const info = vi.spyOn(console, 'info').mockReturnValue();
  const { get, commands, talk, audio, timers } = setUp();
  await talk();
  audio[0]?.answer({ kind: 'refused', message: '503' });
  await settle();
  commands.markShown('q1-reply');
  timers.advance(1_500);
  expect(get()).toMatchObject({ status: 'idle', reply: { text: 'Hi', tone: 'reply' } });
  expect(info).toHaveBeenCalledOnce();
  info.mockRestore();
});

test('a refusal returns the message to the draft; so does cancelling, which aborts the call', async () => {
  const { get, commands, chat } = setUp();
  commands.send('Hello');
  chat[0]?.answer({ kind: 'unreachable', message: 'Away' });
  await settle();
  expect(get()).toMatchObject({ status: 'idle', draft: 'Hello', chatOpen: true, reply: { tone: 'error' } });
  commands.send('Hello');
  commands.cancel();
  expect(chat[1]?.signal.aborted).toBe(true);
  chat[1]?.answer({ kind: 'done', value: sampleAnswerEnd({ response: 'Too late' }) });
  await settle();
  expect(get()).toMatchObject({ status: 'idle', draft: 'Hello', reply: undefined, conversation: { messages: [] } });
});

test('if the session has ended, the message returns to the draft without an error reply', async () => {
  const { get, commands, chat } = setUp();
  commands.send('Hello');
  chat[0]?.answer({ kind: 'ended', message: 'Your session has ended' });
  await settle();
  expect(get()).toMatchObject({
    status: 'idle',
    draft: 'Hello',
    chatOpen: true,
    reply: undefined,
    conversation: { messages: [] },
  });
});

test('a blank answer is not spoken', async () => {
  const { get, talk, audio } = setUp();
  await talk('Hello', ' ');
  expect(get().reply?.tone).toBe('error');
  expect(audio).toHaveLength(0);
});

test('the next message stops the last reply’s speech, even while it is being fetched', async () => {
  const { talk, audio, commands, get } = setUp();
  await talk();
  commands.send('Next');
  expect(audio[0]?.signal.aborted).toBe(true);
  audio[0]?.answer({ kind: 'done', value: sound });
  await settle();
  expect(get()).toMatchObject({ status: 'thinking', speaking: false });
});

test('the orb starts recording, and ends whatever is going on at the next press', async () => {
  const { get, commands, talk } = setUp();
  commands.pressOrb();
  expect(get()).toMatchObject({ status: 'listening', recorder: { status: 'recording' } });
  commands.pressOrb();
  expect(get()).toMatchObject({ status: 'idle', recorder: { status: 'stopped' } });
  await talk();
  commands.pressOrb();
  expect(get()).toMatchObject({ status: 'idle', reply: { text: 'Hi' } });
});

test('a recording that ends by itself is noticed; a reply read aloud is never recorded', async () => {
  const { get, commands, talk, audio, stopByItself } = setUp();
  await talk();
  audio[0]?.answer({ kind: 'done', value: sound });
  await settle();
  commands.record();
  expect(get()).toMatchObject({ status: 'listening', speaking: false });
  stopByItself();
  expect(get()).toMatchObject({ status: 'idle' });
});

test('a transcript is sent or continued by typing, and the recorder closes', () => {
  const { get, commands, chat, hear } = setUp();
  commands.record();
  hear('Find companies');
  commands.startTyping('i');
  expect(get()).toMatchObject({ draft: 'Find companies i', chatOpen: true, recorder: { status: 'idle' } });
  commands.setDraft('');
  commands.record();
  hear('In Poland');
  commands.sendTranscript();
  expect(chat.map(({ question }) => question.message)).toEqual(['In Poland']);
  expect(get().recorder.status).toBe('idle');
});

test.each([
  ['Yes.', ['Stop it', 'Yes.']],
  ['no', ['Stop it', 'no']],
  ['yes, but not email', ['Stop it']],
])('%j, said while a question is open', async (words, sent) => {
  const { commands, chat, hear, stopByItself } = setUp();
  commands.send('Stop it');
  const question = { text: 'Shall I stop Email Agent?', costs: undefined, change: undefined, open: true };
  chat[0]?.answer({ kind: 'done', value: sampleAnswerEnd({ question }) });
  await settle();
  commands.record();
  hear(words);
  expect(chat).toHaveLength(1);
  stopByItself();
  expect(chat.map(({ question: { message } }) => message)).toEqual(sent);
});

test('a yes that no question asked for waits to be sent', () => {
  const { commands, chat, hear, stopByItself } = setUp();
  commands.record();
  hear('Yes');
  stopByItself();
  expect(chat).toHaveLength(0);
});

test('a transcript that can’t be sent stays', () => {
  const { get, commands, chat, hear } = setUp();
  commands.record();
  hear('a'.repeat(8_001));
  commands.sendTranscript();
  expect(chat).toHaveLength(0);
  expect(get().recorder.transcript.final).toHaveLength(8_001);
});

test('a member who returns finds conversation, draft and session; the call and the waits have ended', async () => {
  const first = setUp();
  await first.talk();
  first.commands.setDraft('And');
  first.commands.startTyping(' ');
  first.leave();
  expect(first.audio[0]?.signal.aborted).toBe(true);
  expect(first.timers.waiting()).toBe(0);
  const second = setUp(playedPorts(first.visit), 0);
  expect(second.get()).toMatchObject({ ready: false, status: 'idle', draft: 'And ', chatOpen: true });
  expect(second.get().reply).toBeUndefined();
  expect(textsOf(second.get())).toEqual(['Hello', 'Hi']);
  second.commands.send('More');
  expect(second.chat[0]?.question.sessionId).toBe(first.chat[0]?.question.sessionId);
});

test('a transcript is stored while it is heard, even when the page is left, but not when it is dropped', () => {
  const { commands, stored, hear, leave } = setUp();
  commands.record();
  hear('Find');
  commands.dropRecording();
  expect(stored).toEqual(['Find', undefined]);
  commands.record();
  hear('Find companies');
  leave();
  expect(stored.at(-1)).toBe('Find companies');
});

test('a question is asked anew with other values; refused, it stays open and the reply as it was', async () => {
  const { get, commands, chat, talk } = setUp();
  await talk();
  const { reply, conversation } = get();
  const refused = commands.change({ query: '' });
  expect(chat.at(-1)?.question).toMatchObject({ message: 'Change', change: { query: '' } });
  const refusal = { kind: 'invalid', message: 'query: Required', fields: { query: 'Required' } } as const;
  chat.at(-1)?.answer(refusal);
  expect(await refused).toEqual(refusal);
  expect(get()).toMatchObject({ status: 'idle', reply, conversation });
  const asked = commands.change({ query: 'Tea' });
  chat.at(-1)?.answer({ kind: 'done', value: sampleAnswerEnd({ response: 'Shall I start a research on “Tea”?' }) });
  expect(await asked).toMatchObject({ kind: 'done' });
  expect(textsOf(get())).toEqual(['Hello', 'Hi', 'Change', 'Shall I start a research on “Tea”?']);
});

test('commands that change nothing notify nobody', async () => {
  const { ports } = playedPorts();
  const assistant = createAssistant(ports);
  assistant.connect();
  const listener = vi.fn<() => void>();
  assistant.subscribe(listener);
  assistant.commands.cancel();
  assistant.commands.closeChat();
  assistant.commands.setDraft('');
  assistant.commands.send('  ');
  assistant.commands.markShown('q9-reply');
  expect(listener).not.toHaveBeenCalled();
});
