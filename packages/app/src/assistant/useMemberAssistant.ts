import { aboutKey } from '@switchboard/api-contract/conversations';
import { assistantEndpoints } from '@switchboard/api-contract/endpoints/assistant';
import { conversationEndpoints } from '@switchboard/api-contract/endpoints/conversations';
import { browserRecorder } from '@switchboard/ui/devices/browserRecorder';
import { browserFirstWord } from '@switchboard/ui/devices/browserRecogniser';
import { browserVoice } from '@switchboard/ui/devices/browserVoice';
import { browserTimers } from '@switchboard/ui/devices/timers';
import {
  newConversation,
  newVisit,
  type AssistantVisit,
} from '@switchboard/ui/screens/Assistant/engine/AssistantState';
import { useAssistant } from '@switchboard/ui/screens/Assistant/engine/useAssistant';
import { use, useEffect, useState } from 'react';
import * as v from 'valibot';
import { callForFile } from '../api/client.ts';
import { outcomeOf, write } from '../api/write.ts';
import { useImmediateSearchParams } from '../hooks/useImmediateSearchParams.ts';
import { useTabDraft } from '../hooks/useTabDraft.ts';
import { readClock } from '../readClock.ts';
import { browserStorage } from '../session/storage.ts';
import { askAssistant, followAnswer } from './followAnswer.ts';
import { storedConversation } from './storedConversation.ts';
import { VisitContext } from './VisitContext.ts';

const wordStopsKey = 'word-stops-speech';
const wordStops = {
  get: () => browserStorage.read(wordStopsKey) === 'yes',
  set: (stops: boolean) => (stops ? browserStorage.write(wordStopsKey, 'yes') : browserStorage.remove(wordStopsKey)),
};

/** What `?about` of the address names; it is taken out, so that a reload does not begin anew. */
function useAbout(): string | undefined {
  const [params, change] = useImmediateSearchParams();
  const [about] = useState(() => params.get('about') ?? undefined);
  const isThere = params.has('about');
  useEffect(() => {
    if (isThere) change({ about: undefined });
  }, [isThere, change]);
  return v.is(aboutKey, about) ? about : undefined;
}

/** The visit of before the reload. */
function storedVisit(): AssistantVisit | undefined {
  const kept = storedConversation.read();
  return kept && { ...newVisit({ id: kept.id, messages: [] }), about: kept.about, begun: kept.begun };
}

/** The assistant, connected to the server, the browser's devices and the member's drafts. */
export function useMemberAssistant() {
  const visit = use(VisitContext);
  const about = useAbout();
  const { draft, onDraftChange } = useTabDraft<{ text: string }>('transcript');
  return useAssistant(() => ({
    ask: askAssistant,
    follow: followAnswer,
    stop: (conversationId) => write(conversationEndpoints.stopAnswer, { values: { conversationId } }),
    read: (conversationId, signal) => write(conversationEndpoints.conversation, { values: { conversationId }, signal }),
    restore: (conversationId, message) =>
      write(conversationEndpoints.restoreMessages, { values: { conversationId }, body: { message } }),
    undo: (conversationId, receipt) =>
      write(conversationEndpoints.undoReceipt, { values: { conversationId }, body: { receipt } }),
    rate: (conversationId, messageId, way, reason) =>
      write(conversationEndpoints.setThumb, { values: { conversationId, messageId }, body: { way, reason } }),
    suggest: (conversation, at, signal) =>
      write(conversationEndpoints.suggestions, { query: { conversation, about: at }, signal }),
    audioOf: (text, signal) => outcomeOf(callForFile(assistantEndpoints.speak, { body: { text }, signal })),
    recorder: browserRecorder(typeof draft?.text === 'string' ? draft.text : undefined),
    voice: browserVoice(),
    onWord: browserFirstWord(),
    wordStops,
    timers: browserTimers,
    now: readClock,
    newId: () => crypto.randomUUID(),
    visit: {
      get: () => {
        const before = visit.get() ?? storedVisit();
        if (about === undefined || before?.about === about) return before;
        const conversation = newConversation(readClock());
        return { ...(before ?? newVisit(conversation)), conversation, about, begun: false };
      },
      set: (next) => {
        visit.set(next);
        storedConversation.write({ id: next.conversation.id, about: next.about, begun: next.begun });
      },
    },
    keepHeard: (text) => onDraftChange(text === undefined ? undefined : { text }),
  }));
}
