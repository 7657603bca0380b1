import type { LeadGenerationSettings, LeadGenerationStatus } from '@switchboard/api-contract/records/leadGeneration';
import type { AnalyticsMeter } from '../../blocks/AgentPage/AnalyticsCard.tsx';
import { count, partOf } from '../../format/numbers.ts';

/** The bars of Performance Analytics. The daily target is the saved number of leads per day. */
export const leadMeters = ({ metrics }: LeadGenerationStatus, settings: LeadGenerationSettings | undefined): readonly AnalyticsMeter[] => [
  { label: 'Qualification rate', value: metrics?.qualificationRate },
  { label: 'Contact accuracy', value: metrics?.contactAccuracy },
  { label: 'Daily target', value: partOf(metrics?.addedToday, settings?.maxLeadsPerDay), text: `${count(metrics?.addedToday)} of ${count(settings?.maxLeadsPerDay)}` },
];
