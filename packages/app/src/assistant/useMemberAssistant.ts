import { assistantEndpoints } from '@switchboard/api-contract/endpoints/assistant';
import { noRows } from '@switchboard/api-contract/wire';
import { browserRecorder } from '@switchboard/ui/devices/browserRecorder';
import { browserVoice } from '@switchboard/ui/devices/browserVoice';
import { browserTimers } from '@switchboard/ui/devices/timers';
import { useAssistant } from '@switchboard/ui/screens/Assistant/engine/useAssistant';
import { use } from 'react';
import { callForFile } from '../api/client.ts';
import { outcomeOf, write } from '../api/write.ts';
import { useTextDraft } from '../hooks/useDraft.ts';
import { readClock } from '../readClock.ts';
import { VisitContext } from './VisitContext.ts';

const notYet = async () => ({ kind: 'unreachable', message: 'The server can’t be reached.' }) as const;

/** The assistant, connected to the server, the browser's devices and the member's drafts. */
export function useMemberAssistant() {
  const visit = use(VisitContext);
  const [unsent, keepHeard] = useTextDraft('transcript');
  return useAssistant(() => ({
    ask: async (body, { signal }) => {
      const outcome = await write(assistantEndpoints.chat, { body, signal });
      if (outcome.kind !== 'done') return outcome;
      const id = `${body.messageId ?? ''}-answer`;
      const rest = { question: undefined, sources: noRows, receipts: noRows, suggestions: [] };
      return { kind: 'done', value: { ...rest, id, status: 'done', ...outcome.value } };
    },
    follow: async () => undefined,
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
