import { type AgentSummary } from '@switchboard/api-contract/agents';
import { ArrowRight, Pause, Play, Radio } from 'lucide-react';
import { AgentMark } from '../../blocks/AgentMark/AgentMark.tsx';
import { StatusBadge } from '../../blocks/StatusBadge/StatusBadge.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Time } from '../../components/Time/Time.tsx';
import { toDate } from '../../format/dates.ts';
import { clip } from '../../format/text.ts';
import { agentListStatus } from '../../rules/agentListStatus.ts';
import { actions, activity, badge, card, description, dot, head, live, liveIcon, model, name as nameClass, placeholder, words } from './AgentListCard.css.ts';

interface AgentListCardProps {
  agent: AgentSummary;
  now: Date | number;
  href: string;
  onPause: (agentId: string) => void;
  onResume: (agentId: string) => void;
  /** Its change is on its way. */
  changing?: boolean;
}

/** One agent of the list. */
export function AgentListCard({ agent, now, href, onPause, onResume, changing }: AgentListCardProps) {
  const name = clip(agent.name.trim() || agent.id, 120);
  const active = agent.status === 'active';
  return (
    <Card as="li" className={card}>
      <div className={head}>
        <AgentMark agent={agent.type} />
        <span className={badge}>
          <StatusBadge rule={agentListStatus} value={agent.status} />
        </span>
      </div>
      <div className={words}>
        <h2 className={nameClass} dir="auto">
          {name}
        </h2>
        <p className={model}>{clip(agent.model?.trim() || 'no model', 60)}</p>
      </div>
      <p className={description} dir="auto">
        {clip(agent.description?.trim() ?? '', 240)}
      </p>
      <p className={activity}>
        {active ? (
          <>
            <span className={live}>
              <Icon icon={Radio} size={14} className={liveIcon} />
              Live
            </span>
            <span className={dot} aria-hidden="true">
              ·
            </span>
          </>
        ) : null}
        {toDate(agent.lastActiveAt) ? (
          <span>
            Active <Time at={agent.lastActiveAt} now={now} />
          </span>
        ) : (
          'Not active yet'
        )}
      </p>
      <div className={actions}>
        <Button
          size="sm"
          icon={active ? Pause : Play}
          busy={changing}
          aria-label={`${active ? 'Pause' : 'Resume'} ${name}`}
          onClick={() => (active ? onPause(agent.id) : onResume(agent.id))}
        >
          {active ? 'Pause' : 'Resume'}
        </Button>
        <LinkButton size="sm" variant="ghost" bleed iconAfter={ArrowRight} href={href} aria-label={`Details of ${name}`}>
          Details
        </LinkButton>
      </div>
    </Card>
  );
}

/** The same box while the agents load. */
export function AgentListCardSkeleton() {
  return (
    <Card className={card} aria-hidden="true">
      <div className={head}>
        <Skeleton width={36} height={36} radius={9} />
        <Skeleton width={66} height={22} radius={6} />
      </div>
      <div className={placeholder.words}>
        <Skeleton width="48%" height={12} />
        <Skeleton width="18%" height={10} />
      </div>
      <div className={placeholder.description}>
        <Skeleton height={10} />
        <Skeleton width="64%" height={10} />
      </div>
      <div className={activity}>
        <Skeleton width={132} height={10} />
      </div>
      <div className={actions}>
        <Skeleton width={78} height={32} radius={7} />
        <Skeleton width={56} height={12} />
      </div>
    </Card>
  );
}
