import { expect, test } from 'vitest';
import { playedPorts } from '../../../../test/assistant/playedPorts.ts';
import { sampleAnswerEnd } from '../../../../test/assistant/sampleAnswerEnd.ts';
import { createAssistant } from './createAssistant.ts';

const settle = () => new Promise<void>((resolve) => setTimeout(resolve));

function setUp(played = playedPorts()) {
  const assistant = createAssistant(played.ports);
  const leave = assistant.connect();
  played.timers.advance(1_000);
  /** A message is sent, and the first sentence of its answer comes. */
  const begin = () => {
    assistant.commands.send('Hello');
    const text = 'Two agents failed. The first';
    played.tell({ event: 'delta', data: { text }, id: `a1.0.${text.length}.0` });
    return settle();
  };
  return { ...played, ...assistant, leave, begin };
}

test('where answers are not read aloud, no speech is asked for, and the reply stays', async () => {
  const { commands, audio, spoken, begin, chat, get, timers } = setUp();
  commands.setReadAloud(false);
  await begin();
  chat[0]?.answer({ kind: 'done', value: sampleAnswerEnd({ response: 'Two agents failed. The first is Email.' }) });
  await settle();
  commands.markShown(get().reply?.id ?? '');
  timers.advance(1_500);
  expect(get()).toMatchObject({ status: 'idle', speaking: false, reply: { tone: 'reply' } });
  expect([...audio, ...spoken]).toEqual([]);
});

test('what is being read aloud ends when the member wants no more of it, and is remembered', async () => {
  const played = playedPorts();
  const { commands, audio, begin, get, leave } = setUp(played);
  await begin();
  audio[0]?.answer({ kind: 'done', value: new Blob(['a sound']) });
  await settle();
  expect(get()).toMatchObject({ speaking: true, readAloud: true });
  commands.setReadAloud(false);
  expect(get()).toMatchObject({ speaking: false, readAloud: false });
  leave();
  const next = setUp(played);
  await settle();
  expect(next.get().readAloud).toBe(false);
});
