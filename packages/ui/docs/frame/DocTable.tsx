import type { ReactNode } from 'react';
import { Card } from '../../src/components/layout/Card/Card.tsx';
import { Table } from '../../src/components/layout/Table/Table.tsx';
import { words } from './DocTable.css.ts';

interface DocTableProps {
  label: string;
  heads: readonly string[];
  /** The cells of each row. */
  rows: readonly (readonly ReactNode[])[];
  /** The columns with figures, which are set to the right. */
  figures?: readonly string[];
}

/** A table of a documentation page. */
export function DocTable({ label, heads, rows, figures = [] }: DocTableProps) {
  return (
    <Card clipped className={words}>
      <Table
        label={label}
        columns={heads.map((header, index) => ({
          key: header,
          header,
          cell: ({ cells }: { cells: readonly ReactNode[] }) => cells[index],
          align: figures.includes(header) ? ('end' as const) : ('start' as const),
        }))}
        rows={rows.map((cells, index) => ({ key: String(index), cells }))}
        rowKey={({ key }) => key}
      />
    </Card>
  );
}
