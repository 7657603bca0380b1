import type { AuditLine } from '@switchboard/api-contract/audit';
import { addresses } from '@switchboard/api-contract/runs/addresses';
import { CellText } from '../../../blocks/records/CellText/CellText.tsx';
import { NoValue } from '../../../blocks/marks/NoValue/NoValue.tsx';
import { FromTo } from '../../../blocks/records/RecordTrail/FromTo.tsx';
import { Link } from '../../../components/actions/Link/Link.tsx';
import { Icon } from '../../../components/display/Icon/Icon.tsx';
import { Time } from '../../../components/display/Time/Time.tsx';
import type { Column } from '../../../components/layout/Table/Table.tsx';
import { clip, nameInWords } from '../../../format/text.ts';
import { auditSubject, auditWords } from '../../../rules/audit.ts';
import { nowrap } from '../../../theme/typography.css.ts';
import { field as fieldClass, place, refused, subject, value } from './Audit.css.ts';

/** The words for actors that are not members. */
const actorWords: Readonly<Record<string, string>> = {
  schedule: 'schedule',
  assistant: 'assistant',
  admin: 'admin command',
};

/** The columns of the audit log. */
export const auditColumns = (now: Date): Column<AuditLine>[] => [
  {
    key: 'when',
    header: 'When',
    tight: true,
    cell: ({ at }) => <Time className={nowrap} at={at} now={now} show="dateTime" />,
  },
  { key: 'who', header: 'Who', stack: { order: -1 }, cell: ActorCell },
  { key: 'kind', header: 'Kind', tight: true, cell: Kind },
  { key: 'what', header: 'What', stack: { order: -2, flexBasis: '100%' }, cell: ActionCell },
  { key: 'value', header: 'Value', stack: { flexBasis: '100%' }, cell: Value },
  {
    key: 'from',
    header: 'From',
    align: 'end',
    tight: true,
    stack: { head: true },
    cell: ({ address }) => <span className={place}>{clip(address ?? 'server', 45)}</span>,
  },
];

function ActorCell({ by }: AuditLine) {
  const words = actorWords[by?.type ?? ''];
  if (words !== undefined) return <CellText look="muted">{words}</CellText>;
  if (by?.type === 'key') return <CellText look="strong">{`Key ${by.name ?? ''}`.trim()}</CellText>;
  return <CellText look="strong">{by?.name ?? by?.id ?? by?.type}</CellText>;
}

function Kind(line: AuditLine) {
  const [label, icon] = auditSubject(line);
  return (
    <span className={subject}>
      <Icon icon={icon} />
      {clip(label, 40)}
    </span>
  );
}

function ActionCell(line: AuditLine) {
  const { kind, by } = line;
  const asked = by?.type === 'assistant' && by.name !== undefined ? `, asked by ${by.name}` : '';
  const words = <CellText>{`${auditWords(line)}${asked}`}</CellText>;
  return kind === 'session.refused' ? <span className={refused}>{words}</span> : words;
}

const mostShown = 3;

/** The first values that were changed, before and after, and a link to the run. */
function Value({ changes = [], agentId, runId }: AuditLine) {
  const hasRun = agentId !== undefined && runId !== undefined;
  if (changes.length === 0 && !hasRun) return <NoValue />;
  return (
    <>
      {changes.slice(0, mostShown).map(({ field, old, new: now }, index) => (
        <span key={index} className={value}>
          {field === undefined ? null : <span className={fieldClass}>{clip(nameInWords(field), 40)}: </span>}
          <FromTo before={old} after={now} />{' '}
        </span>
      ))}
      {changes.length > mostShown ? (
        <span className={value}>and {changes.length - mostShown} more, which the export has</span>
      ) : null}
      {hasRun ? <Link href={addresses.run(agentId, runId)}>View run</Link> : null}
    </>
  );
}
