import { isSameValue } from '@switchboard/api-contract/configuration';
import { useState, type ReactNode } from 'react';
import * as v from 'valibot';
import type { IconType } from '../../../components/display/Icon/Icon.tsx';
import { Link } from '../../../components/actions/Link/Link.tsx';
import { VisuallyHidden } from '../../../components/display/VisuallyHidden/VisuallyHidden.tsx';
import type { Outcome } from '../../../format/outcome.ts';
import { FormDialog } from '../../forms/FormDialog/FormDialog.tsx';
import { problemsOf } from '../../forms/problemsOf.ts';
import { useCheckedForm } from '../../forms/useCheckedForm.ts';
import { FormFields } from './FormFields.tsx';
import { bodyOf, emptyDraft, withTyped, type FormDraft, type RecordForm } from './RecordForm.ts';

interface RecordDialogProps<Body extends object> {
  /** Title, fields and contract of the record. */
  form: RecordForm<Body>;
  /** Called when it is left, and when the record is added. */
  onClose: () => void;
  /**
   * Called with the body as parsed by the contract. When done, the dialog closes; if refused, it stays open with the
   * reason and everything typed.
   */
  onSubmit: (body: Body) => Promise<Outcome<unknown>>;
}

/**
 * A dialog that adds a record: fields from a table, validated by the contract before anything is sent. Mounted only
 * while open, so that it always starts empty.
 */
export function RecordDialog<Body extends object>({
  form: { title, description, action, submit: submitLabel = action, schema, fields, size, recordAt },
  onClose,
  onSubmit,
}: RecordDialogProps<Body>) {
  const [blank] = useState(() => emptyDraft(fields));
  const [boxes, setBoxes] = useState<Readonly<Record<string, string>>>({});
  const bodyFrom = (draft: FormDraft) => bodyOf(fields, withTyped(draft, boxes));
  const [other, setOther] = useState<{ readonly id: string; readonly fields: readonly string[] }>();
  const form = useCheckedForm({
    blank,
    check: (draft) => problemsOf(schema, bodyFrom(draft)),
    send: async (draft) => {
      const outcome = await onSubmit(v.parse(schema, bodyFrom(draft)));
      const id = outcome.kind === 'conflict' ? outcome.inTheWay : undefined;
      setOther(
        outcome.kind === 'conflict' && id !== undefined ? { id, fields: Object.keys(outcome.fields) } : undefined,
      );
      return outcome;
    },
    onSent: onClose,
  });
  const { draft, problemOf, edit, edited } = form;
  const type = (name: string, text: string) => {
    setBoxes((before) => ({ ...before, [name]: text }));
    edited(name);
  };

  return (
    <FormDialog
      form={{ ...form, typed: !isSameValue(withTyped(draft, boxes), blank) }}
      needs="work"
      onClose={onClose}
      size={size}
      title={title}
      description={description}
      submitLabel={submitLabel}
    >
      <FormFields
        fields={fields}
        values={draft}
        body={bodyFrom(draft)}
        problemOf={problemOf}
        actionOf={(name) =>
          other && recordAt && other.fields.includes(name) && problemOf(name) !== undefined ? (
            <Link href={recordAt(other.id)} target="_blank">
              Open that one<VisuallyHidden> (opens in a new tab)</VisuallyHidden>
            </Link>
          ) : undefined
        }
        onChange={edit}
        onTyped={type}
      />
    </FormDialog>
  );
}

/** How to add a record to a collection. */
export interface AddRecord {
  /** The button's label. */
  readonly action: string;
  readonly icon?: IconType | undefined;
  readonly dialog: (onClose: () => void) => ReactNode;
}

/** Adds a record through the dialog of its form. */
export const addRecord = <Body extends object>(
  form: RecordForm<Body>,
  onAdd: (body: Body) => Promise<Outcome<unknown>>,
  icon?: IconType,
): AddRecord => ({
  action: form.action,
  icon,
  dialog: (onClose) => <RecordDialog form={form} onClose={onClose} onSubmit={onAdd} />,
});
