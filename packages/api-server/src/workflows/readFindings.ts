import { cut } from '@switchboard/api-contract/cut';
import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import { plainText } from '../outside/plainText.ts';
import type { Database } from '../platform/store/Database.ts';
import { readStoredFact } from '../platform/store/storedFact.ts';
import type { Context } from '../platform/Context.ts';
import type { RunInput } from '../runs/RunInput.ts';
import type { WorkflowRun, WorkflowStep } from './workflowRuns.ts';

type Findings = NonNullable<RunInput['earlier']>[number];
type Reading = Pick<Database, 'selectFrom'>;

/** The most findings of a step that the steps after it see. */
export const mostFindings = 20;
const longest = 300;
const longestResult = 2_000;

declare module '../tenants/Program.ts' {
  interface Program {
    /** What a completed run found, for the steps after it, in words; none if it is another agent's. */
    readonly findings?: (db: Reading, run: FinishedRun) => Promise<readonly string[]>;
  }
}

/** A completed run. `id`: of the run that found what it brings, which is another one where its result was taken over. */
export interface FinishedRun {
  readonly id: string;
  readonly tenantId: string;
  readonly run: WorkflowRun;
}

/** What a completed step has brought: its result, and what its agent found. */
export async function readFindings(
  { programs }: Pick<Context, 'programs'>,
  db: Reading,
  tenantId: string,
  { task, run }: WorkflowStep,
): Promise<Findings> {
  const result = run?.result ? readStoredFact(run.result) : '';
  // Who took over a result sees what the other run has found.
  const id = typeof result === 'object' && result.kind === 'resultTakenOver' ? String(result.args['run']) : run?.id;
  const found =
    run && id !== undefined
      ? await Promise.all(programs.map(async ({ findings }) => (await findings?.(db, { id, tenantId, run })) ?? []))
      : [];
  return {
    task,
    result: cut(wordsOf(result), longestResult),
    findings: found
      .flat()
      .slice(0, mostFindings)
      .map((finding) => plainText(finding, longest)),
    ...(id !== undefined && { run: id }),
  };
}
