import type { Service } from '@switchboard/api-contract/catalogue';
import { limits } from '@switchboard/api-contract/limits';
import type { CheckedFormState } from '../../blocks/forms/useCheckedForm.ts';
import { CopyField } from '../../components/display/CopyField/CopyField.tsx';
import { Field } from '../../components/forms/Field/Field.tsx';
import { SecretInput } from '../../components/forms/SecretInput/SecretInput.tsx';
import { Stack } from '../../components/layout/Stack/Stack.tsx';
import { TextInput } from '../../components/forms/TextInput/TextInput.tsx';
import { copyText } from '../../devices/clipboard.ts';
import { endpointLabel } from './SetupForm.css.ts';
import { isStored, type SetupValues } from './setupValues.ts';

interface SetupFieldsProps extends Pick<CheckedFormState<SetupValues>, 'problemOf' | 'edit'> {
  service: Service;
  stored: readonly string[];
  values: SetupValues;
}

const keepStored = 'Leave blank to keep the stored one.';

async function copy(value: string) {
  if (!(await copyText(value))) throw new Error('The browser blocked copying');
}

/** The fields of a service, and the call that tests them. */
export function SetupFields({ service, stored, values, problemOf, edit }: SetupFieldsProps) {
  return (
    <>
      {service.fields.map((field) => {
        const Input = field.secret ? SecretInput : TextInput;
        const hint = isStored(stored, field.key) ? keepStored : field.hint;
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
              aria-required={field.required && !isStored(stored, field.key) ? true : undefined}
              value={values[field.key] ?? ''}
              onValueChange={(value) => edit({ [field.key]: value })}
            />
          </Field>
        );
      })}
      {service.testEndpoint ? (
        <Stack gap={1}>
          <span className={endpointLabel}>Test endpoint</span>
          <CopyField value={service.testEndpoint} label="test endpoint" onCopy={copy} />
        </Stack>
      ) : null}
    </>
  );
}
