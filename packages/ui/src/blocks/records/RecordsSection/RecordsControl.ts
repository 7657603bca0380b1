import type { BulkAnswer, BulkRequest, RecordHistory } from '@switchboard/api-contract/records/calls';
import type { Rows } from '@switchboard/api-contract/wire';
import type { Outcome } from '../../../format/outcome.ts';
import type { ViewState } from '../../../format/viewState.ts';
import type { RecordDraft } from '../RecordEditor/recordEdit.ts';

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
  /** Changes fields of the record that is `of`. `theirs`: the newer one, if it is based on an older one. */
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
  /** All that match, at most `limit`; undefined if they could not be read, which has been said then. */
  readonly readAll: (limit?: number) => Promise<readonly Row[] | undefined>;
  /** How many can be restored; missing where none is ever deleted. */
  readonly deleted?: number;
  /**
   * Changes, deletes or restores some. It says itself what was done, with Undo, and why nothing was. Without it nothing
   * can be selected.
   */
  readonly onBulk?: (request: BulkRequest) => Promise<Outcome<BulkAnswer>>;
  /** Without it a detail only shows fields. */
  readonly opened?: OpenedRecord<Row>;
}
