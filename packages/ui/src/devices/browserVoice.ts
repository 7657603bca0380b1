import { browserSpeech } from './browserSpeech.ts';
import { onRelease } from './release.ts';
import { createSpeech, type VoiceDevice } from './speech.ts';

/** The browser's voice. While connected, it falls silent at the end of the session. */
export function browserVoice(): VoiceDevice {
  const { close, ...speech } = createSpeech(browserSpeech());
  return {
    ...speech,
    connect: () => {
      const stopListening = onRelease(speech.stop);
      return () => {
        stopListening();
        close();
      };
    },
  };
}
