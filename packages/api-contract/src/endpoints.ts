import { agentCalls, agents } from './agents/all.ts';
import type { AgentSlug } from './agentTable.ts';
import { agentEndpoints } from './endpoints/agents.ts';
import { answerEndpoints } from './endpoints/answers.ts';
import { attentionEndpoints } from './endpoints/attention.ts';
import { runEndpoints } from './endpoints/runs.ts';
import { recordEndpoints } from './endpoints/records.ts';
import { assistantEndpoints } from './endpoints/assistant.ts';
import { auditEndpoints } from './endpoints/audit.ts';
import { conversationEndpoints } from './endpoints/conversations.ts';
import { connectionEndpoints } from './endpoints/connections.ts';
import { notificationEndpoints } from './endpoints/notifications.ts';
import { memberEndpoints } from './endpoints/members.ts';
import { passkeyEndpoints } from './endpoints/passkeys.ts';
import { proposalEndpoints } from './endpoints/proposals.ts';
import { replyEndpoints } from './endpoints/replies.ts';
import { sandboxEndpoints } from './endpoints/sandbox.ts';
import { scheduleEndpoints } from './endpoints/schedules.ts';
import { sendingEndpoints } from './endpoints/sending.ts';
import { sessionEndpoints } from './endpoints/session.ts';
import { usageEndpoints } from './endpoints/usage.ts';
import { workflowEndpoints } from './endpoints/workflows.ts';
import type { Endpoint } from './endpoints/Endpoint.ts';

export { auditOf, pathTo } from './endpoints/Endpoint.ts';
export { pathsOf } from './endpoints/pathsOf.ts';
export type { AnswerOf, Endpoint, PathValues, QueryOf, RequestOf, ResponseOf } from './endpoints/Endpoint.ts';

/**
 * Every call of the API: the server's routes, the mocks, the conformance suite and OpenAPI read this table. Pages of
 * the app import only their own part.
 */
export const endpoints = {
  ...sessionEndpoints,
  ...memberEndpoints,
  ...passkeyEndpoints,
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
  ...agentCalls,
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;

/** The status call of each of the seven agents. */
export const statusEndpoints = Object.fromEntries(Object.values(agents).map(({ slug, read }) => [slug, read])) as {
  readonly [Slug in AgentSlug]: (typeof agents)[Slug]['read'];
};
