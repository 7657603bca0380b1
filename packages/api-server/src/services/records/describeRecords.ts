import type { Context } from '../../context.ts';
import type { AgentRow } from '../agents/agentRows.ts';
import { describeTasks } from '../research/researchTasks.ts';
import { describeWorkflow } from '../workflows/describeWorkflow.ts';
import { readWorkflowRuns } from '../workflows/workflowRuns.ts';
import type { Collection, RecordOf } from './collections.ts';

/** A record of any kind, as it is sent. */
export interface SentRecord {
  readonly id: string;
  readonly version: number;
  readonly updatedAt: string;
  readonly [field: string]: unknown;
}

type Describe = (db: Context['db'], agent: AgentRow, records: readonly SentRecord[]) => Promise<readonly SentRecord[]>;

/** Records whose state follows from runs. */
const described: Partial<Record<Collection, Describe>> = {
  tasks: async (db, agent, tasks) =>
    (await describeTasks(db, agent, tasks as unknown as RecordOf<'tasks'>[])) as unknown as SentRecord[],
  workflows: async (db, agent, workflows) => {
    const runs = await readWorkflowRuns(db, agent.tenantId, workflows as unknown as RecordOf<'workflows'>[]);
    return workflows.map((workflow) => {
      const { version, updatedAt } = workflow;
      return { ...describeWorkflow(workflow as unknown as RecordOf<'workflows'>, runs), version, updatedAt };
    });
  },
};

/** Whether more is sent of these records than is stored. */
export const isDescribed = (collection: Collection): boolean => described[collection] !== undefined;

/** Stored records as they are sent. */
export const describeRecords = async (
  db: Context['db'],
  agent: AgentRow,
  collection: Collection,
  records: readonly SentRecord[],
): Promise<readonly SentRecord[]> => (await described[collection]?.(db, agent, records)) ?? records;
