import type { SetupField } from '@switchboard/api-contract/services/setup';
import { limits } from '@switchboard/api-contract/limits';
import type { CheckedFormState } from '../../blocks/forms/useCheckedForm.ts';
import { Field } from '../../components/forms/Field/Field.tsx';
import { SecretInput } from '../../components/forms/SecretInput/SecretInput.tsx';
import { TextInput } from '../../components/forms/TextInput/TextInput.tsx';
import type { SetupValues } from './setupValues.ts';

interface SetupFieldsProps extends Pick<CheckedFormState<SetupValues>, 'problemOf' | 'edit'> {
  fields: readonly SetupField[];
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
              autoComplete="off"
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
