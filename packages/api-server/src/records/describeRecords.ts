import type { Context } from '../platform/Context.ts';
import type { AgentRow } from '../tenants/agentRows.ts';
import { describeTasks } from '../programs/research/researchTasks.ts';
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

type Reading = Pick<Context['db'], 'selectFrom'>;
type Describe = (db: Reading, agent: AgentRow, records: readonly SentRecord[]) => Promise<readonly SentRecord[]>;

/** What is kept of every record. */
const keptOf = ({ version, updatedAt, ...record }: SentRecord) => ({
  version,
  updatedAt,
  ...Object.fromEntries(
    ['deletedAt', 'edited'].flatMap((name) => (record[name] === undefined ? [] : [[name, record[name]]])),
  ),
});

/** Records whose state follows from runs. */
const described: Partial<Record<Collection, Describe>> = {
  tasks: async (db, agent, tasks) =>
    (await describeTasks(db, agent, tasks as unknown as RecordOf<'tasks'>[])) as unknown as SentRecord[],
  workflows: async (db, agent, workflows) => {
    const runs = await readWorkflowRuns(db, agent.tenantId, workflows as unknown as RecordOf<'workflows'>[]);
    return workflows.map((workflow) => ({
      ...describeWorkflow(workflow as unknown as RecordOf<'workflows'>, runs),
      ...keptOf(workflow),
    }));
  },
};

/** Whether more is sent of these records than is stored. */
export const isDescribed = (collection: Collection): boolean => described[collection] !== undefined;

/** Stored records as they are sent. */
export const describeRecords = async (
  db: Reading,
  agent: AgentRow,
  collection: Collection,
  records: readonly SentRecord[],
): Promise<readonly SentRecord[]> => (await described[collection]?.(db, agent, records)) ?? records;
