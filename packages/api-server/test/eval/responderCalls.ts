import { agentTable } from '@switchboard/api-contract/agentTable';
import type { Action } from '../../src/assistant/actions/actions.ts';
import type { understand } from '../../src/assistant/reader/respond.ts';
import {
  answerAboutAttention,
  answerAboutConnections,
  answerAboutUsage,
} from '../../src/assistant/reader/answerAboutOthers.ts';
import { answerAboutRecords } from '../../src/assistant/reader/answerAboutRecords.ts';
import {
  answerAboutActive,
  answerAboutAgents,
  answerAboutFailure,
  answerAboutLastRun,
  answerAboutOpenRuns,
  answerAboutWork,
} from '../../src/assistant/reader/answerAboutRuns.ts';
import type { ToolCall } from './recordedCalls.ts';

const acting: Readonly<Record<Action['kind'], string>> = {
  start: 'start_agent',
  stop: 'stop_agent',
  restart: 'restart_agent',
  run: 'run_agent',
  research: 'start_research',
  schedule: 'set_schedule',
  addRecord: 'add_record',
  changeRecord: 'change_record',
  cancelRun: 'cancel_run',
  retryRun: 'retry_run',
  workflow: 'start_workflow',
  runInOrder: 'run_in_order',
  reply: 'compose_reply',
};

/** The call of a tool that proposes the same. */
export const callOf = (action: Action): ToolCall => ({
  tool: acting[action.kind],
  input: {
    ...action,
    ...('agentId' in action && { agent: action.agentId }),
    ...('schedule' in action && action.schedule),
  },
});

const reading = new Map<unknown, string>([
  ...[answerAboutFailure, answerAboutLastRun, answerAboutOpenRuns, answerAboutWork].map(
    (tell) => [tell, 'last_runs'] as const,
  ),
  ...[answerAboutActive, answerAboutAgents].map((tell) => [tell, 'list_agents'] as const),
  [answerAboutRecords, 'list_records'],
  [answerAboutConnections, 'list_connections'],
  [answerAboutUsage, 'read_usage'],
  [answerAboutAttention, 'list_attention'],
]);

const collections: Readonly<Record<string, string>> = {
  'lead-generation': 'leads',
  contacts: 'contacts',
  calendar: 'events',
  email: 'emails',
  'maps-scraper': 'businesses',
};

/** The calls of tools that read what a question is answered from, one for each agent that it names. */
export function callsOfIntent({ intent, asking }: ReturnType<typeof understand>[number]): ToolCall[] {
  const tool = reading.get(intent?.answer);
  if (tool === undefined || !asking) return [];
  const slugs = asking.named.flatMap(({ slug }) => slug ?? []);
  if (slugs.length === 0) return [{ tool, input: {} }];
  return slugs.map((slug) => ({
    tool,
    input: { agent: agentTable.find((entry) => entry.slug === slug)?.id, collection: collections[slug] },
  }));
}
