import { agentTable } from '@switchboard/api-contract/agentTable';
import { modelServices } from '@switchboard/api-contract/services/models';
import { FIXED_NOW } from './now.ts';
import type { Content } from './scenarios.ts';
import { createAbout } from './world/about.ts';
import { createAgents } from './world/agents.ts';
import { createAudit } from './world/audit.ts';
import { createAttention } from './world/attention.ts';
import { beginWith } from './world/begin.ts';
import { createChat } from './world/chat.ts';
import { createConnections } from './world/connections.ts';
import { createContacts } from './world/contacts.ts';
import { createConversations } from './world/conversations.ts';
import { createNotes } from './world/notes.ts';
import { createNotifications } from './world/notifications.ts';
import { createOrganisation } from './world/organisation.ts';
import { createPages } from './world/pages.ts';
import { createPasskeys } from './world/passkeys.ts';
import { createRecords } from './world/records.ts';
import { createResearch } from './world/research.ts';
import { createSandbox } from './world/sandbox.ts';
import { createSending } from './world/sending.ts';
import { createSessions } from './world/sessions.ts';
import { createUsage } from './world/usage.ts';
import { createWorkflows } from './world/workflows.ts';

/**
 * Everything that the mocked API knows, in memory: what one call changes, the next one reads. Runs and research tasks
 * progress with `clock`.
 */
export function createWorld(clock: () => Date = () => FIXED_NOW, content: Content = 'samples') {
  const begin = beginWith(content, clock());
  const connections = createConnections({
    clock,
    begin,
    agents: () => {
      // An empty world does not list the seven.
      const created = agents.list().filter(({ id }) => !agentTable.some((entry) => entry.id === id));
      return [...agentTable, ...created.map(({ type, ...agent }) => ({ ...agent, listType: type ?? '' }))].map(
        ({ id, name, listType }) => ({ name, listType, settings: agents.detail(id).configuration?.customSettings }),
      );
    },
  });
  const agents = createAgents({
    clock,
    content,
    begin,
    isConnected: (id, account) => connections.isConnected(id, account),
  });
  const notes = createNotes(clock);
  const research = createResearch({ clock, begin, notes });
  const workflows = createWorkflows({
    clock,
    begin,
    notes,
    hasModel: () => modelServices.some((id) => connections.isConnected(id, false)),
  });
  const records = createRecords({ clock, detailOf: (key) => agents.detail(key) });
  const attention = createAttention({ agents, connections });
  return {
    sessions: createSessions(),
    organisation: createOrganisation(clock),
    passkeys: createPasskeys(clock),
    agents,
    connections,
    contacts: createContacts({ find: (key) => agents.detail(key) }),
    sandbox: createSandbox({ agents, connections, notes }),
    attention,
    notifications: createNotifications({ connections }),
    audit: createAudit(),
    pages: createPages({ clock, begin, notes, research, workflows, agents, records }),
    records,
    sending: createSending({ records, isConnected: (id, account) => connections.isConnected(id, account) }),
    research,
    workflows,
    usage: createUsage({ clock, agents }),
    conversations: createConversations({
      clock,
      content,
      chat: createChat({ ...agents, trouble: () => connections.modelTrouble() }),
      aboutOf: createAbout({ agents, attention, records }),
    }),
  };
}

export type World = ReturnType<typeof createWorld>;
