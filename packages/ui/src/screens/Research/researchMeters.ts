import { fixedFigures } from '@switchboard/api-contract/limits';
import type { AnalyticsMeter } from '../../blocks/agents/AgentPage/AnalyticsCard.tsx';

const { sourceQualityPercent, completionPercent, insightPercent } = fixedFigures.research;

/** The bars of the Analytics tab. */
export const researchMeters: readonly AnalyticsMeter[] = [
  { label: 'Source Quality Score', value: sourceQualityPercent },
  { label: 'Research Completion Rate', value: completionPercent },
  { label: 'Insight Generation', value: insightPercent },
];
