import { agents } from '@switchboard/api-contract/agents/all';
import { agentSlugs, type AgentSlug } from '@switchboard/api-contract/agentTable';
import type { AgentConfiguration } from '@switchboard/api-contract/agentDetail';
import { openStatuses } from '@switchboard/api-contract/agents';
import type { AnswerOf, endpoints } from '@switchboard/api-contract/endpoints';
import type { RunTrigger } from '@switchboard/api-contract/runs/run';
import type { Fact } from '@switchboard/api-contract/words/wordsOf';
import type { AgentDetailAnswer } from '../builders/agents.ts';
import type { RunAnswer } from '../builders/executions.ts';
import { Refusal } from './Refusal.ts';

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

/** What a run is begun with. */
export interface NewRun {
  readonly agentId: string;
  readonly agentName: string;
  readonly slug: string | undefined;
  readonly configuration: AgentConfiguration;
  readonly trigger: RunTrigger;
  readonly startedBy?: string | undefined;
  readonly input?: string | undefined;
  readonly retryOf?: string;
}

interface Run extends NewRun {
  readonly id: string;
  readonly queuedAt: number;
  cancelled?: { readonly at: number; readonly by: string };
}

const iso = (moment: number): string => new Date(moment).toISOString();

/** The tenant's own runs, which progress with the clock. */
export function createRuns(clock: () => Date) {
  const runs: Run[] = [];
  const find = (id: string): Run => {
    const run = runs.find((one) => one.id === id);
    if (!run) throw new Refusal(404, 'There is no run with this id');
    return run;
  };

  const shown = (run: Run): RunAnswer => {
    const { id, agentId, slug, queuedAt, trigger, startedBy, cancelled } = run;
    const [started, ended] = [queuedAt + queuedMs, queuedAt + queuedMs + runningMs];
    const now = cancelled?.at ?? clock().getTime();
    const base = {
      id,
      agentId,
      executionType: typeOfRun(slug),
      queuedAt: iso(queuedAt),
      trigger,
      cost: { unknown: false },
      ...(startedBy !== undefined && { startedBy }),
    };
    const begun = now >= started ? { attempts: 1, startTime: iso(started) } : { attempts: 0 };
    if (cancelled)
      return {
        ...base,
        ...begun,
        status: 'cancelled',
        endTime: iso(cancelled.at),
        ...(now >= started && { duration: cancelled.at - started }),
        endedBy: 'member',
        endedByName: cancelled.by,
        result: { kind: 'nothingKept', args: {} },
        next: { kind: 'retry', label: 'Retry' },
      };
    if (now < started) {
      const before = runs.filter(
        (other) => other.agentId === agentId && !other.cancelled && other.queuedAt < queuedAt,
      ).length;
      return { ...base, ...begun, status: 'queued', place: before + 1 };
    }
    if (now < ended)
      return {
        ...base,
        ...begun,
        status: 'running',
        progress: {
          done: Math.floor((now - started) / 1_000),
          of: runningMs / 1_000,
          text: {
            kind: 'readingPage',
            args: { service: 'the service', page: 1 + Math.floor((now - started) / 1_000) },
          },
        },
      };
    return {
      ...base,
      ...begun,
      status: 'completed',
      endTime: iso(ended),
      duration: runningMs,
      result: ends[slug ?? ''] ?? 'Done, nothing new',
    };
  };

  const begin = (run: NewRun): RunAnswer => {
    const added: Run = { ...run, id: `own-run-${runs.length + 1}`, queuedAt: clock().getTime() };
    runs.unshift(added);
    return shown(added);
  };

  return {
    begin,
    /** Newest first. */
    of: (agentId: string): RunAnswer[] => runs.filter((run) => run.agentId === agentId).map(shown),
    read(id: string): AnswerOf<typeof endpoints.run> {
      const run = find(id);
      const retry = runs.find(({ retryOf }) => retryOf === id);
      const answer = shown(run);
      const steps =
        answer.status === 'completed' && answer.startTime
          ? [
              {
                at: answer.startTime,
                kind: 'decision',
                text: { kind: 'duplicatesSkipped', args: { records: 0 } },
              },
            ]
          : [];
      return {
        ...answer,
        agentName: run.agentName,
        ...(run.input !== undefined && { input: run.input }),
        ...(answer.startTime && { configuration: run.configuration }),
        steps,
        stepsLeftOut: 0,
        ...(run.retryOf !== undefined && { retryOf: run.retryOf }),
        ...(retry && { retriedBy: retry.id }),
      };
    },
    cancel(id: string, by: string): RunAnswer {
      const run = find(id);
      if (!isOpen(shown(run))) throw new Refusal(409, 'This run has ended already');
      run.cancelled = { at: clock().getTime(), by };
      return shown(run);
    },
    /** What a retry of a run that has ended begins with. */
    toRetry(id: string): Pick<NewRun, 'agentId' | 'input'> {
      const run = find(id);
      if (isOpen(shown(run))) throw new Refusal(409, 'This run has not ended yet');
      return run;
    },
  };
}

const isOpen = ({ status }: RunAnswer): boolean => openStatuses.some((open) => open === status);

const dayMs = 86_400_000;

/** An agent's metrics, from its runs. */
export function figuresOf(
  runs: readonly Pick<RunAnswer, 'status' | 'startTime' | 'duration'>[],
  now: Date,
): NonNullable<AgentDetailAnswer['metrics']> {
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
