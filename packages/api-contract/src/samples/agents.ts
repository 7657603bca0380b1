import { agentModel, agentTable, type AgentSlug } from '../agentTable.ts';
import type { AgentListStatus, AgentStatus } from '../agents.ts';
import type { AnswerOf, endpoints } from '../endpoints.ts';
import { daysBefore, minutesBefore } from '../time.ts';
import { agentOf } from '../agents/all.ts';
import { type SpecialDataAnswer, defaultConfiguration } from '../agentDetail.ts';
import type { AgentSample } from './AgentSample.ts';
import { sample as calendar } from './calendar.ts';
import { sample as contacts } from './contacts.ts';
import { sample as email } from './email.ts';
import { sample as leadGeneration } from './leadGeneration.ts';
import { sample as mapsScraper } from './mapsScraper.ts';
import { sample as orchestrator } from './orchestrator.ts';
import { sample as research } from './research.ts';
import { capabilitiesOf, integrationsOf } from '../agents/abilities.ts';

/** The samples of the seven agents. */
export const samples: Readonly<Record<AgentSlug, AgentSample>> = {
  research,
  orchestrator,
  'maps-scraper': mapsScraper,
  contacts,
  calendar,
  email,
  'lead-generation': leadGeneration,
};

/**
 * Records for the 'Specialized' tab, the same as on the agent's own page; undefined for agents without that tab.
 * `now`: the time that the sample is told from. `today`: fields that keep up with the date (`AgentSample.today`) and
 * replace those of `now`.
 */
export function sampleSpecialData(now: Date, slug: AgentSlug, today = {}): SpecialDataAnswer | undefined {
  const { special } = agentOf(slug);
  if (!special) return undefined;
  const { status: statusOf, records } = samples[slug];
  const status = { ...statusOf(now), ...records?.(now), ...today } as Readonly<Record<string, unknown[]>>;
  return special.describe(status[special.collection] ?? []);
}

/** Sample executions of one agent, newest first. */
export function sampleExecutions(now: Date, slug: AgentSlug) {
  return samples[slug].runs.map(([status, executionType, minutesAgo, duration, outcome], index) => ({
    id: `${slug}-run-${index + 1}`,
    status,
    executionType,
    startTime: minutesBefore(now, minutesAgo),
    ...(duration ? { duration, endTime: new Date(now.getTime() - minutesAgo * 60_000 + duration).toISOString() } : {}),
    ...(status === 'completed' ? { result: outcome } : {}),
    ...(status === 'failed' ? { errorMessage: outcome } : {}),
  })) satisfies AnswerOf<typeof endpoints.executions>;
}

/** How many days ago the samples say that the agents were created. */
export const createdDaysAgo = 261;

/** The seven agents, all active, with sample figures: the list while the server has no agents. */
export function sampleAgents(now: Date): AnswerOf<typeof endpoints.agents> {
  return agentTable.map((entry) => {
    const { processed, success, pending, minutesAgo } = samples[entry.slug].figures;
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

const oneDecimal = (value: number) => Math.round(value * 10) / 10;

/** One of the seven in full, with sample executions, figures and records. */
export function sampleAgentDetail(now: Date, slug: AgentSlug): AnswerOf<typeof endpoints.agent> {
  const entry = agentTable.find((agent) => agent.slug === slug) ?? agentTable[0];
  const { processed, successRate, responseMs, uptime, peakHour, daily, confidence } = samples[entry.slug].figures;
  const executions = sampleExecutions(now, entry.slug);
  const records = sampleSpecialData(now, entry.slug);
  const lastRun = executions[0]?.startTime;
  return {
    id: entry.id,
    slug: entry.slug,
    name: entry.name,
    type: entry.detailType,
    status: 'deployed' satisfies AgentStatus,
    description: entry.description,
    capabilities: capabilitiesOf(entry.listType, {}),
    integrations: integrationsOf(entry.listType, {}),
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
