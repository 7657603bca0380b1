import type { AuditLine } from '@switchboard/api-contract/audit';
import type { Rows } from '@switchboard/api-contract/wire';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { LiveRegion } from '../../../components/display/LiveRegion/LiveRegion.tsx';
import { useBusy } from '../../../components/useBusy.ts';
import { LeftOut } from '../../../blocks/records/LeftOut/LeftOut.tsx';
import { SkeletonRows } from '../../../blocks/records/SkeletonRows/SkeletonRows.tsx';
import { useDeniedReason } from '../../../blocks/roles/RoleContext.ts';
import { ViewRegion } from '../../../blocks/states/ViewRegion/ViewRegion.tsx';
import { Button } from '../../../components/actions/Button/Button.tsx';
import { Card } from '../../../components/layout/Card/Card.tsx';
import { Section } from '../../../components/layout/Section/Section.tsx';
import { Table } from '../../../components/layout/Table/Table.tsx';
import { EmptyState } from '../../../components/states/EmptyState/EmptyState.tsx';
import { zoneName } from '../../../format/dates.ts';
import { count, plural } from '../../../format/numbers.ts';
import { dataOf, type ViewState } from '../../../format/viewState.ts';
import { auditColumns } from './auditColumns.tsx';
import { auditSubjectRules } from '../../../rules/audit.ts';
import { Select } from '../../../components/forms/Select/Select.tsx';
import { clip } from '../../../format/text.ts';
import { filter, filters as filtersClass, total as totalClass } from './Audit.css.ts';

/** Which lines are shown, as the address has it; empty: all. `time`: how many days back. */
interface AuditFilterValues {
  readonly member: string;
  readonly kind: string;
  readonly time: string;
}

/** Members to filter by. */
interface AuditMember {
  readonly id: string;
  readonly name: string;
}

interface AuditFiltersProps {
  value: AuditFilterValues;
  members: readonly AuditMember[];
  /** How many lines match, in words. */
  total: string | undefined;
  onChange: (part: Partial<AuditFilterValues>) => void;
}

const others = [
  { value: 'key', label: 'Keys' },
  { value: 'schedule', label: 'Schedules' },
  { value: 'assistant', label: 'Assistant' },
  { value: 'admin', label: 'Admin commands' },
] as const;
const kinds = [
  { value: '', label: 'All kinds' },
  ...Object.entries(auditSubjectRules).map(([value, [label]]) => ({ value, label })),
];
const times = [
  { value: '1', label: 'Last 24 hours' },
  { value: '7', label: 'Last 7 days' },
  { value: '30', label: 'Last 30 days' },
  { value: '90', label: 'Last 90 days' },
  { value: 'all', label: 'Any time' },
] as const;

/** Filters by member, kind and time, and how many lines match. */
function AuditFilters({ value, members, total, onChange }: AuditFiltersProps) {
  const [isChanged, setChanged] = useState(false);
  const named = members.map(({ id, name }) => ({ value: id, label: clip(name, 60) }));
  const selects = [
    { key: 'member', label: 'Who', options: [{ value: '', label: 'Everyone' }, ...named, ...others] },
    { key: 'kind', label: 'Kind', options: kinds },
    { key: 'time', label: 'Time', options: times },
  ] as const;
  return (
    <div className={filtersClass} role="group" aria-label="Filters">
      {selects.map(({ key, label, options }) => (
        <Select
          key={key}
          className={filter}
          aria-label={label}
          options={options}
          value={value[key]}
          onValueChange={(chosen) => {
            setChanged(true);
            onChange({ [key]: chosen });
          }}
        />
      ))}
      {total === undefined ? null : <span className={totalClass}>{total}</span>}
      <LiveRegion message={(isChanged && total) || ''} />
    </div>
  );
}

export type { AuditFilterValues };

/** What has been read of the audit log. */
export interface AuditLines extends Rows<AuditLine> {
  /** How many match, as far as they are counted; `more`: there are more than that. */
  readonly total: number | undefined;
  readonly more: boolean;
  /** How many days a line is kept. */
  readonly days: number | undefined;
}

export interface AuditProps {
  view: ViewState<AuditLines>;
  now: Date;
  filters: AuditFilterValues;
  /** Members to filter by. */
  members: readonly AuditMember[];
  onFilter: (part: Partial<AuditFilterValues>) => void;
  /** Reads older lines; undefined if there are none. */
  onMore: (() => Promise<unknown>) | undefined;
  /** Saves all lines that match. */
  onExport: () => Promise<unknown>;
}

const everything: AuditFilterValues = { member: '', kind: '', time: 'all' };

/** Who did what, when and from where. For admins alone. */
export function Audit({ view, now, filters, members, onFilter, onMore, onExport }: AuditProps) {
  const deniedReason = useDeniedReason('administer');
  const [exportAll, exporting] = useBusy(async () => void (await onExport()));
  const [readMore, reading] = useBusy(async () => void (await onMore?.()));
  if (deniedReason !== undefined)
    return <EmptyState kind="no-match" title="Only admins see the audit log" text={deniedReason} />;
  const lines = dataOf(view);
  return (
    <Section
      title="Audit log"
      actions={
        <Button
          size="sm"
          icon={Download}
          busy={exporting}
          disabledReason={lines?.items.length === 0 ? 'There is nothing to export' : undefined}
          onClick={() => exportAll()}
        >
          Export CSV
        </Button>
      }
    >
      <AuditFilters value={filters} members={members} total={lines && totalWords(lines)} onChange={onFilter} />
      <Card clipped>
        <ViewRegion bare view={view} name="the audit log" now={now} loading={<SkeletonRows rows={8} />}>
          {(shown) =>
            shown.items.length === 0 ? (
              <EmptyState
                bare
                kind="no-match"
                level={3}
                title="Nothing found"
                text="No entry of the audit log matches these filters."
                action={
                  <Button size="sm" onClick={() => onFilter(everything)}>
                    Show all
                  </Button>
                }
              />
            ) : (
              <Table
                rich
                stacks
                label="What was done"
                columns={auditColumns(now)}
                rows={shown.items}
                rowKey={({ id }) => id}
                foot={
                  <>
                    <span>
                      {shown.total === undefined
                        ? ''
                        : `${count(shown.items.length)} of ${atLeast(shown, count(shown.total))} · `}
                      {shown.days === undefined ? '' : `kept ${plural(shown.days, 'day')}, `}no one can change or delete
                      an entry · times in {zoneName(now)}
                    </span>
                    <LeftOut count={shown.leftOut} one="entry" many="entries" />
                    {onMore ? (
                      <Button size="sm" busy={reading} onClick={() => readMore()}>
                        Show more
                      </Button>
                    ) : null}
                  </>
                }
              />
            )
          }
        </ViewRegion>
      </Card>
    </Section>
  );
}

const atLeast = ({ more }: AuditLines, counted: string): string => `${more ? 'more than ' : ''}${counted}`;

const totalWords = (lines: AuditLines): string | undefined =>
  lines.total === undefined ? undefined : atLeast(lines, plural(lines.total, 'entry', 'entries'));
