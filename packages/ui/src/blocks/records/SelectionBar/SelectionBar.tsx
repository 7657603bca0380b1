import { limits } from '@switchboard/api-contract/limits';
import type { BulkRequest, BulkAnswer, ExportFormat } from '@switchboard/api-contract/records/calls';
import { Trash2, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../components/actions/Button/Button.tsx';
import { Menu, type MenuItem } from '../../../components/actions/Menu/Menu.tsx';
import { Dialog } from '../../../components/layers/Dialog/Dialog.tsx';
import { useBusy } from '../../../components/useBusy.ts';
import { count } from '../../../format/numbers.ts';
import type { PressResult } from '../../../format/outcome.ts';
import { text } from '../../../theme/typography.css.ts';
import { ActionButton } from '../../roles/ActionButton.tsx';
import { useDeniedReason } from '../../roles/RoleContext.ts';
import { ExportMenu } from '../RecordsSection/ExportMenu.tsx';
import * as styles from './SelectionBar.css.ts';

/** What is to be done with the selected records. */
export type BulkAction = Exclude<BulkRequest, { action: 'status' }>['action'] | { readonly status: string };

export interface SelectionBarProps {
  /** How many are selected. */
  selected: number;
  /** How many match in all. */
  total: number;
  /** What they are called: 'leads'. */
  many: string;
  /** The statuses that they can be given; none where a member can't change it. */
  statuses?: readonly MenuItem[];
  /** The selected records are deleted: they can only be restored. */
  deleted?: boolean;
  /** Further actions, before Export, such as 'Send to'. */
  extraActions?: ReactNode;
  /** Clears the selection. */
  onClear: () => void;
  /** Selects all that match, as many as can be changed at once. */
  onSelectAll: () => PressResult;
  /** The bar is busy until the promise settles. */
  onAct: (action: BulkAction) => PressResult;
  /** Saves the selected records as a file of that format. */
  onExport?: ((format: ExportFormat) => void | Promise<void>) | undefined;
}

/** What can be done with the selected records of a list, below it. */
export function SelectionBar({
  selected,
  total,
  many,
  statuses = [],
  deleted = false,
  extraActions,
  onClear,
  onSelectAll,
  onAct,
  onExport,
}: SelectionBarProps) {
  const [act, busy] = useBusy(onAct);
  const [selectAll, reading] = useBusy(onSelectAll);
  const deniedReason = useDeniedReason('work');
  const most = Math.min(total, limits.records.bulk);
  return (
    <div className={styles.bar} role="group" aria-label={`Selected ${many}`}>
      <span className={styles.count}>{count(selected)} selected</span>
      <Button size="sm" variant="ghost" onClick={onClear}>
        Clear
      </Button>
      {selected < most ? (
        <Button size="sm" variant="ghost" busy={reading} onClick={selectAll}>
          {most === total ? `Select all ${count(total)}` : `Select the first ${count(most)}`}
        </Button>
      ) : total > most ? (
        <span className={styles.limit}>At most {count(most)} at a time</span>
      ) : null}
      <span className={styles.actions}>
        {deleted ? (
          <ActionButton needs="work" size="sm" icon={Undo2} busy={busy} onClick={() => act('restore')}>
            Restore
          </ActionButton>
        ) : (
          <>
            {statuses.length > 0 ? (
              <Menu
                size="sm"
                label="Status"
                items={statuses}
                busy={busy}
                disabledReason={deniedReason}
                onSelect={(status) => act({ status })}
              />
            ) : null}
            {extraActions}
            {onExport ? <ExportMenu onExport={onExport} /> : null}
            <ActionButton needs="work" size="sm" icon={Trash2} busy={busy} onClick={() => act('delete')}>
              Delete
            </ActionButton>
          </>
        )}
      </span>
    </div>
  );
}

interface RefusedRecordsProps {
  /** How many were changed, and which were not. */
  answer: BulkAnswer;
  /** What they are called: 'leads'. */
  many: string;
  /** The name of a record. */
  nameOf: (id: string) => string;
  onClose: () => void;
}

/** Lists which of the selected records were not changed, each with the reason. */
export function RefusedRecords({ answer: { done, refused }, many, nameOf, onClose }: RefusedRecordsProps) {
  return (
    <Dialog
      open
      size="md"
      onClose={onClose}
      title={`${count(refused.length)} of ${count(done + refused.length)} ${many} were not changed`}
      foot={<Button onClick={onClose}>Close</Button>}
    >
      <ul>
        {refused.map(({ id, error }) => (
          <li key={id}>
            <bdi className={text.bodyStrong}>{nameOf(id)}</bdi>: {error}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
