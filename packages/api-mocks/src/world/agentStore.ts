import { agentTable, type AgentSlug } from '@switchboard/api-contract/agentTable';
import { defaultConfiguration } from '@switchboard/api-contract/agentDetail';
import {
  agentIdPattern,
  agentStatuses,
  listStatusOf,
  nameKey,
  type AgentStatus,
  type newAgent,
} from '@switchboard/api-contract/agents';
import type { AnswerOf, endpoints } from '@switchboard/api-contract/endpoints';
import { messages } from '@switchboard/api-contract/errors';
import { limits } from '@switchboard/api-contract/limits';
import type { InferOutput } from 'valibot';
import { demoDetail, type AgentDetailAnswer, type AgentSummaryAnswer } from '../builders/agents.ts';
import type { WorldContent } from '../scenarios.ts';
import { multiplyRows, type InitialContents } from './initialContents.ts';
import { Refusal } from './Refusal.ts';

interface Parts {
  readonly clock: () => Date;
  readonly content: WorldContent;
  readonly initial: InitialContents;
}

export interface Agent {
  readonly listed: AgentSummaryAnswer;
  detail: AgentDetailAnswer;
}

const noFigures = { totalExecutions: 0, totalProcessingTime: 0, dailyExecutions: [0, 0, 0, 0, 0, 0, 0] };

const detailStatus = (listed: string | null | undefined): AgentStatus =>
  agentStatuses.find((status) => listStatusOf(status) === listed) ?? 'idle';

/** Which agents there are. The seven always exist; an empty world just does not list them. */
export function createAgentStore({ clock, content, initial }: Parts) {
  const agents = new Map<string, Agent>();

  const firstDetail = (slug: AgentSlug): AgentDetailAnswer => {
    const detail = demoDetail(slug, clock());
    if (content === 'empty')
      return {
        ...detail,
        sample: undefined,
        lastRun: undefined,
        confidenceScore: undefined,
        executions: [],
        metrics: noFigures,
      };
    if (content === 'huge')
      return {
        ...detail,
        sample: undefined,
        executions: multiplyRows(
          detail.executions?.map((run) => ({ ...run, id: run.id ?? '' })),
          'result',
        ),
      };
    return detail;
  };
  const newDetail = (listed: AgentSummaryAnswer): AgentDetailAnswer => ({
    id: listed.id,
    name: listed.name,
    type: agentTable.find((entry) => entry.listType === listed.type)?.detailType ?? listed.type,
    status: detailStatus(listed.status),
    description: listed.description,
    capabilities: [],
    integrations: [],
    createdAt: listed.createdAt,
    metrics: noFigures,
    configuration: { ...defaultConfiguration },
    configurationVersion: 1,
    executions: [],
  });
  for (const listed of initial.agents) {
    const entry = agentTable.find(({ id }) => id === listed.id);
    agents.set(listed.id, { listed, detail: entry ? firstDetail(entry.slug) : newDetail(listed) });
  }

  const find = (key: string): Agent => {
    if (!agentIdPattern.test(key)) throw new Refusal(400, messages.agentInvalid);
    const entry = agentTable.find(({ id, slug }) => id === key || slug === key);
    const agent = agents.get(entry?.id ?? key) ?? (entry && content === 'empty' ? addUnlisted(entry.slug) : undefined);
    if (!agent) throw new Refusal(404, `agent ${key} does not exist`);
    return agent;
  };
  const unlisted = new Map<string, Agent>();
  const addUnlisted = (slug: AgentSlug): Agent => {
    const known = unlisted.get(slug);
    if (known) return known;
    const detail = firstDetail(slug);
    const agent = { listed: { id: detail.id, name: detail.name }, detail };
    unlisted.set(slug, agent);
    return agent;
  };

  const created = new Set<string>();

  return {
    find,
    list: (): Agent[] => [...agents.values()],
    remove: (id: string): void => {
      agents.delete(id);
      created.delete(id);
    },
    create: ({ name, type, description }: InferOutput<typeof newAgent>): AnswerOf<typeof endpoints.createAgent> => {
      if ([...agents.values()].some(({ listed }) => nameKey(listed.name) === nameKey(name)))
        throw new Refusal(422, messages.agentNameTaken, { fields: { name: messages.agentNameTaken } });
      if (created.size >= limits.createdAgents) throw new Refusal(409, messages.agentsFull);
      const listed: AgentSummaryAnswer = {
        id: freeId(name, (id) => agents.has(id) || agentTable.some((entry) => entry.slug === id || entry.id === id)),
        name,
        type,
        description,
        status: 'idle',
        sessions: 0,
        tokens: 0,
        createdAt: clock().toISOString(),
        stats: { processed: 0, success: 0, pending: 0 },
      };
      agents.set(listed.id, { listed, detail: newDetail(listed) });
      created.add(listed.id);
      return listed;
    },
  };
}

function freeId(name: string, taken: (id: string) => boolean): string {
  const base =
    name
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 56) || 'agent';
  let id = base;
  for (let number = 2; taken(id); number += 1) id = `${base}-${number}`;
  return id;
}
