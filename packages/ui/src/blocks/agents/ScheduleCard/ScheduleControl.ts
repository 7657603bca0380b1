import type { AgentSchedule, ScheduleRequest } from '@switchboard/api-contract/schedules/schedule';
import type { Outcome } from '../../../format/outcome.ts';
import type { ViewState } from '../../../format/viewState.ts';
import type { DraftKeeper } from '../../forms/draft/useDraft.ts';

/** The schedule of one agent, as passed to its page, and its draft. */
export interface ScheduleControl extends DraftKeeper<unknown> {
  readonly saved: ViewState<AgentSchedule>;
  /** Runs of the agent work on a text. */
  readonly takesInput?: boolean | undefined;
  /** The IANA zone that a new schedule begins with. */
  readonly zone: string;
  /** Saves the schedule as a whole; resolves once `saved` is the new one. */
  readonly onSave: (schedule: ScheduleRequest) => Promise<Outcome<unknown>>;
}
