import { say } from './say.ts';
import type { WordTable } from './wordsFrom.ts';
import type { ServiceArgs } from './failures.ts';

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

const numberWords = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'] as const;
/** `the one you are looking for`, `one of the two you are looking for` */
const oneAmong = (among: number): string =>
  among === 1 ? 'the one you are looking for' : say`one of the ${numberWords[among] ?? among} you are looking for`;

/** Why a part of a lead's score has the points that it has. */
export const scoreWords = {
  scoreIndustryFits: ({ industry, among }: { industry: string; among: number }) => say`${industry}, ${oneAmong(among)}`,
  scoreIndustryDiffers: ({ industry }: { industry: string }) => say`${industry}, not an industry you are looking for`,
  scoreSizeFits: ({ size }: { size: string }) => say`${size} people`,
  scoreSizeDiffers: ({ size }: { size: string }) => say`${size} people, not a size you are looking for`,
  scorePlaceFits: ({ place }: { place: string }) => say`${place}`,
  scorePlaceDiffers: ({ place }: { place: string }) => say`${place}, not a place you are looking for`,
  scoreKeywordInTitle: ({ keyword }: { keyword: string }) => say`“${keyword}” in the title`,
  scoreKeywordInCompany: ({ keyword }: { keyword: string }) => say`“${keyword}” in the company’s name`,
  scoreKeywordAbsent: () => 'No keyword in the title or the company’s name',
  scoreAddressValid: () => 'Checked, looks valid',
  scoreAddressInvalid: () => 'Checked, not valid',
  scoreAddressUnchecked: () => 'Not checked yet, so it counts 0',
  /** The lead says nothing about it. */
  scoreUnknown: () => 'Not known, so it counts 0',
  scoreNoIndustries: () => 'No industries to look for, so it counts 0',
  scoreNoSizes: () => 'No company sizes to look for, so it counts 0',
  scoreNoPlaces: () => 'No locations to look for, so it counts 0',
  scoreNoKeywords: () => 'No keywords to look for, so it counts 0',
} as const satisfies WordTable;
