import type { BulkAnswer, BulkRequest, RecordHistory, ExportFormat } from '@switchboard/api-contract/records/calls';
import type { Rows } from '@switchboard/api-contract/wire';
import type { ReactNode } from 'react';
import type { ExportRecords } from '../../../format/exportFile.ts';
import type { Outcome } from '../../../format/outcome.ts';
import type { ViewState } from '../../../format/viewState.ts';
import type { AddressQuery, AddressQueryChange } from '../../agents/AgentPage/AgentPageProps.ts';
import type { RunNowControl } from '../../runs/RunNow/RunNow.tsx';
import type { AddRecord } from '../RecordDialog/RecordDialog.tsx';
import type { RecordDraft } from '../RecordEditor/recordEdit.ts';
import type { RecordKind } from './RecordKind.ts';
import type { RowParts } from './rowParts.tsx';

/** What has been read of a list, and how many match in all. */
export interface Listed<Row> extends Rows<Row> {
  readonly total: number;
  /** How many match the search alone, where the filters leave none. */
  readonly hidden?: number | undefined;
  /** How many there are without search and filters, where the page has all of them. */
  readonly all?: number | undefined;
}

/** The record whose detail is open. */
export interface OpenedRecord<Row> {
  readonly id?: string | undefined;
  readonly onOpen: (id: string | undefined) => void;
  readonly history: ViewState<RecordHistory>;
  /** The address of a run. */
  readonly runHref: (runId: string) => string;
  /** The address at which the assistant is asked about a record. */
  readonly askHref?: ((recordId: string) => string) | undefined;
  /** A record as it was last written, shown where it has left the list by that. */
  readonly written?: Row | undefined;
  /** What has been typed but not saved. It outlives the page. */
  readonly draft?: RecordDraft<Row> | undefined;
  /** Called with what is typed; undefined once it is saved or thrown away. */
  readonly onDraftChange: (draft: RecordDraft<Row> | undefined) => void;
  /** Changes fields of the record `of`. `theirs`: what is stored now, if that is newer than `of`. */
  readonly onSave: (
    of: Row,
    fields: Readonly<Record<string, unknown>>,
  ) => Promise<Outcome<unknown> & { readonly theirs?: Row | undefined }>;
}

/** A collection that is searched, filtered and sorted as the address says, and what members do with its records. */
export interface RecordsControl<Row> {
  /** What matches, as far as it has been read. */
  readonly list: ViewState<Listed<Row>>;
  /** Records whose values filters offer; those of the list by default. */
  readonly known?: readonly Row[] | undefined;
  /** Reads the next page; missing once all are read. */
  readonly onMore?: (() => void) | undefined;
  /** The first that match, at most `limit`; undefined if they could not be read, which it has then reported itself. */
  readonly readFirst: (limit: number) => Promise<readonly Row[] | undefined>;
  /** How many are deleted and can be restored; omitted if records of this kind can't be deleted. */
  readonly deleted?: number;
  /**
   * Changes, deletes or restores some. It reports itself what was done, with Undo, or why nothing was. Without it
   * nothing can be selected.
   */
  readonly onBulk?: (request: BulkRequest) => Promise<Outcome<BulkAnswer>>;
  /** Without it a detail only shows fields. */
  readonly opened?: OpenedRecord<Row>;
}

export interface RecordsSectionProps<Row extends { readonly id: string }> {
  /** What the records are: their words, columns, filters and sorts. */
  kind: RecordKind<Row>;
  /** The records that the address asks for, and what members do with them. */
  records: RecordsControl<Row>;
  /** Further actions for one or several records, such as 'Send to'. `sm` beside buttons of that size. */
  extraActions?: ((rows: readonly Row[], size?: 'sm') => ReactNode) | undefined;
  /** The rows have their own read, so the section announces loading, failure and staleness itself. */
  ownRead?: boolean;
  /** The records are built-in samples. */
  sample?: boolean;
  /** How many there are in all, if a figure of the page says so. */
  total?: number;
  /** Search, filters and sort, as the address has them. */
  query: AddressQuery;
  /** Called with what is to change in the address. */
  onQueryChange: AddressQueryChange;
  /** Prefixes the names in the address if a page has two collections: 'templates-'. */
  prefix?: string;
  /** Omitted if nothing is exported. `first`: the format listed first. `selected`: only selected rows are. */
  exported?: {
    readonly onExport: ExportRecords;
    readonly first?: ExportFormat | undefined;
    readonly only?: 'selected';
  };
  /** The add button and its dialog. */
  add?: AddRecord;
  /** Buttons before the search, such as other views. */
  before?: ReactNode;
  /** The run that brings records: an empty list offers it. */
  run?: RunNowControl;
  /** More buttons, before the add button. */
  actions?: ReactNode;
  /** On the right of the foot. */
  note?: ReactNode;
  /** False: no Actions column; rows open on click and Enter. */
  rowActions?: boolean;
  /** The time that 'ago' is counted from. */
  now: Date;
  /** How many rows are shown before Show all; 10 by default. */
  atOnce?: number | undefined;
  /** Renders rows as cards or a list instead of the table. */
  children?: (rows: readonly Row[], open: (row: Row) => void, rowParts: RowParts<Row>) => ReactNode;
}
