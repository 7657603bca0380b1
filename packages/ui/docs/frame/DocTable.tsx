import type { ReactNode } from 'react';
import { Card } from '../../src/components/layout/Card/Card.tsx';
import { Table } from '../../src/components/layout/Table/Table.tsx';
import { table } from './DocTable.css.ts';

interface DocTableProps {
  label: string;
  heads: readonly string[];
  /** The cells of each row. */
  rows: readonly (readonly ReactNode[])[];
  /** The columns with figures, which are set to the right. */
  figures?: readonly string[];
}

/** A table of a documentation page. */
export const DocTable = ({ label, heads, rows, figures = [] }: DocTableProps) => (
  <div className={`sb-unstyled ${table}`}>
    <Card clipped>
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
  </div>
);
