import { limits } from '@switchboard/api-contract/limits';
import { Plus, Trash2 } from 'lucide-react';
import {
  memo,
  useCallback,
  useDeferredValue,
  useId,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { Button } from '../../../components/actions/Button/Button.tsx';
import { Count } from '../../../components/display/Count/Count.tsx';
import { cx } from '../../../components/cx.ts';
import { Section } from '../../../components/layout/Section/Section.tsx';
import { Stack } from '../../../components/layout/Stack/Stack.tsx';
import { EmptyState } from '../../../components/states/EmptyState/EmptyState.tsx';
import { dataOf, loading } from '../../../format/viewState.ts';
import { ink, text } from '../../../theme/typography.css.ts';
import { SampleMark } from '../../marks/SampleMark/SampleMark.tsx';
import { SandboxMark } from '../../marks/SandboxMark/SandboxMark.tsx';
import { RunNow } from '../../runs/RunNow/RunNow.tsx';
import type { Query } from '../../agents/AgentPage/agentPageProps.ts';
import type { AddRecord } from '../RecordDialog/addRecord.tsx';
import { exportRecords } from './exportRecords.ts';
import { areSimulated } from './isSimulated.ts';
import { LoadingRecords } from './LoadingRecords.tsx';
import { RecordFilters } from './RecordFilters.tsx';
import { LiveRows } from './LiveRows.tsx';
import { RecordRows } from './RecordRows.tsx';
import { RecordsRegion } from './RecordsRegion.tsx';
import type { RecordsSectionProps } from './RecordsSectionProps.ts';
import { RecordTools } from './RecordTools.tsx';
import { isEmpty, sortText, viewOfServer, viewRecords, type RecordView } from './viewRecords.ts';
import { ActionButton } from '../../roles/ActionButton.tsx';

export type { RecordDraft } from '../RecordEditor/recordEdit.ts';
export type { Newer, RecordList, RecordsControl } from './recordsControl.ts';

/**
 * What changes in the address once other rows, or the same in another order, are asked for: the first stand there
 * again.
 */
function folded({ query, prefix = '' }: Pick<RecordsSectionProps<never>, 'query' | 'prefix'>, asked: Query): Query {
  const all = query[`${prefix}all`] ? { all: '' } : {};
  return Object.fromEntries(Object.entries({ ...asked, ...all }).map(([name, value]) => [`${prefix}${name}`, value]));
}

/** A collection of records: heading, search, filters, export, an add button, and the rows with their detail. */
export function RecordsSection<R extends { readonly id: string }>(props: RecordsSectionProps<R>) {
  const { kind, sample = false, query, onQueryChange, prefix = '', exported, add, before, actions, live, now } = props;
  const [adding, setAdding] = useState(false);
  const startAdding = useCallback(() => setAdding(true), []);
  const view = live?.list ?? props.view;
  const items = dataOf(view)?.items;
  const deferredQuery = useDeferredValue(query);
  const list = dataOf(live?.list ?? loading);
  const found = useMemo(
    () =>
      list
        ? viewOfServer(list, kind, { query: deferredQuery, prefix })
        : viewRecords(items ?? [], kind, { query: deferredQuery, prefix }),
    [list, items, kind, deferredQuery, prefix],
  );
  const [filtersOpen, setFiltersOpen] = useState(found.filtered > 0);
  const filtersShown = useDeferredValue(filtersOpen);
  const filtersId = useId();
  const search = useRef<HTMLInputElement>(null);

  const showsDeleted = live !== undefined && query[`${prefix}deleted`] === 'true';
  const none = isEmpty(view) && (!live || (!found.narrowed && !showsDeleted));
  const change = (name: string, value: string) => onQueryChange(folded({ query, prefix }, { [name]: value }));
  return (
    <Section
      title={kind.title}
      mark={none ? undefined : sample ? <SampleMark /> : areSimulated(found.rows) ? <SandboxMark /> : undefined}
      actions={
        <>
          {before}
          {live && (live.deleted > 0 || showsDeleted) ? (
            <Button
              size="sm"
              variant={showsDeleted ? 'secondary' : 'ghost'}
              icon={Trash2}
              aria-pressed={showsDeleted}
              onClick={() => change('deleted', showsDeleted ? '' : 'true')}
            >
              Deleted <Count>{live.deleted}</Count>
            </Button>
          ) : null}
          <RecordTools
            kind={kind}
            view={{ ...found, search: query[`${prefix}search`] ?? '' }}
            none={none}
            filters={{ id: filtersId, open: filtersOpen && !none, onToggle: () => setFiltersOpen(!filtersOpen) }}
            searchRef={search}
            onChange={change}
            onExport={
              exported && exported.only === undefined
                ? async (format) => {
                    const rows = live ? await live.readAll() : found.rows;
                    if (rows) await exported.onExport(exportRecords(kind, format, rows, exported.slug, now));
                  }
                : undefined
            }
            exportFirst={exported?.first}
          />
          {actions}
          {add && !none ? <AddButton {...add} size="sm" variant="primary" onAdd={startAdding} /> : null}
        </>
      }
    >
      {kind.filters && filtersShown && !none ? (
        <RecordFilters
          id={filtersId}
          filters={kind.filters}
          rows={dataOf(props.view)?.items ?? items ?? []}
          chosen={found.filters}
          onChoose={change}
        />
      ) : null}
      <Collection section={props} found={found} none={none} search={search} onAdd={startAdding} />
      {add && adding ? add.dialog(() => setAdding(false)) : null}
    </Section>
  );
}

interface AddButtonProps extends Pick<AddRecord, 'action' | 'icon'> {
  size: 'sm' | 'md';
  variant: 'primary' | 'secondary';
  onAdd: () => void;
}

const AddButton = ({ action, icon = Plus, size, variant, onAdd }: AddButtonProps) => (
  <ActionButton needs="work" size={size} variant={variant} icon={icon} onClick={onAdd}>
    {action}
  </ActionButton>
);

interface CollectionProps<R extends { readonly id: string }> {
  section: RecordsSectionProps<R>;
  found: RecordView<R>;
  /** There are no records at all. */
  none: boolean;
  search: RefObject<HTMLInputElement | null>;
  onAdd: () => void;
}

/** The rows or their fallback. Opening the filters above, or the dialog that adds one, does not re-render them. */
const Collection = memo(function Collection<R extends { readonly id: string }>({
  section,
  found,
  none,
  search,
  onAdd,
}: CollectionProps<R>) {
  const { kind, view, ownRead, onQueryChange, live, rowActions = true, now } = section;
  const clear = (what: 'filters' | 'all') => {
    // The clear button disappears with the text around it.
    search.current?.focus();
    const names = [...(what === 'all' ? ['search'] : []), ...(kind.filters ?? []).map(({ key }) => key)];
    onQueryChange(folded(section, Object.fromEntries(names.map((name) => [name, '']))));
  };
  const sort: SortBy = (by) => onQueryChange(folded(section, { sort: sortText(by) }));
  const waiting = <LoadingRecords kind={kind} table={section.children === undefined} actions={rowActions} />;
  const empty = <EmptyRecords section={section} onAdd={onAdd} />;
  if (live) {
    return (
      <RecordsRegion view={live.list} ownRead name={kind.many} now={now} loading={waiting}>
        {(rows) =>
          none ? (
            empty
          ) : rows.total === 0 && !found.narrowed ? (
            <EmptyState
              level={3}
              title={`No ${kind.many} are deleted`}
              text={`Deleted ones stay here for ${limits.records.restorableDays} days.`}
            />
          ) : (
            <LiveRows {...section} live={live} found={found} rows={rows} onClear={clear} onSort={sort} />
          )
        }
      </RecordsRegion>
    );
  }
  return (
    <RecordsRegion view={view} ownRead={ownRead} name={kind.many} now={now} loading={waiting}>
      {(rows) => (none ? empty : <RecordRows {...section} found={found} rows={rows} onClear={clear} onSort={sort} />)}
    </RecordsRegion>
  );
}) as <R extends { readonly id: string }>(props: CollectionProps<R>) => ReactNode;

type SortBy = (by: { key: string; direction: 'asc' | 'desc' }) => void;

interface EmptyRecordsProps<R extends { readonly id: string }> {
  section: RecordsSectionProps<R>;
  onAdd: () => void;
}

/** What stands in place of a list without records: why there are none, and what brings some. */
function EmptyRecords<R extends { readonly id: string }>({
  section: { kind, add, run, note },
  onAdd,
}: EmptyRecordsProps<R>) {
  return (
    <Stack>
      <EmptyState
        level={3}
        title={kind.empty.title}
        text={kind.empty.text}
        action={
          add || run ? (
            <>
              {run ? <RunNow {...run} /> : null}
              {add ? <AddButton {...add} size="md" variant={run ? 'secondary' : 'primary'} onAdd={onAdd} /> : null}
            </>
          ) : undefined
        }
      />
      {note ? <span className={cx(text.caption, ink.muted)}>{note}</span> : null}
    </Stack>
  );
}
