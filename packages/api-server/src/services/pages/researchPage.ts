import type { AnswerOf, endpoints } from '@switchboard/api-contract/endpoints';
import { sampleResearchStatus } from '@switchboard/api-contract/samples/research';
import type { Context } from '../../context.ts';
import { findAgentRow } from '../agents/agentRows.ts';
import { readRecords } from '../records/records.ts';
import { readOwnTasks } from '../research/researchTasks.ts';
import { mean } from './figures.ts';
import { openPage, withSamples } from './openPage.ts';

const hourMs = 3_600_000;

/** The figures and the prompt of the research page. A prompt that was saved stands before the sample one. */
export async function researchPage(
  { db }: Context,
  tenantId: string,
): Promise<AnswerOf<typeof endpoints.researchStatus>> {
  const row = await findAgentRow(db, tenantId, 'research');
  const page = await openPage(db, row);
  const prompt = row.systemPrompt === null ? {} : { systemPrompt: row.systemPrompt };
  const tasks = await readOwnTasks(db, row);
  const sources = await readRecords(db, { tenantId, agentId: row.id, collection: 'sources' });
  const times = await db
    .selectFrom('executions')
    .select('durationMs')
    .where('tenantId', '=', tenantId)
    .where('agentId', '=', row.id)
    .where('sample', '=', 0)
    .where('status', '=', 'completed')
    .execute();
  const credibility = mean(sources.flatMap((source) => source.credibility ?? []));
  const durations = times.flatMap(({ durationMs }) => durationMs ?? []);
  const count = (status: string): number => tasks.filter((task) => task.status === status).length;
  const answer: AnswerOf<typeof endpoints.researchStatus> = {
    ...page.head,
    metrics: {
      totalResearches: tasks.length,
      sourcesAnalyzed: sources.length,
      credibilityScore: credibility,
      averageResearchTime:
        durations.length === 0 ? undefined : durations.reduce((sum, ms) => sum + ms, 0) / durations.length / hourMs,
      activeResearches: count('in_progress'),
      completedResearches: count('completed'),
    },
    ...prompt,
  };
  const nothing = !page.ran && tasks.length === 0;
  return withSamples(page, answer, sampleResearchStatus, 'metrics', {
    figures: nothing,
    systemPrompt: nothing && row.systemPrompt === null,
  });
}
