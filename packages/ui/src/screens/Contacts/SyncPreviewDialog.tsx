import {
  contactFields,
  type Contact,
  type ContactField,
  type ContactsPreview,
} from '@switchboard/api-contract/agents/contacts';
import { NoValue } from '../../blocks/marks/NoValue/NoValue.tsx';
import { CellText } from '../../blocks/records/CellText/CellText.tsx';
import { LeftOut } from '../../blocks/records/LeftOut/LeftOut.tsx';
import { SkeletonRows } from '../../blocks/records/SkeletonRows/SkeletonRows.tsx';
import { ActionButton } from '../../blocks/roles/ActionButton.tsx';
import { Badge } from '../../components/display/Badge/Badge.tsx';
import { Dialog } from '../../components/layers/Dialog/Dialog.tsx';
import { Card } from '../../components/layout/Card/Card.tsx';
import { Table, type Column } from '../../components/layout/Table/Table.tsx';
import { Banner } from '../../components/states/Banner/Banner.tsx';
import { useBusy } from '../../components/useBusy.ts';
import { count, plural } from '../../format/numbers.ts';
import { formMessage, type Outcome } from '../../format/outcome.ts';
import type { ViewState } from '../../format/viewState.ts';
import type { Tone } from '../../theme/tokens.ts';
import { former } from './Contacts.css.ts';
import { contactLabels } from './contactKind.tsx';

/** The changes of a sync that wait for a member. */
export interface SyncReview {
  /** The changes; read while the dialog is open. */
  readonly preview: ViewState<ContactsPreview>;
  /** Makes the changes that are shown. */
  readonly onApply: (runId: string) => Promise<Outcome<unknown>>;
  /** Discards them. Nothing has been changed yet. */
  readonly onCancel: (runId: string) => Promise<Outcome<unknown>>;
}

interface SyncPreviewDialogProps extends SyncReview {
  /** Starts another sync. */
  onSync: () => void;
  onClose: () => void;
}

/** What a sync would do to one contact. `before`: the fields that would change, as they are now. */
interface PreviewRow {
  readonly id: string;
  readonly kind: 'removed' | 'changed' | 'added';
  readonly contact: Contact;
  readonly before: Readonly<Partial<Record<ContactField, string>>>;
}

/** The contacts of a preview: what would be lost first. */
const previewRows = ({ removed, changed, added }: ContactsPreview): PreviewRow[] => [
  ...removed.items.map((contact) => ({ id: contact.id, kind: 'removed', contact, before: {} }) as const),
  ...changed.items.map(
    ({ id, before, after }) => ({ id, kind: 'changed', contact: after, before: differing(before, after) }) as const,
  ),
  ...added.items.map((contact) => ({ id: contact.id, kind: 'added', contact, before: {} }) as const),
];

const differing = (before: Contact, after: Contact): PreviewRow['before'] =>
  Object.fromEntries(
    contactFields
      .filter((field) => (before[field] ?? '') !== (after[field] ?? ''))
      .map((field) => [field, before[field] ?? '']),
  );

const kinds: Readonly<Record<PreviewRow['kind'], { readonly word: string; readonly tone: Tone }>> = {
  removed: { word: 'Removed', tone: 'critical' },
  changed: { word: 'Changed', tone: 'info' },
  added: { word: 'Added', tone: 'positive' },
};

const fieldColumn = (key: ContactField): Column<PreviewRow> => ({
  key,
  header: contactLabels[key],
  cell: ({ contact, before }) => (
    <>
      {before[key] === undefined ? null : <del className={former}>{before[key] || 'None'}</del>}{' '}
      {contact[key]?.trim() ? <CellText max={60}>{contact[key]}</CellText> : <NoValue />}
    </>
  ),
});

const columns: readonly Column<PreviewRow>[] = [
  {
    key: 'kind',
    header: 'Change',
    cell: ({ kind, contact }) => (
      <>
        <Badge tone={kinds[kind].tone}>{kinds[kind].word}</Badge>{' '}
        {kind === 'removed' && contact.edited.length > 0 ? <CellText look="caption">Edited by hand</CellText> : null}
      </>
    ),
  },
  ...contactFields.map(fieldColumn),
];

/** What a sync would change, contact by contact. Apply does exactly that, Cancel drops it; nothing has changed yet. */
export function SyncPreviewDialog({ preview, onApply, onCancel, onSync, onClose }: SyncPreviewDialogProps) {
  const [decide, busy, { args, refusal }] = useBusy(async (what: 'apply' | 'cancel', runId: string) => {
    const outcome = await (what === 'apply' ? onApply : onCancel)(runId);
    if (outcome.kind === 'done') onClose();
    return outcome;
  });
  const deciding = busy ? args?.[0] : undefined;
  const data = preview.status === 'ready' ? preview.data : undefined;
  const outdated = refusal ? formMessage(refusal) : preview.status === 'error' ? preview.message : undefined;
  const leftOut = data ? data.added.leftOut + data.changed.leftOut + data.removed.leftOut : 0;
  return (
    <Dialog
      open
      size="lg"
      title="Review the sync"
      description={
        data
          ? `${count(data.counts.removed)} would be removed, ${count(data.counts.changed)} changed, ${plural(data.counts.added, 'contact')} added. Nothing has changed yet.`
          : 'Nothing has changed yet.'
      }
      busy={busy}
      onClose={onClose}
      foot={
        <>
          <ActionButton
            needs="work"
            variant="ghost"
            disabled={!data || deciding === 'apply'}
            busy={deciding === 'cancel'}
            onClick={() => data && decide('cancel', data.runId)}
          >
            Cancel
          </ActionButton>
          <ActionButton
            needs="work"
            variant="danger"
            disabled={!data || leftOut > 0 || deciding === 'cancel'}
            busy={deciding === 'apply'}
            onClick={() => data && decide('apply', data.runId)}
          >
            Apply
          </ActionButton>
        </>
      }
    >
      {outdated === undefined ? null : (
        <Banner
          tone="critical"
          action={
            <ActionButton
              needs="work"
              size="sm"
              onClick={() => {
                onClose();
                onSync();
              }}
            >
              Sync again
            </ActionButton>
          }
        >
          {outdated}
        </Banner>
      )}
      {preview.status === 'loading' ? <SkeletonRows rows={6} /> : null}
      {data ? (
        <Card clipped>
          <Table
            label="Changes of the sync"
            columns={columns}
            rows={previewRows(data)}
            rowKey={({ kind, id }) => `${kind} ${id}`}
            foot={leftOut > 0 ? <LeftOut count={leftOut} one="contact" many="contacts" /> : undefined}
          />
        </Card>
      ) : null}
    </Dialog>
  );
}
