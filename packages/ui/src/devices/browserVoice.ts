import { browserSpeech } from './browserSpeech.ts';
import { onRelease } from './release.ts';
import { createSpeech, type VoiceDevice } from './speech.ts';

/** The voice of this browser. While it is connected, it is silent at the end of the session. */
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
