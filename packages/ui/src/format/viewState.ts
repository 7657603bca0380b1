/** What a region of a screen shows: loading, an error, or data, which may be stale. */
export type ViewState<T> = Loading | Failed | Ready<T>;

export interface Loading {
  status: 'loading';
}
export interface Failed extends Failure {
  status: 'error';
}
/** Why a read failed: not found, deleted, refused, no answer, or an unreadable answer. */
export type FailureKind = 'missing' | 'deleted' | 'refused' | 'unreachable' | 'malformed';
/** Why a fetch failed, and how to retry it. */
export interface Failure {
  kind: FailureKind;
  /** Shown as it is. */
  message: string;
  onRetry: () => void;
  /** The member's retry is in progress; polls are not shown. */
  retrying?: boolean;
}
export interface Ready<T> {
  status: 'ready';
  data: T;
  /** Set if a later fetch failed: the data is from `since`. */
  stale?: Stale;
}
export interface Stale {
  since: Date;
  reason?: string;
  /** Fetches again now, in addition to the poll. */
  onRetry?: () => void;
  retrying?: boolean;
}

export const loading: Loading = { status: 'loading' };

export const failed = (message: string, onRetry: () => void, kind: FailureKind = 'refused'): Failed => ({
  status: 'error',
  kind,
  message,
  onRetry,
});

export const ready = <T>(data: T, stale?: Stale): Ready<T> =>
  stale ? { status: 'ready', data, stale } : { status: 'ready', data };

/** The same state with mapped data, for a part that needs less than its region has. */
export const mapReady = <T, U>(view: ViewState<T>, map: (data: T) => U): ViewState<U> =>
  view.status === 'ready' ? { ...view, data: map(view.data) } : view;

/** The data, or undefined if there is none. */
export const dataOf = <T>(view: ViewState<T>): T | undefined => (view.status === 'ready' ? view.data : undefined);
