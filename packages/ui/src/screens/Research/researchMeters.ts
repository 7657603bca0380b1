import type { ResearchStatus } from '@switchboard/api-contract/agents/research';
import { fixedFigures } from '@switchboard/api-contract/limits';
import type { AnalyticsMeter } from '../../blocks/agents/AgentPage/AnalyticsCard.tsx';
import { isCounted } from './researchFigures.ts';

const { sourceQualityPercent, completionPercent, insightPercent } = fixedFigures.research;

/** The bars of the Analytics tab, fixed until the tenant's own are counted. */
export function researchMeters(metrics: ResearchStatus['metrics']): readonly AnalyticsMeter[] {
  const counted = isCounted(metrics);
  return [
    { label: 'Source Quality Score', value: counted ? metrics.credibilityScore : sourceQualityPercent },
    { label: 'Research Completion Rate', value: counted ? metrics.completionRate : completionPercent },
    { label: 'Insight Generation', value: counted ? metrics.insightRate : insightPercent },
  ];
}
