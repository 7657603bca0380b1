import {
  agentDetail as agentDetailSchema,
  emailSummary as emailSchema,
  eventSummary as eventSchema,
  leadSummary as leadSchema,
  locationSummary as locationSchema,
  specialData as specialDataSchema,
} from '@switchboard/api-contract/agentDetail';
import {
  agentList as agentListSchema,
  agentSummary as agentSummarySchema,
  type AgentListStatus,
  type AgentStatus,
} from '@switchboard/api-contract/agents';
import { agentTable, type AgentSlug } from '@switchboard/api-contract/agentTable';
import type { AnswerOf, endpoints } from '@switchboard/api-contract/endpoints';
import { sampleAgentDetail, sampleAgents } from '@switchboard/api-contract/samples/agents';
import type * as v from 'valibot';
import { agentSchedule, type ScheduleAnswer } from '@switchboard/api-contract/schedules/schedule';
import { FIXED_NOW, minutesAgo } from '../now.ts';
import { read } from './build.ts';

/** A schedule on weekdays at 08:00 in Berlin, with its next three times. */
export const weekdaySchedule = (overrides: Partial<ScheduleAnswer> = {}) =>
  read(agentSchedule, {
    kind: 'weekdays',
    time: '08:00',
    zone: 'Europe/Berlin',
    next: ['2026-11-23T07:00:00.000Z', '2026-11-24T07:00:00.000Z', '2026-11-25T07:00:00.000Z'],
    ...overrides,
  });

/** No schedule. */
export const noSchedule = () => read(agentSchedule, { kind: 'off', next: [] });

export type AgentSummaryAnswer = v.InferInput<typeof agentSummarySchema>;
export type AgentDetailAnswer = AnswerOf<typeof endpoints.agent>;
export type SpecialDataAnswer = NonNullable<AgentDetailAnswer['specialData']>;

/** One agent of the list: lead generation, active. */
export function agentSummaryAnswer(overrides: Partial<AgentSummaryAnswer> = {}): AgentSummaryAnswer {
  return {
    id: 'lead-generation-agent',
    name: 'Lead Generation Agent',
    type: 'lead-generation',
    model: 'gpt-4o',
    description: 'Finds companies that fit and scores contacts.',
    status: 'active',
    sessions: 0,
    tokens: 0,
    createdAt: '2026-03-04T08:41:20.000Z',
    lastActiveAt: minutesAgo(1),
    stats: { processed: 2_158, success: 1_903, pending: 58 },
    ...overrides,
  };
}
export const agentSummary = (overrides: Partial<AgentSummaryAnswer> = {}) =>
  read(agentSummarySchema, agentSummaryAnswer(overrides));

/** In these fixtures maps is idle and email paused. A new organisation begins with all seven active. */
const notActive: Partial<Record<AgentSlug, AgentListStatus & AgentStatus>> = {
  'maps-scraper': 'idle',
  email: 'paused',
};

/** The seven, two of them not active; figures marked as samples. */
export function agentListAnswer(now = FIXED_NOW): AgentSummaryAnswer[] {
  return sampleAgents(now).map((agent, index) => ({
    ...agent,
    status: notActive[agentTable[index]?.slug ?? 'research'] ?? agent.status,
  }));
}
export const agentList = () => read(agentListSchema, agentListAnswer());

const leadGenerationDetail: Partial<AgentDetailAnswer> = {
  integrations: ['apollo', 'google_calendar'],
  description:
    'Finds companies that match the target profile, enriches their contacts through the lead-data provider and scores every lead from 0 to 100.',
  configuration: {
    enabled: true,
    autoStart: false,
    maxConcurrentExecutions: 5,
    retryAttempts: 3,
    timeout: 300,
    customSettings: {
      targetIndustries: ['Logistics', 'Biotech'],
      companySize: ['51-200', '201-500'],
      maxLeadsPerDay: 50,
      minimumScore: 70,
      autoEnrichment: true,
      emailValidation: true,
      googleSheetsUrl: '',
    },
  },
};

/** The detail of one of the seven: a built-in sample, marked. */
export const demoDetail = (slug: AgentSlug, now: Date): AgentDetailAnswer => {
  const detail = sampleAgentDetail(now, slug);
  return { ...detail, status: notActive[slug] ?? detail.status };
};

/** The detail of one of the seven (by default lead generation) as the organisation's own data, without the sample mark. */
export function agentDetailAnswer(
  overrides: Partial<AgentDetailAnswer> = {},
  slug: AgentSlug = 'lead-generation',
): AgentDetailAnswer {
  const { sample: _, specialData: records, ...own } = demoDetail(slug, FIXED_NOW);
  return {
    ...own,
    ...(records ? { specialData: { ...records, sample: undefined } } : {}),
    ...(slug === 'lead-generation' ? leadGenerationDetail : {}),
    ...overrides,
  };
}
export const agentDetail = (overrides: Partial<AgentDetailAnswer> = {}, slug: AgentSlug = 'lead-generation') =>
  read(agentDetailSchema, agentDetailAnswer(overrides, slug));

/** The agents whose detail has records under 'Specialized'. */
export type SpecialisedSlug = AgentSlug;

/** Records under 'Specialized' of one of the seven. */
export function specialDataAnswer(
  slug: SpecialisedSlug = 'lead-generation',
  overrides: Partial<SpecialDataAnswer> = {},
): SpecialDataAnswer {
  return { ...agentDetailAnswer({}, slug).specialData, ...overrides };
}
export const specialData = (slug: SpecialisedSlug = 'lead-generation', overrides: Partial<SpecialDataAnswer> = {}) =>
  read(specialDataSchema, specialDataAnswer(slug, overrides));

/** One row of the leads under 'Specialized'. */
export const leadSummary = (overrides: Partial<v.InferInput<typeof leadSchema>> = {}) =>
  read(leadSchema, {
    id: 'lead-1',
    company: 'Northwind Freight',
    contactName: 'Dana Whitfield',
    industry: 'Logistics',
    score: 91,
    status: 'qualified',
    createdAt: minutesAgo(3),
    ...overrides,
  });
/** One row of the messages under 'Specialized'. */
export const emailSummary = (overrides: Partial<v.InferInput<typeof emailSchema>> = {}) =>
  read(emailSchema, {
    id: 'email-1',
    subject: 'Contract for Q1 lanes',
    type: 'incoming',
    category: 'Contract',
    responded: false,
    from: 'Dana Whitfield',
    to: 'demo@switchboard.test',
    timestamp: minutesAgo(9),
    ...overrides,
  });
/** One row of the events under 'Specialized'. */
export const eventSummary = (overrides: Partial<v.InferInput<typeof eventSchema>> = {}) =>
  read(eventSchema, {
    id: 'event-1',
    title: 'Pilot review with Helio Biosciences',
    type: 'meeting',
    attendees: ['Marcus Oyelaran', 'Ada Brandt'],
    startTime: minutesAgo(-378),
    conflictResolved: false,
    ...overrides,
  });
/** One row of the places under 'Specialized'. */
export const locationSummary = (overrides: Partial<v.InferInput<typeof locationSchema>> = {}) =>
  read(locationSchema, {
    id: 'business-1',
    name: 'Café Albers',
    category: 'Café',
    rating: 4.7,
    phone: '+49 341 555 0142',
    email: 'hallo@cafe-albers.de',
    address: 'Karl-Heine-Str. 14, Leipzig',
    scrapedAt: minutesAgo(12),
    ...overrides,
  });
