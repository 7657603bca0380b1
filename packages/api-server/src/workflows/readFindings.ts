import { cut } from '@switchboard/api-contract/cut';
import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import { plainText } from '../outside/plainText.ts';
import type { Database } from '../platform/store/Database.ts';
import { readStoredFact } from '../platform/store/storedFact.ts';
import type { Context } from '../platform/Context.ts';
import type { RunRow } from '../runs/describeRun.ts';
import type { RunInput } from '../runs/RunInput.ts';
import { findAgentRow } from '../tenants/agentRows.ts';
import type { WorkflowStep } from './workflowRuns.ts';

type Findings = NonNullable<RunInput['earlier']>[number];
type Reading = Pick<Database, 'selectFrom'>;

/** The most findings of a step that the steps after it see. */
const mostFindings = 20;
const longest = 300;
const longestResult = 2_000;

declare module '../tenants/Program.ts' {
  interface Program {
    /** What a completed run has found, in words, `most` things at most: for the steps of its workflow that come after. */
    readonly findings?: (db: Reading, run: RunRow, most: number) => Promise<readonly string[]>;
  }
}

/** What a completed step has brought: its result, and what its agent found. */
export async function readFindings(
  { programOf }: Pick<Context, 'programOf'>,
  db: Reading,
  { task, run }: WorkflowStep,
): Promise<Findings> {
  if (!run) return { task, result: '', findings: [] };
  const result = run.result === null ? '' : readStoredFact(run.result);
  // Who took over a result sees what the other run has found.
  const id = typeof result === 'object' && result.kind === 'resultTakenOver' ? String(result.args['run']) : run.id;
  const { listType } = await findAgentRow(db, run.tenantId, run.agentId);
  const findings = (await programOf(listType).findings?.(db, { ...run, id }, mostFindings)) ?? [];
  return {
    task,
    result: cut(wordsOf(result), longestResult),
    findings: findings.map((finding) => plainText(finding, longest)),
    run: id,
  };
}
