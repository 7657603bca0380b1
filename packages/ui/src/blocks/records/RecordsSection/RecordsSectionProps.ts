import type { ReactNode } from 'react';
import type { ExportKind, SaveFile } from '../../../format/exportFile.ts';
import type { AddressQuery, AddressQueryChange } from '../../agents/AgentPage/AgentPageProps.ts';
import type { RunNowControl } from '../../runs/RunNow/RunNow.tsx';
import type { AddRecord } from '../RecordDialog/RecordDialog.tsx';
import type { RecordKind } from './RecordKind.ts';
import type { RecordsControl } from './RecordsControl.ts';

/** What a row or card shows of its list. */
export interface RowParts<Row> {
  /** The checkbox that selects one; none where nothing can be done with several. */
  readonly select?: ((row: Row) => ReactNode) | undefined;
  /** The mark of one from the sandbox; nothing where all of them are, since the heading then carries it. */
  readonly mark: (row: Row) => ReactNode;
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
  /** Omitted if nothing is exported. File names start with `slug`. `selected`: only selected rows are. */
  exported?: {
    readonly slug: string;
    readonly onExport: SaveFile;
    readonly first?: ExportKind;
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
