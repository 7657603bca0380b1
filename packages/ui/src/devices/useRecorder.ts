import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { browserMicrophone } from './browserMicrophone.ts';
import { browserRecogniser } from './browserRecogniser.ts';
import { createMicrophone, type MicrophoneEnvironment } from './microphone.ts';
import { createRecogniser, type RecogniserEnvironment } from './recogniser.ts';
import { createRecorder, type Recorder } from './recorder.ts';
import { onLeave, onRelease } from './release.ts';

export interface RecorderOptions {
  /** A transcript of an earlier visit that was not sent; read once. */
  restored?: string | undefined;
  microphone?: MicrophoneEnvironment | undefined;
  recogniser?: RecogniserEnvironment | undefined;
}

/**
 * The recorder: idle, asking for the microphone, recording, stopped. Microphone and recogniser are let go of on stop,
 * cancel and unmount; when the page is hidden or left the recording stops and keeps its words; at the end of the
 * session nothing is kept.
 */
export function useRecorder({
  restored,
  microphone = browserMicrophone,
  recogniser = browserRecogniser,
}: RecorderOptions = {}): Recorder {
  const [parts] = useState(() => {
    const device = createMicrophone(microphone);
    return {
      level: device.level,
      recorder: createRecorder({
        microphone: device,
        recogniser: createRecogniser(recogniser),
        timers: recogniser.timers,
        restored,
      }),
    };
  });
  const { recorder, level } = parts;
  const state = useSyncExternalStore(recorder.subscribe, recorder.get);

  useEffect(() => {
    const letGo = [recorder.connect(), onLeave(recorder.leave), onRelease(recorder.cancel)];
    return () => {
      for (const stop of letGo) stop();
    };
  }, [recorder]);

  return useMemo(
    () => ({ ...state, level, start: recorder.start, stop: recorder.stop, cancel: recorder.cancel }),
    [state, level, recorder],
  );
}
