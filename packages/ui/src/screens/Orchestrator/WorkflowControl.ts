import type { WorkflowPlan } from '@switchboard/api-contract/agents/workflowPlan';
import type { Outcome } from '../../format/outcome.ts';

/** What can be asked of workflows, beyond starting one. */
export interface WorkflowControl {
  /** Proposes steps for a goal. Nothing is started. */
  readonly onPlan: (goal: string) => Promise<Outcome<WorkflowPlan>>;
  /** Pauses a workflow, or lets it go on. */
  readonly onHold: (workflowId: string, held: boolean) => Promise<Outcome<unknown>>;
  readonly onCancel: (workflowId: string) => Promise<Outcome<unknown>>;
  /** Goes on from the step that failed, as a new workflow. */
  readonly onRetry: (workflowId: string) => Promise<Outcome<unknown>>;
  /** The page of a workflow's run. */
  readonly runHref: (workflowId: string) => string;
}
