import type { AgentAction, AgentDetail, ConfigurationPatch, Execution } from '@switchboard/api-contract/agents';
import type { Rows } from '@switchboard/api-contract/wire';
import type { SaveFile } from '../../format/exportFile.ts';
import type { Refusal } from '../../format/outcome.ts';
import type { ViewState } from '../../format/viewState.ts';
import type { ConfigurationDraft } from './configuration/configurationDraft.ts';

/** Start, stop and restart. */
export interface AgentControl {
  /** The action that is on its way. */
  busy?: AgentAction | undefined;
  /** A promise that is given back holds further clicks off until it ends. */
  onAction: (action: AgentAction) => unknown;
}

/** The executions, which load by themselves. */
export interface ExecutionsRegion {
  view: ViewState<Rows<Execution>>;
  /** When they last changed. */
  asOf?: Date | undefined;
  refreshing?: boolean | undefined;
  onRefresh: () => void;
}

/** How the configuration is sent, and where its draft is kept. */
export interface ConfigurationControl {
  /** All that is on its way to the server now, merged. Sends run one after the other, in the order of `onSend`. */
  sending?: ConfigurationPatch | undefined;
  /** Why the last send failed; gone once one succeeds. */
  failure?: Refusal | undefined;
  /** Edits that the server does not have yet. Whoever keeps it hands it back after a reload or a return to the page. */
  draft?: ConfigurationDraft | undefined;
  onDraftChange: (draft: ConfigurationDraft | undefined) => void;
  /**
   * `base`: what the member saw of the fields that they send. While a promise that it gave back is open, the same patch
   * is not sent again.
   */
  onSend: (patch: ConfigurationPatch, base: ConfigurationPatch) => unknown;
  /** Fetches the agent again; the draft is dropped by then. */
  onReset: () => void;
}

export interface AgentLinks {
  dashboard: string;
  /** The agent's own page; left out for agents that have none. */
  workspace?: string | undefined;
}

export interface AgentDetailScreenProps {
  /** `invalid-id`: the address names no agent at all. */
  agent: ViewState<AgentDetail> | { status: 'invalid-id' };
  executions: ExecutionsRegion;
  /** From the address; an unknown one shows Overview. */
  tab: string;
  onTabChange: (tab: string) => boolean | void;
  control: AgentControl;
  configuration: ConfigurationControl;
  onExport: SaveFile;
  links: AgentLinks;
  now: Date;
}
