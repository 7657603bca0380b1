import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSpeech, toUtterances, type Playing, type SpeechEnvironment } from './speech.ts';
import { browserTimers as timers } from './timers.ts';

/** A sound that ends when the test decides, or never. */
function sound(endsOnStop = true): Playing & { end: () => void; stopped: () => number } {
  let end: (() => void) | undefined;
  let stopped = 0;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return {
    ended,
    end: () => end?.(),
    stopped: () => stopped,
    stop: () => {
      stopped += 1;
      if (endsOnStop) end?.();
    },
  };
}

function environment(parts: Partial<SpeechEnvironment>) {
  const logged: unknown[] = [];
  const own: SpeechEnvironment = {
    prepare: () => {},
    playAudio: () => Promise.reject(new Error('not expected')),
    sayWords: undefined,
    log: (_, cause) => logged.push(cause),
    close: () => {},
    timers,
    ...parts,
  };
  return { own, logged };
}

const audio = new Blob(['x']);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('plays with a gain of 1.5 under a ceiling of 1, and says that it speaks meanwhile', async () => {
  const playing = sound();
  const asked: number[] = [];
  const { own } = environment({
    playAudio: (_, gain, ceiling) => {
      asked.push(gain, ceiling);
      return Promise.resolve(playing);
    },
  });
  const speech = createSpeech(own);
  const outcome = speech.play(audio);
  await Promise.resolve();
  expect(asked).toEqual([1.5, 1]);
  expect(speech.get()).toBe(true);
  playing.end();
  await expect(outcome).resolves.toBe('ended');
  expect(speech.get()).toBe(false);
});

test('a refusal or an undecodable file is only logged', async () => {
  const cause = new DOMException('no', 'NotAllowedError');
  const { own, logged } = environment({ playAudio: () => Promise.reject(cause) });
  const speech = createSpeech(own);
  await expect(speech.play(audio)).resolves.toBe('failed');
  expect(logged).toEqual([cause]);
  expect(speech.get()).toBe(false);
});

test('stop ends the sound, even one that never reports its end', async () => {
  const playing = sound(false);
  const speech = createSpeech(environment({ playAudio: () => Promise.resolve(playing) }).own);
  const outcome = speech.play(audio);
  await Promise.resolve();
  speech.stop();
  await expect(outcome).resolves.toBe('stopped');
  expect(playing.stopped()).toBe(1);
  expect(speech.get()).toBe(false);
});

test('a sound that is ready only after the stop is not heard', async () => {
  const playing = sound();
  let ready: ((sound: Playing) => void) | undefined;
  const speech = createSpeech(environment({ playAudio: () => new Promise((resolve) => (ready = resolve)) }).own);
  const outcome = speech.play(audio);
  speech.stop();
  ready?.(playing);
  await expect(outcome).resolves.toBe('stopped');
  await Promise.resolve();
  expect(playing.stopped()).toBe(1);
  expect(speech.get()).toBe(false);
});

test('the next one ends the one before', async () => {
  const [first, second] = [sound(), sound()];
  const queue = [first, second];
  const speech = createSpeech(environment({ playAudio: () => Promise.resolve(queue.shift() ?? first) }).own);
  const one = speech.play(audio);
  await Promise.resolve();
  const two = speech.play(audio);
  await expect(one).resolves.toBe('stopped');
  expect(first.stopped()).toBe(1);
  second.end();
  await expect(two).resolves.toBe('ended');
});

test('the own voice says one utterance after the other', async () => {
  const said: string[] = [];
  const { own } = environment({
    sayWords: (words, onBegin) => {
      said.push(words);
      onBegin();
      return { ended: Promise.resolve(), stop: () => {} };
    },
  });
  await expect(createSpeech(own).say('Hello. How are you?')).resolves.toBe('ended');
  expect(said).toEqual(['Hello.', 'How are you?']);
});

test('without a voice, or with one that does not begin, it stays silent and settles', async () => {
  await expect(createSpeech(environment({}).own).say('Hello')).resolves.toBe('silent');
  const speech = createSpeech(environment({ sayWords: () => sound(false) }).own);
  const outcome = speech.say('Hello');
  await vi.advanceTimersByTimeAsync(3_000);
  await expect(outcome).resolves.toBe('silent');
});

test('stop in the middle of the own voice says no further utterance', async () => {
  const said: string[] = [];
  const { own } = environment({
    sayWords: (words, onBegin) => {
      said.push(words);
      onBegin();
      return sound();
    },
  });
  const speech = createSpeech(own);
  const outcome = speech.say('One. Two.');
  await Promise.resolve();
  expect(speech.get()).toBe(true);
  speech.stop();
  await expect(outcome).resolves.toBe('stopped');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(said).toEqual(['One.']);
});

test('close stops and closes', async () => {
  const close = vi.fn<() => void>();
  const playing = sound();
  const speech = createSpeech(environment({ playAudio: () => Promise.resolve(playing), close }).own);
  const outcome = speech.play(audio);
  await Promise.resolve();
  speech.close();
  await expect(outcome).resolves.toBe('stopped');
  expect(close).toHaveBeenCalledOnce();
});

test.each([
  ['', []],
  ['  \n ', []],
  ['Hello', ['Hello']],
  ['Hello. Two\nlines  here! Yes?', ['Hello.', 'Two', 'lines here!', 'Yes?']],
  ['It is 3.5 percent of acme.com.', ['It is 3.5 percent of acme.com.']],
])('%j is said as %j', (text, utterances) => {
  expect(toUtterances(text)).toEqual(utterances);
});

test('a long sentence is cut between words, a long word is said whole', () => {
  const parts = toUtterances(`${'word '.repeat(100)}end`);
  expect(parts.every((part) => part.length <= 200)).toBe(true);
  expect(parts.join(' ')).toBe(`${'word '.repeat(100)}end`);
  expect(toUtterances('a'.repeat(300))).toEqual(['a'.repeat(300)]);
});
