import { agentDetail } from '@switchboard/api-mocks/builders/agents';
import { asRows } from '@switchboard/api-mocks/builders/build';
import { executionList } from '@switchboard/api-mocks/builders/executions';
import type { RunEntry } from '@switchboard/api-contract/runs/run';
import { FIXED_NOW } from '@switchboard/api-mocks/now';
import { fn } from 'storybook/test';
import { ready } from '../../src/format/viewState.ts';
import { scheduleArgs } from '../agentPage/scheduleArgs.ts';
import type { LiveAgentDetailProps } from './LiveAgentDetail.tsx';

/** The lead generation agent, deployed, with its twelve executions; every callback is a spy. */
export const agentDetailArgs = {
  agent: ready(agentDetail()),
  executions: { view: ready(executionList()), asOf: FIXED_NOW, onRefresh: fn() },
  tab: 'overview',
  onTabChange: fn(),
  control: { onAction: fn() },
  runs: { onRun: fn() },
  configuration: { onDraftChange: fn(), onSend: fn(), onReset: fn() },
  schedule: scheduleArgs(),
  onExport: fn(),
  links: {
    dashboard: '/dashboard',
    workspace: '/agents/lead-generation/detail',
    executions: '/agent/lead-generation-agent?tab=executions',
    run: (runId: string) => `/agent/lead-generation-agent?tab=executions&run=${runId}`,
  },
  now: FIXED_NOW,
} satisfies LiveAgentDetailProps;

/** What some servers say of an agent without runs. */
export const noRuns = {
  totalExecutions: 0,
  successRate: 0,
  averageResponseTime: 0,
  uptime: 0,
  errorRate: 0,
  totalProcessingTime: 0,
  dailyExecutions: [],
};
/** The same before its first run. */
export const neverRun = {
  agent: ready(agentDetail({ lastRun: undefined, executions: [], metrics: noRuns })),
  executions: { ...agentDetailArgs.executions, view: ready(asRows([])) },
};

/** These executions alone. */
export const only = (...items: RunEntry[]) => ({ ...agentDetailArgs.executions, view: ready(asRows(items)) });
