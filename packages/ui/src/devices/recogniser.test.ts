import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRecogniser, recogniserProblem, type SpeechEngine } from './recogniser.ts';
import { browserTimers as timers } from './timers.ts';

/** An engine controlled by the test. */
class Engine implements SpeechEngine {
  lang = '';
  continuous = false;
  interimResults = false;
  onresult: SpeechEngine['onresult'] = null;
  onerror: SpeechEngine['onerror'] = null;
  onend: SpeechEngine['onend'] = null;
  started = 0;
  stopped = 0;
  aborted = 0;
  start() {
    this.started += 1;
  }
  stop() {
    this.stopped += 1;
  }
  abort() {
    this.aborted += 1;
  }
  hear(...phrases: readonly (readonly [text: string, isFinal: boolean])[]) {
    this.onresult?.({
      results: phrases.map(([transcript, isFinal]) => ({ isFinal, 0: { transcript, confidence: 0.9 } })),
    });
  }
  end() {
    this.onend?.();
  }
  fail(error: string) {
    this.onerror?.({ error });
    this.onend?.();
  }
}

function setUp(absent = false) {
  const engines: Engine[] = [];
  const warnings: string[] = [];
  const recogniser = createRecogniser({
    engine: () => (absent ? undefined : () => engines[engines.push(new Engine()) - 1] ?? new Engine()),
    warn: (message) => warnings.push(message),
    timers,
  });
  const last = () => engines.at(-1) ?? new Engine();
  return { recogniser, engines, warnings, last };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('listens in English, continuously, with interim results', () => {
  const { recogniser, last } = setUp();
  recogniser.start();
  expect(last()).toMatchObject({ lang: 'en-US', continuous: true, interimResults: true, started: 1 });
  last().hear(['Find companies', true], [' in Poland', false]);
  expect(recogniser.get()).toMatchObject({ status: 'on', final: 'Find companies', interim: 'in Poland' });
});

test('an engine that ends by itself is started again and nothing is lost', () => {
  const { recogniser, engines, last } = setUp();
  recogniser.start();
  last().hear(['Find companies', true], ['in Poland', false]);
  last().end();
  vi.advanceTimersByTime(250);
  expect(engines).toHaveLength(2);
  last().hear(['and draft a mail', false]);
  expect(recogniser.get()).toMatchObject({
    status: 'on',
    final: 'Find companies in Poland',
    interim: 'and draft a mail',
  });
});

test('an engine that always ends without a word is given up', () => {
  const { recogniser, engines, last } = setUp();
  recogniser.start();
  for (let run = 0; run < 10; run += 1) {
    last().end();
    vi.advanceTimersByTime(250);
  }
  expect(engines).toHaveLength(6);
  expect(recogniser.get()).toMatchObject({ status: 'off', problem: 'failed' });
});

test('a pause after words does not count against the engine', () => {
  const { recogniser, engines, last } = setUp();
  recogniser.start();
  last().hear(['Hello', true]);
  for (let run = 0; run < 20; run += 1) {
    last().fail('no-speech');
    vi.advanceTimersByTime(250);
  }
  expect(engines).toHaveLength(21);
  expect(recogniser.get()).toMatchObject({ status: 'on', final: 'Hello' });
});

test('silence without a word before it ends it', () => {
  const { recogniser, engines, last } = setUp();
  recogniser.start();
  last().fail('no-speech');
  vi.advanceTimersByTime(10_000);
  expect(engines).toHaveLength(1);
  expect(recogniser.get()).toEqual({ status: 'off', final: '', interim: '', problem: 'no-speech' });
});

test.each([
  ['network', 'network'],
  ['not-allowed', 'not-allowed'],
  ['service-not-allowed', 'not-allowed'],
  ['audio-capture', 'failed'],
  ['language-not-supported', 'language'],
])('after %s it ends with %s and keeps the words', (code, problem) => {
  const { recogniser, engines, last } = setUp();
  recogniser.start();
  last().hear(['Hello', true], ['there', false]);
  last().fail(code);
  vi.advanceTimersByTime(10_000);
  expect(engines).toHaveLength(1);
  expect(recogniser.get()).toMatchObject({ status: 'off', final: 'Hello there', interim: '', problem });
});

test('an engine that does not start has failed', () => {
  const recogniser = createRecogniser({
    engine: () => () =>
      Object.assign(new Engine(), {
        start: () => {
          throw new DOMException('no', 'InvalidStateError');
        },
      }),
    warn: () => {},
    timers,
  });
  recogniser.start();
  expect(recogniser.get()).toMatchObject({ status: 'off', problem: 'failed' });
});

test('the last words may arrive after the stop', () => {
  const { recogniser, last } = setUp();
  recogniser.start();
  last().hear(['Hello', true], ['word', false]);
  recogniser.stop();
  expect(last().stopped).toBe(1);
  expect(recogniser.get().status).toBe('settling');
  last().hear(['Hello', true], ['world', true]);
  last().end();
  expect(recogniser.get()).toMatchObject({ status: 'off', final: 'Hello world', interim: '' });
  vi.advanceTimersByTime(10_000);
  expect(last().started).toBe(1);
});

test('an engine that does not end after the stop is aborted, and interim words count', () => {
  const { recogniser, last } = setUp();
  recogniser.start();
  const engine = last();
  engine.hear(['Hello', false]);
  recogniser.stop();
  vi.advanceTimersByTime(1_500);
  expect(engine.aborted).toBe(1);
  expect(recogniser.get()).toMatchObject({ status: 'off', final: 'Hello', interim: '' });
});

test('stopped between two runs, it does not start again', () => {
  const { recogniser, engines, last } = setUp();
  recogniser.start();
  last().end();
  recogniser.stop();
  vi.advanceTimersByTime(10_000);
  expect(engines).toHaveLength(1);
  expect(recogniser.get().status).toBe('off');
});

test('abort drops everything, and later results of the old engine are ignored', () => {
  const { recogniser, last } = setUp();
  recogniser.start();
  const { onresult } = last();
  last().hear(['secret', true]);
  recogniser.abort();
  expect(last().aborted).toBe(1);
  expect(last().onresult).toBeNull();
  expect(onresult).not.toBeNull();
  expect(recogniser.get()).toEqual({ status: 'off', final: '', interim: '' });
});

test('goes on after earlier words', () => {
  const { recogniser, last } = setUp();
  recogniser.start('Find companies');
  last().hear(['in Poland', true]);
  expect(recogniser.get().final).toBe('Find companies in Poland');
});

test('without an engine it reports that, warns once and keeps earlier words', () => {
  const { recogniser, warnings } = setUp(true);
  expect(recogniser.isAvailable()).toBe(false);
  recogniser.start('Earlier');
  expect(recogniser.get()).toMatchObject({ status: 'off', final: 'Earlier', problem: 'absent' });
  expect(warnings).toEqual(['Speech recognition is not available in this browser.']);
  expect(setUp().recogniser.isAvailable()).toBe(true);
});

test.each([
  ['aborted', undefined],
  ['no-speech', 'no-speech'],
  ['network', 'network'],
  ['not-allowed', 'not-allowed'],
  ['service-not-allowed', 'not-allowed'],
  ['language-not-supported', 'language'],
  ['audio-capture', 'failed'],
  ['phrases-not-supported', 'failed'],
  ['', 'failed'],
  ['__proto__', 'failed'],
])('%j means %s', (code, problem) => {
  expect(recogniserProblem(code)).toBe(problem);
});
