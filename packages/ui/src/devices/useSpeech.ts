import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { browserSpeech } from './browserSpeech.ts';
import { onRelease } from './release.ts';
import { createSpeech, type Speech, type SpeechEnvironment } from './speech.ts';

/** Speaks: `play` audio of the server, `say` with the browser's voice. Silent on unmount and at the end of the session. */
export function useSpeech(
  environment: () => SpeechEnvironment = browserSpeech,
): { speaking: boolean } & Pick<Speech, 'prepare' | 'play' | 'say' | 'stop'> {
  const [speech] = useState(() => createSpeech(environment()));
  const speaking = useSyncExternalStore(speech.subscribe, speech.get);

  useEffect(() => {
    const stopListening = onRelease(speech.stop);
    return () => {
      stopListening();
      speech.close();
    };
  }, [speech]);

  return useMemo(
    () => ({ speaking, prepare: speech.prepare, play: speech.play, say: speech.say, stop: speech.stop }),
    [speech, speaking],
  );
}
