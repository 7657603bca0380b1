import type { Service } from '@switchboard/api-contract/catalogue';
import { limits } from '@switchboard/api-contract/limits';
import { useId, useState } from 'react';
import { ServiceMark } from '../../blocks/ServiceMark/ServiceMark.tsx';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { CopyField } from '../../components/CopyField/CopyField.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { Field } from '../../components/Field/Field.tsx';
import { SecretInput } from '../../components/SecretInput/SecretInput.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { TextInput } from '../../components/TextInput/TextInput.tsx';
import { copyText } from '../../devices/clipboard.ts';
import type { Outcome } from '../../format/outcome.ts';
import { endpointLabel } from './SetupForm.css.ts';
import { emptySetup, isStored, setupBody, setupProblems } from './setupValues.ts';

interface SetupFormProps {
  service: Service;
  stored: readonly string[];
  onClose: () => void;
  onSave: (id: string, values: Record<string, string>) => Promise<Outcome>;
}

const keepStored = 'Leave blank to keep the stored one.';

async function copy(value: string) {
  if (!(await copyText(value))) throw new Error('The browser refused to copy');
}

/** The form of one service, as the catalogue describes it. */
export function SetupForm({ service, stored, onClose, onSave }: SetupFormProps) {
  const form = useId();
  const [values, setValues] = useState(() => emptySetup(service));
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState<string>();
  const [saving, setSaving] = useState(false);

  const focusFirst = (wrong: Readonly<Record<string, string>>) => {
    const first = service.fields.find((field) => field.key in wrong);
    if (first) document.getElementById(`${form}-${first.key}`)?.focus();
  };
  const edit = (key: string, value: string) => {
    setValues((before) => ({ ...before, [key]: value }));
    setProblems(({ [key]: _gone, ...rest }) => rest);
  };
  const save = async () => {
    if (saving) return;
    const wrong = setupProblems(service, values, stored);
    setProblems(wrong);
    setFailure(undefined);
    if (Object.keys(wrong).length > 0) {
      focusFirst(wrong);
      return;
    }
    setSaving(true);
    const outcome = await onSave(service.id, setupBody(service, values));
    setSaving(false);
    if (outcome.ok) {
      onClose();
      return;
    }
    setFailure(outcome.message);
    setProblems(outcome.fields ?? {});
    focusFirst(outcome.fields ?? {});
  };

  return (
    <Dialog
      open
      onClose={onClose}
      busy={saving}
      title={service.title}
      description={service.instructions}
      mark={<ServiceMark service={service.id} name={service.name} />}
      onSubmit={() => void save()}
      foot={
        <>
          <Button variant="ghost" onClick={onClose} disabled={saving}>
            Cancel
          </Button>
          <Button variant="primary" type="submit" busy={saving}>
            Save Connection
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {failure ? <Banner tone="critical">{failure}</Banner> : null}
        {service.fields.map((field) => {
          const Input = field.secret ? SecretInput : TextInput;
          const hint = isStored(stored, field.key) ? keepStored : field.hint;
          return (
            <Field key={field.key} id={`${form}-${field.key}`} label={field.label} required={field.required === true} hint={hint} error={problems[field.key]}>
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
                onValueChange={(value) => edit(field.key, value)}
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
      </Stack>
    </Dialog>
  );
}
