import { agentOf, agents } from '@switchboard/api-contract/agents/all';
import type { AgentSlug } from '@switchboard/api-contract/agentTable';
import { agentEndpoints } from '@switchboard/api-contract/endpoints/agents';
import { attentionEndpoints } from '@switchboard/api-contract/endpoints/attention';
import { assistantEndpoints } from '@switchboard/api-contract/endpoints/assistant';
import { conversationEndpoints } from '@switchboard/api-contract/endpoints/conversations';
import { descriptionEndpoints } from '@switchboard/api-contract/endpoints/description';
import { connectionEndpoints } from '@switchboard/api-contract/endpoints/connections';
import { sandboxEndpoints } from '@switchboard/api-contract/endpoints/sandbox';
import type { Endpoint } from '@switchboard/api-contract/endpoints/Endpoint';
import { keyEndpoints } from '@switchboard/api-contract/endpoints/keys';
import { memberEndpoints } from '@switchboard/api-contract/endpoints/members';
import { passkeyEndpoints, sessionEndpoints } from '@switchboard/api-contract/endpoints/session';
import { signOnEndpoints } from '@switchboard/api-contract/endpoints/signOn';
import { requestEndpoints } from '@switchboard/api-contract/endpoints/requests';
import { recordEndpoints } from '@switchboard/api-contract/endpoints/records';
import { runEndpoints } from '@switchboard/api-contract/endpoints/runs';
import { auditEndpoints } from '@switchboard/api-contract/endpoints/audit';
import { notificationEndpoints } from '@switchboard/api-contract/endpoints/notifications';
import { usageEndpoints } from '@switchboard/api-contract/endpoints/usage';
import { workflowEndpoints } from '@switchboard/api-contract/endpoints/workflows';

/** What the page about a screen says that no story or catalogue knows. */
export interface ScreenFacts {
  /** What it is for, in one or two sentences. */
  purpose: string;
  readers: string;
  /** Where the app shows it; none if it stands in place of other pages. */
  addresses: readonly string[];
  /** Groups of docs/states.md that are about this screen. */
  groups: readonly string[];
  /** What it asks the API; the shell around it has calls of its own. */
  calls: readonly Endpoint[];
  /** Those of them that only a dialog or a button sends. */
  later?: readonly Endpoint[];
  /** The story under Flows that shows it wired. */
  wired?: string;
}

const { agent, agentAction, agents: agentList, configureAgent, createAgent, executions } = agentEndpoints;
const { runAgent, cancelRun, retryRun, agentEvents } = runEndpoints;
const { planWorkflow, addOwnWorkflow } = workflowEndpoints;
const runCalls = [runAgent, cancelRun, retryRun, agentEvents];

const MEMBERS = 'Every signed-in member';

const workspace = (slug: AgentSlug, wired: string, purpose: string): ScreenFacts => {
  const { read, calls } = agentOf(slug);
  return {
    purpose,
    readers: `${MEMBERS} who works with this agent`,
    addresses: [`/agents/${slug}`, `/agents/${slug}/detail`],
    groups: [slug],
    calls: [...new Set([read, ...Object.values(calls), agent, agentAction, configureAgent, ...runCalls])],
    wired: `flows-whole-app--${wired}`,
  };
};

/** A workspace whose records are paged by the server, changed, deleted and restored. */
const withRecords = (facts: ScreenFacts): ScreenFacts => ({
  ...facts,
  calls: [...facts.calls, ...Object.values(recordEndpoints)],
  later: [...(facts.later ?? []), recordEndpoints.recordHistory, recordEndpoints.exportRecords],
});

/** What is asked about one's own account, which the profile shows. */
const accountCalls = [
  memberEndpoints.sessions,
  memberEndpoints.changePassword,
  memberEndpoints.endSession,
  passkeyEndpoints.passkeys,
  passkeyEndpoints.passkeyOptions,
  passkeyEndpoints.addPasskey,
  passkeyEndpoints.renamePasskey,
  passkeyEndpoints.removePasskey,
];

/** A workspace whose configuration chooses among the channels of the organisation. */
const withChannels = (facts: ScreenFacts): ScreenFacts => ({
  ...facts,
  calls: [...facts.calls, notificationEndpoints.notifications],
  later: [...(facts.later ?? []), notificationEndpoints.notifications],
});

/** The screens, by their names in the side panel. */
export const screens = {
  'Page not loaded': {
    purpose: 'Says that a part of the app that every page needs did not come, and offers to load the page again.',
    readers: 'Anyone whose browser lost the connection, or who has an old version open',
    addresses: [],
    groups: [],
    calls: [],
  },
  'Session ended': {
    purpose: 'Asks a member whose sign-in expired to sign in again. It covers the page, so that nothing typed is lost.',
    readers: 'A member whose session ended',
    addresses: [],
    groups: [],
    calls: [sessionEndpoints.login],
  },
  'Session loading': {
    purpose: 'A spinner while the browser reads the stored session or the code of the first page.',
    readers: 'Everyone, for a moment',
    addresses: [],
    groups: [],
    calls: [],
  },
  'Sign in': {
    purpose: 'Signs a member in with name and password, a passkey or single sign-on, or with the demo account.',
    readers: 'Everyone who is not signed in',
    addresses: ['/login'],
    groups: ['sign-in'],
    calls: [
      sessionEndpoints.login,
      passkeyEndpoints.passkeySignInOptions,
      passkeyEndpoints.passkeySignIn,
      signOnEndpoints.beginSignOn,
      signOnEndpoints.finishSignOn,
    ],
    later: [signOnEndpoints.beginSignOn],
    wired: 'flows-whole-app--sign-in',
  },
  'Not found': {
    purpose: 'Says that there is no page at this address, and leads back.',
    readers: MEMBERS,
    addresses: [],
    groups: [],
    calls: [],
    wired: 'flows-whole-app--not-found',
  },
  'Page error': {
    purpose:
      'Stands in for a screen, or a part of one, that failed to draw or to load. The navigation goes on working.',
    readers: MEMBERS,
    addresses: [],
    groups: [],
    calls: [],
  },
  Profile: {
    purpose:
      'Shows who is signed in, in which organisation and role. The appearance is chosen here: light, dark or as the system.',
    readers: MEMBERS,
    addresses: ['/profile'],
    groups: ['notifications', 'usage', 'budget', 'audit'],
    calls: [
      sessionEndpoints.logout,
      sessionEndpoints.session,
      ...accountCalls,
      notificationEndpoints.notifications,
      notificationEndpoints.setNotifications,
      notificationEndpoints.testNotification,
      auditEndpoints.audit,
      auditEndpoints.exportAudit,
      usageEndpoints.usage,
      usageEndpoints.exportUsage,
      usageEndpoints.budgets,
      usageEndpoints.setBudgets,
      usageEndpoints.prices,
      usageEndpoints.setPrices,
    ],
    // With single sign-on; the others while their tab is shown.
    later: [
      sessionEndpoints.session,
      notificationEndpoints.notifications,
      usageEndpoints.usage,
      usageEndpoints.exportUsage,
      usageEndpoints.budgets,
      usageEndpoints.prices,
      auditEndpoints.audit,
      auditEndpoints.exportAudit,
    ],
    wired: 'flows-whole-app--profile',
  },
  API: {
    purpose: 'The calls that programs make with a key: what each needs, takes and answers, and a line to try it with.',
    readers: 'Members who write programs',
    addresses: ['/api'],
    groups: ['api'],
    calls: [descriptionEndpoints.openApi],
    wired: 'flows-whole-app--api',
  },
  'Own account': {
    purpose: 'The lower half of the profile: the password, where the member is signed in, and passkeys.',
    readers: MEMBERS,
    addresses: [],
    groups: ['profile'],
    calls: accountCalls,
    wired: 'flows-whole-app--profile',
  },
  Keys: {
    purpose: 'The keys with which programs do what a member may do, and where programs reach the server.',
    readers: MEMBERS,
    addresses: [],
    groups: ['keys'],
    calls: [...Object.values(keyEndpoints), passkeyEndpoints.passkeys],
    later: [passkeyEndpoints.passkeys],
  },
  Members: {
    purpose: 'Who belongs to the organisation and in which role, who was invited, and what each role may do.',
    readers: 'Admins',
    addresses: [],
    groups: ['members'],
    calls: [
      memberEndpoints.members,
      memberEndpoints.invite,
      memberEndpoints.withdrawInvitation,
      memberEndpoints.changeRole,
      memberEndpoints.removeMember,
      memberEndpoints.resetPassword,
      memberEndpoints.unjoinMember,
      memberEndpoints.markEmergency,
      memberEndpoints.changeOrganisation,
    ],
  },
  Invitation: {
    purpose:
      'Where the link of an invitation leads: name and password, and one is in. A reset link asks for a password.',
    readers: 'Who was invited, or forgot their password',
    addresses: ['/invitation/{token}'],
    groups: [],
    calls: [memberEndpoints.invitation, memberEndpoints.acceptInvitation],
  },
  Shell: {
    purpose: 'The frame of all pages but sign-in and the assistant: navigation, member, banner, messages.',
    readers: MEMBERS,
    addresses: [],
    groups: ['shell', 'toast'],
    calls: [
      sessionEndpoints.session,
      agentList,
      attentionEndpoints.visit,
      attentionEndpoints.attention,
      sessionEndpoints.logout,
    ],
  },
  Dashboard: {
    purpose:
      'The first page after signing in: what needs attention, how many agents there are, what each of them did, and the ways to everything else.',
    readers: MEMBERS,
    addresses: ['/', '/dashboard'],
    groups: ['dashboard', 'attention', 'first-steps'],
    calls: [
      agentList,
      createAgent,
      sandboxEndpoints.connectSandbox,
      ...Object.values(attentionEndpoints),
      ...Object.values(requestEndpoints),
    ],
    // The first read says that the member is here; a request is read by its link.
    later: [attentionEndpoints.attention, requestEndpoints.programRequest],
    wired: 'flows-whole-app--dashboard',
  },
  Assistant: {
    purpose: 'A conversation with the assistant, typed or spoken. It answers, and asks before it acts.',
    readers: MEMBERS,
    addresses: ['/chat'],
    groups: ['assistant', 'voice'],
    calls: [...Object.values(assistantEndpoints), ...Object.values(conversationEndpoints)],
    wired: 'flows-whole-app--assistant',
  },
  'AI Agents': {
    purpose: 'All agents with their figures: search, filter, pause, resume, create.',
    readers: MEMBERS,
    addresses: ['/agents'],
    groups: ['agents'],
    calls: [agentList, createAgent, agentAction],
    wired: 'flows-whole-app--agents',
  },
  'API Connections': {
    purpose:
      'The third-party services: which are connected, which failed and why, and the ways to test and disconnect them.',
    readers: 'Members who look after the credentials of the organisation',
    addresses: ['/api-status'],
    groups: ['connections', 'connection'],
    calls: Object.values(connectionEndpoints),
    wired: 'flows-whole-app--connections',
  },
  'Connection setup': {
    purpose: 'The dialog that takes the credentials of one service and tests them once. It opens on API Connections.',
    readers: 'Members who look after the credentials of the organisation',
    addresses: [],
    groups: ['setup'],
    calls: [connectionEndpoints.setupConnection, connectionEndpoints.consentOffer, connectionEndpoints.consentWith],
  },
  'Agent detail': {
    purpose:
      'The page that every agent has, also those that members created: overview, runs and what each of them did, performance, configuration.',
    readers: MEMBERS,
    addresses: ['/agent/{agentId}'],
    groups: ['agent-detail', 'run'],
    calls: [agent, executions, agentAction, configureAgent, ...runCalls, planWorkflow, addOwnWorkflow],
    wired: 'flows-whole-app--agent-detail',
  },
  Contacts: withRecords({
    ...workspace('contacts', 'contacts', 'The address book that the agent keeps in step with the Google account.'),
    later: [agents.contacts.calls.contactsPreview, agents.contacts.calls.contactPairs],
  }),
  'Lead generation': withRecords(
    workspace(
      'lead-generation',
      'lead-generation',
      'Leads with their scores, those that the agent found and those that members add.',
    ),
  ),
  Email: withRecords(
    workspace('email', 'email', 'The inbox as the agent sorts it, messages to compose, and templates.'),
  ),
  Calendar: withRecords(workspace('calendar', 'calendar', 'Events, overlaps, and the free times of the day.')),
  'Maps scraper': withRecords(
    workspace('maps-scraper', 'maps-scraper', 'Businesses around a place, to look through and export.'),
  ),
  Research: withChannels(
    workspace('research', 'research', 'Asks a question of the agent, and shows its tasks, findings and sources.'),
  ),
  'Super agent': withRecords(
    workspace(
      'orchestrator',
      'orchestrator',
      'Tasks and workflows that are handed to the other agents, and what depends on what.',
    ),
  ),
  'Calls to the server': {
    purpose: 'What all pages say and do when a call is refused, fails or does not come back.',
    readers: MEMBERS,
    addresses: [],
    groups: ['request'],
    calls: [],
  },
} as const satisfies Record<string, ScreenFacts>;

export type ScreenName = keyof typeof screens;
