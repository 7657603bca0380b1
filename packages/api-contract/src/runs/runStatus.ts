/** What the product has to know about a status of a run. */
interface StatusRow {
  /** The run can still change: it can be cancelled, and not retried. */
  readonly isOpen: boolean;
  /** The run has started and not ended: a worker holds it by a lease, or it is a workflow whose steps go on. */
  readonly isAtWork: boolean;
  /** How figures count the run once it has ended; missing: not at all. A run that is open counts as pending. */
  readonly countedAs?: 'completed' | 'failed';
  /** The status as a screen shows it. */
  readonly word: string;
  readonly tone: 'positive' | 'critical' | 'info' | 'neutral';
  /** The status as the assistant says it, without a full stop. */
  readonly sentence: string;
}

/** Every status of a run; a new one begins here. On the wire a run is called an execution. */
export const runStatuses = {
  completed: {
    isOpen: false,
    isAtWork: false,
    countedAs: 'completed',
    word: 'Completed',
    tone: 'positive',
    sentence: 'It completed',
  },
  failed: {
    isOpen: false,
    isAtWork: false,
    countedAs: 'failed',
    word: 'Failed',
    tone: 'critical',
    sentence: 'It failed',
  },
  running: {
    isOpen: true,
    isAtWork: true,
    word: 'Running',
    tone: 'info',
    sentence: 'It is still running',
  },
  queued: {
    isOpen: true,
    isAtWork: false,
    word: 'Queued',
    tone: 'neutral',
    sentence: 'It is waiting to start',
  },
  cancelled: {
    isOpen: false,
    isAtWork: false,
    word: 'Cancelled',
    tone: 'neutral',
    sentence: 'It was cancelled',
  },
} as const satisfies Record<string, StatusRow>;

type Table = typeof runStatuses;
export type RunStatus = keyof Table;
type OpenRunStatus = { [S in RunStatus]: Table[S]['isOpen'] extends true ? S : never }[RunStatus];

const statusesWhere = (matches: (row: StatusRow) => boolean): readonly RunStatus[] =>
  (Object.keys(runStatuses) as RunStatus[]).filter((status) => matches(runStatuses[status]));

/** How a run can end. */
export type RunOutcome = Exclude<RunStatus, OpenRunStatus>;
export const runOutcomes = statusesWhere(({ isOpen }) => !isOpen) as readonly RunOutcome[];
/** The statuses of runs that have not ended. */
export const openStatuses = statusesWhere(({ isOpen }) => isOpen);
/** The statuses of runs that have started and not ended. */
export const atWorkStatuses = statusesWhere(({ isAtWork }) => isAtWork);
/** The statuses of runs that figures count as completed. */
export const completedStatuses = statusesWhere(({ countedAs }) => countedAs === 'completed');
/** The statuses of runs that figures count as failed. */
export const failedStatuses = statusesWhere(({ countedAs }) => countedAs === 'failed');
/** The statuses of runs that ended without success. */
export const unsuccessfulStatuses = statusesWhere(({ isOpen, countedAs }) => !isOpen && countedAs !== 'completed');

/** Whether a run in this status can still change. A word that is no status can't. */
export const isOpen = (status: string | undefined): status is OpenRunStatus =>
  openStatuses.some((open) => open === status);
/** Whether a run in this status has started and not ended. */
export const isAtWork = (status: string | undefined): boolean => atWorkStatuses.some((atWork) => atWork === status);
/** Whether a run in this status has failed. */
export const hasFailed = (status: string | undefined): boolean => failedStatuses.some((failed) => failed === status);
