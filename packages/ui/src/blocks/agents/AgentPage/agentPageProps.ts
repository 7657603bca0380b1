import type { randomRanges } from '@switchboard/api-contract/limits';
import type { Activity } from '@switchboard/api-contract/agents/shared';
import type { Rows } from '@switchboard/api-contract/wire';
import type { SaveFile } from '../../../format/exportFile.ts';
import type { Outcome } from '../../../format/outcome.ts';
import type { Failure, ViewState } from '../../../format/viewState.ts';
import type { Tone } from '../../../theme/tokens.ts';
import type { SettingsControl } from '../../forms/SettingsForm/SettingsControl.ts';

/** What the status answers of all seven agents have in common. */
export interface StatusBase {
  readonly status: string;
  /** true: built-in records and figures, marked wherever they show. */
  readonly sample?: boolean | undefined;
  /** The sections that are none of them; see isSample. */
  readonly own: readonly string[];
  readonly asOf?: string | undefined;
  readonly activity: Rows<Activity>;
}

/** The agent of a page and what can be done with it. */
export interface AgentPageAgent {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  /** Left out while it is not known. */
  readonly status?: string | undefined;
  /** The status is the built-in sample's. */
  readonly statusIsSample?: boolean | undefined;
  /** What is on its way: start or stop, or one run. */
  readonly busy?: 'toggle' | 'run' | undefined;
  /** Stops the agent when it is active, starts it when it is anything else. */
  readonly onToggle: () => void;
  /** Starts one run now. */
  readonly onRun: () => void;
  /** What became of the run that was asked for, as far as it is known. */
  readonly run?: { readonly tone: Tone; readonly title: string; readonly description: string } | undefined;
}

/**
 * State of the page that lives in the address: search, filters, sort, tab. A name that is missing has its standard
 * value.
 */
export type Query = Readonly<Record<string, string>>;

/** Changes some names of the address; an empty value removes the name. */
export type QueryChange = (part: Query) => boolean | void;

/** Where the links of a page lead. */
export interface AgentPageLinks {
  readonly dashboard: string;
  /** `/agent/{id}`. */
  readonly runs: string;
  /** `/agent/{id}?tab=performance`. */
  readonly performance: string;
}

/** Figures that the specification draws at random, drawn once a visit. */
export type RandomFigures = Readonly<Record<keyof typeof randomRanges, number>>;

/**
 * The one shape of props that all seven agent pages take. `Bodies`: what a member can add records to, as in the address
 * of the call, and the body that makes one.
 */
export interface AgentPageProps<
  Status extends StatusBase,
  Settings extends object,
  Bodies extends object = Readonly<Record<never, never>>,
> {
  agent: AgentPageAgent;
  /** The status answer, or the built-in sample where the server has nothing. */
  status: ViewState<Status>;
  /** Why samples stand in for the answer, when its read failed. */
  failure?: Failure | undefined;
  refresh: { readonly asOf?: Date | undefined; readonly busy?: boolean; readonly onRefresh: () => void };
  query: Query;
  onQueryChange: QueryChange;
  settings: SettingsControl<Settings>;
  /** Adds a record, already checked. Done, the dialog closes; refused, it stays with the reason and all that was typed. */
  onAdd: <C extends keyof Bodies>(collection: C, body: Bodies[C]) => Promise<Outcome<unknown>>;
  onExport: SaveFile;
  links: AgentPageLinks;
  random: RandomFigures;
  now: Date;
}
