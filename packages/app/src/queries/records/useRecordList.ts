import type { ListParams } from '@switchboard/api-contract/records/listQuery';
import type { Listed } from '@switchboard/ui/blocks/records/RecordsSection';
import { mapReady } from '@switchboard/ui/format/viewState';
import { useToast } from '@switchboard/ui/components/layers/Toast';
import { recordToasts, type RecordWords } from '@switchboard/ui/rules/toasts';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { describeError } from '../../api/ApiError.ts';
import { toViewState, useRead } from '../useRead.ts';
import {
  firstPageParams,
  readRecordPage,
  recordQueries,
  type RecordPages,
  type ServerCollection,
} from './recordQueries.ts';

const notFilters = ['search', 'sort', 'deleted'];

/** What has been read of a list so far, and what reads more of it. */
export function useRecordList<Row>(source: ServerCollection<Row>, params: ListParams, words: RecordWords) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const options = recordQueries.list(source, params);
  const query = useRead(options);
  const pages = query.data;
  const total = pages?.at(-1)?.total ?? 0;
  // If the filters leave nothing, how many records the search alone finds.
  const filtered = Object.keys(params).some((name) => !notFilters.includes(name));
  const { search = '', deleted = '' } = params;
  const hidden = useRead({
    ...recordQueries.total(source, { search, deleted }),
    enabled: filtered && pages !== undefined && total === 0,
  }).data;
  const data = useMemo(
    (): Listed<Row> => ({
      items: pages?.flatMap((page) => page.items.items) ?? [],
      leftOut: pages?.reduce((sum, page) => sum + page.items.leftOut, 0) ?? 0,
      total,
      hidden,
    }),
    [pages, total, hidden],
  );

  const readingCursor = useRef<string>(undefined);
  const cursor = pages?.at(-1)?.next;
  const readMore = async (after: string) => {
    if (readingCursor.current === after) return;
    readingCursor.current = after;
    try {
      const page = await readRecordPage(source, { ...firstPageParams(params), cursor: after });
      // The list may have been read anew meanwhile.
      queryClient.setQueryData<RecordPages<Row>>(options.queryKey, (before) =>
        before?.at(-1)?.next === after ? [...before, page] : before,
      );
    } catch (error) {
      toast.show(recordToasts.notRead(words, describeError(error)));
    }
    readingCursor.current = undefined;
  };
  return {
    list: mapReady(toViewState(query), () => data),
    onMore: cursor === undefined || query.isPlaceholderData ? undefined : () => void readMore(cursor),
  };
}
