import type { Activity } from '@switchboard/api-contract/agents/shared';
import type { randomRanges } from '@switchboard/api-contract/limits';
import type { RunSummary } from '@switchboard/api-contract/runs/run';
import type { ScheduleHead } from '@switchboard/api-contract/schedules/schedule';
import type { Rows } from '@switchboard/api-contract/wire';
import type { ReactNode } from 'react';
import type { ExportRecords } from '../../../format/exportFile.ts';
import type { Outcome } from '../../../format/outcome.ts';
import type { Failure, ViewState } from '../../../format/viewState.ts';
import type { SettingsControl } from '../../forms/SettingsForm/useSettingsForm.ts';
import type { ProposalControl } from '../../proposals/ProposalsSection/ProposalsSection.tsx';
import type { RunControl } from '../../runs/RunBar/RunBar.tsx';
import type { RunLayersProps } from '../../runs/RunLayers/RunLayers.tsx';
import type { ScheduleControl } from '../ScheduleCard/useScheduleForm.ts';

/** What all seven status answers have in common. */
export interface StatusBase {
  readonly status: string;
  /** true: built-in records and figures, marked wherever they are shown. */
  readonly sample?: boolean | undefined;
  /** The sections that are not samples; see isSample. */
  readonly own: readonly string[];
  readonly asOf?: string | undefined;
  readonly activity: Rows<Activity>;
  readonly schedule?: ScheduleHead | undefined;
  /** The agent's newest run of its own. */
  readonly run?: RunSummary | undefined;
}

/** Whether a section of a status answer holds built-in samples. Each section drops its samples by itself. */
export function isSample<Status extends StatusBase>(
  status: Status | undefined,
  section: 'figures' | (keyof Status & string),
): boolean {
  return status?.sample === true && !status.own.includes(section);
}

/** A page's agent, and its actions. */
export interface AgentPageAgent {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  /** Omitted while unknown. */
  readonly status?: string | undefined;
  /** The status comes from the built-in sample. */
  readonly statusIsSample?: boolean | undefined;
  /** What is in progress: starting or stopping, or one run. */
  readonly busy?: 'toggle' | 'run' | undefined;
  /** Stops the agent if it is active, starts it otherwise. */
  readonly onToggle: () => void;
  /** Why the last start or stop was refused, until the next one begins. */
  readonly refused?: string | undefined;
  /** Starts one run now. */
  readonly onRun: () => void;
  /** The newest run of its own; omitted if it has had none. */
  readonly run?: RunControl | undefined;
  /** The dialog that opens before a run starts. */
  readonly runLayers?: RunLayersProps | undefined;
}

/** Page state kept in the address: search, filters, sort, tab. A missing name has its default value. */
export type AddressQuery = Readonly<Record<string, string>>;

/** Changes some of these values; an empty value removes its name. */
export type AddressQueryChange = (part: AddressQuery) => void;

/** Where the links of a page lead. */
export interface AgentPageLinks {
  readonly dashboard: string;
  /** The page whose link led here, in place of the dashboard. */
  readonly back?: { readonly href: string; readonly label: string } | undefined;
  /** `/agent/{id}`. */
  readonly runs: string;
  /** `/agent/{id}?tab=performance`. */
  readonly performance: string;
}

/** Made-up figures, drawn once per visit, which stand where nothing is counted yet. */
export type RandomFigures = Readonly<Record<keyof typeof randomRanges, number>>;

/** How records are sent to other services. */
export interface Sending {
  /** The button that sends these records. `sm`: as small as the buttons beside it. */
  readonly actions: (
    rows: readonly { readonly id: string; readonly name?: string | undefined }[],
    size?: 'sm',
  ) => ReactNode;
  /** Whether the services that are chosen for new records can take them. */
  readonly states: (chosen: readonly string[]) => ReactNode;
}

/**
 * The props of all seven agent pages. `Bodies`: the collections that a member can add to, as named in the call's
 * address, each with the body of a new record.
 */
export interface AgentPageProps<
  Status extends StatusBase,
  Settings extends object,
  Bodies extends object = Readonly<Record<never, never>>,
> {
  agent: AgentPageAgent;
  /** The status answer, or the built-in sample if the server has nothing. */
  status: ViewState<Status>;
  /** Why the read failed, if samples replace the answer. */
  failure?: Failure | undefined;
  refresh: { readonly asOf?: Date | undefined; readonly busy?: boolean; readonly onRefresh: () => void };
  query: AddressQuery;
  onQueryChange: AddressQueryChange;
  settings: SettingsControl<Settings>;
  schedule: ScheduleControl;
  /**
   * Adds a validated record. When done, the dialog closes; if refused, it stays open with the reason and everything
   * typed.
   */
  onAdd: <C extends keyof Bodies>(collection: C, body: Bodies[C]) => Promise<Outcome<unknown>>;
  /** Carries out or discards proposals; only agents that reach other people have any. */
  proposals?: ProposalControl | undefined;
  /** Sends its records to other services; only of agents that find records. */
  sending?: Sending | undefined;
  onExport: ExportRecords;
  links: AgentPageLinks;
  random: RandomFigures;
  now: Date;
}
