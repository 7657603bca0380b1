import { createRequire } from 'node:module';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { limits } from '@switchboard/api-contract/limits';
import { manualTime, type ManualTime } from '../../../test/manualTime.ts';
import { testNow } from '../../../test/testApp.ts';
import { EmbeddedVoice, VoiceError } from './EmbeddedVoice.ts';

interface Decoder {
  readonly decode: {
    readonly sync: (bytes: ArrayBuffer) => {
      readonly sampleRate: number;
      readonly length: number;
      readonly channelData: readonly Float32Array[];
    };
  };
}
/** A third-party decoder. */
const require = createRequire(import.meta.url);
const decoder = require('wav-decoder') as Decoder;
const decode = (bytes: Uint8Array) => decoder.decode.sync(new Uint8Array(bytes).buffer);

let time: ManualTime;
let voice: EmbeddedVoice;
beforeEach(() => {
  time = manualTime(testNow);
  return () => voice.stop();
});

const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => 'spoke',
    (error: unknown) => (error instanceof VoiceError ? error.failure : `not a VoiceError: ${String(error)}`),
  );

/** Length in seconds and loudness from 0 to 1, according to the decoder. */
async function hear(text: string): Promise<{ seconds: number; loudest: number; mean: number }> {
  const { sampleRate, length, channelData } = decode(await voice.speak(text));
  const samples = channelData[0] ?? new Float32Array();
  expect(channelData).toHaveLength(1);
  expect(sampleRate).toBe(22_050);
  expect(length).toBe(samples.length);
  const sizes = samples.map(Math.abs);
  return {
    seconds: length / sampleRate,
    loudest: sizes.reduce((most, size) => Math.max(most, size), 0),
    mean: sizes.reduce((sum, size) => sum + size, 0) / length,
  };
}

/** What the stand-in engine says, as text. */
const say = async (text: string) =>
  Buffer.from((await voice.speak(text)).subarray(44))
    .toString('utf8')
    .trim();

/** Whether a process exists. */
function isAlive(pid: number | undefined): boolean {
  try {
    return pid !== undefined && process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe('the engine', () => {
  beforeEach(() => {
    voice = new EmbeddedVoice({ timers: time.timers });
  });

  test('speaks so that a decoder hears it, for as long as the text needs', async () => {
    const short = await hear('Your next meeting is at ten.');
    expect(short.seconds).toBeGreaterThan(1);
    expect(short.seconds).toBeLessThan(4);
    expect(short.loudest).toBeGreaterThan(0.2);
    expect(short.mean).toBeGreaterThan(0.01);
    const long = await hear('Your next meeting is at ten. '.repeat(10));
    expect(long.seconds / short.seconds).toBeGreaterThan(7);
    expect(long.seconds / short.seconds).toBeLessThan(14);
  });

  test('speaks the same text the same way, whatever came before', async () => {
    const first = await voice.speak('Three agents are active.');
    await voice.speak('[[h@l\'oU]] <speak><voice name="de">Guten Tag');
    expect(Buffer.from(await voice.speak('Three agents are active.')).equals(Buffer.from(first))).toBe(true);
  });

  test('reads double brackets as text, not as phonemes', async () => {
    expect(Buffer.from(await voice.speak("[[h@l'oU]]")).equals(Buffer.from(await voice.speak("[ [h@l'oU]]")))).toBe(
      true,
    );
  });

  test.each([
    ['the longest text', 'The quarterly report is ready. '.repeat(200).slice(0, limits.text.speech)],
    ['one word without end', 'x'.repeat(limits.text.speech)],
    ['digits', '1'.repeat(limits.text.speech)],
    ['marks without letters', '\u0301'.repeat(limits.text.speech)],
    ['emoji', '🤖'.repeat(limits.text.speech / 2)],
    ['half an emoji', '\ud83e'],
    ['a zero byte', 'a\u0000b'],
    ['what looks like an option', '-w /tmp/spoken.wav --phonout=/tmp/spoken -v xx'],
    ['markup', '<speak><audio src="/etc/passwd"/></speak> & <b>bold</b>'],
    ['a path', '/etc/passwd'],
    ['nothing that can be spoken', '...'],
  ])('takes %s', async (_, text) => {
    const { length, sampleRate } = decode(await voice.speak(text));
    expect(length / sampleRate).toBeLessThan(600.1);
  });

  test('ends a speech after ten minutes, with a header that says so', async () => {
    const { length, sampleRate } = decode(await voice.speak('你'.repeat(limits.text.speech)));
    expect(length / sampleRate).toBe(600);
  });

  test('runs in one process for all texts, which ends when it was idle for a minute', async () => {
    expect(voice.pid).toBeUndefined();
    await voice.speak('One');
    const { pid } = voice;
    time.advance(59_000);
    await Promise.all([voice.speak('Two'), voice.speak('Three')]);
    expect(voice.pid).toBe(pid);
    expect(isAlive(pid)).toBe(true);
    time.advance(60_000);
    expect(voice.pid).toBeUndefined();
    expect((await hear('Four')).seconds).toBeGreaterThan(0);
    expect(voice.pid).not.toBe(pid);
  });
});

describe('the process of the engine', () => {
  const engine = import.meta.resolve('espeak-ng');
  beforeEach(() => {
    voice = new EmbeddedVoice({
      timers: time.timers,
      engine,
      script: join(import.meta.dirname, '../../../test/standInEngine.ts'),
    });
  });

  describe('has nothing of the server', () => {
    const before = process.env['SECRET_KEY'];
    beforeEach(() => void (process.env['SECRET_KEY'] = 'planted'));
    afterEach(() => {
      if (before === undefined) delete process.env['SECRET_KEY'];
      else process.env['SECRET_KEY'] = before;
    });

    test('environment', async () => {
      expect(await say('env')).not.toMatch(/SECRET_KEY|PATH|HOME/);
    });
  });

  test('may not write, connect, or start anything, nor read beyond the engine', async () => {
    expect(await say('rights')).toBe('');
  });

  test('speaks one text at a time, in order', async () => {
    const order: string[] = [];
    await Promise.all(['one', 'two', 'three'].map(async (text) => order.push(await say(text))));
    expect(order).toEqual(['one', 'two', 'three']);
  });

  test('is ended when a text takes too long; what waits gets a new one', async () => {
    const hanging = failureOf(voice.speak('hang'));
    const { pid } = voice;
    const waiting = say('next');
    time.advance(20_000);
    expect(await hanging).toBe('late');
    expect(await waiting).toBe('next');
    expect(voice.pid).not.toBe(pid);
  });

  test('is not idle while it speaks', async () => {
    await say('one');
    time.advance(55_000);
    const hanging = failureOf(voice.speak('hang'));
    const { pid } = voice;
    time.advance(10_000);
    expect(voice.pid).toBe(pid);
    time.advance(10_000);
    expect(await hanging).toBe('late');
  });

  test.each([['crash'], ['nonsense'], ['fails']])('%s is a fault of this text alone', async (text) => {
    const [failure, next] = await Promise.all([failureOf(voice.speak(text)), say('next')]);
    expect([failure, next]).toEqual(['fault', 'next']);
  });

  test('refuses more than eight waiting texts', async () => {
    const speaking = voice.speak('hang');
    const waiting = Array.from({ length: 8 }, (_, index) => say(`waiting ${index}`));
    expect(await failureOf(voice.speak('too many'))).toBe('busy');
    time.advance(20_000);
    expect(await failureOf(speaking)).toBe('late');
    expect(await Promise.all(waiting)).toHaveLength(8);
    expect(await say('room again')).toBe('room again');
  });

  test('forgets a waiting text that nobody waits for', async () => {
    const abort = new AbortController();
    const first = voice.speak('hang');
    const second = failureOf(voice.speak('second', abort.signal));
    abort.abort();
    expect(await second).toBe('stopped');
    expect(await failureOf(voice.speak('third', abort.signal))).toBe('stopped');
    time.advance(20_000);
    expect(await failureOf(first)).toBe('late');
    expect(voice.pid).toBeUndefined();
  });

  test('ends with the server, and waiting texts are rejected', async () => {
    const calls = [failureOf(voice.speak('hang')), failureOf(voice.speak('waiting'))];
    voice.stop();
    expect(await Promise.all(calls)).toEqual(['stopped', 'stopped']);
    expect(await failureOf(voice.speak('later'))).toBe('stopped');
    expect(voice.pid).toBeUndefined();
  });
});

describe('without an engine', () => {
  test('says that there is none', async () => {
    voice = new EmbeddedVoice({ timers: time.timers, engine: undefined });
    expect(await failureOf(voice.speak('Hello'))).toBe('absent');
  });

  test('an engine that can not be loaded is a fault, and does not end the server', async () => {
    voice = new EmbeddedVoice({ timers: time.timers, engine: new URL('missing/dist/engine.js', import.meta.url).href });
    expect(await failureOf(voice.speak('Hello'))).toBe('fault');
  });
});
