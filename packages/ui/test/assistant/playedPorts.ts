import type { IdentifiedMessage } from '@switchboard/api-contract/assistant';
import type { AnswerEnd, Conversation, ReceivedChatEvent } from '@switchboard/api-contract/conversations';
import type { RecorderState } from '../../src/devices/recorder.ts';
import type { SpeechOutcome } from '../../src/devices/speech.ts';
import { createStore } from '../../src/devices/createStore.ts';
import type { Outcome } from '../../src/format/outcome.ts';
import type { AssistantPorts, AnswerListener } from '../../src/screens/Assistant/engine/AssistantPorts.ts';
import type { AssistantVisit } from '../../src/screens/Assistant/engine/AssistantState.ts';
import { manualTimers } from '../devices/manualTimers.ts';
import { noServer } from './noServer.ts';
import { silence } from './sampleVoice.ts';

/** A call, and how a test answers it. */
interface Call<Q, A> {
  readonly question: Q;
  readonly signal: AbortSignal;
  readonly answer: (outcome: A) => void;
}

function fakeCalls<Q, A>() {
  const calls: Call<Q, A>[] = [];
  const ask = (question: Q, signal: AbortSignal) =>
    new Promise<A>((resolve) => calls.push({ question, signal, answer: resolve }));
  return { calls, ask };
}

const idle: RecorderState = { status: 'idle', seconds: 0, transcript: { final: '', interim: '' }, restored: false };

/** Fake ports, controlled by the test. */
export function playedPorts(visit = createStore<AssistantVisit | undefined>(undefined)) {
  const chat = fakeCalls<IdentifiedMessage, Outcome<AnswerEnd>>();
  const follows = fakeCalls<string, Outcome<AnswerEnd> | undefined>();
  const reads = fakeCalls<string, Outcome<Conversation>>();
  const stops: string[] = [];
  const waiting: (() => void)[] = [];
  let stopsAtWord = false;
  let isReadAloud = true;
  let tell: (event: ReceivedChatEvent) => void = () => {};
  const following =
    <Q, A>(ask: (question: Q, signal: AbortSignal) => Promise<A>) =>
    (question: Q, { signal, onEvent }: AnswerListener) => {
      tell = onEvent;
      return ask(question, signal);
    };
  const audio = fakeCalls<string, Outcome<Blob | null>>();
  const recorder = createStore(idle);
  const speaking = createStore(false);
  const timers = manualTimers();
  const stored: (string | undefined)[] = [];
  const spoken: string[] = [];
  let ended: (outcome: SpeechOutcome) => void = () => {};
  const speak = () => {
    speaking.set(true);
    return new Promise<SpeechOutcome>((resolve) => (ended = resolve));
  };
  /** Ends the current speech. */
  const endSpeech = (outcome: SpeechOutcome) => {
    speaking.set(false);
    ended(outcome);
  };
  const patch = (change: Partial<RecorderState>) => recorder.set({ ...recorder.get(), ...change });
  const ports: AssistantPorts = {
    ...noServer,
    ask: following(chat.ask),
    follow: following(follows.ask),
    read: reads.ask,
    stop: async (id) => {
      stops.push(id);
      return { kind: 'done', value: undefined };
    },
    onWord: (heard) => {
      waiting.push(heard);
      return () => void waiting.splice(waiting.indexOf(heard), 1);
    },
    readAloud: { get: async () => isReadAloud, set: (on) => (isReadAloud = on) },
    wordStops: { get: () => stopsAtWord, set: (stop) => (stopsAtWord = stop) },
    audioOf: audio.ask,
    recorder: {
      ...recorder,
      level: silence,
      start: () => patch({ status: 'recording' }),
      stop: () => recorder.get().status === 'recording' && patch({ status: 'stopped' }),
      cancel: () => recorder.set(idle),
      leave: () => {},
      connect: () => () => recorder.set(idle),
    },
    voice: {
      ...speaking,
      prepare: () => {},
      play: speak,
      say: (text) => {
        spoken.push(text);
        return speak();
      },
      stop: () => endSpeech('stopped'),
      connect: () => () => {},
    },
    timers,
    now: () => new Date('2026-03-12T09:41:20Z'),
    newId: () => `q${chat.calls.length + 1}`,
    visit,
    keepTranscript: (words) => stored.push(words),
  };
  return {
    ports,
    timers,
    visit,
    chat: chat.calls,
    follows: follows.calls,
    reads: reads.calls,
    stops,
    /** Something of the answer that is followed comes. */
    tell: (event: ReceivedChatEvent) => tell(event),
    /** A word is heard, if one is waited for. */
    hearWord: () => waiting.at(0)?.(),
    audio: audio.calls,
    spoken,
    stored,
    endSpeech,
    hear: (final: string) => patch({ transcript: { final, interim: '' } }),
    stopByItself: () => patch({ status: 'stopped' }),
  };
}
