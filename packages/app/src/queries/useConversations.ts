import { conversationEndpoints } from '@switchboard/api-contract/endpoints/conversations';
import { useToast } from '@switchboard/ui/components/layers/Toast';
import { download } from '@switchboard/ui/devices/download';
import { mapReady } from '@switchboard/ui/format/viewState';
import type { AssistantCommands } from '@switchboard/ui/screens/Assistant/engine/Assistant';
import { useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { describeError } from '../api/ApiError.ts';
import { write } from '../api/write.ts';
import { readClock } from '../readClock.ts';
import {
  conversationQueries,
  readConversationFile,
  readConversationPage,
  type ConversationPages,
} from './conversations.ts';
import { cachedReads } from './cachedReads.ts';
import { toViewState } from './toViewState.ts';
import { useRead } from './useRead.ts';

/** One's own conversations beside the open one, `current`. They are read while they are listed alone. */
export function useConversations(current: string, { open, startNew }: Pick<AssistantCommands, 'open' | 'startNew'>) {
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
