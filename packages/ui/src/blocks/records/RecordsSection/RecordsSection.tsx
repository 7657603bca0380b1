import { Plus } from 'lucide-react';
import { memo, useDeferredValue, useId, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react';
import { Button } from '../../../components/actions/Button/Button.tsx';
import { cx } from '../../../components/cx.ts';
import { Opened } from '../../../components/layers/Opened/Opened.tsx';
import { useOpener, type Opener } from '../../../components/layers/Opened/useOpener.ts';
import { Section } from '../../../components/layout/Section/Section.tsx';
import { Stack } from '../../../components/layout/Stack/Stack.tsx';
import { EmptyState } from '../../../components/states/EmptyState/EmptyState.tsx';
import { ink, text } from '../../../theme/typography.css.ts';
import { SampleMark } from '../../marks/SampleMark/SampleMark.tsx';
import { RunNow } from '../../runs/RunNow/RunNow.tsx';
import type { AddRecord } from '../RecordDialog/addRecord.tsx';
import { exportRecords } from './exportRecords.ts';
import { LoadingRecords } from './LoadingRecords.tsx';
import { RecordFilters } from './RecordFilters.tsx';
import { RecordRows } from './RecordRows.tsx';
import { RecordsRegion } from './RecordsRegion.tsx';
import type { RecordsSectionProps } from './RecordsSectionProps.ts';
import { RecordTools } from './RecordTools.tsx';
import { sortText, viewRecords, type RecordView } from './viewRecords.ts';

/** A collection of records: heading, search, filters, export, an add button, and the rows with their detail. */
export function RecordsSection<R extends { readonly id: string }>(props: RecordsSectionProps<R>) {
  const { kind, view, sample = false, query, onQueryChange, prefix = '', exported, add, before, actions, now } = props;
  const adding = useOpener();
  const items = view.status === 'ready' ? view.data.items : undefined;
  const deferredQuery = useDeferredValue(query);
  const found = useMemo(
    () => viewRecords(items ?? [], kind, { query: deferredQuery, prefix }),
    [items, kind, deferredQuery, prefix],
  );
  const [filtersOpen, setFiltersOpen] = useState(found.filtered > 0);
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
          {before}
          <RecordTools
            kind={kind}
            view={{ ...found, search: query[`${prefix}search`] ?? '' }}
            none={none}
            filters={{ id: filtersId, open: filtersOpen && !none, onToggle: () => setFiltersOpen(!filtersOpen) }}
            searchRef={search}
            onChange={change}
            onExport={
              exported && ((format) => exported.onExport(exportRecords(kind, format, found.rows, exported.slug, now)))
            }
            exportFirst={exported?.first}
          />
          {actions}
          {add && !none ? <AddButton {...add} size="sm" variant="primary" adding={adding} /> : null}
        </>
      }
    >
      {kind.filters && filtersShown && !none ? (
        <RecordFilters
          id={filtersId}
          filters={kind.filters}
          rows={items ?? []}
          chosen={found.filters}
          onChoose={change}
        />
      ) : null}
      <Collection section={props} found={found} search={search} adding={adding} />
      {add ? <Opened by={adding}>{() => add.dialog(adding.close)}</Opened> : null}
    </Section>
  );
}

interface AddButtonProps extends Pick<AddRecord, 'action' | 'icon'> {
  size: 'sm' | 'md';
  variant: 'primary' | 'secondary';
  adding: Opener<true>;
}

const AddButton = ({ action, icon = Plus, size, variant, adding }: AddButtonProps) => (
  <Button size={size} variant={variant} icon={icon} onClick={() => adding.open(true)}>
    {action}
  </Button>
);

interface CollectionProps<R extends { readonly id: string }> {
  section: RecordsSectionProps<R>;
  found: RecordView<R>;
  search: RefObject<HTMLInputElement | null>;
  adding: Opener<true>;
}

/** The rows or their fallback. Opening the filters above does not re-render them. */
const Collection = memo(function Collection<R extends { readonly id: string }>({
  section,
  found,
  search,
  adding,
}: CollectionProps<R>) {
  const { kind, view, ownRead, onQueryChange, prefix = '', add, run, rowActions = true, now } = section;
  const clear = (what: 'filters' | 'all') => {
    // The clear button disappears with the text around it.
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
              action={
                add || run ? (
                  <>
                    {run ? <RunNow {...run} /> : null}
                    {add ? (
                      <AddButton {...add} size="md" variant={run ? 'secondary' : 'primary'} adding={adding} />
                    ) : null}
                  </>
                ) : undefined
              }
            />
            {section.note ? <span className={cx(text.caption, ink.muted)}>{section.note}</span> : null}
          </Stack>
        ) : (
          <RecordRows
            {...section}
            found={found}
            rows={rows}
            onClear={clear}
            onSort={(sort) => onQueryChange({ [`${prefix}sort`]: sortText(sort) })}
          />
        )
      }
    </RecordsRegion>
  );
}) as <R extends { readonly id: string }>(props: CollectionProps<R>) => ReactNode;
