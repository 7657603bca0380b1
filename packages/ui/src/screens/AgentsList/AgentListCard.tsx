import { usesModel } from '@switchboard/api-contract/services/serviceUse';
import type { AgentSummary } from '@switchboard/api-contract/agents';
import { ArrowRight, Pause, Play, Radio } from 'lucide-react';
import { AgentIdentity, AgentIdentitySkeleton, agentName } from '../../blocks/agents/AgentIdentity/AgentIdentity.tsx';
import { SampleMark } from '../../blocks/marks/SampleMark/SampleMark.tsx';
import { ActionButton } from '../../blocks/roles/ActionButton.tsx';
import { Card } from '../../components/layout/Card/Card.tsx';
import { Icon } from '../../components/display/Icon/Icon.tsx';
import { LinkButton } from '../../components/actions/LinkButton/LinkButton.tsx';
import { Skeleton } from '../../components/display/Skeleton/Skeleton.tsx';
import { Time } from '../../components/display/Time/Time.tsx';
import { useBusy } from '../../components/useBusy.ts';
import type { PressResult } from '../../format/outcome.ts';
import { actions, activity, card, dot, live, liveIcon } from './AgentsList.css.ts';

interface AgentListCardProps {
  agent: AgentSummary;
  /** Marks this card only. A list of nothing but samples is marked once, in its heading. */
  sample: boolean;
  now: Date | number;
  href: string;
  onPause: (agentId: string) => PressResult;
  onResume: (agentId: string) => PressResult;
}

/** One agent in the list. */
export function AgentListCard({ agent, sample, now, href, onPause, onResume }: AgentListCardProps) {
  const name = agentName(agent);
  const active = agent.status === 'active';
  const [change, changing] = useBusy(active ? onPause : onResume);
  return (
    <Card as="li" className={card}>
      <AgentIdentity
        agent={agent}
        level="h2"
        name={name}
        sub={usesModel(agent.type) ? agent.model?.trim() : undefined}
      />
      <p className={activity}>
        {active ? (
          <>
            <span className={live}>
              <Icon icon={Radio} size={14} className={liveIcon} />
              Live
            </span>{' '}
            <span className={dot} aria-hidden="true">
              ·
            </span>{' '}
          </>
        ) : null}
        {agent.lastActiveAt ? (
          <span>
            Active <Time at={agent.lastActiveAt} now={now} />
          </span>
        ) : (
          // Independent of its activity: an agent is active, and Live, before its first run.
          'No runs yet'
        )}{' '}
        {sample ? <SampleMark /> : null}
      </p>
      <div className={actions}>
        <ActionButton
          needs="work"
          size="sm"
          icon={active ? Pause : Play}
          busy={changing}
          aria-label={`${active ? 'Pause' : 'Resume'} ${name}`}
          onClick={() => change(agent.id)}
        >
          {active ? 'Pause' : 'Resume'}
        </ActionButton>
        <LinkButton
          size="sm"
          variant="ghost"
          bleed
          iconAfter={ArrowRight}
          href={href}
          aria-label={`Details of ${name}`}
        >
          Details
        </LinkButton>
      </div>
    </Card>
  );
}

/** A placeholder of the same size while the agents load. */
export function AgentListCardSkeleton() {
  return (
    <Card className={card} aria-hidden="true">
      <AgentIdentitySkeleton />
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
