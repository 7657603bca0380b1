import type { ViewState } from '@switchboard/ui/format/viewState';
import { ApiError, describeError } from '../api/ApiError.ts';
import { failureKind, isSessionEnded } from '../api/refusalOf.ts';
import type { Read } from './useRead.ts';

/**
 * Translates a react-query result for screens. Data survives a failed refetch and is then marked stale. A session
 * that has ended is left to its dialog; the read stays loading.
 */
export function toViewState<T>(query: Read<T>, toMessage: (error: Error) => string = describeError): ViewState<T> {
  const { data, retrying, retry: onRetry } = query;
  const error = isSessionEnded(query.error) ? null : query.error;
  if (data !== undefined) {
    const stale = error
      ? { since: new Date(query.dataUpdatedAt), reason: toMessage(error), retrying, onRetry }
      : undefined;
    return { status: 'ready', data, ...(stale ? { stale } : {}) };
  }
  if (error) {
    const kind = error instanceof ApiError && error.deleted ? 'deleted' : failureKind(error);
    return { status: 'error', kind, message: toMessage(error), retrying, onRetry };
  }
  return { status: 'loading' };
}
