import { conversationEndpoints } from '@switchboard/api-contract/endpoints/conversations';
import { useToast } from '@switchboard/ui/components/layers/Toast';
import { download } from '@switchboard/ui/devices/download';
import { mapReady } from '@switchboard/ui/format/viewState';
import type { AssistantCommands } from '@switchboard/ui/screens/Assistant/engine/Assistant';
import { useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { describe } from '../api/ApiError.ts';
import { write } from '../api/write.ts';
import { readClock } from '../readClock.ts';
import {
  conversationQueries,
  readConversationFile,
  readConversationPage,
  type ConversationPages,
} from './conversations.ts';
import { knownOf } from './known.ts';
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
  const { keep, after } = knownOf(queryClient, conversationQueries.all);
  const failed = (title: string) => (error: unknown) =>
    toast.show({ tone: 'critical', title, description: describe(error) });
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
      after(
        write(conversationEndpoints.renameConversation, { values: { conversationId }, body: { title } }),
        (renamed) => keep(conversationId, renamed),
      ),
    onDelete: (conversationId: string) =>
      after(write(conversationEndpoints.deleteConversation, { values: { conversationId } }), () => {
        if (conversationId === current) startNew();
        return keep(conversationId);
      }),
    onExport: (id: string, format: 'md' | 'json') =>
      void readConversationFile(id, format).then(
        (file) => file && download(`conversation-${readClock().toISOString().slice(0, 10)}.${format}`, file),
        failed('The conversation was not saved'),
      ),
  };
}
