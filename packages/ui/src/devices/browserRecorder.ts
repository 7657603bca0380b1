import { browserMicrophone } from './browserMicrophone.ts';
import { browserRecogniser } from './browserRecogniser.ts';
import { createMicrophone } from './microphone.ts';
import { createRecogniser } from './recogniser.ts';
import { createRecorder, type RecorderDevice } from './recorder.ts';
import { onLeave, onRelease } from './release.ts';
import { browserTimers } from './timers.ts';

/**
 * The browser's recorder. While connected, it stops and keeps the transcript when the page is hidden or left, and
 * drops everything at the end of the session. `restored`: an unsent transcript of an earlier visit.
 */
export function browserRecorder(restored?: string): RecorderDevice {
  const recorder = createRecorder({
    microphone: createMicrophone(browserMicrophone),
    recogniser: createRecogniser(browserRecogniser),
    timers: browserTimers,
    restored,
  });
  return {
    ...recorder,
    connect: () => {
      const letGo = [recorder.connect(), onLeave(recorder.leave), onRelease(recorder.cancel)];
      return () => {
        for (const stop of letGo) stop();
      };
    },
  };
}
