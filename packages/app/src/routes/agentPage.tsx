import type { AgentPageProps, StatusBase } from '@switchboard/ui/blocks/agents/AgentPage';
import type { ComponentType } from 'react';
import type { AgentPageSource } from '../queries/agentPages/AgentPageSource.ts';
import { useAgentPage } from '../queries/agentPages/useAgentPage.ts';
import { sendActions } from '../sending/sendActions.tsx';

/** Makes the route of an agent from its definition in the contract and its screen. */
export function agentPage<Status extends StatusBase, Settings extends object, Bodies extends object>(
  agent: AgentPageSource<Status, Settings, Bodies>,
  Screen: ComponentType<AgentPageProps<Status, Settings, Bodies>>,
): ComponentType {
  return function AgentRoute() {
    const page = useAgentPage(agent);
    return <Screen {...page} recordActions={sendActions(page.agent.id)} />;
  };
}
