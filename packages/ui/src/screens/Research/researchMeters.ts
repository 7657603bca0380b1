import type { ResearchStatus } from '@switchboard/api-contract/agents/research';
import { fixedFigures } from '@switchboard/api-contract/limits';
import type { AnalyticsMeter } from '../../blocks/agents/AgentPage/AnalyticsCard.tsx';
import { isCounted } from './researchFigures.ts';

const { sourceQualityPercent, completionPercent, insightPercent } = fixedFigures.research;

/** The bars of the Analytics tab, fixed until the tenant's own are counted. */
export const researchMeters = (metrics: ResearchStatus['metrics']): readonly AnalyticsMeter[] =>
  isCounted(metrics)
    ? [
        { label: 'Source Quality Score', value: metrics.credibilityScore },
        { label: 'Research Completion Rate', value: metrics.completionRate },
        { label: 'Insight Generation', value: metrics.insightRate },
      ]
    : [
        { label: 'Source Quality Score', value: sourceQualityPercent },
        { label: 'Research Completion Rate', value: completionPercent },
        { label: 'Insight Generation', value: insightPercent },
      ];
