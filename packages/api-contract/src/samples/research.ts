import type { InferInput } from 'valibot';
import type { researchSources, researchStatus, researchTasks } from '../agents/research.ts';
import { type AgentSample, activityOf } from './AgentSample.ts';
import { daysBefore, minutesBefore } from '../time.ts';

const systemPrompt = `You are a careful research assistant for a B2B sales team.

Answer from sources that were published in the last 24 months. Name every source with its date. When two sources disagree, say so and give both figures. If nothing reliable is found, answer “No reliable source found” instead of guessing.`;

/** Sample figures and prompt of the research page. */
export function sampleResearchStatus(now: Date): InferInput<typeof researchStatus> {
  return {
    status: 'active',
    sample: true,
    asOf: now.toISOString(),
    activity: activityOf(now, [
      ['completed', { kind: 'researchCompleted', args: { title: 'Cold-chain logistics in the EU' } }, 120],
      ['sources', '18 sources added to “Competitor pricing, Q4”', 180],
      ['failed', '“Press on the new data act” stopped: source did not answer', 1_440],
      ['changed', { kind: 'promptChanged', args: { by: 'Demo User' } }, 2_880],
    ]),
    metrics: {
      totalResearches: 1_284,
      sourcesAnalyzed: 18_420,
      credibilityScore: 86,
      averageResearchTime: 2.4,
      activeResearches: 12,
      completedResearches: 1_241,
    },
    systemPrompt,
  };
}

/** Sample research tasks: one of each status, and one with an unknown status. */
export function sampleResearchTasks(now: Date): InferInput<typeof researchTasks> {
  return [
    {
      id: 'research-1',
      sample: true,
      title: 'Cold-chain logistics in the EU',
      priority: 'high',
      status: 'completed',
      description: 'Size of the market, the five largest providers and what changed since 2024.',
      query: 'EU cold chain logistics market size 2026 providers',
      sources: 34,
      category: 'Market',
      createdAt: minutesBefore(now, 120),
      insights: [
        'Energy cost, not capacity, is now the main reason for switching providers.',
        'Three of the five largest providers opened hubs in Poland since 2024.',
        'Two thirds of the shippers asked want hourly temperature data.',
      ],
    },
    {
      id: 'research-2',
      sample: true,
      title: 'Competitor pricing, Q4',
      priority: 'medium',
      status: 'in_progress',
      description: 'Public price lists and what customers report paying.',
      query: 'lead enrichment API pricing per contact',
      sources: 18,
      category: 'Competition',
      createdAt: minutesBefore(now, 25),
      insights: [],
    },
    {
      id: 'research-3',
      sample: true,
      title: 'Press on the new data act',
      priority: 'low',
      status: 'failed',
      description: 'How trade papers read the first rulings.',
      query: 'EU data act rulings trade press',
      sources: 12,
      category: 'Regulation',
      createdAt: daysBefore(now, 1),
      insights: [],
      error: 'A source did not answer.',
    },
    {
      id: 'research-4',
      sample: true,
      title: 'Biotech funding rounds',
      priority: 'medium',
      status: 'scheduled',
      description: 'Weekly list of rounds above €5 million.',
      query: 'biotech series A Europe this week',
      sources: 0,
      category: 'Funding',
      createdAt: daysBefore(now, 3),
      insights: [],
    },
  ];
}

/** Sample sources of the first sample task. */
export function sampleResearchSources(now: Date): InferInput<typeof researchSources> {
  return [
    {
      id: 'source-1',
      taskId: 'research-1',
      sample: true,
      title: 'European Cold Chain Outlook 2026',
      type: 'Report',
      publishDate: daysBefore(now, 192),
      url: 'https://ecca.example/outlook-2026',
      summary: 'Yearly survey of 212 operators in eleven countries, with figures on capacity, energy and staff.',
      keyPoints: ['Energy is 31% of running cost, up from 24%', 'Automated stores plan to double by 2028'],
      credibility: 94,
      relevance: 88,
    },
    {
      id: 'source-2',
      taskId: 'research-1',
      sample: true,
      title: 'Why shippers switch',
      type: 'News',
      publishDate: daysBefore(now, 48),
      url: 'https://freightnews.example/why-shippers-switch',
      summary: 'Interviews with nine logistics managers about their last change of provider.',
      keyPoints: ['Price ranks third, after reliability and data access'],
      credibility: 71,
      relevance: 92,
    },
  ];
}

/** Everything shown for the agent until it has data of its own. */
export const sample: AgentSample<typeof researchStatus> = {
  status: sampleResearchStatus,
  records: (now) => ({ tasks: sampleResearchTasks(now) }),
  figures: {
    processed: 1_284,
    success: 1_241,
    pending: 12,
    minutesAgo: 2,
    confidence: 9.1,
    successRate: 96.6,
    responseMs: 8_640,
    uptime: 99.6,
    peakHour: '10:00',
    daily: [21, 9, 34, 41, 38, 36, 12],
  },
  runs: [
    ['running', 'research', 25, 0, ''],
    ['completed', 'research', 120, 8_640, { kind: 'sourcesJudged', args: { sources: 34, insights: 3 } }],
    ['failed', 'research', 1_440, 30_002, 'A source did not answer'],
  ],
  runsPerDay: 9,
};
