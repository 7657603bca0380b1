import { FIXED_NOW } from './now.ts';
import type { WorldContent } from './scenarios.ts';
import { createAgents } from './world/agents.ts';
import { createInitialContents } from './world/initialContents.ts';
import { createConnections } from './world/connections.ts';
import { createConversations } from './world/conversations.ts';
import { createKeys } from './world/keys.ts';
import { createNotifications } from './world/notifications.ts';
import { createAgentPages } from './world/agentPages.ts';
import { createRecords } from './world/records.ts';
import { createResearch } from './world/research.ts';
import { createSessions } from './world/sessions.ts';
import { createUsage } from './world/usage.ts';

/** What the mocked API keeps, in memory: what one call changes here, the next one reads. */
export function createWorld(clock: () => Date = () => FIXED_NOW, content: WorldContent = 'samples') {
  const initial = createInitialContents(content, clock());
  const connections = createConnections({ clock, initial });
  const agents = createAgents({ clock, content, initial });
  const research = createResearch({ clock, initial });
  const records = createRecords({ clock, detailOf: (key) => agents.detail(key) });
  return {
    sessions: createSessions(),
    keys: createKeys(clock),
    agents,
    connections,
    /** What of the dashboard was put away, by id. */
    hidden: new Set<string>(),
    voice: { readAloud: true },
    notifications: createNotifications(connections.isConnected),
    pages: createAgentPages({ clock, initial, research, agents, records }),
    records,
    research,
    usage: createUsage(clock),
    conversations: createConversations(clock, content),
  };
}

export type World = ReturnType<typeof createWorld>;
