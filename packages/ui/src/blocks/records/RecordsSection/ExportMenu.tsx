import type { ExportFormat } from '@switchboard/api-contract/records/calls';
import { Braces, Download, FileSpreadsheet, FileText } from 'lucide-react';
import type { ButtonProps } from '../../../components/actions/Button/Button.tsx';
import { Menu, type MenuItem } from '../../../components/actions/Menu/Menu.tsx';
import { useBusy } from '../../../components/useBusy.ts';

const entries = {
  csv: { value: 'csv', label: 'CSV', icon: FileText },
  json: { value: 'json', label: 'JSON', icon: Braces },
  xlsx: { value: 'xlsx', label: 'Excel', icon: FileSpreadsheet },
} as const satisfies { readonly [K in ExportFormat]: MenuItem<ExportFormat> & { readonly value: K } };

export interface ExportMenuProps extends Pick<ButtonProps, 'variant' | 'disabledReason' | 'aria-label'> {
  /** The button is busy until the returned promise settles. Without it only the ways of `before` are there. */
  onExport?: ((format: ExportFormat) => void | Promise<void>) | undefined;
  /** The format listed first. */
  first?: ExportFormat;
  /** Ways to export that only some records have, listed before the others. */
  before?: readonly (MenuItem & { readonly onSelect: () => void })[];
}

/** Export as CSV, JSON or Excel. */
export function ExportMenu({ onExport, first = 'csv', before = [], ...button }: ExportMenuProps) {
  const items = Object.values(entries).toSorted(
    (one, other) => Number(other.value === first) - Number(one.value === first),
  );
  const [run, busy] = useBusy(async (format: ExportFormat) => onExport?.(format));
  const select = (value: string) => {
    const own = before.find((item) => item.value === value);
    if (own) own.onSelect();
    else run(value as ExportFormat);
  };
  return (
    <Menu
      size="sm"
      icon={Download}
      label="Export"
      items={onExport ? [...before, ...items] : before}
      onSelect={select}
      busy={busy}
      {...button}
    />
  );
}
