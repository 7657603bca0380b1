import { limits } from '@switchboard/api-contract/limits';
import { listParams } from '@switchboard/api-contract/records/listQuery';
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
import { cx } from '../../../components/cx.ts';
import { Count } from '../../../components/display/Count/Count.tsx';
import { Section } from '../../../components/layout/Section/Section.tsx';
import { Stack } from '../../../components/layout/Stack/Stack.tsx';
import { EmptyState } from '../../../components/states/EmptyState/EmptyState.tsx';
import { dataOf } from '../../../format/viewState.ts';
import { ink, text } from '../../../theme/typography.css.ts';
import type { AddressQuery } from '../../agents/AgentPage/AgentPageProps.ts';
import { SampleMark } from '../../marks/SampleMark/SampleMark.tsx';
import { SandboxMark } from '../../marks/SandboxMark/SandboxMark.tsx';
import { ActionButton } from '../../roles/ActionButton.tsx';
import { RunNow } from '../../runs/RunNow/RunNow.tsx';
import { ViewRegion } from '../../states/ViewRegion/ViewRegion.tsx';
import type { AddRecord } from '../RecordDialog/RecordDialog.tsx';
import { LoadingRecords } from './LoadingRecords.tsx';
import { recordAddress, type RecordAddress } from './recordAddress.ts';
import { RecordList } from './RecordList.tsx';
import type { RecordsSectionProps } from './RecordsSectionProps.ts';
import { RecordFilters, RecordTools } from './RecordTools.tsx';
import { areFromSandbox } from './rowParts.tsx';

export type { RecordDraft } from '../RecordEditor/recordEdit.ts';
export type { Listed, RecordsControl } from './RecordsSectionProps.ts';

/** A collection of records: heading, search, filters, export, an add button, and the rows with their detail. */
export function RecordsSection<R extends { readonly id: string }>(props: RecordsSectionProps<R>) {
  const { kind, records, sample = false, query, onQueryChange, prefix = '', exported, add, before, actions } = props;
  const [adding, setAdding] = useState(false);
  const startAdding = useCallback(() => setAdding(true), []);
  const rows = dataOf(records.list);
  const deferredQuery = useDeferredValue(query);
  const address = useMemo(() => recordAddress(kind, deferredQuery, prefix), [kind, deferredQuery, prefix]);
  const [filtersOpen, setFiltersOpen] = useState(address.filterNames.length > 0);
  const filtersShown = useDeferredValue(filtersOpen);
  const filtersId = useId();
  const search = useRef<HTMLInputElement>(null);

  const showsDeleted = records.deleted !== undefined && query[`${prefix}deleted`] === 'true';
  const hidesSome = address.narrowed || showsDeleted;
  const none = rows !== undefined && (rows.all ?? (hidesSome ? undefined : rows.items.length + rows.leftOut)) === 0;
  // Another search, filter or order folds the list to its first rows again.
  const changeAddress = useCallback(
    (wanted: AddressQuery) => {
      const all = query[`${prefix}all`] ? { all: '' } : {};
      const changed = Object.entries({ ...wanted, ...all }).map(([name, value]) => [`${prefix}${name}`, value]);
      onQueryChange(Object.fromEntries(changed));
    },
    [query, prefix, onQueryChange],
  );
  const change = (name: string, value: string) => changeAddress({ [name]: value });
  return (
    <Section
      title={kind.title}
      mark={
        none ? undefined : sample ? <SampleMark /> : areFromSandbox(rows?.items ?? []) ? <SandboxMark /> : undefined
      }
      actions={
        <>
          {before}
          {records.deleted || showsDeleted ? (
            <Button
              size="sm"
              variant={showsDeleted ? 'secondary' : 'ghost'}
              icon={Trash2}
              aria-pressed={showsDeleted}
              onClick={() => change('deleted', showsDeleted ? '' : 'true')}
            >
              Deleted <Count>{records.deleted}</Count>
            </Button>
          ) : null}
          <RecordTools
            kind={kind}
            address={address}
            search={query[`${prefix}search`] ?? ''}
            isEmpty={!rows || rows.items.length === 0}
            none={none}
            filters={{ id: filtersId, open: filtersOpen && !none, onToggle: () => setFiltersOpen(!filtersOpen) }}
            searchRef={search}
            onChange={change}
            onExport={
              exported && exported.only === undefined
                ? (format) =>
                    exported.onExport({
                      collection: kind.name,
                      format,
                      params: listParams(kind.collection, query, prefix),
                    })
                : undefined
            }
            sample={sample}
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
          kind={kind}
          rows={records.known ?? rows?.items ?? []}
          chosen={address.filters}
          onChoose={change}
        />
      ) : null}
      <RowsOrEmpty
        section={props}
        address={address}
        none={none}
        showsDeleted={showsDeleted}
        search={search}
        onAddressChange={changeAddress}
        onAdd={startAdding}
      />
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

interface RowsOrEmptyProps<R extends { readonly id: string }> {
  section: RecordsSectionProps<R>;
  address: RecordAddress;
  /** There are no records at all. */
  none: boolean;
  /** The deleted records are listed, which can be restored. */
  showsDeleted: boolean;
  search: RefObject<HTMLInputElement | null>;
  onAddressChange: (address: AddressQuery) => void;
  onAdd: () => void;
}

/** The rows or their fallback. Opening the filters above, or the dialog that adds one, does not re-render them. */
const RowsOrEmpty = memo(function RowsOrEmpty<R extends { readonly id: string }>({
  section,
  address,
  none,
  showsDeleted,
  search,
  onAddressChange,
  onAdd,
}: RowsOrEmptyProps<R>) {
  const { kind, records, ownRead = false, rowActions = true, now } = section;
  return (
    <ViewRegion
      view={records.list}
      name={kind.many}
      now={now}
      quiet={!ownRead}
      loading={<LoadingRecords kind={kind} table={section.children === undefined} actions={rowActions} />}
    >
      {(rows) =>
        none ? (
          <EmptyRecords section={section} onAdd={onAdd} />
        ) : showsDeleted && rows.total === 0 && !address.narrowed ? (
          <EmptyState
            level={3}
            title={`No ${kind.many} are deleted`}
            text={`Deleted ones stay here for ${limits.records.restorableDays} days.`}
          />
        ) : (
          <RecordList
            section={section}
            rows={rows}
            address={address}
            onAddressChange={onAddressChange}
            onClear={() => search.current?.focus()}
          />
        )
      }
    </ViewRegion>
  );
}) as <R extends { readonly id: string }>(props: RowsOrEmptyProps<R>) => ReactNode;

interface EmptyRecordsProps<R extends { readonly id: string }> {
  section: RecordsSectionProps<R>;
  onAdd: () => void;
}

/** Shown instead of an empty list: why there are no records, and what brings some. */
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
