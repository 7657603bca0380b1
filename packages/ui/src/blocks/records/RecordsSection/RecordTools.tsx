import type { ExportFormat } from '@switchboard/api-contract/records/calls';
import { textOf } from '@switchboard/api-contract/records/select';
import { compareSorted, sortKey } from '@switchboard/api-contract/records/sortKey';
import { ArrowDownWideNarrow, ListFilter } from 'lucide-react';
import type { RefObject } from 'react';
import { Button } from '../../../components/actions/Button/Button.tsx';
import { FilterBar } from '../../../components/actions/FilterBar/FilterBar.tsx';
import { cx } from '../../../components/cx.ts';
import { SearchInput } from '../../../components/forms/SearchInput/SearchInput.tsx';
import { Row } from '../../../components/layout/Row/Row.tsx';
import { Stack } from '../../../components/layout/Stack/Stack.tsx';
import { ink, text } from '../../../theme/typography.css.ts';
import { ExportMenu } from './ExportMenu.tsx';
import { sortText, type RecordAddress } from './recordAddress.ts';
import type { RecordKind, RecordCollection, RecordFilter } from './RecordKind.ts';
import { search as searchClass, filterName } from './RecordsSection.css.ts';

interface RecordToolsProps<Row> {
  kind: RecordKind<Row>;
  address: RecordAddress;
  /** What is typed into the search, which `address` may not have yet. */
  search: string;
  /** Nothing is listed, so nothing can be exported. */
  isEmpty: boolean;
  /** There are no records: the tools keep their places and say why they are disabled. */
  none: boolean;
  filters: { readonly id: string; readonly open: boolean; readonly onToggle: () => void };
  searchRef: RefObject<HTMLInputElement | null>;
  /** Changes one value of the address. */
  onChange: (name: string, value: string) => void;
  /** Without it, nothing can be exported. */
  onExport?: ((format: ExportFormat) => void | Promise<void>) | undefined;
  /** The records are built-in samples, which the server does not have. */
  sample?: boolean;
  /** The format listed first. */
  exportFirst?: ExportFormat | undefined;
}

/** Search, filters, sorting and export of a collection. */
export function RecordTools<R>({
  kind,
  address,
  search,
  isEmpty,
  none,
  filters,
  searchRef,
  onChange,
  onExport,
  sample,
  exportFirst,
}: RecordToolsProps<R>) {
  const { many, filterLabel = 'Filter', sorts = [] } = kind;
  return (
    <>
      <SearchInput
        inputRef={searchRef}
        className={searchClass}
        label={`Search ${many}`}
        placeholder="Search"
        disabledReason={none ? 'There is nothing to search' : undefined}
        value={search}
        onValueChange={(value) => onChange('search', value)}
      />
      {kind.filters ? (
        <Button
          size="sm"
          icon={ListFilter}
          disabledReason={none ? 'There is nothing to filter' : undefined}
          aria-expanded={filters.open}
          aria-controls={filters.open ? filters.id : undefined}
          onClick={filters.onToggle}
        >
          {address.filterNames.length > 0 ? `${filterLabel} · ${address.filterNames.length}` : filterLabel}
        </Button>
      ) : null}
      {sorts.map(({ key, label, direction }) => {
        const pressed = address.sort?.key === key;
        return (
          <Button
            key={key}
            size="sm"
            variant={pressed ? 'primary' : 'secondary'}
            icon={ArrowDownWideNarrow}
            disabledReason={none ? 'There is nothing to sort' : undefined}
            aria-pressed={pressed}
            onClick={() => onChange('sort', pressed ? '' : sortText({ key, direction }))}
          >
            {label}
          </Button>
        );
      })}
      {onExport ? (
        <ExportMenu
          first={exportFirst}
          disabledReason={isEmpty ? 'There is nothing to export' : sample ? 'Samples can’t be exported' : undefined}
          onExport={onExport}
        />
      ) : null}
    </>
  );
}

/** How many values of the rows a filter offers. */
const MAX_OPTIONS = 12;

/** The values that a filter offers: its own options, or those of the rows. */
function optionsOf({ key, options, wordOf }: RecordFilter, { derived }: RecordCollection, rows: readonly object[]) {
  if (options) return options;
  const values = new Set(
    rows.map((row) => textOf(({ ...row, ...derived?.(row as never) } as Readonly<Record<string, unknown>>)[key])),
  );
  return [...values]
    .filter((value) => value.trim() !== '')
    .map((value) => ({ value, label: wordOf?.(value) ?? value, key: sortKey(value), id: value }))
    .toSorted(compareSorted(false))
    .slice(0, MAX_OPTIONS);
}

interface RecordFiltersProps<Row> {
  id: string;
  kind: Pick<RecordKind<Row>, 'collection' | 'filters'>;
  /** A filter that lists no options offers the values of these rows. */
  rows: readonly Row[];
  chosen: Readonly<Record<string, string>>;
  /** '' for all. */
  onChoose: (key: string, value: string) => void;
}

/** The filters of a collection, each a row of buttons. */
export function RecordFilters<R extends object>({ id, kind, rows, chosen, onChoose }: RecordFiltersProps<R>) {
  // A filter without values is left out, unless the address uses it.
  const offered = (kind.filters ?? [])
    .map((filter) => ({ filter, options: optionsOf(filter, kind.collection, rows) }))
    .filter(({ filter, options }) => options.length > 0 || chosen[filter.key]);
  return (
    <Stack id={id} gap={2}>
      {offered.map(({ filter, options }) => (
        <Row key={filter.key} gap={3} wrap>
          <span className={cx(text.label, ink.muted, filterName)} aria-hidden="true">
            {filter.label}
          </span>
          <FilterBar
            label={filter.label}
            options={[{ value: '', label: 'All' }, ...options.map(({ value, label }) => ({ value, label }))]}
            value={chosen[filter.key] ?? ''}
            onValueChange={(value) => onChoose(filter.key, value)}
          />
        </Row>
      ))}
    </Stack>
  );
}
