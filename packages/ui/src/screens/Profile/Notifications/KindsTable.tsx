import { useDeniedReason } from '../../../blocks/roles/RoleContext.ts';
import { Checkbox } from '../../../components/forms/Checkbox/Checkbox.tsx';
import { Card } from '../../../components/layout/Card/Card.tsx';
import { Table } from '../../../components/layout/Table/Table.tsx';
import { columnHeads, kindWords } from './channelWords.ts';
import { foot, hint, kind as kindClass, tick } from './NotificationsForm.css.ts';
import type { NotificationsForm } from './useNotificationsForm.ts';

/** The kinds of notification, a row each, and a column for each channel. */
export function KindsTable({ form }: { form: Pick<NotificationsForm, 'channels' | 'tick' | 'busy'> }) {
  const deniedReason = useDeniedReason('administer');
  const heads = columnHeads(form.channels);
  return (
    <Card clipped>
      <Table
        label="Notifications by channel"
        rows={kindWords}
        rowKey={({ kind }) => kind}
        columns={[
          {
            key: 'when',
            header: 'When',
            cell: ({ title, hint: about }) => (
              <>
                <span className={kindClass}>{title}</span> <span className={hint}>{about}</span>
              </>
            ),
          },
          ...form.channels.map(({ key, kinds }, index) => ({
            key,
            header: heads[index] ?? '',
            tight: true,
            cell: ({ kind, title }: (typeof kindWords)[number]) => (
              <span className={tick}>
                <Checkbox
                  aria-label={`${title}: ${heads[index] ?? ''}`}
                  title={deniedReason}
                  disabled={deniedReason !== undefined || form.busy}
                  checked={kinds.includes(kind)}
                  onCheckedChange={(on) => form.tick(key, kind, on)}
                />
              </span>
            ),
          })),
        ]}
        foot={
          <span className={foot}>
            At most one message per cause and hour. Messages contain no secrets and link back here.
          </span>
        }
      />
    </Card>
  );
}
