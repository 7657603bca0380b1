import type { AgentSummary } from '@switchboard/api-contract/agents';
import { AgentIdentity, AgentIdentitySkeleton, agentName } from '../../blocks/agents/AgentIdentity/AgentIdentity.tsx';
import { SampleMark } from '../../blocks/marks/SampleMark/SampleMark.tsx';
import { Card } from '../../components/layout/Card/Card.tsx';
import { Anchor } from '../../components/actions/Link/Link.tsx';
import { Skeleton } from '../../components/display/Skeleton/Skeleton.tsx';
import { count } from '../../format/numbers.ts';
import { card, cover, foot, placeholder, sampleAbove, stat, statLabel, stats, statValue } from './AgentCard.css.ts';

interface AgentCardProps {
  agent: AgentSummary;
  href: string;
  /** Marks this card only. A section of nothing but samples is marked once, in its heading. */
  sample: boolean;
}

/** One agent on the dashboard: name, status and three figures. The whole card is a link. */
export function AgentCard({ agent, href, sample }: AgentCardProps) {
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
export function AgentCardSkeleton() {
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
