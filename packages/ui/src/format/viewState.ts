/** What a region of a screen shows: it loads, it failed, or it has data, which may be old. */
export type ViewState<T> = Loading | Failed | Ready<T>;

export interface Loading {
  status: 'loading';
}
export interface Failed extends Failure {
  status: 'error';
}
/** What became of a read: there is no such thing, it was refused, no answer came, or none that can be read. */
export type FailureKind = 'missing' | 'refused' | 'unreachable' | 'malformed';
/** Why something could not be fetched, and how to fetch it again. */
export interface Failure {
  kind: FailureKind;
  /** Shown as it is. */
  message: string;
  onRetry: () => void;
  /** It is fetched again since the member asked; a poll shows nothing of itself. */
  retrying?: boolean;
}
export interface Ready<T> {
  status: 'ready';
  data: T;
  /** Set when a later fetch failed: the figures are from `since`. */
  stale?: Stale;
}
export interface Stale {
  since: Date;
  reason?: string;
  /** Fetches again now, besides the poll. */
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

/** The same state with other data: for a screen part that needs less than its region holds. */
export const mapReady = <T, U>(view: ViewState<T>, map: (data: T) => U): ViewState<U> =>
  view.status === 'ready' ? { ...view, data: map(view.data) } : view;

/** The data, or nothing while there is none. */
export const dataOf = <T>(view: ViewState<T>): T | undefined => (view.status === 'ready' ? view.data : undefined);
