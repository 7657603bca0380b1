import { Pencil, Trash2, Undo2 } from 'lucide-react';
import { useCallback, useState, type ReactNode } from 'react';
import { Button } from '../../../components/actions/Button/Button.tsx';
import { LinkButton } from '../../../components/actions/LinkButton/LinkButton.tsx';
import { Dialog } from '../../../components/layers/Dialog/Dialog.tsx';
import { Row } from '../../../components/layout/Row/Row.tsx';
import { Banner } from '../../../components/states/Banner/Banner.tsx';
import { useBusy } from '../../../components/useBusy.ts';
import { clip } from '../../../format/text.ts';
import { dataOf } from '../../../format/viewState.ts';
import { SampleMark } from '../../marks/SampleMark/SampleMark.tsx';
import { SandboxMark } from '../../marks/SandboxMark/SandboxMark.tsx';
import { ActionButton } from '../../roles/ActionButton.tsx';
import { versionOf } from '../RecordEditor/recordEdit.ts';
import { RecordEditor } from '../RecordEditor/RecordEditor.tsx';
import { RecordTrail } from '../RecordTrail/RecordTrail.tsx';
import { RecordFacts } from './RecordFacts.tsx';
import { isDeleted, recordName, type RecordKind } from './RecordKind.ts';
import { apart } from './RecordsSection.css.ts';
import type { RecordsControl } from './RecordsSectionProps.ts';
import { isFromSandbox } from './rowParts.tsx';

interface RecordDetailProps<Row extends { readonly id: string }> {
  /** Its words, fields and form. */
  kind: RecordKind<Row>;
  record: Row;
  sample: boolean;
  /** What members do with it. */
  records: Pick<RecordsControl<Row>, 'opened' | 'onBulk'>;
  /** Further actions, before Edit, such as 'Send to'. */
  extraActions?: ReactNode;
  now: Date;
  onClose: () => void;
}

/** One record: every field, where it is from, asking about it, and changing, deleting or restoring it. */
export function RecordDetail<Row extends { readonly id: string }>({
  kind,
  record,
  sample,
  records: { opened, onBulk },
  extraActions,
  now,
  onClose,
}: RecordDetailProps<Row>) {
  // undefined until a member opens or leaves the form: it is then open if there is a draft.
  const [editing, setEditing] = useState<boolean>();
  const [refused, setRefused] = useState('');
  const [act, acting] = useBusy(async (action: 'delete' | 'restore') => {
    setRefused('');
    const outcome = await onBulk?.({ ids: [record.id], action });
    if (outcome?.kind !== 'done') return;
    const [refusal] = outcome.value.refused;
    if (refusal) setRefused(refusal.error);
    else onClose();
  });
  const deleted = isDeleted(record);
  if (opened && kind.edit && !deleted && (editing ?? opened.draft !== undefined)) {
    const newest = dataOf(opened.history)?.changes[0];
    return (
      <RecordEditor
        title={`Edit ${recordName(kind, record)}`}
        record={record}
        edit={kind.edit}
        draft={opened.draft}
        onDraftChange={opened.onDraftChange}
        onSave={opened.onSave}
        by={newest && (newest.by ?? 'a run')}
        now={now}
        onSaved={() => setEditing(false)}
        onClose={onClose}
        onCancel={() => {
          opened.onDraftChange(undefined);
          setEditing(false);
        }}
      />
    );
  }
  const buttons = (
    <>
      {onBulk ? (
        <ActionButton
          needs="work"
          variant="ghost"
          className={apart}
          icon={Trash2}
          busy={acting}
          onClick={() => act('delete')}
        >
          Delete
        </ActionButton>
      ) : null}
      {opened?.askHref ? (
        <LinkButton variant="ghost" href={opened.askHref(record.id)}>
          Ask about this
        </LinkButton>
      ) : null}
      {extraActions}
      <Button onClick={onClose}>Close</Button>
      {opened && kind.edit ? (
        <ActionButton needs="work" variant="primary" icon={Pencil} onClick={() => setEditing(true)}>
          Edit
        </ActionButton>
      ) : null}
    </>
  );
  return (
    <Dialog
      open
      size="lg"
      focusTitle
      busy={acting}
      onClose={onClose}
      title={
        <Row gap={2} wrap>
          <bdi>{recordName(kind, record)}</bdi>{' '}
          {sample ? <SampleMark /> : isFromSandbox(record) ? <SandboxMark /> : null}
        </Row>
      }
      foot={
        deleted ? (
          <>
            <Button onClick={onClose}>Close</Button>
            <ActionButton needs="work" variant="primary" icon={Undo2} busy={acting} onClick={() => act('restore')}>
              Restore
            </ActionButton>
          </>
        ) : (
          buttons
        )
      }
    >
      {refused === '' ? null : (
        <Banner tone="critical" role="alert">
          {clip(refused, 300)}
        </Banner>
      )}
      <RecordFacts fields={kind.fields} record={record} now={now} />
      {kind.more?.(record, now)}
      {opened ? (
        <RecordTrail
          history={opened.history}
          fields={kind.edit?.fields(record) ?? []}
          runHref={opened.runHref}
          now={now}
        />
      ) : null}
    </Dialog>
  );
}

/**
 * The record whose detail is open, in its newest version: as it is listed, or as it was written since, which may have
 * taken it off a filtered list.
 */
export function useOpenedRecord<Row extends { readonly id: string }>(
  { known = [], opened }: RecordsControl<Row>,
  listed: readonly Row[],
) {
  const [openRow, setOpenRow] = useState<Row>();
  // The id in the address that was followed last: the row that it names is opened once, and not again after Close.
  const [followedId, setFollowedId] = useState<string>();
  const id = opened?.id;
  // After a reload, or by a link, the record of the address is open.
  const linked = id === undefined ? undefined : (listed.find((each) => each.id === id) ?? opened?.draft?.of);
  if (id !== followedId && (id === undefined || linked)) {
    setFollowedId(id);
    setOpenRow(openRow ?? linked);
  }
  const tell = opened?.onOpen;
  const onOpen = useCallback(
    (row: Row | undefined) => {
      setOpenRow(row);
      tell?.(row?.id);
    },
    [tell],
  );
  const isOpen = (row: Row | undefined) => row !== undefined && row.id === openRow?.id;
  const record = [known.find(isOpen), opened?.written, listed.find(isOpen)].reduce(
    (newest, row) => (newest && row && isOpen(row) && versionOf(row) >= versionOf(newest) ? row : newest),
    openRow,
  );
  return { record, onOpen };
}
