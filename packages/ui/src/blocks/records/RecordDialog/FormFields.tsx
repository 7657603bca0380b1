import { Fragment, type ReactNode } from 'react';
import { Field } from '../../../components/forms/Field/Field.tsx';
import { Banner } from '../../../components/states/Banner/Banner.tsx';
import { FormControl } from './FormControl.tsx';
import { fields as fieldsClass, notice, whole } from './RecordDialog.css.ts';
import { takesRow, type FormDraft, type FormField, type Unchecked } from './recordForm.ts';

interface FormFieldsProps<Body extends object> {
  fields: readonly FormField<Body>[];
  /** What is shown, by name. */
  values: FormDraft;
  /** The body that would be sent. */
  body: Unchecked<Body>;
  problemOf: (name: string) => string | undefined;
  onChange: (values: FormDraft) => void;
  /** Text was typed into a chip box but not added yet. */
  onTyped: (name: string, text: string) => void;
}

/** The fields of a form, with what stands below them. */
export function FormFields<Body extends object>({
  fields,
  values,
  body,
  problemOf,
  onChange,
  onTyped,
}: FormFieldsProps<Body>) {
  return (
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
              value={values[field.name]}
              problem={problemOf(field.name)}
              onValueChange={(value) => onChange({ ...field.sets?.(value, values), [field.name]: value })}
              onTyped={(text) => onTyped(field.name, text)}
            />
          </Field>
          {field.below ? <div className={whole}>{field.below(body, onChange)}</div> : null}
          {/* Announced politely, and does not block sending. */}
          {field.notice ? (
            <div role="status" className={notice}>
              {noticeOf(field.notice(body))}
            </div>
          ) : null}
        </Fragment>
      ))}
    </div>
  );
}

const noticeOf = (words: ReactNode) =>
  words ? (
    <div className={whole}>
      <Banner tone="caution" role="none">
        {words}
      </Banner>
    </div>
  ) : null;
