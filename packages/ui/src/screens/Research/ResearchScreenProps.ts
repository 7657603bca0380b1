import type { TestResult } from '@switchboard/api-contract/connections';
import type {
  ResearchSettings,
  ResearchSource,
  ResearchStatus,
  ResearchTask,
} from '@switchboard/api-contract/agents/research';
import type { Channel } from '@switchboard/api-contract/notifications';
import type { Rows } from '@switchboard/api-contract/wire';
import type { AgentPageProps } from '../../blocks/agents/AgentPage/AgentPage.tsx';
import type { DraftKeeper } from '../../blocks/forms/draft/useDraft.ts';
import type { TextFile } from '../../format/exportFile.ts';
import type { Outcome } from '../../format/outcome.ts';
import type { ViewState } from '../../format/viewState.ts';

/** What only the research page has. */
export interface ResearchControl {
  readonly tasks: ViewState<Rows<ResearchTask>>;
  readonly sources: ViewState<Rows<ResearchSource>>;
  /** The notification channels; missing until they are read, and where the configuration is not shown. */
  readonly channels?: Rows<Channel> | undefined;
  /** The address of the page of channels. */
  readonly channelsAt?: string;
  /** Requests the new state. Resolves after the status has been fetched again. */
  readonly onToggle: (active: boolean) => Promise<Outcome<unknown>>;
  readonly onTest: () => Promise<Outcome<TestResult>>;
  /** `followUpOf`: the completed research that the question follows. Resolves after the tasks have been fetched again. */
  readonly onStart: (query: string, followUpOf?: string) => Promise<Outcome<unknown>>;
  /** Saves a report that the page made. */
  readonly onSave: (report: TextFile) => void;
  /** Opens the browser's dialog for printing, while the page shows a report alone. Resolves when it is closed. */
  readonly onPrint: () => Promise<void>;
  /** Resolves after the status with the new prompt has been fetched. */
  readonly onSavePrompt: (prompt: string) => Promise<Outcome<unknown>>;
  /** Keeps the prompt that was typed but not saved. */
  readonly promptDraft?: DraftKeeper<string>;
  /** Keeps the question that was typed but not sent. */
  readonly questionDraft?: DraftKeeper<string>;
}

export interface ResearchScreenProps extends AgentPageProps<ResearchStatus, ResearchSettings> {
  research: ResearchControl;
}
