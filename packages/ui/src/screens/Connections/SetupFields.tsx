import type { SetupField, SetupWay } from '@switchboard/api-contract/services/setup';
import { limits } from '@switchboard/api-contract/limits';
import type { CheckedFormState } from '../../blocks/forms/useCheckedForm.ts';
import { Field } from '../../components/forms/Field/Field.tsx';
import { notFilled, SecretInput } from '../../components/forms/SecretInput/SecretInput.tsx';
import { TextInput } from '../../components/forms/TextInput/TextInput.tsx';

/** The values of a setup form, by field key. */
export type SetupValues = Readonly<Record<string, string>>;

/** The fields of a form: those of a service, or of the way to sign in that was chosen. */
type Fields = Pick<SetupWay, 'fields'>;

/** An empty form. The server never returns stored values; blank fields keep them. */
export const emptySetup = ({ fields }: Fields): SetupValues =>
  Object.fromEntries(fields.map((field) => [field.key, '']));

/**
 * '{Label} is required' for each required field that is blank after trimming and has no stored value, and what is wrong
 * with the others, in the order of the form. `stored` are the keys of the fields that have a stored value.
 */
export function setupProblems(
  { fields }: Fields,
  values: SetupValues,
  stored: readonly string[],
): Record<string, string> {
  return Object.fromEntries(
    fields.flatMap(({ key, label, required, read, wrong = '' }) => {
      const value = (values[key] ?? '').trim();
      if (value === '') return required && !stored.includes(key) ? [[key, `${label} is required`]] : [];
      return read && read(value) === undefined ? [[key, wrong]] : [];
    }),
  );
}

/** The values to send: every field, trimmed. */
export const setupBody = ({ fields }: Fields, values: SetupValues): Record<string, string> =>
  Object.fromEntries(fields.map((field) => [field.key, (values[field.key] ?? '').trim()]));

/**
 * The values of the required fields alone. For a service of Google these are its OAuth client; Google returns the
 * others once the member has agreed there.
 */
export const clientOf = ({ fields }: Fields, values: SetupValues): Record<string, string> =>
  setupBody({ fields: fields.filter(({ required }) => required) }, values);

interface SetupFieldsProps extends Pick<CheckedFormState<SetupValues>, 'problemOf' | 'edit'> {
  fields: readonly SetupField[];
  /** The keys of the fields that have a stored value. */
  stored: readonly string[];
  values: SetupValues;
}

const keepStored = 'Leave blank to keep the stored one.';

/** Fields of a service. */
export function SetupFields({ fields, stored, values, problemOf, edit }: SetupFieldsProps) {
  return (
    <>
      {fields.map((field) => {
        const Input = field.secret ? SecretInput : TextInput;
        const hint = stored.includes(field.key) ? keepStored : field.hint;
        return (
          <Field
            key={field.key}
            label={field.label}
            required={field.required === true}
            hint={hint}
            error={problemOf(field.key)}
          >
            <Input
              name={field.key}
              placeholder={field.placeholder}
              maxLength={limits.text.secret}
              {...notFilled}
              autoComplete={field.secret ? undefined : 'off'}
              spellCheck={false}
              // Blank keeps a stored value, so the browser's own check would be wrong; ours runs on save.
              required={false}
              aria-required={field.required && !stored.includes(field.key) ? true : undefined}
              value={values[field.key] ?? ''}
              onValueChange={(value) => edit({ [field.key]: value })}
            />
          </Field>
        );
      })}
    </>
  );
}
