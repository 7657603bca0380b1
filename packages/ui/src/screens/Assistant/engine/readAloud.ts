import { settledMarkdown } from '../../../components/display/Markdown/readMarkdown.ts';
import { toSpoken } from '../../../components/display/Markdown/toSpoken.ts';
import { longestUtterance, toUtterances, type SpeechOutcome, type VoiceDevice } from '../../../devices/speech.ts';
import type { Outcome } from '../../../format/outcome.ts';

interface Parts {
  readonly voice: VoiceDevice;
  /** The words spoken by the server; null if it has no voice. */
  readonly audioOf: (words: string, signal: AbortSignal) => Promise<Outcome<Blob | null>>;
  /** Whether the server is known to have no voice, so that it is not asked. */
  readonly mute: { get: () => boolean; set: (mute: boolean) => void };
  readonly signal: AbortSignal;
}

/** An answer that is read aloud while it comes. */
export interface Reading {
  /** All of the answer's text that has come, in Markdown. `whole`: nothing more comes. */
  readonly tell: (text: string, whole: boolean) => void;
  /** How it ended; never rejects. */
  readonly ended: Promise<SpeechOutcome>;
}

/**
 * Reads an answer aloud, sentence by sentence as it comes: by the server's voice, which is asked for the next words
 * while it speaks, or by the browser's own if the server has none.
 */
export function readAloud({ voice, audioOf, mute, signal }: Parts): Reading {
  let parts: readonly string[] = [];
  let isWhole = false;
  let taken = 0;
  let wake = () => {};
  signal.addEventListener('abort', () => wake());

  const tell = (text: string, whole: boolean) => {
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
    return { words, audio: mute.get() ? undefined : await audioOf(words, signal) };
  };

  const speak = async (): Promise<SpeechOutcome> => {
    let coming = next();
    for (;;) {
      const piece = await coming;
      if (signal.aborted) return 'stopped';
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
  return { tell, ended: speak() };
}
