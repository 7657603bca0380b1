import type { ReactNode } from 'react';
import type { Column } from '../../../components/layout/Table/Table.tsx';
import type { Cell } from '../../../format/exportFile.ts';

/** One field of a record: what an export writes of it, and how the detail shows it. */
export interface RecordField<Row> {
  readonly label: string;
  readonly value: (row: Row) => Cell;
  /** `text` unless given. `lines` keeps line breaks, `link` takes only http(s) addresses, `moment` an instant. */
  readonly as?: 'text' | 'lines' | 'email' | 'phone' | 'link' | 'moment' | 'id';
  /** In place of the value as text: a badge, a bar. */
  readonly show?: (row: Row, now: Date) => ReactNode;
}

/** A column of the table. The ones with a `sort` value sort by it. */
export interface RecordColumn<Row> extends Omit<Column<Row>, 'cell' | 'sortable'> {
  readonly cell: (row: Row, now: Date) => ReactNode;
  readonly sort?: (row: Row) => Cell;
}

/** Buttons of which one is pressed: All, and the values that rows may have. */
export interface RecordFilter<Row> {
  /** Its name in the address. */
  readonly key: string;
  readonly label: string;
  readonly value: (row: Row) => string | undefined;
  /** Left out, the values that the rows have. */
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  /** The word of a value that rows have; the value itself by default. */
  readonly wordOf?: (value: string) => string;
}

/** An order that a button asks for, as 'Sort by Credibility'; tables sort by their heads. */
export interface RecordSort<Row> {
  readonly key: string;
  readonly label: string;
  readonly value: (row: Row) => Cell;
  readonly direction: 'asc' | 'desc';
}

/** All that tells one collection of records from the others. Keep it outside of components. */
export interface RecordKind<Row> {
  /** In names of files: 'leads'. */
  readonly name: string;
  /** The heading of the section, as documented. */
  readonly title: string;
  readonly one: string;
  readonly many: string;
  /** What a row is called in its detail and its buttons. */
  readonly titleOf: (row: Row) => string | undefined;
  /** Every field of the entity, in the order of the detail and of exports. */
  readonly fields: readonly RecordField<Row>[];
  /** Below the fields of the detail: texts, lists. */
  readonly more?: (row: Row, now: Date) => ReactNode;
  /** The texts that a search looks through. */
  readonly searched: (row: Row) => readonly (string | undefined)[];
  readonly filters?: readonly RecordFilter<Row>[];
  /** The words of the button that shows the filters; 'Filter' by default. */
  readonly filterLabel?: string;
  readonly sorts?: readonly RecordSort<Row>[];
  readonly columns?: readonly RecordColumn<Row>[];
  /** Rows consist of many elements: of a long table, fewer are in sight. */
  readonly rich?: boolean;
  /** Rows show times: the foot names their zone. */
  readonly times?: boolean;
  readonly empty: { readonly title: string; readonly text: string };
}
