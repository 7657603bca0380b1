import { textOf } from '@switchboard/api-contract/records/select';
import { compareSorted, sortKey } from '@switchboard/api-contract/records/sortKey';
import { FilterBar } from '../../../components/actions/FilterBar/FilterBar.tsx';
import { Row } from '../../../components/layout/Row/Row.tsx';
import { Stack } from '../../../components/layout/Stack/Stack.tsx';
import { ink, text } from '../../../theme/typography.css.ts';
import { cx } from '../../../components/cx.ts';
import type { RecordCollection, RecordFilter, RecordKind } from './RecordKind.ts';
import { filterLabel } from './RecordsSection.css.ts';

/** As many values of the rows are offered at most. */
const MOST = 12;

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
    .slice(0, MOST);
}

interface RecordFiltersProps<Row> {
  id: string;
  kind: Pick<RecordKind<Row>, 'collection' | 'filters'>;
  /** Their values are the options of a filter that lists none. */
  rows: readonly Row[];
  chosen: Readonly<Record<string, string>>;
  /** '' for all. */
  onChoose: (key: string, value: string) => void;
}

/** The filters of a collection, each a row of buttons. */
export function RecordFilters<R extends object>({ id, kind, rows, chosen, onChoose }: RecordFiltersProps<R>) {
  // A value that no row has is not offered, unless the address contains it.
  const offered = (kind.filters ?? [])
    .map((filter) => ({ filter, options: optionsOf(filter, kind.collection, rows) }))
    .filter(({ filter, options }) => options.length > 0 || chosen[filter.key]);
  return (
    <Stack id={id} gap={2}>
      {offered.map(({ filter, options }) => (
        <Row key={filter.key} gap={3} wrap>
          <span className={cx(text.label, ink.muted, filterLabel)} aria-hidden="true">
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
