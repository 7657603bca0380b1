import type { AgentDetail } from '@switchboard/api-contract/agentDetail';
import { type AgentAction, nameKey } from '@switchboard/api-contract/agents';
import { scheduleHeadOf } from '@switchboard/api-contract/schedules/schedule';
import { ArrowUpRight, Play, RotateCw, Square, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { AgentMark } from '../../blocks/agents/AgentMark/AgentMark.tsx';
import { nextRun } from '../../blocks/agents/ScheduleCard/nextRun.ts';
import { NoValue } from '../../blocks/marks/NoValue/NoValue.tsx';
import { SampleMark } from '../../blocks/marks/SampleMark/SampleMark.tsx';
import { StatusBadge } from '../../blocks/marks/StatusBadge/StatusBadge.tsx';
import { RunNow } from '../../blocks/runs/RunNow/RunNow.tsx';
import { ActionButton } from '../../blocks/roles/ActionButton.tsx';
import { LinkButton } from '../../components/actions/LinkButton/LinkButton.tsx';
import { PageHeader } from '../../components/layout/PageHeader/PageHeader.tsx';
import { Skeleton } from '../../components/display/Skeleton/Skeleton.tsx';
import { Spinner } from '../../components/display/Spinner/Spinner.tsx';
import { clip } from '../../format/text.ts';
import { agentDetailStatus, isActive } from '../../rules/agents.ts';
import {
  badges,
  button,
  loadingActions,
  loadingMark,
  loadingType,
  buttonRow,
  typeLine,
  workspace,
} from './AgentDetail.css.ts';
import type { AgentControl, AgentLinks, RunsControl } from './AgentDetailScreenProps.ts';
import { useBusy } from '../../components/useBusy.ts';
import { useDeniedReason } from '../../blocks/roles/RoleContext.ts';
import { Button } from '../../components/actions/Button/Button.tsx';
import { Field } from '../../components/forms/Field/Field.tsx';
import { TextInput } from '../../components/forms/TextInput/TextInput.tsx';
import { Dialog } from '../../components/layers/Dialog/Dialog.tsx';
import type { Outcome } from '../../format/outcome.ts';

interface DeleteAgentProps {
  name: string;
  onDelete: () => Promise<Outcome<unknown>>;
}

/** Deletes an agent that a member created, once its name was typed. */
function DeleteAgent(props: DeleteAgentProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <ActionButton needs="configure" variant="ghost" icon={Trash2} onClick={() => setOpen(true)}>
        Delete
      </ActionButton>
      {open ? <DeleteAgentDialog {...props} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

/** Asks for the name of an agent before it is deleted. */
function DeleteAgentDialog({ name, onClose, onDelete }: DeleteAgentProps & { onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const [run, busy, { refusal }] = useBusy(onDelete);
  const deniedReason = useDeniedReason('configure');
  const isNamed = nameKey(typed) === nameKey(name);
  return (
    <Dialog
      open
      onClose={onClose}
      size="sm"
      busy={busy}
      title={`Delete ${clip(name, 80)}?`}
      description="Its open runs end, and its schedule, proposals and records are deleted. Its runs stay readable for 30 days."
      foot={
        <>
          <Button disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <ActionButton
            needs="configure"
            variant="danger"
            busy={busy}
            disabledReason={isNamed ? undefined : 'Type its name first'}
            onClick={() => run()}
          >
            Delete Agent
          </ActionButton>
        </>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (isNamed && deniedReason === undefined) run();
        }}
      >
        <Field label="Type its name" hint={clip(name, 80)} error={refusal?.message}>
          <TextInput autoComplete="off" value={typed} onValueChange={setTyped} />
        </Field>
      </form>
    </Dialog>
  );
}

interface AgentHeaderProps {
  /** Undefined while it loads. */
  agent?: AgentDetail;
  control: AgentControl;
  runs: RunsControl;
  links: AgentLinks;
  now: Date;
}

/**
 * Name, type, status and actions of the agent. While it loads, the header has the same size and the same heading
 * element.
 */
export function AgentHeader({ agent, control, runs, links, now }: AgentHeaderProps) {
  const back = links.back ?? { href: links.dashboard, label: 'Back to Dashboard' };
  if (!agent) {
    return (
      <PageHeader
        back={back}
        mark={
          <span className={loadingMark}>
            <Spinner size="lg" />
          </span>
        }
        title="Loading agent details..."
        badge={<Skeleton width={84} height={22} />}
        sub={
          <span className={loadingType}>
            <Skeleton width={128} />
          </span>
        }
        actions={<span className={loadingActions} />}
      />
    );
  }
  const next = nextRun(agent.schedule && scheduleHeadOf(agent.schedule), now);
  return (
    <PageHeader
      back={back}
      mark={<AgentMark agent={agent.slug ?? agent.type} size="lg" />}
      title={<bdi>{clip(agent.name.trim() || 'Unnamed agent', 120)}</bdi>}
      badge={
        <span className={badges}>
          <StatusBadge rule={agentDetailStatus} value={agent.status} />
          {agent.sample ? <SampleMark /> : null}
        </span>
      }
      sub={
        <>
          <span className={typeLine}>{agent.type.trim() ? clip(agent.type.toUpperCase(), 60) : <NoValue />}</span>
          {next === undefined ? null : (
            <>
              {'\u2002·\u2002'}
              <span>{next}</span>
            </>
          )}
        </>
      }
      actions={<AgentActions agent={agent} control={control} runs={runs} links={links} />}
    />
  );
}

function AgentActions({ agent, control, runs, links }: Required<Omit<AgentHeaderProps, 'now'>>) {
  const { busy, onAction, onDelete } = control;
  const toggle: AgentAction = isActive(agent.status) ? 'stop' : 'start';
  const toggling = busy !== undefined && busy !== 'restart';
  return (
    <>
      {links.workspace === undefined ? null : (
        <LinkButton variant="ghost" iconAfter={ArrowUpRight} href={links.workspace} className={workspace}>
          Open workspace
        </LinkButton>
      )}
      {onDelete ? <DeleteAgent name={agent.name} onDelete={onDelete} /> : null}
      <span className={buttonRow}>
        <ActionButton
          needs="work"
          className={button}
          icon={RotateCw}
          busy={busy === 'restart'}
          disabled={toggling}
          onClick={() => onAction('restart')}
        >
          Restart
        </ActionButton>
        <ActionButton
          needs="work"
          className={button}
          icon={toggle === 'start' ? Play : Square}
          busy={toggling}
          disabled={busy === 'restart'}
          onClick={() => onAction(toggle)}
        >
          {toggle === 'start' ? 'Start' : 'Stop'}
        </ActionButton>
        <RunNow {...runs} className={button} />
      </span>
    </>
  );
}
