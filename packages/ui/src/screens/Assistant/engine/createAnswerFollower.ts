import type { AnswerEnd, ChatMessage } from '@switchboard/api-contract/conversations';
import { createStore, type Store } from '../../../devices/createStore.ts';
import type { Outcome } from '../../../format/outcome.ts';
import type { AssistantPorts, AnswerListener } from './AssistantPorts.ts';
import type { AssistantState, ComingAnswer } from './AssistantState.ts';
import {
  answerCompleted,
  answerBegan,
  answerFailed,
  replyReadAloud,
  replyIdOf,
  speakingChanged,
  type Transition,
} from './assistantTransitions.ts';
import { applyAnswerEvent } from './applyAnswerEvent.ts';
import { settledMarkdown, toSpoken } from '../../../components/display/Markdown/readMarkdown.ts';
import { longestUtterance, toUtterances, type SpeechOutcome, type VoiceDevice } from '../../../devices/speech.ts';

interface ReadAloudOptions {
  readonly voice: VoiceDevice;
  /** The words spoken by the server; null if it has no voice. */
  readonly audioOf: (words: string, signal: AbortSignal) => Promise<Outcome<Blob | null>>;
  /** Whether the server is known to have no voice, so that it is not asked. */
  readonly mute: { get: () => boolean; set: (mute: boolean) => void };
  /** Whether the member wants to hear it. */
  readonly isWanted: () => Promise<boolean>;
  readonly signal: AbortSignal;
}

/** An answer that is read aloud while it comes. */
interface Reading {
  /** All of the answer's text that has come, in Markdown. `whole`: nothing more comes. */
  readonly update: (text: string, whole: boolean) => void;
  /** How it ended; never rejects. */
  readonly ended: Promise<SpeechOutcome>;
}

/**
 * Reads an answer aloud, sentence by sentence as it comes: by the server's voice, which is asked for the next words
 * while it speaks, or by the browser's own if the server has none.
 */
function readAloud({ voice, audioOf, mute, isWanted, signal }: ReadAloudOptions): Reading {
  let parts: readonly string[] = [];
  let isWhole = false;
  let taken = 0;
  let wake = () => {};
  signal.addEventListener('abort', () => wake());

  const update = (text: string, whole: boolean) => {
    isWhole = whole;
    // The last sentence may go on.
    parts = toUtterances(toSpoken(whole ? text : settledMarkdown(text))).slice(0, whole ? undefined : -1);
    wake();
  };

  /** The next sentence, with those after it that are as short; undefined at the end. */
  const nextWords = async (): Promise<string | undefined> => {
    while (!signal.aborted && taken >= parts.length) {
      if (isWhole) return undefined;
      await new Promise<void>((resolve) => (wake = resolve));
    }
    let words = '';
    for (let part = parts[taken]; part !== undefined; part = parts[taken]) {
      if (words !== '' && words.length + part.length >= longestUtterance) break;
      words = words === '' ? part : `${words}\n${part}`;
      taken += 1;
    }
    return words;
  };

  const next = async () => {
    const words = await nextWords();
    if (words === undefined || signal.aborted) return undefined;
    if (!(await isWanted())) return 'unwanted';
    return { words, audio: mute.get() ? undefined : await audioOf(words, signal) };
  };

  const speak = async (): Promise<SpeechOutcome> => {
    let coming = next();
    for (;;) {
      const piece = await coming;
      if (signal.aborted) return 'stopped';
      if (piece === 'unwanted') return 'silent';
      if (!piece) return taken > 0 ? 'ended' : 'silent';
      const { words, audio } = piece;
      if (audio && audio.kind !== 'done') {
        // The text is on screen, so a failing voice is only logged.
        console.info('The reply could not be spoken.', audio.message);
        return 'failed';
      }
      if (audio?.value === null) mute.set(true);
      coming = next();
      const outcome = audio?.value ? await voice.play(audio.value) : await voice.say(words);
      if (outcome !== 'ended') return outcome;
    }
  };
  return { update, ended: speak() };
}

/** How following an answer ended. `left`: another took its place; `none`: no answer was coming. */
type End = 'answered' | 'failed' | 'unreachable' | 'left' | 'none';

/** Follows one answer at a time: shows it while it grows, and reads it aloud. */
export function createAnswerFollower(
  { audioOf, voice, readAloud: wish, now }: AssistantPorts,
  mute: Store<boolean>,
  get: () => AssistantState,
  apply: (transition: Transition) => void,
) {
  const answer = createStore<ComingAnswer | undefined>(undefined);
  let answerAbort = new AbortController();
  let readingAbort = new AbortController();
  /** The answer has been heard already, so a pause between sentences still counts as speaking. */
  let hasSounded = false;

  /** Abandons the current answer: nothing of it is shown or read aloud any more. Returns the signal of the next one. */
  const abandon = (): AbortSignal => {
    answerAbort.abort();
    answerAbort = new AbortController();
    stopSpeaking();
    answer.set(undefined);
    return answerAbort.signal;
  };

  const stopSpeaking = () => {
    readingAbort.abort();
    hasSounded = false;
    voice.stop();
    apply(speakingChanged(false));
  };

  /** The voice began or ceased to sound. */
  const onVoiceChange = () => {
    hasSounded ||= voice.get() && !readingAbort.signal.aborted;
    apply(speakingChanged(voice.get() || hasSounded));
  };

  const afterReading = async ({ ended }: Reading, id: string, signal: AbortSignal) => {
    const end = await ended;
    if (signal.aborted) return;
    hasSounded = false;
    apply(speakingChanged(voice.get()));
    apply(replyReadAloud(id, end === 'ended' ? 'heard' : 'silent'));
  };

  const startReading = (id: string, signal: AbortSignal) => {
    readingAbort = new AbortController();
    const isWanted = async () => get().readAloud ?? wish.get();
    const reading = readAloud({
      voice,
      audioOf,
      mute,
      isWanted,
      signal: AbortSignal.any([signal, readingAbort.signal]),
    });
    void afterReading(reading, id, signal);
    return reading;
  };

  /** Follows the answer to the message with that id. One that was under way already (`from`) is not read aloud. */
  const follow = async (
    id = '',
    from: ChatMessage | undefined,
    run: (following: AnswerListener) => Promise<Outcome<AnswerEnd> | undefined>,
  ): Promise<End> => {
    const { signal } = answerAbort;
    const reading = from ? undefined : startReading(id, signal);
    answer.set({
      id: from?.id ?? replyIdOf(id),
      text: from?.text ?? '',
      steps: from?.steps.items ?? [],
      sources: from?.sources.items ?? [],
    });
    const onText = (text: string, whole: boolean) => {
      if (text.trim() !== '') apply(answerBegan(id));
      reading?.update(text, whole);
    };
    onText(from?.text ?? '', false);
    const outcome = await run({
      signal,
      onEvent: (event) => {
        const before = answer.get();
        if (signal.aborted || !before) return;
        const after = applyAnswerEvent(before, event);
        answer.set(after);
        if (after.text !== before.text) onText(after.text, false);
      },
    });
    if (signal.aborted) return 'left';
    const growing = answer.get();
    if (!outcome) {
      answer.set(undefined);
      return 'none';
    }
    const done = outcome.kind === 'done';
    apply(done ? answerCompleted(id, outcome.value, now(), growing?.steps) : answerFailed(id, outcome, growing, now()));
    answer.set(undefined);
    const { reply } = get();
    if (reply?.tone === 'reply') onText(reply.text, true);
    else readingAbort.abort();
    if (!reading) apply(replyReadAloud(id, 'silent'));
    if (done || growing?.text) return 'answered';
    return outcome.kind === 'unreachable' ? 'unreachable' : 'failed';
  };

  return { answer, follow, abandon, stopSpeaking, onVoiceChange };
}
