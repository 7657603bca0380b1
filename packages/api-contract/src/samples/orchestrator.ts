import type { InferInput } from 'valibot';
import type { orchestratorStatus } from '../agents/orchestrator.ts';
import type { AgentSample } from './AgentSample.ts';
import { activityOf } from './activityOf.ts';
import { minutesBefore } from './minutesBefore.ts';

/** Sample tasks, workflows and figures of the orchestrator page. */
export function sampleOrchestrator(now: Date): InferInput<typeof orchestratorStatus> {
  const at = (minutesAgo: number) => minutesBefore(now, minutesAgo);
  return {
    status: 'active',
    sample: true,
    asOf: now.toISOString(),
    activity: activityOf(now, [
      ['started', { kind: 'workflowStarted', args: { name: 'Poland outreach' } }, 39],
      ['failed', { kind: 'stepFailed', args: { task: 'Move the pilot review' } }, 41],
      ['completed', { kind: 'workflowCompleted', args: { name: 'Monthly market brief' } }, 57],
      ['started', { kind: 'workflowStarted', args: { name: 'Monthly market brief' } }, 131],
    ]),
    stats: {
      totalTasks: 154,
      activeTasks: 8,
      completedTasks: 139,
      failedTasks: 4,
      averageExecutionTime: 48,
      systemLoad: 62,
      agentsConnected: 6,
    },
    tasks: [
      {
        id: 'task-1',
        agentId: 'lead-generation-agent',
        agentName: 'Lead Generation',
        taskType: 'lead_search',
        status: 'running',
        priority: 'critical',
        startTime: at(6),
        progress: 64,
        description: 'Find logistics leads in Poland',
        dependencies: [],
      },
      {
        id: 'task-2',
        agentId: 'research-agent',
        agentName: 'Research',
        taskType: 'research',
        status: 'running',
        priority: 'high',
        startTime: at(4),
        progress: 38,
        description: 'Summarise the EU outlook',
        dependencies: [],
      },
      {
        id: 'task-3',
        agentId: 'email-agent',
        agentName: 'Email',
        taskType: 'email_draft',
        status: 'queued',
        priority: 'high',
        progress: 0,
        description: 'Draft first-contact mails',
        dependencies: ['task-1', 'task-2'],
      },
      {
        id: 'task-4',
        agentId: 'google-maps-scraper',
        agentName: 'Maps Scraper',
        taskType: 'maps_search',
        status: 'completed',
        priority: 'medium',
        startTime: at(16),
        endTime: at(12),
        duration: 240_000,
        progress: 100,
        description: 'Collect cafés in Leipzig',
        dependencies: [],
      },
      {
        id: 'task-5',
        agentId: 'calendar-agent',
        agentName: 'Calendar',
        taskType: 'reschedule',
        status: 'failed',
        priority: 'medium',
        startTime: at(43),
        endTime: at(41),
        duration: 120_000,
        progress: 71,
        description: 'Move the pilot review',
        dependencies: ['task-4'],
      },
    ],
    workflows: [
      {
        id: 'workflow-1',
        name: 'Poland outreach',
        status: 'running',
        startTime: at(39),
        totalTasks: 8,
        completedTasks: 5,
        failedTasks: 0,
        currentTask: 'Find logistics leads',
        estimatedCompletion: at(-34),
      },
      {
        id: 'workflow-2',
        name: 'Monthly market brief',
        status: 'completed',
        startTime: at(131),
        endTime: at(57),
        totalTasks: 6,
        completedTasks: 6,
        failedTasks: 0,
      },
      {
        id: 'workflow-3',
        name: 'Calendar clean-up',
        status: 'failed',
        startTime: at(43),
        endTime: at(41),
        totalTasks: 5,
        completedTasks: 2,
        failedTasks: 1,
        currentTask: 'Move the pilot review',
      },
    ],
  };
}

/** Everything shown for the agent until it has data of its own. */
export const sample: AgentSample<typeof orchestratorStatus> = {
  status: sampleOrchestrator,
  figures: {
    processed: 3_906,
    success: 3_752,
    pending: 31,
    minutesAgo: 0,
    confidence: 8.9,
    successRate: 96.1,
    responseMs: 1_200,
    uptime: 99.9,
    peakHour: '09:00',
    daily: [88, 61, 152, 170, 166, 148, 59],
  },
  runs: [
    ['running', 'workflow', 39, 0, ''],
    ['failed', 'workflow', 43, 120_000, { kind: 'stepFailed', args: { task: 'Move the pilot review' } }],
    ['completed', 'workflow', 131, 4_440_000, { kind: 'tasksDone', args: { done: 6, tasks: 6 } }],
  ],
  runsPerDay: 24,
};
