import {
  lead as leadSchema,
  leadGenerationSettings,
  leadGenerationStatus as statusSchema,
  type LeadGenerationSettings,
} from '@switchboard/api-contract/agents/leadGeneration';
import { scoreLead } from '@switchboard/api-contract/agents/leadScore';
import { sampleLeadGeneration } from '@switchboard/api-contract/samples/leadGeneration';
import type * as v from 'valibot';
import { FIXED_NOW, minutesAgo } from '../now.ts';
import { read } from './build.ts';

export type LeadAnswer = v.InferInput<typeof leadSchema>;
export type LeadGenerationStatusAnswer = v.InferInput<typeof statusSchema>;

/** A qualified lead with a score of 91. */
export function leadAnswer(overrides: Partial<LeadAnswer> = {}): LeadAnswer {
  return {
    id: 'lead-1',
    name: 'Dana Whitfield',
    company: 'Northwind Freight',
    email: 'dana@northwindfreight.com',
    phone: '+1 555 010 0142',
    title: 'Head of Logistics',
    linkedinUrl: 'https://www.linkedin.example/in/dana-whitfield',
    location: 'Rotterdam',
    industry: 'Logistics',
    companySize: '201–500',
    status: 'qualified',
    score: 91,
    source: 'Apollo',
    createdAt: minutesAgo(3),
    lastUpdated: minutesAgo(3),
    ...overrides,
  };
}

/** A lead with the parts of its score: 90, since nobody has checked the address. */
export function scoredLead(): LeadAnswer {
  const found = { title: 'Head of Cold Chain', location: 'Gdańsk, Poland' };
  const settings = {
    ...leadGenerationSettings.defaults,
    targetIndustries: ['Logistics', 'Biotech'],
    companySize: ['201–500'],
    locations: ['Poland'],
    searchKeywords: ['cold chain'],
    emailValidation: false,
  };
  const { industry, companySize, email } = leadAnswer();
  return leadAnswer({
    ...found,
    ...scoreLead({ industry: industry ?? '', companySize: companySize ?? '', email: email ?? '', ...found }, settings),
  });
}
export const lead = (overrides: Partial<LeadAnswer> = {}) => read(leadSchema, leadAnswer(overrides));

/** The page's records and figures, marked as samples; `{ sample: false }` makes them the organisation's own. */
export function leadGenerationStatusAnswer(
  overrides: Partial<LeadGenerationStatusAnswer> = {},
): LeadGenerationStatusAnswer {
  return { ...sampleLeadGeneration(FIXED_NOW), ...overrides };
}
export const leadGenerationStatus = (overrides: Partial<LeadGenerationStatusAnswer> = {}) =>
  read(statusSchema, leadGenerationStatusAnswer(overrides));

/** The settings as a member filled them in. */
export const leadGenerationSettingsValue = (
  overrides: Partial<LeadGenerationSettings> = {},
): LeadGenerationSettings => ({
  ...leadGenerationSettings.defaults,
  targetIndustries: ['Logistics', 'Biotech', 'Software'],
  companySize: ['51–200', '201–500'],
  locations: ['Germany', 'Portugal'],
  searchKeywords: ['cold chain', 'series A'],
  ...overrides,
});
