import { limits } from '@switchboard/api-contract/limits';
import type { BulkAnswer } from '@switchboard/api-contract/records/calls';
import { listParams } from '@switchboard/api-contract/records/listQuery';
import { memo, useCallback, useMemo, useState, type ReactNode } from 'react';
import { Button } from '../../../components/actions/Button/Button.tsx';
import { cx } from '../../../components/cx.ts';
import { LiveRegion } from '../../../components/display/LiveRegion/LiveRegion.tsx';
import { Card } from '../../../components/layout/Card/Card.tsx';
import { Row } from '../../../components/layout/Row/Row.tsx';
import { Stack } from '../../../components/layout/Stack/Stack.tsx';
import { Table, type Column } from '../../../components/layout/Table/Table.tsx';
import { zoneName } from '../../../format/dates.ts';
import { count, plural } from '../../../format/numbers.ts';
import { ink, text } from '../../../theme/typography.css.ts';
import type { AddressQuery } from '../../agents/AgentPage/AgentPageProps.ts';
import { LeftOut } from '../LeftOut/LeftOut.tsx';
import { NoMatch } from '../NoMatch/NoMatch.tsx';
import { RefusedRecords, SelectionBar, type BulkAction } from '../SelectionBar/SelectionBar.tsx';
import { ShowAll } from '../ShowAll/ShowAll.tsx';
import { sortText, type RecordAddress } from './recordAddress.ts';
import { RecordDetail, useOpenedRecord } from './RecordDetail.tsx';
import { recordName } from './RecordKind.ts';
import type { Listed, RecordsSectionProps } from './RecordsSectionProps.ts';
import { MarkedCell, sandboxMarkOf } from './rowParts.tsx';
import { useSelection } from './useSelection.tsx';

/** How many rows stand on the page before Show all, unless the section says otherwise. */
const FEW = 10;
/** How many cards Show all shows at a time; tables render only visible rows. */
const CARDS = 100;

const keyOf = ({ id }: { readonly id: string }) => id;

interface RecordListProps<R extends { readonly id: string }> {
  section: RecordsSectionProps<R>;
  /** What has been read of those that match. */
  rows: Listed<R>;
  address: RecordAddress;
  /** Changes search, filters or sort. */
  onAddressChange: (address: AddressQuery) => void;
  /** Called when a button clears search and filters, and disappears with that. */
  onClear: () => void;
}

/** The first rows of a list, or all of them if the address says so. */
function useShowAll<R extends { readonly id: string }>(
  rows: readonly R[],
  { query, prefix = '', onQueryChange, atOnce = FEW, children }: RecordsSectionProps<R>,
) {
  const [cards, setCards] = useState(CARDS);
  const name = `${prefix}all`;
  const open = query[name] === 'true';
  const most = !open ? atOnce : children ? cards : rows.length;
  const shown = useMemo(() => rows.slice(0, most), [rows, most]);
  return {
    shown,
    open,
    /** Some are left out until Show all. */
    folds: rows.length > atOnce,
    onToggle: () => onQueryChange({ [name]: open ? '' : 'true' }),
    /** Shows more of the cards; none where all that were read are shown. */
    onMore: open && shown.length < rows.length ? () => setCards(cards + CARDS) : undefined,
  };
}

/** The rows, and the detail of the open one. */
export function RecordList<R extends { readonly id: string }>(props: RecordListProps<R>) {
  const { kind, records, sample = false, extraActions, now } = props.section;
  const { record, onOpen } = useOpenedRecord(records, props.rows.items);
  const close = useCallback(() => onOpen(undefined), [onOpen]);
  return (
    <>
      <RecordRows {...props} onOpen={onOpen} />
      {record ? (
        <RecordDetail
          kind={kind}
          record={record}
          sample={sample}
          records={records}
          extraActions={sample ? undefined : extraActions?.([record])}
          now={now}
          onClose={close}
        />
      ) : null}
    </>
  );
}

interface RecordRowsProps<R extends { readonly id: string }> extends RecordListProps<R> {
  onOpen: (row: R) => void;
}

/** A table or cards, the bar of the selected ones, and the foot. Opening a record does not re-render it. */
const RecordRows = memo(function RecordRows<R extends { readonly id: string }>(props: RecordRowsProps<R>) {
  const { section, rows, address, onAddressChange, onClear, onOpen } = props;
  const { kind, records, total: figure, query, prefix = '', exported, extraActions, note, now, children } = section;
  const { rowActions = true } = section;
  const { onBulk, readFirst } = records;
  const deleted = records.deleted !== undefined && query[`${prefix}deleted`] === 'true';
  const fold = useShowAll(rows.items, section);
  const selection = useSelection({
    kind,
    rows: fold.shown,
    scope: JSON.stringify([address.search, address.filters, deleted]),
  });
  const [refused, setRefused] = useState<{ answer: BulkAnswer; of: ReadonlyMap<string, R> }>();
  const mark = useMemo(() => sandboxMarkOf(rows.items), [rows.items]);
  const selectColumn = onBulk && selection.column;
  const columns = useMemo((): Column<R>[] => {
    const own = (kind.columns ?? []).map(({ cell, ...column }, at) => ({
      ...column,
      sortable: kind.collection.sorts.includes(column.key),
      cell: (row: R) => (at === 0 ? <MarkedCell mark={mark(row)}>{cell(row, now)}</MarkedCell> : cell(row, now)),
    }));
    const view: Column<R> = {
      key: 'actions',
      header: 'Actions',
      align: 'end',
      width: '6.5rem',
      opener: true,
      cell: (row) => (
        <Button
          size="sm"
          variant="ghost"
          bleed
          aria-label={`View ${recordName(kind, row)}`}
          onClick={() => onOpen(row)}
        >
          View
        </Button>
      ),
    };
    return [...(selectColumn ? [selectColumn] : []), ...own, ...(rowActions ? [view] : [])];
  }, [kind, selectColumn, mark, now, rowActions, onOpen]);

  const onEnd = fold.folds && !fold.open ? undefined : records.onMore;
  const more = fold.onMore ?? onEnd;
  const act = async (action: BulkAction) => {
    const ids = [...selection.ids];
    const outcome = await onBulk?.(
      typeof action === 'string' ? { ids, action } : { ids, action: 'status', status: action.status },
    );
    if (outcome?.kind !== 'done') return;
    if (outcome.value.refused.length > 0) setRefused({ answer: outcome.value, of: selection.rows });
    selection.clear();
  };
  const noMatch = (
    <NoMatch
      one={kind.one}
      many={kind.many}
      search={address.search}
      filters={address.filterNames}
      hidden={rows.hidden ?? 0}
      onClear={(what) => {
        onClear();
        const names = [...(what === 'all' ? ['search'] : []), ...Object.keys(address.filters)];
        onAddressChange(Object.fromEntries(names.map((name) => [name, ''])));
      }}
      bare={children === undefined}
      level={3}
    />
  );
  const all =
    rows.all === undefined ? rows.total : Math.max(rows.all, figure !== undefined && figure < 1e15 ? figure : 0);
  const listed = `${count(fold.shown.length)} of ${plural(all, kind.one, kind.many)}`;
  const foot = (
    <>
      <span>
        {listed}
        {rows.all === undefined && address.narrowed && figure !== undefined
          ? ` that match · ${count(figure)} in all`
          : ''}
        {kind.times ? ` · times in ${zoneName(now)}` : ''}
      </span>
      <LeftOut count={rows.leftOut} one={kind.one} many={kind.many} />
      {note}
      {more ? (
        <Button size="sm" variant="ghost" onClick={more}>
          Show more
        </Button>
      ) : null}
      {fold.folds ? (
        <ShowAll open={fold.open} label={`Show all ${count(rows.total)}`} onToggle={fold.onToggle} />
      ) : null}
    </>
  );
  const selected = selection.rows.size;
  return (
    <>
      <LiveRegion message={address.narrowed || fold.open ? listed : ''} />
      <LiveRegion message={selected > 0 ? `${count(selected)} selected` : ''} />
      <Stack role="presentation" onKeyDown={selection.onKeyDown}>
        {children ? (
          <Stack>
            {rows.items.length === 0
              ? noMatch
              : children(fold.shown, onOpen, { select: onBulk && selection.box, mark })}
            <Row justify="between" wrap className={cx(text.caption, ink.muted)}>
              {foot}
            </Row>
          </Stack>
        ) : (
          <Card clipped>
            <Table
              label={`Table of ${kind.many}`}
              columns={columns}
              rows={fold.shown}
              rowKey={keyOf}
              rich={kind.rich}
              sort={address.sort}
              onSort={(sort) => onAddressChange({ sort: sortText(sort) })}
              onOpen={onOpen}
              selected={onBulk && selection.ids}
              total={rows.total}
              onEnd={onEnd}
              empty={noMatch}
              foot={foot}
            />
          </Card>
        )}
        {selected > 0 ? (
          <SelectionBar
            selected={selected}
            total={rows.total}
            many={kind.many}
            statuses={kind.statuses ?? []}
            deleted={deleted}
            extraActions={extraActions?.(
              rows.items.filter((row) => selection.ids.has(row.id)),
              'sm',
            )}
            onClear={selection.clear}
            onSelectAll={async () => {
              const found = await readFirst(limits.records.bulk);
              if (found) selection.select(found);
            }}
            onAct={act}
            onExport={
              exported &&
              ((format) => {
                const { sort, deleted: among } = listParams(kind.collection, query, prefix);
                const params = { ...(sort !== undefined && { sort }), ...(among !== undefined && { deleted: among }) };
                return exported.onExport({ collection: kind.name, format, ids: [...selection.ids], params });
              })
            }
          />
        ) : null}
      </Stack>
      {refused ? (
        <RefusedRecords
          answer={refused.answer}
          many={kind.many}
          nameOf={(id) => {
            const row = refused.of.get(id);
            return row === undefined ? id : recordName(kind, row);
          }}
          onClose={() => setRefused(undefined)}
        />
      ) : null}
    </>
  );
}) as <R extends { readonly id: string }>(props: RecordRowsProps<R>) => ReactNode;
