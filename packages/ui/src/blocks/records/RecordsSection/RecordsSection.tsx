import type { Rows } from '@switchboard/api-contract/wire';
import { Plus } from 'lucide-react';
import { memo, useDeferredValue, useId, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react';
import { Button } from '../../../components/actions/Button/Button.tsx';
import { Card } from '../../../components/layout/Card/Card.tsx';
import { cx } from '../../../components/cx.ts';
import { EmptyState } from '../../../components/states/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../../components/states/ErrorState/ErrorState.tsx';
import { Opened } from '../../../components/layers/Opened/Opened.tsx';
import { useOpener, type Opener } from '../../../components/layers/Opened/useOpener.ts';
import { Row } from '../../../components/layout/Row/Row.tsx';
import { Section } from '../../../components/layout/Section/Section.tsx';
import { Stack } from '../../../components/layout/Stack/Stack.tsx';
import { zoneName } from '../../../format/dates.ts';
import type { SaveFile, ExportKind } from '../../../format/exportFile.ts';
import { count, plural } from '../../../format/numbers.ts';
import { ink, text } from '../../../theme/typography.css.ts';
import type { ViewState } from '../../../format/viewState.ts';
import type { Query, QueryChange } from '../../agents/AgentPage/agentPageProps.ts';
import { LeftOut } from '../LeftOut/LeftOut.tsx';
import { NoMatch } from '../NoMatch/NoMatch.tsx';
import type { AddRecord } from '../RecordDialog/addRecord.tsx';
import { SampleMark } from '../../marks/SampleMark/SampleMark.tsx';
import { ViewRegion } from '../../states/ViewRegion/ViewRegion.tsx';
import { exportRecords } from './exportRecords.ts';
import { LoadingRecords } from './LoadingRecords.tsx';
import { RecordDetail } from './RecordDetail.tsx';
import { RecordFilters } from './RecordFilters.tsx';
import type { RecordKind } from './recordKind.ts';
import { RecordTable } from './RecordTable.tsx';
import { RecordTools } from './RecordTools.tsx';
import { sortText, viewRecords } from './viewRecords.ts';

/** Cards are shown so many at a time; tables render only the rows in sight. */
const CARDS = 24;

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

const keyOf = ({ id }: { readonly id: string }) => id;

/** A collection of records: heading, search, filters, export, adding, and the rows with their detail. */
export function RecordsSection<R extends { readonly id: string }>(props: RecordsSectionProps<R>) {
  const { kind, view, sample = false, query, onQueryChange, prefix = '', exported, add, actions, now } = props;
  const adding = useOpener();
  const items = view.status === 'ready' ? view.data.items : undefined;
  const late = useDeferredValue(query);
  const asked = useMemo(() => viewRecords(items ?? [], kind, { query: late, prefix }), [items, kind, late, prefix]);
  const [filtersOpen, setFiltersOpen] = useState(asked.filtered > 0);
  const filtersShown = useDeferredValue(filtersOpen);
  const filtersId = useId();
  const search = useRef<HTMLInputElement>(null);

  const none = view.status === 'ready' && view.data.items.length + view.data.leftOut === 0;
  const change = (name: string, value: string) => onQueryChange({ [`${prefix}${name}`]: value });
  return (
    <Section
      title={kind.title}
      mark={sample && !none ? <SampleMark /> : undefined}
      actions={
        <>
          <RecordTools
            kind={kind}
            view={{ ...asked, search: query[`${prefix}search`] ?? '' }}
            none={none}
            filters={{ id: filtersId, open: filtersOpen && !none, onToggle: () => setFiltersOpen(!filtersOpen) }}
            searchRef={search}
            onChange={change}
            onExport={
              exported && ((format) => exported.onExport(exportRecords(kind, format, asked.rows, exported.slug, now)))
            }
            exportFirst={exported?.first}
          />
          {actions}
          {add && !none ? <AddButton {...add} size="sm" adding={adding} /> : null}
        </>
      }
    >
      {kind.filters && filtersShown && !none ? (
        <RecordFilters
          id={filtersId}
          filters={kind.filters}
          rows={items ?? []}
          chosen={asked.filters}
          onChoose={change}
        />
      ) : null}
      <Collection section={props} asked={asked} search={search} adding={adding} />
      {add ? <Opened by={adding}>{() => add.dialog(adding.close)}</Opened> : null}
    </Section>
  );
}

interface AddButtonProps extends Pick<AddRecord, 'action' | 'icon'> {
  size: 'sm' | 'md';
  adding: Opener<true>;
}

const AddButton = ({ action, icon = Plus, size, adding }: AddButtonProps) => (
  <Button size={size} variant="primary" icon={icon} onClick={() => adding.open(true)}>
    {action}
  </Button>
);

interface CollectionProps<R extends { readonly id: string }> {
  section: RecordsSectionProps<R>;
  asked: ReturnType<typeof viewRecords<R>>;
  search: RefObject<HTMLInputElement | null>;
  adding: Opener<true>;
}

/** The rows, or what stands in their place. Opening the filters above does not render them again. */
const Collection = memo(function Collection<R extends { readonly id: string }>({
  section,
  asked,
  search,
  adding,
}: CollectionProps<R>) {
  const { kind, view, ownRead, onQueryChange, prefix = '', add, rowActions = true, now } = section;
  const clear = (what: 'filters' | 'all') => {
    // The button that clears goes with the words around it.
    search.current?.focus();
    const names = [...(what === 'all' ? ['search'] : []), ...(kind.filters ?? []).map(({ key }) => key)];
    onQueryChange(Object.fromEntries(names.map((name) => [`${prefix}${name}`, ''])));
  };
  return (
    <RecordsRegion
      view={view}
      ownRead={ownRead}
      name={kind.many}
      now={now}
      loading={<LoadingRecords kind={kind} table={section.children === undefined} actions={rowActions} />}
    >
      {(rows) =>
        rows.items.length + rows.leftOut === 0 ? (
          <Stack>
            <EmptyState
              level={3}
              title={kind.empty.title}
              text={kind.empty.text}
              action={add ? <AddButton {...add} size="md" adding={adding} /> : undefined}
            />
            {section.note ? <span className={cx(text.caption, ink.muted)}>{section.note}</span> : null}
          </Stack>
        ) : (
          <RecordRows
            {...section}
            asked={asked}
            rows={rows}
            onClear={clear}
            onSort={(sort) => onQueryChange({ [`${prefix}sort`]: sortText(sort) })}
          />
        )
      }
    </RecordsRegion>
  );
}) as <R extends { readonly id: string }>(props: CollectionProps<R>) => ReactNode;

interface RecordsRegionProps<T> {
  view: ViewState<T>;
  ownRead?: boolean;
  name: string;
  now: Date;
  loading: ReactNode;
  children: (data: T) => ReactNode;
}

/** What is announced once for the page (loading, failed, stale) is not said again by a part of its answer. */
function RecordsRegion<T>({ view, ownRead, name, now, loading, children }: RecordsRegionProps<T>) {
  if (ownRead) {
    return (
      <ViewRegion view={view} name={name} now={now} loading={loading}>
        {children}
      </ViewRegion>
    );
  }
  if (view.status === 'loading') return <div aria-busy="true">{loading}</div>;
  if (view.status === 'error') {
    return (
      <Card>
        <ErrorState role="none" message={view.message} busy={view.retrying} onRetry={view.onRetry} />
      </Card>
    );
  }
  return children(view.data);
}

interface RecordRowsProps<R extends { readonly id: string }> extends RecordsSectionProps<R> {
  asked: ReturnType<typeof viewRecords<R>>;
  rows: Rows<R>;
  onClear: (what: 'filters' | 'all') => void;
  onSort: (sort: { key: string; direction: 'asc' | 'desc' }) => void;
}

/** The rows and the detail of the one that is open. */
function RecordRows<R extends { readonly id: string }>(props: RecordRowsProps<R>) {
  const { kind, rows, sample = false, now } = props;
  const detail = useOpener<R>();
  return (
    <>
      <RecordList {...props} onOpen={detail.open} />
      <Opened by={detail}>
        {(row) => (
          <RecordDetail
            kind={kind}
            record={rows.items.find(({ id }) => id === row.id) ?? row}
            sample={sample}
            now={now}
            onClose={detail.close}
          />
        )}
      </Opened>
    </>
  );
}

interface RecordListProps<R extends { readonly id: string }> extends RecordRowsProps<R> {
  onOpen: (row: R) => void;
}

function RecordList<R extends { readonly id: string }>({
  kind,
  asked,
  rows,
  total,
  note,
  rowActions = true,
  now,
  children,
  onClear,
  onSort,
  onOpen,
}: RecordListProps<R>) {
  const [limit, setLimit] = useState(CARDS);
  const all = Math.max(rows.items.length + rows.leftOut, total !== undefined && total < 1e15 ? total : 0);
  const shown = children ? Math.min(limit, asked.rows.length) : asked.rows.length;
  const noMatch = (
    <NoMatch
      one={kind.one}
      many={kind.many}
      search={asked.search}
      filters={asked.filterNames}
      hidden={asked.hidden}
      onClear={onClear}
      bare={children === undefined}
      level={3}
    />
  );
  const foot = (
    <>
      <span role="status">
        {count(shown)} of {plural(all, kind.one, kind.many)}
        {kind.times ? ` · times in ${zoneName(now)}` : ''}
      </span>
      <LeftOut count={rows.leftOut} one={kind.one} many={kind.many} />
      {note}
    </>
  );
  return (
    <>
      {children ? (
        <Stack>
          {asked.rows.length === 0 ? noMatch : children(asked.rows.slice(0, limit), onOpen)}
          <Row justify="between" wrap className={cx(text.caption, ink.muted)}>
            {foot}
            {shown < asked.rows.length ? (
              <Button size="sm" variant="ghost" onClick={() => setLimit(limit + CARDS)}>
                Show {Math.min(CARDS, asked.rows.length - shown)} more
              </Button>
            ) : null}
          </Row>
        </Stack>
      ) : (
        <RecordTable
          kind={kind}
          columns={kind.columns ?? []}
          rows={asked.rows}
          rowKey={keyOf}
          sort={asked.sort}
          now={now}
          actions={rowActions}
          empty={noMatch}
          foot={foot}
          onSort={onSort}
          onOpen={onOpen}
        />
      )}
    </>
  );
}
