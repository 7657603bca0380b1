import { useEffect, useState, useSyncExternalStore } from 'react';
import { browserRecogniser } from './browserRecogniser.ts';
import { createRecogniser, type Recogniser, type RecogniserEnvironment, type RecogniserState } from './recogniser.ts';
import { onLeave, onRelease } from './release.ts';

/** Speech to text by itself. It ends on stop, unmount, hiding or leaving the page, and at the end of the session. */
export function useRecogniser(
  environment: RecogniserEnvironment = browserRecogniser,
): RecogniserState & Pick<Recogniser, 'start' | 'stop' | 'abort'> {
  const [recogniser] = useState(() => createRecogniser(environment));
  const state = useSyncExternalStore(recogniser.subscribe, recogniser.get);

  useEffect(() => {
    const stopListening = [onLeave(recogniser.stop), onRelease(recogniser.abort)];
    return () => {
      for (const stop of stopListening) stop();
      recogniser.abort();
    };
  }, [recogniser]);

  return { ...state, start: recogniser.start, stop: recogniser.stop, abort: recogniser.abort };
}
