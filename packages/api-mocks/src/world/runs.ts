import { agents } from '@switchboard/api-contract/agents/all';
import { agentSlugs, type AgentSlug } from '@switchboard/api-contract/agentTable';
import type { Fact } from '@switchboard/api-contract/words/wordsOf';
import type { ExecutionAnswer } from '../builders/executions.ts';
import type { AgentDetailAnswer } from '../builders/agents.ts';

/** A run waits for one second and takes four. Its state follows from the clock. */
const queuedMs = 1_000;
const runningMs = 4_000;

/** How an agent's runs end: they find nothing new. */
const ends: Partial<Record<string, Fact>> = {
  calendar: { kind: 'eventsRead', args: { events: 0 } },
  contacts: { kind: 'contactsUnchanged', args: { contacts: 0 } },
  email: { kind: 'messagesRead', args: { messages: 0, added: 0 } },
  'lead-generation': { kind: 'peopleFound', args: { people: 0, leads: 0 } },
  orchestrator: { kind: 'noWorkflowWaits', args: {} },
  research: { kind: 'noSourceFound', args: {} },
} satisfies Partial<Record<AgentSlug, Fact>>;

/** The kind of run that an agent makes. */
function typeOfRun(key: string | undefined): string {
  const slug = agentSlugs.find((known) => known === key);
  return slug ? agents[slug].runType : 'run';
}

interface Run {
  readonly id: string;
  readonly agentId: string;
  readonly executionType: string;
  readonly result: Fact | string;
  readonly queuedAt: number;
}

/** The tenant's own runs, which progress with the clock. */
export function createRuns(clock: () => Date) {
  const runs: Run[] = [];
  const shown = ({ id, executionType, result, queuedAt }: Run): ExecutionAnswer => {
    const age = clock().getTime() - queuedAt;
    const startTime = new Date(queuedAt + queuedMs).toISOString();
    if (age < queuedMs) return { id, executionType, status: 'queued' };
    if (age < queuedMs + runningMs) return { id, executionType, status: 'running', startTime };
    return {
      id,
      executionType,
      status: 'completed',
      startTime,
      endTime: new Date(queuedAt + queuedMs + runningMs).toISOString(),
      duration: runningMs,
      result,
    };
  };
  return {
    begin(agentId: string, slug: string | undefined): ExecutionAnswer {
      const run = {
        id: `own-run-${runs.length + 1}`,
        agentId,
        executionType: typeOfRun(slug),
        result: ends[slug ?? ''] ?? 'Done, nothing new',
        queuedAt: clock().getTime(),
      };
      runs.unshift(run);
      return shown(run);
    },
    /** Newest first. */
    of: (agentId: string): ExecutionAnswer[] => runs.filter((run) => run.agentId === agentId).map(shown),
  };
}

const dayMs = 86_400_000;

/** An agent's metrics, from its runs. */
export function figuresOf(runs: readonly ExecutionAnswer[], now: Date): NonNullable<AgentDetailAnswer['metrics']> {
  const ended = runs.filter((run) => run.duration !== undefined);
  const completed = ended.filter((run) => run.status === 'completed').length;
  const totalMs = ended.reduce((sum, run) => sum + (run.duration ?? 0), 0);
  const today = Math.floor(now.getTime() / dayMs);
  return {
    totalExecutions: runs.length,
    totalProcessingTime: totalMs / 1_000,
    dailyExecutions: Array.from(
      { length: 7 },
      (_, index) =>
        runs.filter((run) => run.startTime && Math.floor(Date.parse(run.startTime) / dayMs) === today - 6 + index)
          .length,
    ),
    ...(ended.length > 0
      ? {
          successRate: (completed / ended.length) * 100,
          errorRate: 100 - (completed / ended.length) * 100,
          averageResponseTime: Math.round(totalMs / ended.length),
          uptime: 100,
        }
      : {}),
  };
}
