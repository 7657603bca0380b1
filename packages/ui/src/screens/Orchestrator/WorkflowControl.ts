import type { WorkflowPlan } from '@switchboard/api-contract/agents/workflowPlan';
import type { Outcome } from '../../format/outcome.ts';

/** An agent to which a step may be given. `type`: that of the list of agents. */
export interface WorkflowAgent {
  readonly id: string;
  readonly name: string;
  readonly type: string;
}

/** Writing a workflow. */
export interface WorkflowPlanning {
  /** The organisation's agents, those that members created too. The seven until they are known. */
  readonly agents?: readonly WorkflowAgent[] | undefined;
  /** Proposes steps for a goal. Nothing is started. */
  readonly onPlan: (goal: string) => Promise<Outcome<WorkflowPlan>>;
}

/** What can be asked of workflows, beyond starting one. */
export interface WorkflowControl extends WorkflowPlanning {
  /** Pauses a workflow, or resumes it. */
  readonly onPause: (workflowId: string, paused: boolean) => Promise<Outcome<unknown>>;
  readonly onCancel: (workflowId: string) => Promise<Outcome<unknown>>;
  /** Goes on from the step that failed, as a new workflow. */
  readonly onRetry: (workflowId: string) => Promise<Outcome<unknown>>;
  /** The page of a workflow's run. */
  readonly runHref: (workflowId: string) => string;
}
