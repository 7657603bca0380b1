import type { AgentSummary } from '@switchboard/api-contract/agents';
import { AgentMark } from '../../blocks/AgentMark/AgentMark.tsx';
import { SampleMark } from '../../blocks/SampleMark/SampleMark.tsx';
import { StatusBadge } from '../../blocks/StatusBadge/StatusBadge.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Anchor } from '../../components/Link/Link.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { count } from '../../format/numbers.ts';
import { clip } from '../../format/text.ts';
import { agentListStatus } from '../../rules/agentListStatus.ts';
import { badge, card, cover, description, head, name, placeholder, sampleAbove, stat, statLabel, stats, statValue, type, words } from './AgentCard.css.ts';

interface AgentCardProps {
  agent: AgentSummary;
  href: string;
  /** Marks this card alone; a section that is all sample is marked once, at its heading. */
  sample: boolean;
}

/** One agent of the dashboard: who it is, its status, and its three figures. The whole card is the link. */
export function AgentCard({ agent, href, sample }: AgentCardProps) {
  const figures = [
    { label: 'Processed', value: agent.stats?.processed },
    { label: 'Success', value: agent.stats?.success },
    { label: 'Pending', value: agent.stats?.pending },
  ];
  return (
    <Card as="li" className={card}>
      <div className={head}>
        <AgentMark agent={agent.type} />
        <span className={badge}>
          <StatusBadge rule={agentListStatus} value={agent.status} />
        </span>
      </div>
      <div className={words}>
        <h3 className={name} dir="auto">
          <Anchor href={href} className={cover}>
            {clip(agent.name.trim() || agent.id, 120)}
          </Anchor>
        </h3>
        <p className={type} dir="auto">
          {clip(agent.type.trim() || 'no type', 60)}
        </p>
      </div>
      <p className={description} dir="auto">
        {clip(agent.description?.trim() ?? '', 240)}
      </p>
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
    </Card>
  );
}

/** The same box while the agents load. */
export function AgentCardSkeleton() {
  return (
    <Card as="li" className={card} aria-hidden="true">
      <div className={head}>
        <Skeleton width={36} height={36} radius={9} />
        <Skeleton width={66} height={22} radius={6} />
      </div>
      <div className={placeholder.words}>
        <Skeleton width="62%" height={12} />
        <Skeleton width="36%" height={10} />
      </div>
      <div className={placeholder.description}>
        <Skeleton height={10} />
        <Skeleton width="68%" height={10} />
      </div>
      <div className={stats}>
        {['a', 'b', 'c'].map((key) => (
          <div key={key} className={stat}>
            <div className={placeholder.figure}>
              <Skeleton width="78%" height={10} />
              <Skeleton width="56%" height={12} />
            </div>
          </div>
        ))}
      </div>
    </Card>
  );
}
