import { ArrowDownWideNarrow, ListFilter } from 'lucide-react';
import type { RefObject } from 'react';
import { Button } from '../../../components/actions/Button/Button.tsx';
import { SearchInput } from '../../../components/forms/SearchInput/SearchInput.tsx';
import type { ExportKind } from '../../../format/exportFile.ts';
import { ExportMenu } from './ExportMenu.tsx';
import type { RecordKind } from './RecordKind.ts';
import { search as searchClass } from './RecordsSection.css.ts';
import { sortText, type RecordAddress } from './recordAddress.ts';

interface RecordToolsProps<Row> {
  kind: RecordKind<Row>;
  asked: RecordAddress;
  /** What is typed into the search, of which `asked` may still lag behind. */
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
  onExport?: ((kind: ExportKind) => void | Promise<void>) | undefined;
  /** The format listed first. */
  exportFirst?: ExportKind;
}

/** Search, filters, sorting and export of a collection. */
export function RecordTools<R>({
  kind,
  asked,
  search,
  isEmpty,
  none,
  filters,
  searchRef,
  onChange,
  onExport,
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
          {asked.filterNames.length > 0 ? `${filterLabel} · ${asked.filterNames.length}` : filterLabel}
        </Button>
      ) : null}
      {sorts.map(({ key, label, direction }) => {
        const pressed = asked.sort?.key === key;
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
          disabledReason={isEmpty ? 'There is nothing to export' : undefined}
          onExport={onExport}
        />
      ) : null}
    </>
  );
}
