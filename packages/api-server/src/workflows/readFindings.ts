import { cut } from '@switchboard/api-contract/cut';
import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import { leadId } from '../programs/leadGeneration/keepLeads.ts';
import { plainText } from '../outside/plainText.ts';
import type { Database } from '../platform/store/Database.ts';
import { readStoredFact } from '../platform/store/storedFact.ts';
import { findRecord } from '../records/records.ts';
import type { RunInput } from '../runs/RunInput.ts';
import type { WorkflowStep } from './workflowRuns.ts';

type Findings = NonNullable<RunInput['earlier']>[number];
type Reading = Pick<Database, 'selectFrom'>;

const mostFindings = 20;
const longest = 300;
const longestResult = 2_000;

/** What a completed step has brought: its result, and of a research the insights, of lead generation the people. */
export async function readFindings(db: Reading, tenantId: string, { task, run }: WorkflowStep): Promise<Findings> {
  const result = run?.result ? readStoredFact(run.result) : '';
  // Who took over a result sees what the other run has found.
  const runId = typeof result === 'object' && result.kind === 'resultTakenOver' ? String(result.args['run']) : run?.id;
  const place = { tenantId, agentId: run?.agentId ?? '' };
  const research = await findRecord(db, { ...place, collection: 'tasks' }, runId ?? '');
  const findings = research ? (research.insights ?? []) : await peopleOf(db, tenantId, runId ?? '', run);
  return {
    task,
    result: cut(wordsOf(result), longestResult),
    findings: findings.slice(0, mostFindings).map((finding) => plainText(finding, longest)),
    ...(runId !== undefined && { run: runId }),
  };
}

/** The people that a run of lead generation has found, with their companies; those of its day at the daily limit. */
async function peopleOf(db: Reading, tenantId: string, runId: string, run: WorkflowStep['run']): Promise<string[]> {
  const people = db
    .selectFrom('foundPeople')
    .select(['agentId', 'personId'])
    .where('tenantId', '=', tenantId)
    .where('outcome', 'in', ['added', 'updated'])
    .orderBy('personId')
    .limit(mostFindings);
  const own = await people.where('runId', '=', runId).execute();
  const rows =
    own.length === 0 && run?.endedBy === 'dailyLimit'
      ? await people
          .where('agentId', '=', run.agentId)
          .where('sandbox', '=', run.sandbox)
          .where('day', '=', run.startTime?.slice(0, 10) ?? '')
          .execute()
      : own;
  const leads = await Promise.all(
    rows.map(({ agentId, personId }) =>
      findRecord(db, { tenantId, agentId, collection: 'leads' }, leadId(agentId, personId)),
    ),
  );
  return leads.flatMap((lead) => (lead ? [[lead.name, lead.company].filter(Boolean).join(', ')] : []));
}
