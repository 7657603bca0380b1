import { sameValue } from '@switchboard/api-contract/mergeConfiguration';
import { Fragment, useState, type ReactNode } from 'react';
import * as v from 'valibot';
import { Banner } from '../../../components/states/Banner/Banner.tsx';
import { Field } from '../../../components/forms/Field/Field.tsx';
import { FormDialog } from '../../../components/layers/FormDialog/FormDialog.tsx';
import type { Outcome } from '../../../format/outcome.ts';
import { problemsOf } from '../../forms/problemsOf.ts';
import { useCheckedForm } from '../../forms/useCheckedForm.ts';
import { FormControl } from './FormControl.tsx';
import { fields as fieldsClass, notice, whole } from './RecordDialog.css.ts';
import { bodyOf, emptyDraft, withTyped, type RecordForm } from './recordForm.ts';

interface RecordDialogProps<Body extends object> {
  form: RecordForm<Body>;
  onClose: () => void;
  /**
   * Gets the body as the contract reads it. Done, the dialog closes; refused, it stays with the reason and with all
   * that was typed.
   */
  onSubmit: (body: Body) => Promise<Outcome<unknown>>;
}

/**
 * A dialog that adds a record: fields from a table, checked by the contract before anything is sent. Mounted while it
 * is open, so that each one starts empty.
 */
export function RecordDialog<Body extends object>({
  form: { title, description, action, submit: submitLabel = action, schema, fields, size },
  onClose,
  onSubmit,
}: RecordDialogProps<Body>) {
  const [draft, setDraft] = useState(() => emptyDraft(fields));
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const all = withTyped(draft, typed);
  const body = () => bodyOf(fields, all);
  const {
    fields: around,
    problems,
    refused,
    busy,
    submit,
    edited,
  } = useCheckedForm({
    check: () => problemsOf(schema, body()),
    send: () => onSubmit(v.parse(schema, body())),
    onSent: onClose,
  });
  const edit = (name: string, value: unknown) => {
    setDraft((before) => ({ ...before, [name]: value }));
    edited(name);
  };
  const type = (name: string, text: string) => {
    setTyped((before) => ({ ...before, [name]: text }));
    edited(name);
  };

  return (
    <FormDialog
      typed={!sameValue(all, emptyDraft(fields))}
      busy={busy}
      onClose={onClose}
      size={size}
      title={title}
      description={description}
      submitLabel={submitLabel}
      onSubmit={submit}
    >
      {refused ? <Banner tone="critical">{refused}</Banner> : null}
      <div ref={around} className={fieldsClass}>
        {fields.map((field) => (
          <Fragment key={field.name}>
            <Field
              className={field.half ? undefined : whole}
              label={field.label}
              required={field.required}
              hint={field.hint}
              error={problems[field.name]}
            >
              <FormControl
                field={field}
                value={draft[field.name]}
                problem={problems[field.name]}
                onValueChange={(value) => edit(field.name, value)}
                onTyped={(text) => type(field.name, text)}
              />
            </Field>
            {field.notice ? <FieldNotice>{field.notice(body())}</FieldNotice> : null}
          </Fragment>
        ))}
      </div>
    </FormDialog>
  );
}

/** Waits its turn to be read aloud, and holds nothing back. */
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
