import type { NewAgent } from '@switchboard/api-contract/agents';
import { CircleDot } from 'lucide-react';
import { useState } from 'react';
import { agentsActive } from '../../blocks/agents/agentsActive.ts';
import { CreateAgentDialog } from '../../blocks/agents/CreateAgentDialog/CreateAgentDialog.tsx';
import { SampleMark } from '../../blocks/marks/SampleMark/SampleMark.tsx';
import { ActionButton } from '../../blocks/roles/ActionButton.tsx';
import { Page } from '../../components/layout/Page/Page.tsx';
import { PageHeader } from '../../components/layout/PageHeader/PageHeader.tsx';
import type { Outcome } from '../../format/outcome.ts';
import { dataOf } from '../../format/viewState.ts';
import { AgentsGrid, type AgentsGridProps } from './AgentsGrid.tsx';

export interface AgentsListScreenProps extends Omit<AgentsGridProps, 'allSample' | 'onCreate'> {
  /** If it is refused, the dialog stays open and says why. */
  onCreateAgent: (agent: NewAgent) => Promise<Outcome<unknown>>;
}

/** Every agent of the tenant, with Pause or Resume and a link to its page. */
export function AgentsListScreen({ agents, onCreateAgent, ...gridProps }: AgentsListScreenProps) {
  const [creating, setCreating] = useState(false);
  const create = () => setCreating(true);
  const items = dataOf(agents)?.items ?? [];
  const empty = agents.status === 'ready' && items.length === 0;
  const allSample = items.length > 0 && items.every(({ sample }) => sample);
  return (
    <Page>
      <PageHeader
        title="AI Agents"
        sub={agentsActive(agents)}
        badge={allSample ? <SampleMark /> : undefined}
        actions={
          // In an empty list the button in the middle is the primary one.
          <ActionButton needs="configure" variant={empty ? 'secondary' : 'primary'} icon={CircleDot} onClick={create}>
            Record New Agent
          </ActionButton>
        }
      />
      <AgentsGrid agents={agents} allSample={allSample} onCreate={create} {...gridProps} />
      {creating ? <CreateAgentDialog onClose={() => setCreating(false)} onCreate={onCreateAgent} /> : null}
    </Page>
  );
}
