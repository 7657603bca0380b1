import { FIXED_NOW } from './now.ts';
import type { Content } from './scenarios.ts';
import { createAgents } from './world/agents.ts';
import { beginWith } from './world/begin.ts';
import { createChat } from './world/chat.ts';
import { createConnections } from './world/connections.ts';
import { createRecords } from './world/records.ts';
import { createResearch } from './world/research.ts';
import { createSessions } from './world/sessions.ts';

/**
 * Everything that the mocked API knows, in memory: what one call changes, the next one reads. Runs and researches move
 * on with `clock`.
 */
export function createWorld(clock: () => Date = () => FIXED_NOW, content: Content = 'samples') {
  const begin = beginWith(content, clock());
  const agents = createAgents({ clock, content, begin });
  const connections = createConnections({ clock, begin });
  return {
    sessions: createSessions(),
    agents,
    connections,
    records: createRecords({ clock, begin, statusOf: (slug) => agents.listStatusOf(slug) }),
    research: createResearch({ clock, begin, statusOf: () => agents.listStatusOf('research') }),
    chat: createChat({ ...agents, trouble: () => connections.modelTrouble() }),
  };
}

export type World = ReturnType<typeof createWorld>;
