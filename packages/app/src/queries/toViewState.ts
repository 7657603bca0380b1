import type { ViewState } from '@switchboard/ui/format/viewState';
import { describe } from '../api/ApiError.ts';
import { failureKind, foundEnded } from '../api/refusalOf.ts';
import type { Read } from './useRead.ts';

/**
 * The one translation of react-query for screens: data outlives a failed refetch and is then marked stale. That the
 * session ended is said by its dialog alone; the read waits for it.
 */
export function toViewState<T>(query: Read<T>, toMessage: (error: Error) => string = describe): ViewState<T> {
  const { data, retrying, retry: onRetry } = query;
  const error = foundEnded(query.error) ? null : query.error;
  if (data !== undefined) {
    const stale = error
      ? { since: new Date(query.dataUpdatedAt), reason: toMessage(error), retrying, onRetry }
      : undefined;
    return { status: 'ready', data, ...(stale ? { stale } : {}) };
  }
  if (error) return { status: 'error', kind: failureKind(error), message: toMessage(error), retrying, onRetry };
  return { status: 'loading' };
}
