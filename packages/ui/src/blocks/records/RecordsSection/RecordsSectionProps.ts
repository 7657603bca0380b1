import type { Rows } from '@switchboard/api-contract/wire';
import type { ReactNode } from 'react';
import type { ExportKind, SaveFile } from '../../../format/exportFile.ts';
import type { ViewState } from '../../../format/viewState.ts';
import type { Query, QueryChange } from '../../agents/AgentPage/agentPageProps.ts';
import type { AddRecord } from '../RecordDialog/addRecord.tsx';
import type { RecordKind } from './recordKind.ts';

export interface RecordsSectionProps<Row extends { readonly id: string }> {
  kind: RecordKind<Row>;
  /** A part of the page's status answer, or a read of its own. */
  view: ViewState<Rows<Row>>;
  /** The rows have a read of their own, which says by itself that it loads, failed or is old. */
  ownRead?: boolean;
  sample?: boolean;
  /** How many there are in all, where the server holds more than it sends. */
  total?: number;
  query: Query;
  onQueryChange: QueryChange;
  /** Stands before the names in the address where a page has two collections: 'templates-'. */
  prefix?: string;
  /** Left out where nothing is exported. `slug` begins the names of files. */
  exported?: { readonly slug: string; readonly onExport: SaveFile; readonly first?: ExportKind };
  add?: AddRecord;
  /** More buttons, before the one that adds. */
  actions?: ReactNode;
  /** At the right of the foot. */
  note?: ReactNode;
  /** False: no column Actions; rows open by click and Enter. */
  rowActions?: boolean;
  now: Date;
  /** Shows rows as cards or a list in place of the table; `open` opens the detail of one. */
  children?: (rows: readonly Row[], open: (row: Row) => void) => ReactNode;
}
