import { agentModel, agentTable, type AgentSlug } from '../agentTable.ts';
import { defaultConfiguration, type AgentListStatus, type AgentStatus } from '../agents.ts';
import type { AnswerOf, endpoints } from '../endpoints.ts';
import { sampleExecutions } from './executions.ts';
import { daysBefore, minutesBefore } from './minutesBefore.ts';
import { sampleSpecialData } from './specialData.ts';

interface Figures {
  readonly processed: number;
  readonly success: number;
  readonly pending: number;
  readonly minutesAgo: number;
  readonly capabilities: readonly string[];
  readonly integrations: readonly string[];
  /** 0-10. */
  readonly confidence: number;
  /** Percent. */
  readonly successRate: number;
  readonly responseMs: number;
  /** Percent. */
  readonly uptime: number;
  readonly peakHour: string;
  readonly daily: readonly number[];
}

const figures: Record<AgentSlug, Figures> = {
  research: {
    processed: 1_284,
    success: 1_241,
    pending: 12,
    minutesAgo: 2,
    capabilities: ['Web search', 'Source rating', 'Summaries'],
    integrations: ['openai', 'tavily'],
    confidence: 9.1,
    successRate: 96.6,
    responseMs: 8_640,
    uptime: 99.6,
    peakHour: '10:00',
    daily: [21, 9, 34, 41, 38, 36, 12],
  },
  orchestrator: {
    processed: 3_906,
    success: 3_752,
    pending: 31,
    minutesAgo: 0,
    capabilities: ['Planning', 'Routing', 'Recovery'],
    integrations: ['openai', 'anthropic'],
    confidence: 8.9,
    successRate: 96.1,
    responseMs: 1_200,
    uptime: 99.9,
    peakHour: '09:00',
    daily: [88, 61, 152, 170, 166, 148, 59],
  },
  'maps-scraper': {
    processed: 8_412,
    success: 8_075,
    pending: 0,
    minutesAgo: 180,
    capabilities: ['Place search', 'Verification', 'Duplicate filtering'],
    integrations: ['google_maps'],
    confidence: 8.2,
    successRate: 96,
    responseMs: 3_210,
    uptime: 98.7,
    peakHour: '03:00',
    daily: [310, 295, 402, 377, 350, 341, 310],
  },
  contacts: {
    processed: 3_241,
    success: 3_018,
    pending: 223,
    minutesAgo: 14,
    capabilities: ['Contact sync', 'Duplicate merging'],
    integrations: ['google_contacts'],
    confidence: 9.3,
    successRate: 93.1,
    responseMs: 3_044,
    uptime: 99.8,
    peakHour: '08:00',
    daily: [24, 24, 24, 23, 24, 24, 9],
  },
  calendar: {
    processed: 642,
    success: 630,
    pending: 4,
    minutesAgo: 6,
    capabilities: ['Scheduling', 'Conflict handling', 'Reminders'],
    integrations: ['google_calendar'],
    confidence: 9,
    successRate: 98.7,
    responseMs: 1_150,
    uptime: 99.7,
    peakHour: '09:00',
    daily: [2, 1, 17, 14, 19, 16, 6],
  },
  email: {
    processed: 5_127,
    success: 4_988,
    pending: 46,
    minutesAgo: 1_500,
    capabilities: ['Sorting', 'Auto replies', 'Sentiment analysis'],
    integrations: ['gmail', 'openai'],
    confidence: 8.6,
    successRate: 98.2,
    responseMs: 2_320,
    uptime: 97.9,
    peakHour: '09:00',
    daily: [64, 41, 231, 246, 228, 214, 0],
  },
  'lead-generation': {
    processed: 2_158,
    success: 1_903,
    pending: 58,
    minutesAgo: 1,
    capabilities: ['Lead search', 'Enrichment', 'Scoring', 'E-mail validation', 'Sheet export'],
    integrations: ['apollo', 'google_sheets', 'openai'],
    confidence: 8.7,
    successRate: 94.6,
    responseMs: 1_842,
    uptime: 99.2,
    peakHour: '14:00',
    daily: [42, 58, 51, 67, 74, 18, 46],
  },
};

/**
 * Where agents of the demo organisation stand otherwise at first than in the built-in list, which has all seven active.
 * Their pages carry the Sample mark.
 */
export const demoUnlike: Partial<Record<AgentSlug, AgentListStatus & AgentStatus>> = {
  'maps-scraper': 'idle',
  email: 'paused',
};

const createdDaysAgo = 261;
const oneDecimal = (value: number) => Math.round(value * 10) / 10;

/** The seven agents, all active, with sample figures: the list while the server has none. */
export function sampleAgents(now: Date): AnswerOf<typeof endpoints.agents> {
  return agentTable.map((entry) => {
    const { processed, success, pending, minutesAgo } = figures[entry.slug];
    return {
      id: entry.id,
      name: entry.name,
      type: entry.listType,
      model: agentModel,
      description: entry.description,
      status: 'active' satisfies AgentListStatus,
      sessions: 0,
      tokens: 0,
      sample: true,
      createdAt: daysBefore(now, createdDaysAgo),
      lastActiveAt: minutesBefore(now, minutesAgo),
      stats: { processed, success, pending },
    };
  });
}

/** One of the seven in full, with sample executions, figures and records. */
export function sampleAgentDetail(now: Date, slug: AgentSlug): AnswerOf<typeof endpoints.agent> {
  const entry = agentTable.find((agent) => agent.slug === slug) ?? agentTable[0];
  const { processed, successRate, responseMs, uptime, peakHour, daily, capabilities, integrations, confidence } =
    figures[entry.slug];
  const executions = sampleExecutions(now, entry.slug);
  const records = sampleSpecialData(now, entry.slug);
  const lastRun = executions[0]?.startTime;
  return {
    id: entry.id,
    slug: entry.slug,
    name: entry.name,
    type: entry.detailType,
    model: agentModel,
    status: 'deployed' satisfies AgentStatus,
    description: entry.description,
    capabilities: [...capabilities],
    integrations: [...integrations],
    createdAt: daysBefore(now, createdDaysAgo),
    ...(lastRun ? { lastRun } : {}),
    confidenceScore: confidence,
    sample: true,
    metrics: {
      totalExecutions: processed,
      successRate,
      averageResponseTime: responseMs,
      uptime,
      errorRate: oneDecimal(100 - successRate),
      peakPerformanceHour: peakHour,
      totalProcessingTime: Math.round((processed * responseMs) / 1_000),
      dailyExecutions: [...daily],
    },
    configuration: { ...defaultConfiguration, enabled: true },
    configurationVersion: 1,
    executions,
    ...(records ? { specialData: { sample: true, ...records } } : {}),
  };
}
