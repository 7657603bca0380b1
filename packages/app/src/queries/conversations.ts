import { conversationEndpoints } from '@switchboard/api-contract/endpoints/conversations';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call, callForFile } from '../api/client.ts';

/** One page of one's own conversations. */
export const readConversationPage = (search: string, cursor = '', signal?: AbortSignal) =>
  call(conversationEndpoints.conversations, { query: { search, cursor }, ...(signal && { signal }) });

/** What has been read of them. */
export type ConversationPages = readonly Awaited<ReturnType<typeof readConversationPage>>[];

/** One conversation as a file. */
export const readConversationFile = (conversationId: string, format: 'md' | 'json') =>
  callForFile(conversationEndpoints.exportConversation, { values: { conversationId }, query: { format } });

/** Reads of one's own conversations, which no poll need repeat: they change by what is done on the page. */
export const conversationQueries = {
  all: ['conversations'] as const,
  list: (search: string) =>
    queryOptions({
      queryKey: [...conversationQueries.all, search] as const,
      queryFn: async ({ signal }): Promise<ConversationPages> => [await readConversationPage(search, '', signal)],
      // While others are read, the ones before stay.
      placeholderData: keepPreviousData,
    }),
};
