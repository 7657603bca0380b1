import { say } from './say.ts';
import type { ServiceArgs } from './failures.ts';
import type { WordTable } from './wordsFrom.ts';

/** What a run will take, before it starts. */
export const previewWords = {
  takesLeads: () => 'Leads',
  takesCalls: ({ service }: ServiceArgs) => say`Calls to ${service}`,
  takesCredits: ({ service }: ServiceArgs) => say`${service} credits`,
  upTo: ({ amount }: { amount: number }) => say`up to ${amount}`,
  about: ({ amount }: { amount: number }) => say`about ${amount}`,
  leadsPerDay: () => 'Leads per day',
  leadsBelowDropped: ({ minimum }: { minimum: number }) =>
    minimum > 0
      ? say`Leads below ${minimum} points are dropped. Leads you already have are updated`
      : 'Leads you already have are updated',
} as const satisfies WordTable;
