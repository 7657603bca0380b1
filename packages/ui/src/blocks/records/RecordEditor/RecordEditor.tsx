import type { ReactNode } from 'react';
import { Button } from '../../../components/actions/Button/Button.tsx';
import { Lamp } from '../../../components/display/Lamp/Lamp.tsx';
import { useUnsaved } from '../../../components/forms/Unsaved/Unsaved.tsx';
import { Dialog } from '../../../components/layers/Dialog/Dialog.tsx';
import { Banner } from '../../../components/states/Banner/Banner.tsx';
import { FormFields } from '../RecordDialog/FormFields.tsx';
import { RecordConflict } from './RecordConflict.tsx';
import { unsaved } from './RecordEditor.css.ts';
import { useRecordEdit, type Editing } from './useRecordEdit.ts';
import { ActionButton } from '../../roles/ActionButton.tsx';
import { ActionFields } from '../../roles/ActionFields.tsx';
import { LackNotice } from '../../roles/LackNotice.tsx';

interface RecordEditorProps<Row> extends Editing<Row> {
  /** 'Edit Dana Whitfield'. */
  title: ReactNode;
  /** Who changed it meanwhile: 'Ada Brandt', or 'a run'. */
  by?: string | undefined;
  /** The time that moments are told from. */
  now: Date;
  /** Called when it is left. What was typed stays in the draft. */
  onClose: () => void;
  /** Called for Cancel: what was typed is thrown away. */
  onCancel: () => void;
}

/**
 * A dialog that changes a record. What is typed is kept as a draft until it is saved or cancelled, over closing and
 * reloading too. What somebody else changed meanwhile is shown beside what was typed.
 */
export function RecordEditor<Row extends object>({
  title,
  by,
  now,
  onClose,
  onCancel,
  ...editing
}: RecordEditorProps<Row>) {
  const { element, fields, values, changed, refused, busy, submit, form, conflict } = useRecordEdit(editing);
  useUnsaved(changed.length > 0 && !busy ? 'draft' : undefined);
  return (
    <Dialog
      open
      size="lg"
      busy={busy}
      title={title}
      description={editing.edit.note?.(editing.record) ?? 'Your changes here win over what a later run finds.'}
      onClose={onClose}
      onSubmit={submit}
      foot={
        <>
          <span className={unsaved} role="status">
            {changed.length > 0 ? (
              <>
                <Lamp tone="caution" state="off" />
                Unsaved changes, kept as a draft
              </>
            ) : null}
          </span>
          <Button variant="ghost" disabled={busy} onClick={onCancel}>
            Cancel
          </Button>
          <ActionButton needs="work" variant="primary" type="submit" busy={busy}>
            Save
          </ActionButton>
        </>
      }
    >
      <div ref={element}>
        {refused ? <Banner tone="critical">{refused}</Banner> : null}
        <LackNotice needs="work" />
        <ActionFields needs="work">
          <FormFields {...form} fields={fields} values={values} />
          <RecordConflict {...conflict} fields={fields} yours={values} by={by} now={now} />
        </ActionFields>
      </div>
    </Dialog>
  );
}
