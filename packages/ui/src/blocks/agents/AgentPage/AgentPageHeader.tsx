import { Pause, Play, Settings2, Square } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../components/actions/Button/Button.tsx';
import { Link } from '../../../components/actions/Link/Link.tsx';
import { PageHeader } from '../../../components/layout/PageHeader/PageHeader.tsx';
import { Row } from '../../../components/layout/Row/Row.tsx';
import { Tooltip } from '../../../components/actions/Tooltip/Tooltip.tsx';
import { clip } from '../../../format/text.ts';
import { agentStatus, isActive } from '../../../rules/agentStatus.ts';
import type { Rule } from '../../../rules/lookup.ts';
import { AgentMark } from '../AgentMark/AgentMark.tsx';
import { CONFIGURATION } from '../../forms/SettingsForm/SettingsForm.tsx';
import { SampleMark } from '../../marks/SampleMark/SampleMark.tsx';
import { StatusBadge } from '../../marks/StatusBadge/StatusBadge.tsx';
import { RunNow } from '../../runs/RunNow/RunNow.tsx';
import { badgeRoom, explained, runs, separator } from './AgentPageHeader.css.ts';
import type { AgentPageAgent, AgentPageLinks } from './agentPageProps.ts';
import { runNowOf } from './runNowOf.ts';
import { ActionButton } from '../../roles/ActionButton.tsx';

export interface AgentPageHeaderProps {
  agent: AgentPageAgent;
  links: AgentPageLinks;
  /** Replaces the agent's name. */
  title?: string;
  /** A short sentence about what the agent does. */
  sub: string;
  /** When it runs next by itself. */
  nextRun?: string;
  /** Replaces the badge if the page has its own words for the status; the status itself becomes the tooltip. */
  statusRule?: (status: string | undefined) => Rule;
  /** The button of an active agent. */
  stopLabel?: 'Stop' | 'Pause';
  /** Offers a link to the page's configuration. */
  configure?: boolean;
  /** Secondary buttons, before Start or Stop and Run now. */
  actions?: ReactNode;
}

function jumpToConfiguration() {
  const heading = document.getElementById(CONFIGURATION)?.querySelector<HTMLElement>('h2');
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
}

/** Name, status, what the agent does, and its actions. */
export function AgentPageHeader({
  agent: { slug, name, status, statusIsSample, busy, onToggle, onRun },
  links,
  title,
  sub,
  nextRun,
  statusRule = agentStatus,
  stopLabel = 'Stop',
  configure,
  actions,
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
          <AgentBadge status={status} sample={statusIsSample} rule={statusRule} />
        )
      }
      sub={
        <>
          {sub}
          {nextRun === undefined ? null : (
            <>
              <span className={separator}>{'\u2002·\u2002'}</span>
              <span className={runs}>{nextRun}</span>
            </>
          )}
          <span className={separator}>{'\u2002·\u2002'}</span>
          <span className={runs}>
            <Link href={links.runs}>Runs and performance</Link>
          </span>
        </>
      }
      actions={
        <>
          {configure ? (
            <Button icon={Settings2} onClick={jumpToConfiguration}>
              Configure
            </Button>
          ) : null}
          {actions}
          <ActionButton
            needs="work"
            icon={active ? (stopLabel === 'Stop' ? Square : Pause) : Play}
            busy={busy === 'toggle'}
            disabledReason={status === undefined ? "The agent's status is not known yet" : undefined}
            onClick={onToggle}
          >
            {active ? stopLabel : 'Start'}
          </ActionButton>
          <RunNow {...runNowOf({ busy, onRun })} />
        </>
      }
    />
  );
}

function AgentBadge({
  status,
  sample,
  rule,
}: {
  status: string;
  sample?: boolean;
  rule: (status: string | undefined) => Rule;
}) {
  const badge = <StatusBadge rule={rule} value={status} />;
  if (sample) {
    return (
      <Row gap={2}>
        {badge}
        <SampleMark />
      </Row>
    );
  }
  const { label } = agentStatus(status);
  if (rule(status).label === label) return badge;
  return (
    <Tooltip content={clip(label, 40)}>
      <button type="button" className={explained}>
        {badge}
      </button>
    </Tooltip>
  );
}
