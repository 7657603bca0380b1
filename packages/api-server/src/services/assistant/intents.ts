import type { AgentFact, Facts, RunFact } from './facts.ts';
import { listed, sentence, timeWords } from './words.ts';

/** The built-in responder's answer, and the agents that it concerns. */
export interface BuiltInAnswer {
  readonly text: string;
  readonly asked: readonly AgentFact[];
}

/**
 * A kind of question: a pattern that recognises it, and its answer. `named` are the agents that the message names;
 * none means all.
 */
export interface Intent {
  readonly id: string;
  readonly sounds: RegExp;
  readonly answer: (facts: Facts, named: readonly AgentFact[]) => BuiltInAnswer;
}

/** The questions that are understood, the more specific ones first. */
export const intents: readonly Intent[] = [
  {
    id: 'failure',
    sounds:
      /\bwhy\b.*\b(?:fail|error|wrong|stop|break|broke)|\b(?:last|latest|recent)\b.*\b(?:failures?|errors?)\b|\bwhat (?:failed|went wrong)\b/i,
    answer: tellFailure,
  },
  {
    id: 'connections',
    sounds: /\b(?:connections?|connected|services?|integrations?|api keys?|need(?:s)? attention)\b/i,
    answer: tellConnections,
  },
  {
    id: 'last-run',
    sounds: /\b(?:last|latest|recent(?:ly)?|newest)\b|\bwhat (?:ran|happened|have you done)\b/i,
    answer: tellLastRuns,
  },
  {
    id: 'active',
    sounds:
      /\bagents?\b.*\b(?:active|running|on|live|idle|paused|working|status|are there|do i have)\b|\b(?:active|running|idle|paused)\b.*\bagents?\b|\bstatus\b|\b(?:list|show)\b.*\bagents\b/i,
    answer: tellActive,
  },
  {
    id: 'abilities',
    sounds:
      /\bwhat (?:can|do) you\b|\bhelp\b|^\s*(?:hi|hello|hey|good (?:morning|afternoon|evening))\b|\bwho are you\b/i,
    answer: tellAbilities,
  },
];

/** For a message that names agents but asks nothing that is understood. */
export function tellAgents(_: Facts, named: readonly AgentFact[]): BuiltInAnswer {
  const lines = named.map((agent) => `${agent.name} is ${agent.status}. ${latestLine(agent)}`);
  return { text: `${lines.join(' ')}${sampleNote(named)}`, asked: named };
}

/** For everything else. */
export function tellLimits(): BuiltInAnswer {
  return { text: `I can't do that. ${abilities}`, asked: [] };
}

const abilities =
  'You can ask me which agents are active, what ran last, why the last run failed, and which connections need attention; or tell me to start, stop, restart or run an agent, or to research something.';

function tellAbilities(): BuiltInAnswer {
  return { text: `I answer from your own data. ${abilities}`, asked: [] };
}

function tellActive({ agents }: Facts, named: readonly AgentFact[]): BuiltInAnswer {
  if (agents.length === 0) return { text: 'You have no agents yet. Create one on the dashboard.', asked: [] };
  if (named.length > 0) return tellAgents({ agents, connections: [] }, named);
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
}

function tellLastRuns({ agents }: Facts, named: readonly AgentFact[]): BuiltInAnswer {
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
    text: `The last run was ${runWords(latest)} by ${latest.agent} at ${timeWords(latest.at)}. ${outcomeWords(latest)}${sampleNote(asked.filter((agent) => agent.name === latest.agent))}`,
    asked,
  };
}

function tellFailure({ agents }: Facts, named: readonly AgentFact[]): BuiltInAnswer {
  const asked = named.length > 0 ? named : agents;
  const [failed] = asked
    .flatMap((agent) => agent.runs)
    .filter((run) => run.status === 'failed')
    .toSorted(newestFirst);
  if (!failed)
    return {
      text: `None of the latest runs ${named.length > 0 ? `of ${listed(named.map((agent) => agent.name))} ` : ''}has failed.`,
      asked,
    };
  return {
    text: `The last failed run was ${runWords(failed)} by ${failed.agent} at ${timeWords(failed.at)}. The reason: ${sentence(failed.errorMessage ?? 'no reason was recorded')}${sampleNote(asked.filter((agent) => agent.name === failed.agent))}`,
    asked,
  };
}

function tellConnections({ connections }: Facts): BuiltInAnswer {
  if (connections.length === 0)
    return { text: 'You have no connections yet. Add one under API Connections.', asked: [] };
  const broken = connections.filter((connection) => connection.status === 'error');
  const pending = connections.filter((connection) => connection.status === 'pending');
  const missing = connections.filter(
    (connection) =>
      connection.status !== 'connected' &&
      !broken.includes(connection) &&
      !pending.includes(connection) &&
      connection.usedBy.length > 0,
  );
  const parts = [
    `${connections.filter((connection) => connection.status === 'connected').length} of ${connections.length} services are connected.`,
    ...broken.map(
      (connection) =>
        `${connection.name} has an error${connection.problem ? `: ${sentence(connection.problem)}` : '.'}`,
    ),
    ...(pending.length > 0
      ? [
          `${listed(pending.map((connection) => connection.name))} ${pending.length === 1 ? 'has' : 'have'} not been checked yet.`,
        ]
      : []),
    ...missing.map(
      (connection) =>
        `${connection.name} is not connected; ${listed(connection.usedBy)} ${connection.usedBy.length === 1 ? 'uses' : 'use'} it.`,
    ),
    ...(broken.length + pending.length + missing.length === 0 ? ['None needs attention.'] : []),
  ];
  return { text: parts.join(' '), asked: [] };
}

function latestLine({ runs }: AgentFact): string {
  const [latest] = runs;
  return latest
    ? `Its last run was ${runWords(latest)} at ${timeWords(latest.at)}. ${outcomeWords(latest)}`
    : 'It has not run yet.';
}

function outcomeWords({ status, result, errorMessage }: RunFact): string {
  if (status === 'completed') return result ? `It completed: ${sentence(result)}` : 'It completed.';
  if (status === 'failed') return `It failed: ${sentence(errorMessage ?? 'no reason was recorded')}`;
  return status === 'queued' ? 'It is waiting to start.' : 'It is still running.';
}

const runWords = ({ executionType }: RunFact): string => `“${executionType.replaceAll('_', ' ')}”`;
const newestFirst = (a: RunFact, b: RunFact): number => b.at.localeCompare(a.at);
const sampleNote = (agents: readonly AgentFact[]): string =>
  agents.some((agent) => agent.sample && agent.runs.length > 0)
    ? ' These runs are samples; your own take their place after the first run.'
    : '';
