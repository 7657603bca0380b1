import { FilterBar } from '../../../components/actions/FilterBar/FilterBar.tsx';
import { Row } from '../../../components/layout/Row/Row.tsx';
import { Stack } from '../../../components/layout/Stack/Stack.tsx';
import { ink, text } from '../../../theme/typography.css.ts';
import { cx } from '../../../components/cx.ts';
import type { RecordFilter } from './recordKind.ts';
import { filterLabel } from './RecordsSection.css.ts';
import { filterOptions } from './viewRecords.ts';

interface RecordFiltersProps<Row> {
  id: string;
  filters: readonly RecordFilter<Row>[];
  /** All rows: their values are the options of a filter that lists none. */
  rows: readonly Row[];
  chosen: Readonly<Record<string, string>>;
  /** '' for all. */
  onChoose: (key: string, value: string) => void;
}

/** The filters of a collection, each a row of buttons. */
export function RecordFilters<R>({ id, filters, rows, chosen, onChoose }: RecordFiltersProps<R>) {
  // A value that no row has is not offered, unless the address contains it.
  const offered = filters
    .map((filter) => ({ filter, options: filterOptions(filter, rows) }))
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
            options={[{ value: '', label: 'All' }, ...options]}
            value={chosen[filter.key] ?? ''}
            onValueChange={(value) => onChoose(filter.key, value)}
          />
        </Row>
      ))}
    </Stack>
  );
}
