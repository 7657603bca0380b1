import { limits } from '@switchboard/api-contract/limits';
import { Fragment, type ReactNode } from 'react';
import { ChipInput } from '../../../components/forms/ChipInput/ChipInput.tsx';
import { Field } from '../../../components/forms/Field/Field.tsx';
import { NumberInput } from '../../../components/forms/NumberInput/NumberInput.tsx';
import { Select } from '../../../components/forms/Select/Select.tsx';
import { TextArea } from '../../../components/forms/TextArea/TextArea.tsx';
import { TextInput } from '../../../components/forms/TextInput/TextInput.tsx';
import { Banner } from '../../../components/states/Banner/Banner.tsx';
import { fields as fieldsClass, whole } from '../recordForm.css.ts';
import { takesFullRow, type FormDraft, type FormField, type UncheckedBody } from './RecordForm.ts';

interface FormFieldsProps<Body extends object> {
  fields: readonly FormField<Body>[];
  /** What is shown, by name. */
  values: FormDraft;
  /** The body that would be sent. */
  body: UncheckedBody<Body>;
  problemOf: (name: string) => string | undefined;
  /** What stands beside the label of a field, by its name. */
  actionOf?: (name: string) => ReactNode;
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
  actionOf,
  onChange,
  onTyped,
}: FormFieldsProps<Body>) {
  return (
    <div className={fieldsClass}>
      {fields.map((field, at) => (
        <Fragment key={field.name}>
          <Field
            className={takesFullRow(fields, at) ? whole : undefined}
            label={field.label}
            required={field.required}
            hint={field.hint}
            error={problemOf(field.name)}
            action={actionOf?.(field.name)}
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
          {/* It does not block sending. */}
          {field.notice ? noticeOf(field.notice(body)) : null}
        </Fragment>
      ))}
    </div>
  );
}

const noticeOf = (words: ReactNode) =>
  words ? (
    <div className={whole}>
      <Banner tone="caution" role="status">
        {words}
      </Banner>
    </div>
  ) : null;

interface FormControlProps<Body extends object> {
  field: FormField<Body>;
  value: unknown;
  problem: string | undefined;
  onValueChange: (value: unknown) => void;
  /** Text typed into a chip box but not added yet. */
  onTyped: (text: string) => void;
}

const asText = (value: unknown) => (typeof value === 'string' ? value : '');
/** Sets the phone's keyboard. The contract validates, not the browser. */
const keyboard = { text: undefined, email: 'email', tel: 'tel', url: 'url' } as const;

/** The control for a field's kind. */
function FormControl<Body extends object>({ field, value, problem, onValueChange, onTyped }: FormControlProps<Body>) {
  const { placeholder, maxLength } = field;
  switch (field.kind) {
    case 'area':
      return (
        <TextArea
          rows={4}
          placeholder={placeholder}
          maxLength={maxLength ?? limits.text.paragraph}
          value={asText(value)}
          onValueChange={onValueChange}
        />
      );
    case 'select':
      return <Select options={field.options} value={asText(value)} onValueChange={onValueChange} />;
    case 'number':
      return (
        <NumberInput
          maxLength={12}
          placeholder={placeholder}
          min={field.min}
          max={field.max}
          unit={field.unit}
          value={typeof value === 'number' && Number.isFinite(value) ? value : null}
          onValueChange={(next, raw) => onValueChange(next ?? (raw.trim() === '' ? null : Number.NaN))}
        />
      );
    case 'moment':
      return <TextInput type="datetime-local" value={asText(value)} onValueChange={onValueChange} />;
    case 'chips':
      return (
        <ChipInput
          placeholder={placeholder}
          maxItems={field.maxItems ?? limits.list.entries}
          maxLength={maxLength}
          value={Array.isArray(value) ? value : []}
          onValueChange={onValueChange}
          onTyped={onTyped}
        />
      );
    case 'custom':
      return field.render({ value, onValueChange, problem });
    default:
      return (
        <TextInput
          inputMode={keyboard[field.kind]}
          autoComplete="off"
          placeholder={placeholder}
          maxLength={maxLength ?? limits.text.line}
          value={asText(value)}
          onValueChange={onValueChange}
        />
      );
  }
}
