import type { AnswerOf, endpoints } from '@switchboard/api-contract/endpoints';
import { sampleLeadGeneration } from '@switchboard/api-contract/samples/leadGeneration';
import type { Context } from '../../context.ts';
import { findAgentRow } from '../agents/agentRows.ts';
import { readRecords } from '../records/records.ts';
import { runCounts } from '../runs/runCounts.ts';
import { countToday, mean, share } from './figures.ts';
import { openPage, withSamples } from './openPage.ts';

/** The lead generation page. Whether a contact is right is not measured, so that figure is missing. */
export async function leadGenerationPage(
  { db, clock }: Context,
  tenantId: string,
): Promise<AnswerOf<typeof endpoints.leadGenerationStatus>> {
  const row = await findAgentRow(db, tenantId, 'lead-generation');
  const page = await openPage(db, row);
  const leads = await readRecords(db, { tenantId, agentId: row.id, collection: 'leads' });
  const runs = await runCounts(db, row);
  const qualified = leads.filter((lead) => lead.status === 'qualified').length;
  const answer: AnswerOf<typeof endpoints.leadGenerationStatus> = {
    ...page.head,
    metrics: {
      totalLeads: leads.length,
      addedToday: countToday(
        leads.map((lead) => lead.createdAt),
        clock(),
      ),
      qualified,
      averageScore: mean(leads.flatMap((lead) => lead.score ?? [])),
      activeTasks: runs.running,
      waitingTasks: runs.queued,
      qualificationRate: share(qualified, leads.length),
    },
    leads,
  };
  const nothing = !page.ran && leads.length === 0;
  return withSamples(page, answer, sampleLeadGeneration, 'metrics', { figures: nothing, leads: nothing });
}
