import type { AgentSummary } from '@switchboard/api-contract/agents';
import type { ReactNode } from 'react';
import { Skeleton } from '../../../components/display/Skeleton/Skeleton.tsx';
import { clip } from '../../../format/text.ts';
import { agentStatus } from '../../../rules/agents.ts';
import { StatusBadge } from '../../marks/StatusBadge/StatusBadge.tsx';
import { AgentMark } from '../AgentMark/AgentMark.tsx';
import {
  identityBadge,
  description,
  identityHead,
  nameOfLevel,
  placeholder,
  identitySub as subClass,
  identityWords,
} from '../agents.css.ts';

interface AgentIdentityProps {
  /** The agent, as the list has it. */
  agent: AgentSummary;
  /** The level of the heading. */
  level: 'h2' | 'h3';
  /** The name, or a link around it. */
  name: ReactNode;
  /** The short line under the name, if there is one. */
  sub?: string | undefined;
}

/** An agent's display name: its name, or its id if it has none. */
export const agentName = ({ name, id }: AgentSummary): string => clip(name.trim() || id, 120);

/** The upper half of an agent's card: mark, status, name, a short line, and description. */
export function AgentIdentity({ agent, level: Heading, name, sub }: AgentIdentityProps) {
  return (
    <>
      <div className={identityHead}>
        <AgentMark agent={agent.type} />
        <span className={identityBadge}>
          <StatusBadge rule={agentStatus} value={agent.status} />
        </span>
      </div>
      <div className={identityWords}>
        <Heading className={nameOfLevel[Heading]} dir="auto">
          {name}
        </Heading>
        {sub ? (
          <p className={subClass} dir="auto">
            {clip(sub, 60)}
          </p>
        ) : null}
      </div>
      <p className={description} dir="auto">
        {clip(agent.description?.trim() ?? '', 240)}
      </p>
    </>
  );
}

/** A placeholder of the same size, while the agents load. */
export function AgentIdentitySkeleton() {
  return (
    <>
      <div className={identityHead}>
        <Skeleton width={36} height={36} radius={9} />
        <Skeleton width={66} height={22} radius={6} />
      </div>
      <div className={placeholder.words}>
        <Skeleton width="56%" height={12} />
        <Skeleton width="28%" height={10} />
      </div>
      <div className={placeholder.description}>
        <Skeleton height={10} />
        <Skeleton width="66%" height={10} />
      </div>
    </>
  );
}
