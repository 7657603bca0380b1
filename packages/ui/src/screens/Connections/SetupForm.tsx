import type { Service } from '@switchboard/api-contract/catalogue';
import type { TestResult } from '@switchboard/api-contract/connections';
import { nextStepWords } from '@switchboard/api-contract/words/nextSteps';
import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import { limits } from '@switchboard/api-contract/limits';
import { ServiceMark } from '../../blocks/marks/ServiceMark/ServiceMark.tsx';
import { CheckedDialog } from '../../blocks/forms/CheckedDialog/CheckedDialog.tsx';
import { useCheckedForm } from '../../blocks/forms/useCheckedForm.ts';
import { Banner } from '../../components/states/Banner/Banner.tsx';
import { CopyField } from '../../components/display/CopyField/CopyField.tsx';
import { Field } from '../../components/forms/Field/Field.tsx';
import { SecretInput } from '../../components/forms/SecretInput/SecretInput.tsx';
import { Stack } from '../../components/layout/Stack/Stack.tsx';
import { TextInput } from '../../components/forms/TextInput/TextInput.tsx';
import { copyText } from '../../devices/clipboard.ts';
import type { Outcome } from '../../format/outcome.ts';
import { clip, sentences } from '../../format/text.ts';
import { testOutcome } from '../../rules/testOutcome.ts';
import { endpointLabel } from './SetupForm.css.ts';
import { emptySetup, isStored, setupBody, setupProblems } from './setupValues.ts';

interface SetupFormProps {
  service: Service;
  stored: readonly string[];
  lastTest: TestResult | undefined;
  onClose: () => void;
  onSave: (id: string, values: Record<string, string>) => Promise<Outcome<unknown>>;
}

const keepStored = 'Leave blank to keep the stored one.';

async function copy(value: string) {
  if (!(await copyText(value))) throw new Error('The browser blocked copying');
}

/** The form of one service, as the catalogue describes it. */
export function SetupForm({ service, stored, lastTest, onClose, onSave }: SetupFormProps) {
  const form = useCheckedForm({
    blank: emptySetup(service),
    check: (values) => setupProblems(service, values, stored),
    send: (values) => onSave(service.id, setupBody(service, values)),
    onSent: onClose,
  });
  const { draft: values, refused, problemOf, edit } = form;

  return (
    <CheckedDialog
      form={form}
      onClose={onClose}
      title={service.title}
      description={service.instructions}
      mark={<ServiceMark service={service.id} icon={service.icon} />}
      submitLabel="Save Connection"
    >
      <Stack gap={4}>
        {lastTest && lastTest.outcome !== 'ok' && !refused ? (
          <Banner role="none" tone={testOutcome(lastTest.outcome).tone}>
            {clip(sentences(wordsOf(lastTest.message), nextStepWords(lastTest.nextStep)), 1_000)}
          </Banner>
        ) : null}
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
      </Stack>
    </CheckedDialog>
  );
}
