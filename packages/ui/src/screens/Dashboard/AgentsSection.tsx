import { findAgent } from '@switchboard/api-contract/agentTable';
import type { AgentSummary } from '@switchboard/api-contract/agents';
import type { Rows } from '@switchboard/api-contract/wire';
import { ArrowUpRight, MessagesSquare, Plus } from 'lucide-react';
import { LeftOut } from '../../blocks/records/LeftOut/LeftOut.tsx';
import { SampleMark } from '../../blocks/marks/SampleMark/SampleMark.tsx';
import { ActionButton } from '../../blocks/roles/ActionButton.tsx';
import { Card } from '../../components/layout/Card/Card.tsx';
import { EmptyState } from '../../components/states/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../components/states/ErrorState/ErrorState.tsx';
import { Grid } from '../../components/layout/Grid/Grid.tsx';
import { Anchor, Link } from '../../components/actions/Link/Link.tsx';
import { Icon } from '../../components/display/Icon/Icon.tsx';
import { Section } from '../../components/layout/Section/Section.tsx';
import { VisuallyHidden } from '../../components/display/VisuallyHidden/VisuallyHidden.tsx';
import { count } from '../../format/numbers.ts';
import type { ViewState } from '../../format/viewState.ts';
import {
  dots,
  launch,
  launchHead,
  launchMark,
  launchText,
  launchTitle,
  card,
  cover,
  foot,
  placeholder,
  sampleAbove,
  stat,
  statLabel,
  stats,
  statValue,
  allAgents,
  more,
} from './Dashboard.css.ts';
import type { DashboardHrefs } from './Tiles.tsx';
import { AgentIdentity, AgentIdentitySkeleton, agentName } from '../../blocks/agents/AgentIdentity/AgentIdentity.tsx';
import { Skeleton } from '../../components/display/Skeleton/Skeleton.tsx';

interface AgentCardProps {
  agent: AgentSummary;
  href: string;
  /** Marks this card only. A section of nothing but samples is marked once, in its heading. */
  sample: boolean;
}

/** One agent on the dashboard: name, status and three figures. The whole card is a link. */
function AgentCard({ agent, href, sample }: AgentCardProps) {
  const figures = [
    { label: 'Processed', value: agent.stats?.processed },
    { label: 'Success', value: agent.stats?.success },
    { label: 'Pending', value: agent.stats?.pending },
  ];
  return (
    <Card as="li" className={card}>
      <AgentIdentity
        agent={agent}
        level="h3"
        name={
          <Anchor href={href} className={cover}>
            {agentName(agent)}
          </Anchor>
        }
        sub={agent.type.trim() || 'no type'}
      />
      <div className={foot}>
        {sample ? (
          <span className={sampleAbove}>
            <SampleMark />
          </span>
        ) : null}
        <dl className={stats}>
          {figures.map(({ label, value }) => (
            <div key={label} className={stat}>
              <dt className={statLabel}>{label}</dt>
              <dd className={statValue}>{count(value)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Card>
  );
}

/** A placeholder of the same size while the agents load. */
function AgentCardSkeleton() {
  return (
    <Card as="li" className={card} aria-hidden="true">
      <AgentIdentitySkeleton />
      <div className={foot}>
        <div className={stats}>
          {['a', 'b', 'c'].map((key) => (
            <div key={key} className={stat}>
              <div className={placeholder}>
                <Skeleton width="78%" height={10} />
                <Skeleton width="56%" height={12} />
              </div>
            </div>
          ))}
        </div>
      </div>
    </Card>
  );
}

/** How many cards are shown; the others are on the agents page. With Launch Chat they fill whole rows. */
const SHOWN = 23;

interface AgentsSectionProps {
  agents: ViewState<Rows<AgentSummary>>;
  hrefs: DashboardHrefs;
  onCreateAgent: () => void;
}

/** An agent's type selects its page; unknown types go to the list. */
function hrefOf(agent: AgentSummary, hrefs: DashboardHrefs): string {
  const entry = findAgent(agent.type);
  return entry ? hrefs.agentPage(entry.slug) : hrefs.agents;
}

/** A card per agent, with the assistant in the last cell. */
export function AgentsSection({ agents, hrefs, onCreateAgent }: AgentsSectionProps) {
  const { items, leftOut } = agents.status === 'ready' ? agents.data : { items: [], leftOut: 0 };
  const allSample = items.length > 0 && items.every(({ sample }) => sample);
  const empty = agents.status === 'ready' && items.length === 0;
  return (
    <Section
      title="Agents"
      mark={allSample ? <SampleMark /> : undefined}
      actions={
        <Link standalone className={allAgents} href={hrefs.agents}>
          All agents
        </Link>
      }
      aria-busy={agents.status === 'loading' || undefined}
    >
      {agents.status === 'loading' ? <VisuallyHidden>Loading agents</VisuallyHidden> : null}
      {agents.status === 'error' ? (
        <Card>
          <ErrorState message={agents.message} busy={agents.retrying} onRetry={agents.onRetry} />
        </Card>
      ) : null}
      {empty ? (
        <EmptyState
          level={3}
          title="No AI Agents Yet"
          text="Create your first AI agent to get started with automation."
          action={
            <ActionButton needs="configure" variant="primary" icon={Plus} onClick={onCreateAgent}>
              Create Your First Agent
            </ActionButton>
          }
        />
      ) : null}
      <Grid as="ul" columns={4} role="list">
        {agents.status === 'loading'
          ? Array.from({ length: 7 }, (_, index) => <AgentCardSkeleton key={index} />)
          : null}
        {items.slice(0, SHOWN).map((agent) => (
          <AgentCard
            key={agent.id}
            agent={agent}
            href={hrefOf(agent, hrefs)}
            sample={agent.sample === true && !allSample}
          />
        ))}
        <li>
          <LaunchChat href={hrefs.chat} />
        </li>
      </Grid>
      {items.length > SHOWN ? (
        <p className={more}>
          {SHOWN} of {count(items.length)} agents are shown. <Link href={hrefs.agents}>All agents</Link>
        </p>
      ) : null}
      <LeftOut count={leftOut} one="agent" />
    </Section>
  );
}

/** The last cell of the agent grid: the assistant. */
function LaunchChat({ href }: { href: string }) {
  return (
    <Anchor href={href} className={launch}>
      <span className={dots} aria-hidden="true" />
      <span className={launchHead}>
        <span className={launchMark}>
          <Icon icon={MessagesSquare} size={20} />
        </span>
        <Icon icon={ArrowUpRight} />
      </span>
      <span className={launchTitle}>Launch Chat</span>{' '}
      <span className={launchText}>Ask a question or give an order in your own words.</span>
    </Anchor>
  );
}
