import { useEffect, useState, useSyncExternalStore } from 'react';
import { browserMicrophone } from './browserMicrophone.ts';
import { createMicrophone, type Microphone, type MicrophoneEnvironment, type MicrophoneState } from './microphone.ts';
import { onLeave, onRelease } from './release.ts';

/**
 * The microphone by itself. It is let go of on stop, unmount, hiding or leaving the page, and at the end of the
 * session.
 */
export function useMicrophone(
  environment: MicrophoneEnvironment = browserMicrophone,
): MicrophoneState & Pick<Microphone, 'level' | 'start' | 'stop'> {
  const [microphone] = useState(() => createMicrophone(environment));
  const state = useSyncExternalStore(microphone.subscribe, microphone.get);

  useEffect(() => {
    const stopListening = [onLeave(microphone.stop), onRelease(microphone.stop)];
    return () => {
      for (const stop of stopListening) stop();
      microphone.stop();
    };
  }, [microphone]);

  return { ...state, level: microphone.level, start: microphone.start, stop: microphone.stop };
}
