import type { AgentDetail, ConfigurationPatch } from '@switchboard/api-contract/agentDetail';
import type { AgentAction } from '@switchboard/api-contract/agents';
import type { RunDetail, RunEntry } from '@switchboard/api-contract/runs/run';
import type { Rows } from '@switchboard/api-contract/wire';
import type { ReactNode } from 'react';
import type { DraftKeeper } from '../../blocks/forms/draft/useDraft.ts';
import type { RunControl } from '../../blocks/runs/RunBar/RunBar.tsx';
import type { RunLayersProps } from '../../blocks/runs/RunLayers/RunLayers.tsx';
import type { RunNowControl } from '../../blocks/runs/RunNow/RunNow.tsx';
import type { ExportRecords } from '../../format/exportFile.ts';
import type { Outcome } from '../../format/outcome.ts';
import type { ViewState } from '../../format/viewState.ts';
import type { ReviewDialogsProps } from '../Contacts/ReviewDialogs.tsx';
import type { NewWorkflowDialogProps } from '../Orchestrator/NewWorkflow/NewWorkflowDialog.tsx';
import type { ScheduleControl } from '../../blocks/agents/ScheduleCard/useScheduleForm.ts';

/** Start, stop and restart. */
export interface AgentControl {
  /** The action in progress. */
  busy?: AgentAction | undefined;
  onAction: (action: AgentAction) => void;
  /** Omitted for the seven. */
  onDelete?: (() => Promise<Outcome<unknown>>) | undefined;
}

/** The executions, which have a read of their own. */
export interface ExecutionsRegion {
  view: ViewState<Rows<RunEntry>>;
  /** When they last changed. */
  asOf?: Date | undefined;
  refreshing?: boolean | undefined;
  onRefresh: () => void;
}

/** One run, which the address names. */
export interface RunRegion {
  id: string;
  view: ViewState<RunDetail>;
  /** Cancel and Retry; omitted until the run is there. */
  control?: RunControl | undefined;
}

/** How the configuration is sent, and the keeper of its draft. */
export interface ConfigurationControl extends DraftKeeper<string> {
  /**
   * Sends one change after the other; resolves once `agent` is the new one. `base`: what the member saw in the fields
   * of the patch.
   */
  onSend: (patch: ConfigurationPatch, base: Readonly<Record<string, unknown>>) => Promise<Outcome<unknown>>;
  /** Fetches the agent again. The draft has already been discarded. */
  onReset: () => void;
}

/** Starting a run now, and the newest one. */
export interface RunsControl extends RunNowControl {
  /** The newest run of its own; omitted if it has had none. */
  readonly newest?: RunControl | undefined;
  /** The dialog that opens before a run starts: what it lacks, what it will need, or the form of its input. */
  readonly layers?: RunLayersProps | undefined;
  /** A workflow is being written, which is what a run of an orchestrator works on. */
  readonly workflow?: NewWorkflowDialogProps | undefined;
}

export interface AgentLinks {
  dashboard: string;
  /** The page whose link led here, in place of the dashboard. */
  back?: { readonly href: string; readonly label: string } | undefined;
  /** The agent's own page, for agents that have one. */
  workspace?: string | undefined;
  /** The list of its runs. */
  executions: string;
  /** One of its runs. */
  run: (runId: string) => string;
}

export interface AgentDetailScreenProps {
  /** `invalid-id`: the address names no agent at all. */
  agent: ViewState<AgentDetail> | { status: 'invalid-id' };
  executions: ExecutionsRegion;
  /** Shown in place of the list of runs. */
  run?: RunRegion | undefined;
  /** From the address. An unknown tab shows Overview. */
  tab: string;
  onTabChange: (tab: string) => void;
  control: AgentControl;
  runs: RunsControl;
  /** The changes of a sync that wait for a member, open where the address asks for them. */
  review?: Pick<ReviewDialogsProps, 'review' | 'open' | 'onClose'> | undefined;
  configuration: ConfigurationControl;
  schedule: ScheduleControl;
  /** What an agent that a member created leaves to members: shown above its overview. */
  waiting?: ReactNode;
  /** The last run that answered, of an agent of type custom. */
  lastAnswer?: RunDetail | undefined;
  /** The setting that the address names; `onSettingShown` is called once it has the focus. */
  setting?: string | undefined;
  onSettingShown?: (() => void) | undefined;
  onExport: ExportRecords;
  links: AgentLinks;
  now: Date;
}
