import { useEffect, type Dispatch } from 'react';
import type { Recorder } from '../../devices/recorder.ts';
import type { AssistantEvent, AssistantState } from './assistantMachine.ts';

interface OrbParts {
  status: AssistantState['status'];
  recorder: Pick<Recorder, 'status' | 'start' | 'stop'>;
  dispatch: Dispatch<AssistantEvent>;
}

/**
 * What a press on the orb does: while nothing goes on it begins to record, else it ends everything at once. The machine
 * is told whenever the recorder runs, however that came about, so that it never says that it listens when nobody does.
 */
export function useOrb({ status, recorder, dispatch }: OrbParts): () => void {
  const runs = recorder.status === 'asking' || recorder.status === 'recording';
  useEffect(() => dispatch({ type: runs ? 'listen' : 'listened' }), [dispatch, runs]);

  return () => {
    if (status === 'idle' && !runs) {
      recorder.start();
      return;
    }
    recorder.stop();
    dispatch({ type: 'cancel' });
  };
}
