import type { AgentSchedule, ScheduleRequest } from '@switchboard/api-contract/schedules/schedule';
import type { Outcome } from '../../../format/outcome.ts';
import type { ViewState } from '../../../format/viewState.ts';
import type { Draft } from '../../forms/draft/draft.ts';

/** The schedule of one agent, as passed to its page. */
export interface ScheduleControl {
  readonly saved: ViewState<AgentSchedule>;
  /** Runs of the agent work on a text. */
  readonly takesInput?: boolean | undefined;
  /** The IANA zone that a new schedule begins with. */
  readonly zone: string;
  /** Unsaved edits. Its keeper passes it in again after a reload. */
  readonly draft?: Draft | undefined;
  readonly onDraftChange: (draft: Draft | undefined) => void;
  /** Saves the schedule as a whole; resolves once `saved` is the new one. */
  readonly onSave: (schedule: ScheduleRequest) => Promise<Outcome<unknown>>;
}
