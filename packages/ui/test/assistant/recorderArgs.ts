import type { RecorderState } from '../../src/devices/recorder.ts';
import { sampleRecorder, quiet } from './assistantArgs.ts';

/** The words of a recording. */
export const sentence = 'Find logistics companies in Poland with up to five hundred people';
/** The same while the recording runs. */
export const heard = { final: sentence, interim: 'and draft a first mail' };
/** The idle assistant with its recorder in one state. */
export const withRecorder = (recorder: Partial<RecorderState>) => ({
  state: { ...quiet, recorder: sampleRecorder(recorder) },
});
