import {
  type NewAgent,
  agentListStatuses,
  type AgentListStatus,
  type AgentSummary,
} from '@switchboard/api-contract/agents';
import { CircleDot, Plus } from 'lucide-react';
import { useState, useRef } from 'react';
import type { Rows } from '@switchboard/api-contract/wire';
import { activeAgentsText } from '../../blocks/agents/activeAgentsText.ts';
import { CreateAgentDialog } from '../../blocks/agents/CreateAgentDialog/CreateAgentDialog.tsx';
import { SampleMark } from '../../blocks/marks/SampleMark/SampleMark.tsx';
import { ActionButton } from '../../blocks/roles/ActionButton.tsx';
import { Page } from '../../components/layout/Page/Page.tsx';
import { PageHeader } from '../../components/layout/PageHeader/PageHeader.tsx';
import type { Outcome, PressResult } from '../../format/outcome.ts';
import { dataOf, type ViewState } from '../../format/viewState.ts';
import { agentName } from '../../blocks/agents/AgentIdentity/AgentIdentity.tsx';
import { LeftOut } from '../../blocks/records/LeftOut/LeftOut.tsx';
import { NoMatch } from '../../blocks/records/NoMatch/NoMatch.tsx';
import { ShowMore } from '../../blocks/records/ShowMore/ShowMore.tsx';
import { ViewRegion } from '../../blocks/states/ViewRegion/ViewRegion.tsx';
import { EmptyState } from '../../components/states/EmptyState/EmptyState.tsx';
import { FilterBar } from '../../components/actions/FilterBar/FilterBar.tsx';
import { Grid } from '../../components/layout/Grid/Grid.tsx';
import { LiveRegion } from '../../components/display/LiveRegion/LiveRegion.tsx';
import { SearchInput } from '../../components/forms/SearchInput/SearchInput.tsx';
import { plural } from '../../format/numbers.ts';
import { clip } from '../../format/text.ts';
import { agentStatus, agentStatusRules } from '../../rules/agents.ts';
import { AgentListCard, AgentListCardSkeleton } from './AgentListCard.tsx';
import { filterAgents, statusOf, type AgentFilter } from './filterAgents.ts';
import { list, search as searchClass, toolbar } from './AgentsList.css.ts';

/** How many cards are shown at first and added with each press: thousands at once would make the page slow. */
const STEP = 60;

interface AgentsGridProps {
  agents: ViewState<Rows<AgentSummary>>;
  now: Date | number;
  /** Search and status from the address. */
  filter: AgentFilter;
  onFilter: (filter: AgentFilter) => void;
  /** The page of an agent. */
  agentHref: (agent: AgentSummary) => string;
  /** A change is pending as long as its promise. */
  onPause: (agentId: string) => PressResult;
  onResume: (agentId: string) => PressResult;
  /** Every agent is a built-in sample, which the page title says once. */
  allSample: boolean;
  onCreate: () => void;
}

/** Rare statuses are offered only if an agent has them. */
const rare: readonly AgentListStatus[] = ['training', 'error'];

/** The filters, with counts once the agents are loaded. */
const statusOptions = (agents: readonly AgentSummary[] | undefined, chosen: AgentListStatus | 'all') => [
  { value: 'all', label: 'All', count: agents?.length } as const,
  ...agentListStatuses
    .map((status) => ({
      value: status,
      label: agentStatusRules[status].label,
      count: agents?.filter((agent) => agent.status === status).length,
    }))
    .filter(({ value, count }) => !rare.includes(value) || value === chosen || (count ?? 0) > 0),
];

const noFilter: AgentFilter = { search: '', status: 'all' };

/** Search, status filter and cards, or the state shown in place of them. */
function AgentsGrid({ agents, onCreate, filter, onFilter, ...cardProps }: AgentsGridProps) {
  const search = useRef<HTMLInputElement>(null);
  const clear = (what: 'filters' | 'all') => {
    // The clear button disappears with the message around it.
    search.current?.focus();
    onFilter(what === 'all' ? noFilter : { ...noFilter, search: filter.search });
  };
  if (agents.status === 'ready' && agents.data.items.length === 0 && agents.data.leftOut === 0) {
    return (
      <EmptyState
        title="No AI Agents Yet"
        text="Create your first AI agent to get started with automation."
        action={
          <ActionButton needs="configure" variant="primary" icon={Plus} onClick={onCreate}>
            Create Your First Agent
          </ActionButton>
        }
      />
    );
  }
  return (
    <div className={list}>
      <div className={toolbar}>
        <SearchInput
          inputRef={search}
          className={searchClass}
          label="Search agents..."
          value={filter.search}
          onValueChange={(text) => onFilter({ ...filter, search: text })}
        />
        <FilterBar
          label="Status"
          options={statusOptions(dataOf(agents)?.items, statusOf(filter))}
          value={statusOf(filter)}
          onValueChange={(status) => onFilter({ ...filter, status })}
        />
      </div>
      <ViewRegion
        view={agents}
        name="agents"
        now={cardProps.now}
        loading={
          <Grid columns={3} wide>
            {Array.from({ length: 6 }, (_, index) => (
              <AgentListCardSkeleton key={index} />
            ))}
          </Grid>
        }
      >
        {(data) => <Cards data={data} filter={filter} onClear={clear} {...cardProps} />}
      </ViewRegion>
    </div>
  );
}

interface CardsProps extends Omit<AgentsGridProps, 'agents' | 'onCreate' | 'onFilter'> {
  data: Rows<AgentSummary>;
  onClear: (what: 'filters' | 'all') => void;
}

function Cards({ data, allSample, filter, onClear, now, agentHref, onPause, onResume }: CardsProps) {
  const [shown, setShown] = useState(STEP);
  const [requested, setRequested] = useState<{ id: string; from: string | undefined }>();
  const request = (change: (agentId: string) => PressResult) => async (id: string) => {
    setRequested(undefined);
    const from = data.items.find((agent) => agent.id === id)?.status;
    await change(id);
    setRequested({ id, from });
  };
  const found = filterAgents(data.items, filter);
  const status = statusOf(filter);
  const filtered = filter.search.trim() !== '' || status !== 'all';
  return (
    <>
      <LiveRegion message={filtered ? `${plural(found.length, 'agent')} found` : ''} />
      <LiveRegion message={requested ? statusChange(requested, data.items) : ''} />
      {found.length === 0 && filtered ? (
        <NoMatch
          one="agent"
          search={filter.search}
          filters={status === 'all' ? [] : [agentStatusRules[status].label]}
          hidden={filterAgents(data.items, { ...filter, status: 'all' }).length}
          onClear={onClear}
        />
      ) : (
        <Grid as="ul" role="list" columns={3} wide>
          {found.slice(0, shown).map((agent) => (
            <AgentListCard
              key={agent.id}
              agent={agent}
              sample={agent.sample === true && !allSample}
              now={now}
              href={agentHref(agent)}
              onPause={request(onPause)}
              onResume={request(onResume)}
            />
          ))}
        </Grid>
      )}
      <ShowMore shown={shown} total={found.length} one="agent" onMore={() => setShown(shown + STEP)} />
      <LeftOut count={data.leftOut} one="agent" />
    </>
  );
}

/** The result of Pause or Resume, for screen readers; a failure is announced by its toast. */
function statusChange({ id, from }: { id: string; from: string | undefined }, agents: readonly AgentSummary[]): string {
  const agent = agents.find((candidate) => candidate.id === id);
  return agent && agent.status !== from
    ? `${clip(agentName(agent), 80)} is now ${agentStatus(agent.status).label.toLowerCase()}`
    : '';
}

export interface AgentsListScreenProps extends Omit<AgentsGridProps, 'allSample' | 'onCreate'> {
  /** If it is refused, the dialog stays open and says why. */
  onCreateAgent: (agent: NewAgent) => Promise<Outcome<unknown>>;
}

/** Every agent of the organisation, with Pause or Resume and a link to its page. */
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
        sub={activeAgentsText(agents)}
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
