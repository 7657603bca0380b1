import type { LeadGenerationSettings, LeadGenerationStatus } from '@switchboard/api-contract/agents/leadGeneration';
import type { AnalyticsMeter } from '../../blocks/agents/AgentPage/AnalyticsCard.tsx';
import { count, percentOfWhole } from '../../format/numbers.ts';

/** The bars of Performance Analytics. The daily target is the saved number of leads per day. */
export function leadGenerationMeters(
  { metrics }: LeadGenerationStatus,
  settings: LeadGenerationSettings | undefined,
): readonly AnalyticsMeter[] {
  const { addedToday, qualificationRate, contactAccuracy } = metrics ?? {};
  const target = settings?.maxLeadsPerDay;
  const known = addedToday !== undefined && target !== undefined;
  return [
    { label: 'Qualification rate', value: qualificationRate },
    { label: 'Contact accuracy', value: contactAccuracy },
    {
      label: 'Daily target',
      value: known ? percentOfWhole(addedToday, target) : undefined,
      text: known ? `${count(addedToday)} of ${count(target)}` : undefined,
    },
  ];
}
