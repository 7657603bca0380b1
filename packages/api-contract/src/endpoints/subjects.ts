import { agents } from '../agents/all.ts';
import type { EndpointName } from '../endpoints.ts';
import { agentEndpoints, scheduleEndpoints } from './agents.ts';
import { assistantEndpoints } from './assistant.ts';
import { attentionEndpoints } from './attention.ts';
import { auditEndpoints } from './audit.ts';
import { connectionEndpoints } from './connections.ts';
import { conversationEndpoints } from './conversations.ts';
import { descriptionEndpoints } from './description.ts';
import type { Endpoint } from './Endpoint.ts';
import { keyEndpoints } from './keys.ts';
import { memberEndpoints } from './members.ts';
import { notificationEndpoints } from './notifications.ts';
import { answerEndpoints, proposalEndpoints, replyEndpoints } from './proposals.ts';
import { recordEndpoints } from './records.ts';
import { requestEndpoints } from './requests.ts';
import { runEndpoints } from './runs.ts';
import { sandboxEndpoints } from './sandbox.ts';
import { sendingEndpoints } from './sending.ts';
import { passkeyEndpoints, sessionEndpoints } from './session.ts';
import { signOnEndpoints } from './signOn.ts';
import { usageEndpoints } from './usage.ts';
import { workflowEndpoints } from './workflows.ts';

type Calls = Readonly<Record<string, Endpoint>>;

/** What calls are about, in the order of lists of calls. Apart from the endpoints, as their words are. */
const subjects: Readonly<Record<string, readonly Calls[]>> = {
  Agents: [agentEndpoints, scheduleEndpoints],
  Runs: [runEndpoints],
  Records: [recordEndpoints],
  Sending: [sendingEndpoints],
  'Replies and proposals': [proposalEndpoints, replyEndpoints, answerEndpoints],
  Workflows: [workflowEndpoints, agents.orchestrator.calls],
  Research: [agents.research.calls],
  Maps: [agents['maps-scraper'].calls],
  Contacts: [agents.contacts.calls],
  Calendar: [agents.calendar.calls],
  Email: [agents.email.calls],
  'Lead generation': [agents['lead-generation'].calls],
  Connections: [connectionEndpoints],
  Sandbox: [sandboxEndpoints],
  'Dashboard and usage': [attentionEndpoints, usageEndpoints],
  Notifications: [notificationEndpoints],
  Assistant: [assistantEndpoints, conversationEndpoints],
  'Requests of programs': [requestEndpoints],
  Members: [memberEndpoints],
  'Signing in': [sessionEndpoints, passkeyEndpoints, signOnEndpoints],
  Keys: [keyEndpoints],
  'Audit log': [auditEndpoints],
  Server: [descriptionEndpoints],
};

export const subjectNames: readonly string[] = Object.keys(subjects);

/** What a call is about. */
export const subjectOf = (name: EndpointName): string | undefined =>
  subjectNames.find((subject) => subjects[subject]?.some((calls) => Object.hasOwn(calls, name)));
