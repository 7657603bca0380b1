import { useMemo } from 'react';
import { Button } from '../../../components/actions/Button/Button.tsx';
import { cx } from '../../../components/cx.ts';
import { Row } from '../../../components/layout/Row/Row.tsx';
import { Stack } from '../../../components/layout/Stack/Stack.tsx';
import { zoneName } from '../../../format/dates.ts';
import { count, plural } from '../../../format/numbers.ts';
import { ink, text } from '../../../theme/typography.css.ts';
import { LeftOut } from '../LeftOut/LeftOut.tsx';
import { NoMatch } from '../NoMatch/NoMatch.tsx';
import { ShowAll } from '../ShowAll/ShowAll.tsx';
import { markOf } from './markOf.tsx';
import type { RecordList, RecordsControl } from './recordsControl.ts';
import type { RecordsSectionProps } from './RecordsSectionProps.ts';
import { RecordTable } from './RecordTable.tsx';
import type { useFold } from './useFold.ts';
import type { useSelection } from './useSelection.tsx';
import type { RecordView } from './viewRecords.ts';

export interface LiveListProps<R extends { readonly id: string }> extends RecordsSectionProps<R> {
  live: RecordsControl<R>;
  /** What has been read of those that match, as the server sorts them. */
  found: RecordView<R>;
  rows: RecordList<R>;
  fold: ReturnType<typeof useFold<R>>;
  selection: ReturnType<typeof useSelection<R>>;
  onClear: (what: 'filters' | 'all') => void;
  onSort: (sort: { key: string; direction: 'asc' | 'desc' }) => void;
  onOpen: (row: R) => void;
}

const keyOf = ({ id }: { readonly id: string }) => id;

/** What has been read of a list that the server pages: a table, or cards. Its end reads more. */
export function LiveList<R extends { readonly id: string }>({
  kind,
  live: { onMore },
  found,
  rows,
  total: all,
  note,
  rowActions = true,
  now,
  children,
  fold,
  selection,
  onClear,
  onSort,
  onOpen,
}: LiveListProps<R>) {
  const onEnd = fold.folds && !fold.open ? undefined : onMore;
  const more = fold.onMore ?? onEnd;
  const mark = useMemo(() => markOf(found.rows), [found.rows]);
  const noMatch = (
    <NoMatch
      one={kind.one}
      many={kind.many}
      search={found.search}
      filters={found.filterNames}
      hidden={found.hidden}
      onClear={onClear}
      bare={children === undefined}
      level={3}
    />
  );
  const foot = (
    <>
      <span role="status">
        {count(fold.shown.length)} of {plural(rows.total, kind.one, kind.many)}
        {found.narrowed && all !== undefined ? ` that match · ${count(all)} in all` : ''}
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
  if (children) {
    return (
      <Stack>
        {found.rows.length === 0 ? noMatch : children(fold.shown, onOpen, { select: selection.box, mark })}
        <Row justify="between" wrap className={cx(text.caption, ink.muted)}>
          {foot}
        </Row>
      </Stack>
    );
  }
  return (
    <RecordTable
      kind={kind}
      columns={kind.columns ?? []}
      rows={fold.shown}
      rowKey={keyOf}
      sort={found.sort}
      now={now}
      actions={rowActions}
      select={{ column: selection.column, selected: selection.ids }}
      mark={mark}
      total={rows.total}
      onEnd={onEnd}
      empty={noMatch}
      foot={foot}
      onSort={onSort}
      onOpen={onOpen}
    />
  );
}
