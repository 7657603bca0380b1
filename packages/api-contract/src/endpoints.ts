import { agentCalls, agents } from './agents/all.ts';
import { agentTable, type AgentSlug } from './agentTable.ts';
import { agentActions } from './agents.ts';
import { agentEndpoints, scheduleEndpoints } from './endpoints/agents.ts';
import { answerEndpoints, proposalEndpoints, replyEndpoints } from './endpoints/proposals.ts';
import { attentionEndpoints } from './endpoints/attention.ts';
import { requestEndpoints } from './endpoints/requests.ts';
import { runEndpoints } from './endpoints/runs.ts';
import { recordEndpoints } from './endpoints/records.ts';
import { assistantEndpoints } from './endpoints/assistant.ts';
import { auditEndpoints } from './endpoints/audit.ts';
import { conversationEndpoints } from './endpoints/conversations.ts';
import { connectionEndpoints } from './endpoints/connections.ts';
import { descriptionEndpoints } from './endpoints/description.ts';
import { keyEndpoints } from './endpoints/keys.ts';
import { sandboxEndpoints } from './endpoints/sandbox.ts';
import { notificationEndpoints } from './endpoints/notifications.ts';
import { memberEndpoints } from './endpoints/members.ts';
import { passkeyEndpoints, sessionEndpoints } from './endpoints/session.ts';
import { signOnEndpoints } from './endpoints/signOn.ts';
import { sendingEndpoints } from './endpoints/sending.ts';
import { usageEndpoints } from './endpoints/usage.ts';
import { workflowEndpoints } from './endpoints/workflows.ts';
import type { Endpoint } from './endpoints/Endpoint.ts';

export { auditOf, pathTo } from './endpoints/Endpoint.ts';
export type { AnswerOf, Endpoint, PathValues, QueryOf, RequestOf, ResponseOf } from './endpoints/Endpoint.ts';

/**
 * Every call of the API: the server's routes, the mocks, the conformance suite and OpenAPI read this table. Pages of
 * the app import only their own part.
 */
export const endpoints = {
  ...sessionEndpoints,
  ...memberEndpoints,
  ...passkeyEndpoints,
  ...signOnEndpoints,
  ...keyEndpoints,
  ...agentEndpoints,
  ...runEndpoints,
  ...recordEndpoints,
  ...sendingEndpoints,
  ...proposalEndpoints,
  ...replyEndpoints,
  ...answerEndpoints,
  ...scheduleEndpoints,
  ...connectionEndpoints,
  ...sandboxEndpoints,
  ...notificationEndpoints,
  ...auditEndpoints,
  ...workflowEndpoints,
  ...usageEndpoints,
  ...assistantEndpoints,
  ...conversationEndpoints,
  ...attentionEndpoints,
  ...descriptionEndpoints,
  ...requestEndpoints,
  ...agentCalls,
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;

/** The status call of each of the seven agents. */
export const statusEndpoints = Object.fromEntries(Object.values(agents).map(({ slug, read }) => [slug, read])) as {
  readonly [Slug in AgentSlug]: (typeof agents)[Slug]['read'];
};

/**
 * Every path of a call. The API accepts an agent's id or its slug, so the calls of the seven pages have a second path
 * with the id, unless that path is an action of the agent: `/api/agents/research-agent/start` starts the agent,
 * `/api/agents/research/start` a research.
 */
export function pathsOf({ path }: Pick<Endpoint, 'path'>): readonly [string, ...string[]] {
  const [, slug, rest] = /^\/api\/agents\/([a-z-]+)\/(.+)$/.exec(path) ?? [];
  const entry = agentTable.find((agent) => agent.slug === slug);
  return entry && !agentActions.some((action) => action === rest) ? [path, `/api/agents/${entry.id}/${rest}`] : [path];
}
