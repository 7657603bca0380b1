import { Card } from '../../../components/layout/Card/Card.tsx';
import { Skeleton } from '../../../components/display/Skeleton/Skeleton.tsx';
import { Table } from '../../../components/layout/Table/Table.tsx';
import { SkeletonRows } from '../SkeletonRows/SkeletonRows.tsx';
import type { RecordKind } from './RecordKind.ts';

const ROWS = ['1', '2', '3', '4', '5', '6'];

/** Placeholders for a collection: the table with its heads, or a card of rows. */
export function LoadingRecords<R>({ kind, table, actions }: { kind: RecordKind<R>; table: boolean; actions: boolean }) {
  const { columns, many } = kind;
  if (!table || columns === undefined) {
    return (
      <Card>
        <SkeletonRows rows={6} />
      </Card>
    );
  }
  const shown = columns.map(({ key, header, align, tight, width }) => ({
    key,
    header,
    align,
    tight,
    width,
    cell: () => <Skeleton width={align === 'end' || tight ? 48 : '72%'} />,
  }));
  return (
    <Card clipped>
      <Table
        label={`Table of ${many}`}
        columns={
          actions
            ? [...shown, { key: 'actions', header: 'Actions', align: 'end', width: '6.5rem', cell: () => null }]
            : shown
        }
        rows={ROWS}
        rowKey={String}
        foot={<Skeleton width={96} />}
      />
    </Card>
  );
}
