import { product } from '@switchboard/api-contract/product';
import { useOnline } from '@switchboard/ui/devices/browserState';
import { AssistantScreen } from '@switchboard/ui/screens/Assistant';
import { conversationEndpoints } from '@switchboard/api-contract/endpoints/conversations';
import { useToast } from '@switchboard/ui/components/layers/Toast';
import { download } from '@switchboard/ui/devices/download';
import { mapReady } from '@switchboard/ui/format/viewState';
import type { AssistantCommands } from '@switchboard/ui/screens/Assistant/engine/Assistant';
import { useQueryClient, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState, use, useEffect } from 'react';
import { aboutKey } from '@switchboard/api-contract/conversations';
import { assistantEndpoints } from '@switchboard/api-contract/endpoints/assistant';
import { browserRecorder, firstWordListener } from '@switchboard/ui/devices/browserRecorder';
import { newId } from '@switchboard/ui/devices/newId';
import { browserVoice } from '@switchboard/ui/devices/browserVoice';
import { browserTimers } from '@switchboard/ui/devices/timers';
import {
  newConversation,
  newVisit,
  type AssistantVisit,
} from '@switchboard/ui/screens/Assistant/engine/AssistantState';
import { useAssistant } from '@switchboard/ui/screens/Assistant/engine/useAssistant';
import * as v from 'valibot';
import { useNow, readClock } from '../clock.ts';
import { usePageTitle } from '../hooks/usePageTitle.ts';
import { paths } from '../paths.ts';
import { describeError } from '../api/ApiError.ts';
import { write, outcomeOf } from '../api/outcomes.ts';
import { cachedReads } from '../queries/cachedReads.ts';
import { toViewState, useRead } from '../queries/useRead.ts';
import { useRefusalToast } from '../queries/useRefusalToast.ts';
import { call, callForFile } from '../api/client.ts';
import { useImmediateSearchParams } from '../hooks/useAddressState.ts';
import { useTabDraft } from '../hooks/useTabDraft.ts';
import { browserStorage } from '../session/storage.ts';
import { askAssistant, followAnswer } from '../assistant/followAnswer.ts';
import { storedConversation } from '../assistant/storedConversation.ts';
import { VisitContext } from '../assistant/VisitContext.ts';

const wordStopsSpeechKey = 'word-stops-speech';
const wordStops = {
  get: () => browserStorage.read(wordStopsSpeechKey) === 'yes',
  set: (stops: boolean) =>
    stops ? browserStorage.write(wordStopsSpeechKey, 'yes') : browserStorage.remove(wordStopsSpeechKey),
};

/** Whether answers are read aloud to the member. */
function useReadAloud() {
  const queryClient = useQueryClient();
  const toastRefusal = useRefusalToast();
  const queryKey = ['voice'];
  return {
    // Who does not want the voice must not hear it because this could not be read.
    get: () =>
      queryClient.fetchQuery({ queryKey, queryFn: () => call(assistantEndpoints.voice), staleTime: Infinity }).then(
        ({ readAloud }) => readAloud,
        () => false,
      ),
    set: (on: boolean) => {
      queryClient.setQueryData(queryKey, { readAloud: on });
      void toastRefusal(
        write(assistantEndpoints.saveVoice, { body: { readAloud: on } }),
        'Whether answers are read aloud was not kept',
      );
    },
  };
}

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

/** The visit from before a reload. */
function storedVisit(): AssistantVisit | undefined {
  const stored = storedConversation.read();
  return stored && { ...newVisit({ id: stored.id, messages: [] }), about: stored.about, begun: stored.begun };
}

/** The assistant, connected to the server, the browser's devices and the member's drafts. */
function useMemberAssistant() {
  const visit = use(VisitContext);
  const about = useAbout();
  const { draft, onDraftChange } = useTabDraft<{ text: string }>('transcript');
  const readAloud = useReadAloud();
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
    onWord: firstWordListener(),
    readAloud,
    wordStops,
    timers: browserTimers,
    now: readClock,
    newId,
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
    keepTranscript: (text) => onDraftChange(text === undefined ? undefined : { text }),
  }));
}

/** One page of one's own conversations. */
const readConversationPage = (search: string, cursor = '', signal?: AbortSignal) =>
  call(conversationEndpoints.conversations, { query: { search, cursor }, ...(signal && { signal }) });

/** What has been read of them. */
type ConversationPages = readonly Awaited<ReturnType<typeof readConversationPage>>[];

/** One conversation as a file. */
const readConversationFile = (conversationId: string, format: 'md' | 'json') =>
  callForFile(conversationEndpoints.exportConversation, { values: { conversationId }, query: { format } });

/** Reads of one's own conversations. They are not polled: they change only by what is done on the page. */
const conversationQueries = {
  all: ['conversations'] as const,
  list: (search: string) =>
    queryOptions({
      queryKey: [...conversationQueries.all, search] as const,
      queryFn: async ({ signal }): Promise<ConversationPages> => [await readConversationPage(search, '', signal)],
      // While others are read, the ones before stay.
      placeholderData: keepPreviousData,
    }),
};

/** One's own conversations beside the open one, `current`. They are read only while they are listed. */
function useConversations(current: string, { open, startNew }: Pick<AssistantCommands, 'open' | 'startNew'>) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const [listed, onListed] = useState(false);
  const [search, onSearch] = useState('');
  const options = conversationQueries.list(useDeferredValue(search).trim());
  const query = useRead({ ...options, enabled: listed });
  const pages = query.data;
  const items = useMemo(() => (pages ?? []).flatMap((page) => page.items.items), [pages]);
  const cursor = pages?.at(-1)?.next;
  const { replaceRecord, afterWrite } = cachedReads(queryClient, conversationQueries.all);
  const failed = (title: string) => (error: unknown) =>
    toast.show({ tone: 'critical', title, description: describeError(error) });
  return {
    view: mapReady(toViewState(query), () => items),
    search,
    onListed,
    onSearch,
    onMore:
      cursor === undefined || query.isPlaceholderData
        ? undefined
        : () =>
            void readConversationPage(options.queryKey[1], cursor).then(
              (page) =>
                queryClient.setQueryData<ConversationPages>(options.queryKey, (before) =>
                  before?.at(-1)?.next === cursor ? [...before, page] : before,
                ),
              failed('Older conversations were not read'),
            ),
    onOpen: open,
    onNew: () => startNew(),
    onRename: (conversationId: string, title: string) =>
      afterWrite(
        write(conversationEndpoints.renameConversation, { values: { conversationId }, body: { title } }),
        (renamed) => replaceRecord(conversationId, renamed),
      ),
    onDelete: (conversationId: string) =>
      afterWrite(write(conversationEndpoints.deleteConversation, { values: { conversationId } }), () => {
        if (conversationId === current) startNew();
        return replaceRecord(conversationId);
      }),
    onExport: (id: string, format: 'md' | 'json') =>
      void readConversationFile(id, format).then(
        (file) => file && download(`conversation-${readClock().toISOString().slice(0, 10)}.${format}`, file),
        failed('The conversation was not saved'),
      ),
  };
}

/** /chat */
export function Component() {
  usePageTitle('Assistant');
  const online = useOnline();
  const assistant = useMemberAssistant();
  const conversations = useConversations(assistant.state.conversation.id, assistant.commands);
  return (
    <AssistantScreen
      product={product}
      dashboardHref={paths.dashboard}
      online={online}
      conversations={conversations}
      now={useNow(conversations.view)}
      {...assistant}
    />
  );
}
