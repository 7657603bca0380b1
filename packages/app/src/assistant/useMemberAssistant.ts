import { assistantEndpoints } from '@switchboard/api-contract/endpoints/assistant';
import { browserRecorder } from '@switchboard/ui/devices/browserRecorder';
import { browserVoice } from '@switchboard/ui/devices/browserVoice';
import { browserTimers } from '@switchboard/ui/devices/timers';
import { useAssistant } from '@switchboard/ui/screens/Assistant/engine/useAssistant';
import { use } from 'react';
import { callForFile } from '../api/client.ts';
import { outcomeOf } from '../api/write.ts';
import { useTextDraft } from '../hooks/useDraft.ts';
import { readClock } from '../readClock.ts';
import { askAssistant, followAnswer } from './followAnswer.ts';
import { VisitContext } from './VisitContext.ts';

const notYet = async () => ({ kind: 'unreachable', message: 'The server can’t be reached.' }) as const;

/** The assistant, connected to the server, the browser's devices and the member's drafts. */
export function useMemberAssistant() {
  const visit = use(VisitContext);
  const [unsent, keepHeard] = useTextDraft('transcript');
  return useAssistant(() => ({
    ask: askAssistant,
    follow: followAnswer,
    stop: notYet,
    read: notYet,
    restore: notYet,
    undo: notYet,
    rate: notYet,
    suggest: notYet,
    audioOf: (text, signal) => outcomeOf(callForFile(assistantEndpoints.speak, { body: { text }, signal })),
    recorder: browserRecorder(unsent),
    voice: browserVoice(),
    onWord: undefined,
    wordStops: { get: () => false, set: () => {} },
    timers: browserTimers,
    now: readClock,
    newId: () => crypto.randomUUID(),
    visit,
    keepHeard,
  }));
}
