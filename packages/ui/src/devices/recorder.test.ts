import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStore } from './createStore.ts';
import type { Microphone, MicrophoneState } from './microphone.ts';
import type { Recogniser, RecogniserState } from './recogniser.ts';
import { createRecorder } from './recorder.ts';
import { browserTimers as timers } from './timers.ts';

const silence = { subscribe: () => () => {} };
const settle = () => vi.advanceTimersByTimeAsync(0);

/** A recorder with a microphone and a recogniser controlled by the test. */
function setUp({ restored, absent = false }: { restored?: string; absent?: boolean } = {}) {
  const microphone = createStore<MicrophoneState>({ status: 'off' });
  const heard = createStore<RecogniserState>({ status: 'off', final: '', interim: '' });
  let answer: ((granted: boolean) => void) | undefined;
  const microphoneDevice: Microphone = {
    ...microphone,
    level: silence,
    start: () => {
      microphone.set({ status: 'asking' });
      return new Promise((resolve) => (answer = resolve));
    },
    stop: () => {
      if (microphone.get().status === 'asking') answer?.(false);
      if (microphone.get().status !== 'off') microphone.set({ status: 'off' });
    },
  };
  const recogniserDevice: Recogniser = {
    ...heard,
    isAvailable: () => !absent,
    start: (before = '') => heard.set({ status: 'on', final: before, interim: '' }),
    stop: () => heard.get().status === 'on' && heard.set({ ...heard.get(), status: 'settling' }),
    abort: () => heard.set({ status: 'off', final: '', interim: '' }),
  };
  const recorder = createRecorder({ microphone: microphoneDevice, recogniser: recogniserDevice, timers, restored });
  const disconnect = recorder.connect();
  return {
    recorder,
    microphone,
    disconnect,
    hear: (final: string, interim = '') => heard.set({ ...heard.get(), final, interim, problem: undefined }),
    recogniserSays: (change: Partial<RecogniserState>) => heard.set({ ...heard.get(), ...change }),
    grant: () => {
      microphone.set({ status: 'on' });
      answer?.(true);
      return settle();
    },
    refuse: (problem: MicrophoneState['problem']) => {
      microphone.set({ status: 'off', problem });
      answer?.(false);
      return settle();
    },
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const idle = { status: 'idle', seconds: 0, transcript: { final: '', interim: '' }, restored: false };

test('idle, asking, recording, stopped, idle', async () => {
  const { recorder, grant, hear, recogniserSays, microphone } = setUp();
  expect(recorder.get()).toEqual(idle);
  recorder.start();
  expect(recorder.get().status).toBe('asking');
  await grant();
  expect(recorder.get().status).toBe('recording');
  hear('Find companies', 'in');
  expect(recorder.get().transcript).toEqual({ final: 'Find companies', interim: 'in' });
  recorder.stop();
  expect(microphone.get().status).toBe('off');
  expect(recorder.get()).toMatchObject({ status: 'stopped', transcript: { final: 'Find companies', interim: 'in' } });
  recogniserSays({ status: 'off', final: 'Find companies in Poland', interim: '' });
  expect(recorder.get()).toMatchObject({
    status: 'stopped',
    transcript: { final: 'Find companies in Poland', interim: '' },
    problem: undefined,
  });
  recorder.cancel();
  expect(recorder.get()).toEqual(idle);
});

test('counts whole seconds, and only while recording', async () => {
  const { recorder, grant, hear } = setUp();
  recorder.start();
  await vi.advanceTimersByTimeAsync(5_000);
  await grant();
  hear('One');
  await vi.advanceTimersByTimeAsync(999);
  expect(recorder.get().seconds).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(recorder.get().seconds).toBe(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(recorder.get().seconds).toBe(61);
  recorder.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(recorder.get().seconds).toBe(61);
  expect(vi.getTimerCount()).toBe(0);
});

test('recording again goes on with words and time', async () => {
  const { recorder, grant, hear } = setUp();
  recorder.start();
  await grant();
  hear('One');
  await vi.advanceTimersByTimeAsync(3_000);
  recorder.stop();
  recorder.start();
  expect(recorder.get()).toMatchObject({ status: 'asking', transcript: { final: 'One', interim: '' } });
  await grant();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(recorder.get()).toMatchObject({ status: 'recording', seconds: 5, transcript: { final: 'One', interim: '' } });
});

test.each(['denied', 'none', 'busy', 'insecure', 'unsupported', 'failed'] as const)(
  'microphone %s: idle, and why',
  async (problem) => {
    const { recorder, refuse } = setUp();
    recorder.start();
    await refuse(problem);
    expect(recorder.get()).toEqual({ ...idle, problem: `microphone-${problem}` });
    recorder.cancel();
    expect(recorder.get()).toEqual(idle);
  },
);

test('a refusal keeps the words of before', async () => {
  const { recorder, refuse, grant, hear } = setUp();
  recorder.start();
  await grant();
  hear('One');
  recorder.stop();
  recorder.start();
  await refuse('busy');
  expect(recorder.get()).toMatchObject({
    status: 'stopped',
    transcript: { final: 'One', interim: '' },
    problem: 'microphone-busy',
  });
});

test('pulled out in use: stopped with the words, idle without', async () => {
  const one = setUp();
  one.recorder.start();
  await one.grant();
  one.hear('', 'half a');
  one.microphone.set({ status: 'off', problem: 'unplugged' });
  expect(one.recorder.get()).toMatchObject({
    status: 'stopped',
    transcript: { final: '', interim: 'half a' },
    problem: 'microphone-unplugged',
  });
  const two = setUp();
  two.recorder.start();
  await two.grant();
  two.microphone.set({ status: 'off', problem: 'unplugged' });
  expect(two.recorder.get()).toEqual({ ...idle, problem: 'microphone-unplugged' });
});

test('cancelled or stopped while the browser asks: idle, whatever it answers', async () => {
  for (const end of ['cancel', 'stop'] as const) {
    const { recorder, grant } = setUp();
    recorder.start();
    recorder[end]();
    expect(recorder.get()).toEqual(idle);
    await grant();
    expect(recorder.get()).toEqual(idle);
  }
});

test('started again while the first answer is out: the first one changes nothing', async () => {
  const { recorder, grant } = setUp();
  recorder.start();
  recorder.cancel();
  recorder.start();
  await settle();
  expect(recorder.get().status).toBe('asking');
  await grant();
  expect(recorder.get().status).toBe('recording');
});

test('without recognition the microphone is not asked for', () => {
  const { recorder, microphone } = setUp({ absent: true });
  recorder.start();
  expect(microphone.get().status).toBe('off');
  expect(recorder.get()).toEqual({ ...idle, problem: 'recogniser-absent' });
  recorder.start();
  expect(recorder.get()).toEqual({ ...idle, problem: 'recogniser-absent' });
  const again = setUp({ absent: true, restored: 'One' }).recorder;
  again.start();
  expect(again.get()).toMatchObject({ status: 'stopped', transcript: { final: 'One' }, problem: 'recogniser-absent' });
});

test.each(['network', 'not-allowed', 'language', 'failed', 'no-speech'] as const)(
  'recognition %s: the microphone is let go of, and why',
  async (problem) => {
    const { recorder, grant, recogniserSays, microphone } = setUp();
    recorder.start();
    await grant();
    await vi.advanceTimersByTimeAsync(3_000);
    recogniserSays({ status: 'off', problem });
    expect(microphone.get().status).toBe('off');
    expect(recorder.get()).toEqual({ ...idle, problem: `recogniser-${problem}` });
    expect(vi.getTimerCount()).toBe(0);
  },
);

test('recognition that fails after words: stopped with them', async () => {
  const { recorder, grant, recogniserSays, microphone } = setUp();
  recorder.start();
  await grant();
  recogniserSays({ status: 'off', final: 'One', problem: 'network' });
  expect(microphone.get().status).toBe('off');
  expect(recorder.get()).toMatchObject({
    status: 'stopped',
    transcript: { final: 'One' },
    problem: 'recogniser-network',
  });
});

test('an engine that never says a thing is given up after 20 s of silence', async () => {
  const { recorder, grant, hear, microphone } = setUp();
  recorder.start();
  await grant();
  await vi.advanceTimersByTimeAsync(19_000);
  expect(recorder.get().status).toBe('recording');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(microphone.get().status).toBe('off');
  expect(recorder.get()).toEqual({ ...idle, problem: 'recogniser-no-speech' });
  recorder.start();
  await grant();
  hear('One');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(recorder.get().status).toBe('recording');
});

test('stopped without a word: idle, and says so when no word can come any more', async () => {
  const { recorder, grant, recogniserSays } = setUp();
  recorder.start();
  await grant();
  recorder.stop();
  expect(recorder.get()).toMatchObject({ status: 'stopped', problem: undefined });
  recogniserSays({ status: 'off' });
  expect(recorder.get()).toEqual({ ...idle, problem: 'recogniser-no-speech' });
});

test('leaving the page stops, keeps the words and says why', async () => {
  const { recorder, grant, hear, microphone } = setUp();
  recorder.leave();
  expect(recorder.get()).toEqual(idle);
  recorder.start();
  recorder.leave();
  expect(recorder.get()).toEqual(idle);
  recorder.start();
  await grant();
  hear('One');
  recorder.leave();
  expect(microphone.get().status).toBe('off');
  expect(recorder.get()).toMatchObject({ status: 'stopped', transcript: { final: 'One' }, problem: 'left' });
});

test('a transcript of an earlier visit waits to be sent or dropped', async () => {
  const { recorder, grant } = setUp({ restored: ' Find companies ' });
  expect(recorder.get()).toEqual({
    ...idle,
    status: 'stopped',
    transcript: { final: 'Find companies', interim: '' },
    restored: true,
  });
  recorder.start();
  await grant();
  expect(recorder.get()).toMatchObject({
    status: 'recording',
    restored: true,
    transcript: { final: 'Find companies' },
  });
  recorder.cancel();
  expect(recorder.get()).toEqual(idle);
  expect(setUp({ restored: '  ' }).recorder.get()).toEqual(idle);
});

test('disconnecting lets go of everything', async () => {
  const { recorder, grant, disconnect, microphone } = setUp();
  recorder.start();
  await grant();
  disconnect();
  expect(microphone.get().status).toBe('off');
  expect(recorder.get()).toEqual(idle);
  expect(vi.getTimerCount()).toBe(0);
});
