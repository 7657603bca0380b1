import { sameValue } from '@switchboard/api-contract/mergeConfiguration';
import { Fragment, useState, type ReactNode } from 'react';
import * as v from 'valibot';
import { Banner } from '../../../components/states/Banner/Banner.tsx';
import { Field } from '../../../components/forms/Field/Field.tsx';
import type { Outcome } from '../../../format/outcome.ts';
import { FormDialog } from '../../forms/FormDialog/FormDialog.tsx';
import { problemsOf } from '../../forms/problemsOf.ts';
import { useCheckedForm } from '../../forms/useCheckedForm.ts';
import { FormControl } from './FormControl.tsx';
import { fields as fieldsClass, notice, whole } from './RecordDialog.css.ts';
import { bodyOf, emptyDraft, takesRow, withTyped, type FormDraft, type RecordForm } from './recordForm.ts';

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
  form: { title, description, action, submit: submitLabel = action, schema, fields, size },
  onClose,
  onSubmit,
}: RecordDialogProps<Body>) {
  const [blank] = useState(() => emptyDraft(fields));
  const [boxes, setBoxes] = useState<Readonly<Record<string, string>>>({});
  const bodyFrom = (draft: FormDraft) => bodyOf(fields, withTyped(draft, boxes));
  const form = useCheckedForm({
    blank,
    check: (draft) => problemsOf(schema, bodyFrom(draft)),
    send: (draft) => onSubmit(v.parse(schema, bodyFrom(draft))),
    onSent: onClose,
  });
  const { draft, problemOf, edit, edited } = form;
  const type = (name: string, text: string) => {
    setBoxes((before) => ({ ...before, [name]: text }));
    edited(name);
  };

  return (
    <FormDialog
      form={{ ...form, typed: !sameValue(withTyped(draft, boxes), blank) }}
      needs="work"
      onClose={onClose}
      size={size}
      title={title}
      description={description}
      submitLabel={submitLabel}
    >
      <div className={fieldsClass}>
        {fields.map((field, at) => (
          <Fragment key={field.name}>
            <Field
              className={takesRow(fields, at) ? whole : undefined}
              label={field.label}
              required={field.required}
              hint={field.hint}
              error={problemOf(field.name)}
            >
              <FormControl
                field={field}
                value={draft[field.name]}
                problem={problemOf(field.name)}
                onValueChange={(value) => edit({ ...field.sets?.(value, draft), [field.name]: value })}
                onTyped={(text) => type(field.name, text)}
              />
            </Field>
            {field.below ? <div className={whole}>{field.below(bodyFrom(draft), edit)}</div> : null}
            {field.notice ? <FieldNotice>{field.notice(bodyFrom(draft))}</FieldNotice> : null}
          </Fragment>
        ))}
      </div>
    </FormDialog>
  );
}

/** Announced politely, and does not block sending. */
const FieldNotice = ({ children }: { children: ReactNode }) => (
  <div role="status" className={notice}>
    {children ? (
      <div className={whole}>
        <Banner tone="caution" role="none">
          {children}
        </Banner>
      </div>
    ) : null}
  </div>
);
