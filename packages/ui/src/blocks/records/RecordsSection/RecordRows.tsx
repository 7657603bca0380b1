import type { Rows } from '@switchboard/api-contract/wire';
import { memo, useMemo, useState, type ReactNode } from 'react';
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
import { RecordDetail } from './RecordDetail.tsx';
import type { RecordsSectionProps } from './RecordsSectionProps.ts';
import { RecordTable } from './RecordTable.tsx';
import { useFold } from './useFold.ts';
import type { RecordView } from './viewRecords.ts';

const keyOf = ({ id }: { readonly id: string }) => id;

interface RecordRowsProps<R extends { readonly id: string }> extends RecordsSectionProps<R> {
  /** The rows that match search and filters, sorted. */
  found: RecordView<R>;
  rows: Rows<R>;
  onClear: (what: 'filters' | 'all') => void;
  onSort: (sort: { key: string; direction: 'asc' | 'desc' }) => void;
}

/** The rows, and the detail of the open one. */
export function RecordRows<R extends { readonly id: string }>(props: RecordRowsProps<R>) {
  const { kind, rows, sample = false, now } = props;
  const [opened, setOpened] = useState<R>();
  return (
    <>
      <RecordList {...props} onOpen={setOpened} />
      {opened ? (
        <RecordDetail
          kind={kind}
          record={rows.items.find(({ id }) => id === opened.id) ?? opened}
          sample={sample}
          now={now}
          extraActions={props.extraActions}
          onClose={() => setOpened(undefined)}
        />
      ) : null}
    </>
  );
}

interface RecordListProps<R extends { readonly id: string }> extends RecordRowsProps<R> {
  onOpen: (row: R) => void;
}

/** Opening a record does not re-render it. */
const RecordList = memo(function RecordList<R extends { readonly id: string }>(props: RecordListProps<R>) {
  const { kind, found, rows, total, note, rowActions = true, now, children, onClear, onSort, onOpen } = props;
  const fold = useFold(found.rows, props);
  const all = Math.max(rows.items.length + rows.leftOut, total !== undefined && total < 1e15 ? total : 0);
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
        {count(fold.shown.length)} of {plural(all, kind.one, kind.many)}
        {kind.times ? ` · times in ${zoneName(now)}` : ''}
      </span>
      <LeftOut count={rows.leftOut} one={kind.one} many={kind.many} />
      {note}
      {fold.onMore ? (
        <Button size="sm" variant="ghost" onClick={fold.onMore}>
          Show more
        </Button>
      ) : null}
      {fold.folds ? (
        <ShowAll open={fold.open} label={`Show all ${count(found.rows.length)}`} onToggle={fold.onToggle} />
      ) : null}
    </>
  );
  return (
    <>
      {children ? (
        <Stack>
          {found.rows.length === 0 ? noMatch : children(fold.shown, onOpen, { mark })}
          <Row justify="between" wrap className={cx(text.caption, ink.muted)}>
            {foot}
          </Row>
        </Stack>
      ) : (
        <RecordTable
          kind={kind}
          columns={kind.columns ?? []}
          rows={fold.shown}
          rowKey={keyOf}
          sort={found.sort}
          now={now}
          actions={rowActions}
          mark={mark}
          empty={noMatch}
          foot={foot}
          onSort={onSort}
          onOpen={onOpen}
        />
      )}
    </>
  );
}) as <R extends { readonly id: string }>(props: RecordListProps<R>) => ReactNode;
