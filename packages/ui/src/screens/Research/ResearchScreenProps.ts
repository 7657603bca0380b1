import type { TestResult } from '@switchboard/api-contract/connections';
import type {
  ResearchSettings,
  ResearchSource,
  ResearchStatus,
  ResearchTask,
} from '@switchboard/api-contract/agents/research';
import type { Rows } from '@switchboard/api-contract/wire';
import type { AgentPageProps } from '../../blocks/agents/AgentPage/AgentPage.tsx';
import type { Outcome } from '../../format/outcome.ts';
import type { ViewState } from '../../format/viewState.ts';

/** What the research page has beyond the others. */
export interface ResearchControl {
  readonly tasks: ViewState<Rows<ResearchTask>>;
  readonly sources: ViewState<Rows<ResearchSource>>;
  /** Asks for the state that is wanted. Once it is done, the status has been fetched again. */
  readonly onToggle: (active: boolean) => Promise<Outcome<unknown>>;
  readonly onTest: () => Promise<Outcome<TestResult>>;
  /** Once it is done, the tasks have been fetched again. */
  readonly onStart: (query: string) => Promise<Outcome<unknown>>;
  /** Once it is done, the status with the new prompt has been fetched. */
  readonly onSavePrompt: (prompt: string) => Promise<Outcome<unknown>>;
  /** A prompt that was typed and not saved. Whoever keeps it hands it back after a reload. */
  readonly promptDraft?: string | undefined;
  readonly onPromptDraftChange?: (text: string | undefined) => void;
  /** A question that was typed and not sent, likewise. */
  readonly questionDraft?: string | undefined;
  readonly onQuestionDraftChange?: (text: string | undefined) => void;
}

export interface ResearchScreenProps extends AgentPageProps<ResearchStatus, ResearchSettings> {
  research: ResearchControl;
}
