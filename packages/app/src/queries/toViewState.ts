import type { ViewState } from '@switchboard/ui/format/viewState';
import type { UseQueryResult } from '@tanstack/react-query';
import { describe, SessionEndedError } from '../api/ApiError.ts';

/** The one translation of react-query for screens: data outlives a failed refetch and is then marked stale. */
export function toViewState<T>(query: UseQueryResult<T>, toMessage: (error: Error) => string = describe): ViewState<T> {
  const { data, error } = query;
  const onRetry = () => void query.refetch();
  if (data !== undefined) {
    const stale = error && !(error instanceof SessionEndedError) ? { since: new Date(query.dataUpdatedAt), reason: toMessage(error), onRetry } : undefined;
    return { status: 'ready', data, ...(stale ? { stale } : {}) };
  }
  if (error && !(error instanceof SessionEndedError)) return { status: 'error', message: toMessage(error), onRetry };
  return { status: 'loading' };
}
