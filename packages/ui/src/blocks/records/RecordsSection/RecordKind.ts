import type { Collection } from '@switchboard/api-contract/agents/defineAgent';
import type { ReactNode } from 'react';
import type { MenuItem } from '../../../components/actions/Menu/Menu.tsx';
import type { Column } from '../../../components/layout/Table/Table.tsx';
import { clip } from '../../../format/text.ts';
import type { RecordEdit } from '../RecordEditor/recordEdit.ts';

/** The value of a field. */
export type Cell = string | number | boolean | Date | null | undefined;

/** One field of a record, as the detail shows it. */
export interface RecordField<Row> {
  readonly label: string;
  readonly value: (row: Row) => Cell;
  /** `text` by default. `lines` keeps line breaks, `link` accepts only http(s) addresses, `moment` is an instant. */
  readonly as?: 'text' | 'lines' | 'email' | 'phone' | 'link' | 'moment' | 'id';
  /** The detail begins with it. */
  readonly first?: boolean;
  /** Replaces the plain text: a badge or a bar. */
  readonly show?: (row: Row, now: Date) => ReactNode;
}

/** A column of the table. It is sortable if its key is one of the collection's sorts. */
export interface RecordColumn<Row> extends Omit<Column<Row>, 'cell' | 'sortable'> {
  readonly cell: (row: Row, now: Date) => ReactNode;
}

/** Buttons of which one is pressed: All, and the possible values. */
export interface RecordFilter {
  /** The collection's name of it. */
  readonly key: string;
  readonly label: string;
  /** Defaults to the values that the rows have. */
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  /** The label of a value from the rows; the value itself by default. */
  readonly wordOf?: (value: string) => string;
}

/** A sort order with its own button, such as 'Sort by Credibility'. Tables sort by their heads. */
export interface RecordSort {
  readonly key: string;
  readonly label: string;
  readonly direction: 'asc' | 'desc';
}

/** What a collection is sorted by, filtered by and searched in. */
export type RecordCollection = Pick<Collection, 'sorts' | 'filters' | 'searched' | 'derived'>;

/** Everything that is shown of one collection of records. Keep it outside components. */
export interface RecordKind<Row> {
  /** The collection, as the contract has it. */
  readonly collection: RecordCollection;
  /** What the API calls the collection: 'leads'. */
  readonly name: string;
  /** The heading of the section, as documented. */
  readonly title: string;
  readonly one: string;
  readonly many: string;
  /** A row's name, for its detail and buttons. */
  readonly titleOf: (row: Row) => string | undefined;
  /** All fields, in the order of the detail. */
  readonly fields: readonly RecordField<Row>[];
  /** Content below the fields of the detail: texts, lists. */
  readonly more?: (row: Row, now: Date) => ReactNode;
  readonly filters?: readonly RecordFilter[];
  /** The label of the button that shows the filters; 'Filter' by default. */
  readonly filterLabel?: string;
  readonly sorts?: readonly RecordSort[];
  readonly columns?: readonly RecordColumn<Row>[];
  /** Rows have many elements: a long table shows fewer at a time. */
  readonly rich?: boolean;
  /** Rows show times, so the foot names their zone. */
  readonly times?: boolean;
  /** What members may change of one. */
  readonly edit?: RecordEdit<Row>;
  /** The statuses that members may give to several at once. */
  readonly statuses?: readonly MenuItem[];
  readonly empty: { readonly title: string; readonly text: string };
}

/** A record's display name: its title, or 'Unnamed lead'. */
export const recordName = <R>({ one, titleOf }: Pick<RecordKind<R>, 'one' | 'titleOf'>, record: R): string =>
  clip(titleOf(record)?.trim() || `Unnamed ${one}`, 120);

/** Whether a record is deleted, so that it can only be restored. */
export const isDeleted = (record: unknown): boolean =>
  typeof record === 'object' && record !== null && 'deletedAt' in record && record.deletedAt !== undefined;
