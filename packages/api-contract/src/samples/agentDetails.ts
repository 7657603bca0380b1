import { agentTable, type AgentSlug } from '../agentTable.ts';
import { capabilitiesOf, integrationsOf } from '../agents/abilities.ts';
import { defaultConfiguration } from '../agentDetail.ts';
import type { AgentStatus } from '../agents.ts';
import type { AnswerOf, endpoints } from '../endpoints.ts';
import { createdDaysAgo } from './agents.ts';
import { samples } from './all.ts';
import { sampleExecutions } from './executions.ts';
import { daysBefore } from './minutesBefore.ts';
import { sampleSpecialData } from './specialData.ts';

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
