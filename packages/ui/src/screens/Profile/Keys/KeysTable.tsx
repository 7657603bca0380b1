import { agentTable } from '@switchboard/api-contract/agentTable';
import type { AgentSummary } from '@switchboard/api-contract/agents';
import type { ProgramKey } from '@switchboard/api-contract/keys';
import type { ReactNode } from 'react';
import { agentName } from '../../../blocks/agents/AgentIdentity/AgentIdentity.tsx';
import { AgentMark } from '../../../blocks/agents/AgentMark/AgentMark.tsx';
import { NoValue } from '../../../blocks/marks/NoValue/NoValue.tsx';
import { StatusBadge } from '../../../blocks/marks/StatusBadge/StatusBadge.tsx';
import { Button } from '../../../components/actions/Button/Button.tsx';
import { cx } from '../../../components/cx.ts';
import { Time } from '../../../components/display/Time/Time.tsx';
import { VisuallyHidden } from '../../../components/display/VisuallyHidden/VisuallyHidden.tsx';
import { Table, type Column } from '../../../components/layout/Table/Table.tsx';
import { day, fromNow, relativeTime } from '../../../format/dates.ts';
import { clip, listInWords, sentenceCase } from '../../../format/text.ts';
import { isKeyOver, keyState, keyStateOf } from '../../../rules/keys.ts';
import { lines, marks, name as nameClass, named, over, start, strong, sub } from './Keys.css.ts';

/** A key's name, as it is shown. */
export const keyName = (key: Pick<ProgramKey, 'name'>): string => clip(key.name?.trim() || 'Key', 60);

/** More of them would not fit: the others are counted. */
const mostMarks = 5;

interface KeysTableProps {
  label: string;
  keys: readonly ProgramKey[];
  /** Of the organisation, for their names. */
  agents: readonly AgentSummary[];
  now: Date;
  onRevoke: (key: ProgramKey) => void;
  /** Offered for those that have ended, of one's own. */
  onAgain?: (key: ProgramKey) => void;
  foot?: ReactNode;
}

/** Keys, each with what it may do and until when. */
export function KeysTable({ label, keys, agents, now, onRevoke, onAgain, foot }: KeysTableProps) {
  const stateOf = (key: ProgramKey) => keyStateOf(key, now);
  const isOver = (key: ProgramKey) => isKeyOver(stateOf(key));
  const columns: Column<ProgramKey>[] = [
    {
      key: 'name',
      header: 'Name',
      width: '23%',
      stack: { order: -2, flexBasis: 'calc(100% - 8.5rem)' },
      cell: (key) => (
        <div className={lines}>
          <span className={named}>
            <bdi className={cx(nameClass, isOver(key) && over)}>{keyName(key)}</bdi>{' '}
            {stateOf(key) === 'working' ? null : <StatusBadge rule={keyState} value={stateOf(key)} />}
          </span>{' '}
          <span className={sub}>
            <code className={start}>{clip(key.start ?? 'sb_', 20)}…</code>
            {key.owner === undefined ? null : (
              <>
                {' · '}
                <bdi>{clip(key.owner, 60)}</bdi>
              </>
            )}
          </span>
        </div>
      ),
    },
    {
      key: 'rights',
      header: 'Rights',
      width: '13%',
      stack: { line: true },
      cell: (key) => <span className={cx(isOver(key) && over)}>{sentenceCase(rightsOf(key).join(', ')) || '–'}</span>,
    },
    {
      key: 'agents',
      header: 'Agents',
      width: '14%',
      stack: { line: true },
      cell: (key) =>
        key.agents ? (
          <Agents ids={key.agents} agents={agents} />
        ) : (
          <span className={cx(isOver(key) && over)}>All agents</span>
        ),
    },
    {
      key: 'acts',
      header: 'Acts',
      width: '13%',
      stack: { line: true },
      cell: (key) => {
        if (rightsOf(key).every((right) => right === 'see')) return <NoValue />;
        const acts = key.acts === 'act';
        const by = acts ? (key.owner === undefined ? 'allowed by you' : 'without a yes') : 'waits for a yes';
        return <Two isOver={isOver(key)} first={acts ? 'Acts at once' : 'Asks first'} second={isOver(key) ? '' : by} />;
      },
    },
    {
      key: 'expires',
      header: 'Expires',
      width: '11%',
      stack: { line: true },
      cell: (key) => {
        const at = isOver(key) ? (key.endedAt ?? key.expiresAt) : key.expiresAt;
        const distance = isOver(key) ? relativeTime(at, now) : fromNow(at, now);
        return (
          <Two
            isOver={isOver(key)}
            first={<Time at={at} now={now} show="short" />}
            second={distance === day(at) || distance === 'yesterday' ? '' : distance}
          />
        );
      },
    },
    {
      key: 'used',
      header: 'Last used',
      width: '14%',
      stack: { line: true },
      cell: (key) => (
        <Time
          className={cx(isOver(key) && over)}
          at={key.lastUsedAt}
          now={now}
          show="dateTime"
          fallback={key.lastUsedAt === undefined ? 'Never' : '–'}
        />
      ),
    },
    {
      key: 'actions',
      header: 'Actions',
      align: 'end',
      tight: true,
      stack: { order: -1 },
      cell: (key) => {
        if (!isOver(key)) {
          return (
            <Button
              size="sm"
              variant="ghost"
              aria-label={`Revoke ${keyName(key)}${key.owner === undefined ? '' : ` of ${clip(key.owner, 60)}`}`}
              onClick={() => onRevoke(key)}
            >
              Revoke
            </Button>
          );
        }
        return onAgain ? (
          <Button size="sm" aria-label={`Create again: ${keyName(key)}`} onClick={() => onAgain(key)}>
            Create again
          </Button>
        ) : (
          <NoValue />
        );
      },
    },
  ];
  return <Table stacks label={label} columns={columns} rows={keys} rowKey={({ id }) => id} foot={foot} />;
}

const rightsOf = ({ rights = [] }: ProgramKey): readonly string[] => rights.map((right) => clip(right, 40));

interface TwoProps {
  isOver: boolean;
  first: ReactNode;
  second: string;
}

function Two({ isOver, first, second }: TwoProps) {
  return (
    <div className={lines}>
      <span className={isOver ? over : strong}>{first}</span> {second ? <span className={sub}>{second}</span> : null}
    </div>
  );
}

/** The marks of the agents that a key is limited to; a single one has its name beside it. */
function Agents({ ids, agents }: { ids: readonly string[]; agents: readonly AgentSummary[] }) {
  const shown = ids.map((id) => {
    const known = agents.find((agent) => agent.id === id);
    const name = known ? agentName(known) : (agentTable.find((entry) => entry.id === id)?.name ?? id);
    return { id, type: known?.type ?? id, name: clip(name, 60) };
  });
  const [first, ...others] = shown;
  if (!first) return <NoValue />;
  const names = listInWords(shown.map(({ name }) => name));
  return (
    <div className={others.length === 0 ? marks.one : marks.many} title={names}>
      {shown.slice(0, mostMarks).map(({ id, type }) => (
        <AgentMark key={id} agent={type} size="sm" />
      ))}
      {others.length === 0 ? <bdi>{first.name}</bdi> : <VisuallyHidden>{names}</VisuallyHidden>}
      {shown.length > mostMarks ? <span aria-hidden="true">+{shown.length - mostMarks}</span> : null}
    </div>
  );
}
