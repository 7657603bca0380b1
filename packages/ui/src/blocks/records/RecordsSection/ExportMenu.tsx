import { Braces, Download, FileSpreadsheet, FileText } from 'lucide-react';
import type { ButtonProps } from '../../../components/actions/Button/Button.tsx';
import { Menu, type MenuItem } from '../../../components/actions/Menu/Menu.tsx';
import type { ExportKind } from '../../../format/exportFile.ts';
import { useBusy } from '../../../components/useBusy.ts';

const entries = {
  csv: { value: 'csv', label: 'CSV', icon: FileText },
  json: { value: 'json', label: 'JSON', icon: Braces },
  excel: { value: 'excel', label: 'Excel', icon: FileSpreadsheet },
} as const satisfies { readonly [K in ExportKind]: MenuItem<ExportKind> & { readonly value: K } };

interface ExportMenuProps extends Pick<ButtonProps, 'variant' | 'disabledReason' | 'aria-label'> {
  /** The button is busy until the returned promise settles. */
  onExport: (kind: ExportKind) => void | Promise<void>;
  /** The format listed first. */
  first?: ExportKind;
  /** Ways to export that only some records have, listed before the others. */
  before?: readonly (MenuItem & { readonly onSelect: () => void })[];
}

/** Export as CSV, JSON or Excel. */
export function ExportMenu({ onExport, first = 'csv', before = [], ...button }: ExportMenuProps) {
  const items = Object.values(entries).toSorted(
    (one, other) => Number(other.value === first) - Number(one.value === first),
  );
  const [run, busy] = useBusy(onExport);
  const select = (value: string) => {
    const own = before.find((item) => item.value === value);
    if (own) own.onSelect();
    else run(value as ExportKind);
  };
  return (
    <Menu
      size="sm"
      icon={Download}
      label="Export"
      items={[...before, ...items]}
      onSelect={select}
      busy={busy}
      {...button}
    />
  );
}
