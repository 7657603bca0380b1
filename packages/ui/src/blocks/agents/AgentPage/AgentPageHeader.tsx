import type { Activity } from '@switchboard/api-contract/agents/shared';
import { isFact } from '@switchboard/api-contract/words/factOrText';
import { Pause, Play, Settings2, Square } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../components/actions/Button/Button.tsx';
import { Link } from '../../../components/actions/Link/Link.tsx';
import { Tooltip } from '../../../components/actions/Tooltip/Tooltip.tsx';
import { PageHeader } from '../../../components/layout/PageHeader/PageHeader.tsx';
import { Row } from '../../../components/layout/Row/Row.tsx';
import { clip } from '../../../format/text.ts';
import { agentDetailStatus, isActive, workspaceStatus } from '../../../rules/agents.ts';
import { CONFIGURATION } from '../../forms/SettingsForm/SettingsForm.tsx';
import { SampleMark } from '../../marks/SampleMark/SampleMark.tsx';
import { StatusBadge } from '../../marks/StatusBadge/StatusBadge.tsx';
import { ActionButton } from '../../roles/ActionButton.tsx';
import { RunNow } from '../../runs/RunNow/RunNow.tsx';
import { AgentMark } from '../AgentMark/AgentMark.tsx';
import { badgeRoom, headerButton, explained, headerPart, separator } from '../agents.css.ts';
import type { AgentPageAgent, AgentPageLinks } from './AgentPageProps.ts';
import { runNowControl } from './startRun.ts';

/** What a page says and offers in its header. */
export interface HeaderWords {
  /** Replaces the agent's name. */
  title?: string;
  /** A short sentence about what the agent does. */
  sub: string;
  /** The button of an active agent. */
  stopLabel?: 'Stop' | 'Pause';
  /** Offers a link to the page's configuration. */
  configure?: boolean;
  /** Secondary buttons, before Start or Stop and Run now. */
  actions?: ReactNode;
  /** Runs are started in a section of the page, so the header has no Run now. */
  runsBelow?: boolean;
}

interface AgentPageHeaderProps extends HeaderWords {
  agent: AgentPageAgent;
  links: AgentPageLinks;
  /** When it runs next by itself. */
  nextRun?: string;
  /** What happened last, which tells who started or stopped the agent. */
  activity?: readonly Activity[];
}

function jumpToConfiguration() {
  const heading = document.getElementById(CONFIGURATION)?.querySelector<HTMLElement>('h2');
  heading?.scrollIntoView?.({ block: 'start' });
  heading?.focus({ preventScroll: true });
}

/** Name, status, what the agent does, and its actions. */
export function AgentPageHeader({
  agent: { slug, name, status, statusIsSample, busy, onToggle, onRun },
  links,
  title,
  sub,
  nextRun,
  activity,
  stopLabel = 'Stop',
  configure,
  actions,
  runsBelow = false,
}: AgentPageHeaderProps) {
  const active = isActive(status);
  return (
    <PageHeader
      back={links.back ?? { href: links.dashboard, label: 'Back to Agents' }}
      mark={<AgentMark agent={slug} size="lg" />}
      title={<bdi>{clip(title ?? (name.trim() || 'Unnamed agent'), 120)}</bdi>}
      badge={
        status === undefined ? (
          <span className={badgeRoom} />
        ) : (
          <AgentBadge status={status} sample={statusIsSample} by={findWhoSet(status, activity)} />
        )
      }
      sub={
        <>
          {sub}
          {nextRun === undefined ? null : (
            <>
              <span className={separator}>{'\u2002·\u2002'}</span>
              <span className={headerPart}>{nextRun}</span>
            </>
          )}
          <span className={separator}>{'\u2002·\u2002'}</span>
          <span className={headerPart}>
            <Link href={links.runs}>Runs and performance</Link>
          </span>
        </>
      }
      actions={
        <>
          {configure ? (
            <Button icon={Settings2} className={headerButton} onClick={jumpToConfiguration}>
              Configure
            </Button>
          ) : null}
          {actions}
          <ActionButton
            needs="work"
            className={headerButton}
            icon={active ? (stopLabel === 'Stop' ? Square : Pause) : Play}
            busy={busy === 'toggle'}
            disabledReason={status === undefined ? "The agent's status is not known yet" : undefined}
            onClick={onToggle}
          >
            {active ? stopLabel : 'Start'}
          </ActionButton>
          {runsBelow ? null : <RunNow className={headerButton} {...runNowControl({ slug, busy, onRun })} />}
        </>
      }
    />
  );
}

/** The status that an entry of the activity stands for. */
const statusAfter: Readonly<Record<string, 'active' | 'paused'>> = {
  agentStarted: 'active',
  agentRestarted: 'active',
  agentPaused: 'paused',
};

/** Who started or stopped the agent last, if that is what gave it this status. */
function findWhoSet(status: string, activity: readonly Activity[] = []): string | undefined {
  const last = activity.flatMap(({ text }) => (isFact(text) && Object.hasOwn(statusAfter, text.kind) ? [text] : []))[0];
  if (!last || statusAfter[last.kind] !== (isActive(status) ? 'active' : status)) return undefined;
  const { by } = last.args;
  return typeof by === 'string' ? by : undefined;
}

/** Active or Idle; the tooltip has the status itself and who set it. */
function AgentBadge({ status, sample, by }: { status: string; sample?: boolean; by: string | undefined }) {
  const badge = <StatusBadge rule={workspaceStatus} value={status} />;
  if (sample) {
    return (
      <Row gap={2}>
        {badge}
        <SampleMark />
      </Row>
    );
  }
  const label = clip(agentDetailStatus(status).label, 40);
  if (by === undefined && label === workspaceStatus(status).label) return badge;
  return (
    <Tooltip content={by === undefined ? label : `${label} by ${clip(by, 80)}`}>
      <button type="button" className={explained}>
        {badge}
      </button>
    </Tooltip>
  );
}
