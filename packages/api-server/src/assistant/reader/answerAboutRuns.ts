import { hasFailed, isOpen, type RunStatus, runStatuses } from '@switchboard/api-contract/runs/runStatus';
import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import { readStoredFact } from '../../platform/store/storedFact.ts';
import { cite, type AnswerableQuestion, type BuiltInAnswer, type Answerer } from './Question.ts';
import type { AgentState, RunState } from './organisationState.ts';
import { boundsOf, currentDay, momentWords, type Period } from './period.ts';
import { agentSource, runSource } from '../answers/sources.ts';
import { capital, listed, sentence } from './words.ts';

/** Answers how the named agents are. */
export const answerAboutAgents: Answerer = (asking) => ({
  text: `${asking.named.map((agent) => `${agent.name} is ${agent.status}${cite(asking, agentSource(agent))}. ${latestLine(asking, agent)}`).join(' ')}${sampleNote(asking.named)}`,
  asked: asking.named,
});

export const answerAboutActive: Answerer = (asking) => {
  const { agents } = asking.organisation;
  if (agents.length === 0) return { text: 'You have no agents yet. Create one on the dashboard.', asked: [] };
  if (asking.named.length > 0) return answerAboutAgents(asking);
  const active = agents.filter((agent) => agent.status === 'active');
  const others = ['paused', 'idle'].flatMap((status) => {
    const names = agents.filter((agent) => agent.status === status).map((agent) => agent.name);
    return names.length > 0 ? [`${listed(names)} ${names.length === 1 ? 'is' : 'are'} ${status}.`] : [];
  });
  const first =
    active.length === 0
      ? `None of your ${agents.length} agents is active.`
      : `${active.length} of your ${agents.length} agents ${active.length === 1 ? 'is' : 'are'} active: ${listed(active.map((agent) => agent.name))}.`;
  return { text: [first, ...others].join(' '), asked: agents };
};

export const answerAboutOpenRuns: Answerer = ({ organisation: { agents } }) => {
  const busy = agents.filter(({ runs, sample }) => !sample && runs.some(({ status }) => isOpen(status)));
  return {
    text:
      busy.length === 0
        ? 'Nothing is running at the moment.'
        : `${listed(busy.map(({ name }) => name))} ${busy.length === 1 ? 'is' : 'are'} running now.`,
    asked: busy,
  };
};

export const answerAboutLastRun: Answerer = (asking) => {
  const {
    organisation: { agents },
    named,
  } = asking;
  const asked = named.length > 0 ? named : agents;
  const [latest] = asked.flatMap((agent) => agent.runs).toSorted(newestFirst);
  if (!latest)
    return {
      text:
        named.length > 0
          ? `${listed(named.map((agent) => agent.name))} ${named.length === 1 ? 'has' : 'have'} not run yet.`
          : 'None of your agents has run yet.',
      asked,
    };
  return {
    text: `The last run was ${runWords(latest)} by ${latest.agent} ${when(asking, latest)}. ${outcomeWords(latest)}${sampleNote(asked.filter((agent) => agent.name === latest.agent))}`,
    asked,
  };
};

export const answerAboutFailure: Answerer = (asking) => {
  const {
    organisation: { agents, clock },
    named,
    period,
  } = asking;
  const asked = named.length > 0 ? named : agents;
  const { from, to } = period ? boundsOf(period, clock) : { from: '', to: '~' };
  const [failed] = asked
    .flatMap((agent) => agent.runs)
    .filter(({ status, at }) => hasFailed(status) && at >= from && at < to)
    .toSorted(newestFirst);
  if (!failed)
    return {
      text: `None of the ${period ? '' : 'latest '}runs ${named.length > 0 ? `of ${listed(named.map((agent) => agent.name))} ` : ''}${period ? `failed ${period.words}` : 'has failed'}.`,
      asked,
    };
  return {
    text: `The last failed run was ${runWords(failed)} by ${failed.agent} ${when(asking, failed)}. The reason: ${sentence(failed.errorMessage ?? 'no reason was recorded')}${sampleNote(asked.filter((agent) => agent.name === failed.agent))}`,
    asked,
  };
};

/** The most agents whose results are told: the answer is read aloud. */
const mostResults = 4;

const endingOf = (status: RunStatus): string =>
  isOpen(status) ? 'not finished' : runStatuses[status].word.toLowerCase();

/** What agents did in some days, today if none are named. */
export async function answerAboutWork(asking: AnswerableQuestion): Promise<BuiltInAnswer> {
  const { organisation, named } = asking;
  const today = currentDay(organisation.clock);
  const period = asking.period ?? { words: 'today', first: today, last: today };
  const asked = named.length > 0 ? named : organisation.agents;
  const runs = await readRunsIn(asking, period, asked);
  const who = named.length > 0 ? listed(named.map(({ name }) => name)) : 'your agents';
  if (runs.length === 0) {
    const before = answerAboutLastRun(asking) as BuiltInAnswer;
    const none = named.length === 1 ? `${who} did not run ${period.words}.` : `None of ${who} ran ${period.words}.`;
    return { text: asked.some((agent) => agent.runs.length > 0) ? `${none} ${before.text}` : none, asked };
  }
  const outcomes = listed(
    [...Map.groupBy(runs, ({ status }) => endingOf(status))].map(([outcome, those]) => `${those.length} ${outcome}`),
  );
  const isFine = runs.every(({ status }) => status === 'completed');
  const results = asked.flatMap(({ id, name }) => {
    const run = runs.find(({ agentId, status }) => agentId === id && status === 'completed');
    if (run?.result == null) return [];
    const source = runSource({ ...run, agent: name, at: run.startTime ?? run.queuedAt }, organisation.clock);
    return [{ text: `${asked.length === 1 ? '' : `${name}: `}${wordsOf(readStoredFact(run.result))}`, source }];
  });
  const more = results.length - mostResults;
  const told = [
    ...results.slice(0, mostResults).map(({ text, source }) => `${text.replace(/[.]$/, '')}${cite(asking, source)}`),
    ...(more > 0 ? [`and ${more} more`] : []),
  ];
  const times = runs.length === 1 ? 'once' : `${runs.length} times`;
  return {
    text: `${capital(who)} ran ${times} ${period.words}${isFine ? ' without a failure' : `: ${outcomes}`}${told.length > 0 ? `${asked.length === 1 ? ':' : '.'} ${sentence(told.join('; '))}` : '.'}`,
    asked: asked.filter(({ id }) => runs.some(({ agentId }) => agentId === id)),
  };
}

/** The own runs of agents in some days, newest first. */
const readRunsIn = (
  { context: { db }, asker: { tenantId }, organisation }: AnswerableQuestion,
  period: Period,
  agents: readonly AgentState[],
) => {
  const { from, to } = boundsOf(period, organisation.clock);
  return db
    .selectFrom('executions')
    .select(['id', 'agentId', 'status', 'result', 'queuedAt', 'startTime'])
    .where('tenantId', '=', tenantId)
    .where(
      'agentId',
      'in',
      agents.map(({ id }) => id),
    )
    .where('sample', '=', 0)
    .where('queuedAt', '>=', from)
    .where('queuedAt', '<', to)
    .orderBy('queuedAt', 'desc')
    .execute();
};

function latestLine(asking: AnswerableQuestion, { runs }: AgentState): string {
  const [latest] = runs;
  return latest
    ? `Its last run was ${runWords(latest)} ${when(asking, latest)}. ${outcomeWords(latest)}`
    : 'It has not run yet.';
}

/** When a run was, with its source. */
const when = (asking: AnswerableQuestion, run: RunState): string =>
  `${momentWords(run.at, asking.organisation.clock)}${cite(asking, runSource(run, asking.organisation.clock))}`;

function outcomeWords({ status, result, errorMessage }: RunState): string {
  const why = hasFailed(status) ? (errorMessage ?? 'no reason was recorded') : undefined;
  const more = status === 'completed' ? result : why;
  return `${runStatuses[status].sentence}${more ? `: ${sentence(more)}` : '.'}`;
}

const runWords = ({ executionType }: RunState): string => `“${executionType.replaceAll('_', ' ')}”`;
const newestFirst = (a: RunState, b: RunState): number => b.at.localeCompare(a.at);
const sampleNote = (agents: readonly AgentState[]): string =>
  agents.some((agent) => agent.sample && agent.runs.length > 0)
    ? ' These runs are samples; your own take their place after the first run.'
    : '';
