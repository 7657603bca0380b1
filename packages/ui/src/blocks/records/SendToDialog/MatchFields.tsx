import type { DestinationFields, Matching } from '@switchboard/api-contract/records/send';
import { useState } from 'react';
import { Button } from '../../../components/actions/Button/Button.tsx';
import { Field } from '../../../components/forms/Field/Field.tsx';
import { Select } from '../../../components/forms/Select/Select.tsx';
import { TextInput } from '../../../components/forms/TextInput/TextInput.tsx';
import { Stack } from '../../../components/layout/Stack/Stack.tsx';
import { ErrorState } from '../../../components/states/ErrorState/ErrorState.tsx';
import { SkeletonRows } from '../SkeletonRows/SkeletonRows.tsx';
import { heading, note, pairs } from './SendToDialog.css.ts';
import type { SendToControl } from './SendToControl.ts';

interface MatchFieldsProps extends Pick<SendToControl, 'fields' | 'onTarget'> {
  matching: Matching;
  onMatching: (matching: Matching) => void;
}

/** Where in the chosen destination records go, and which of their fields into which of its own. */
export function MatchFields({ fields, onTarget, matching, onMatching }: MatchFieldsProps) {
  if (fields.status === 'loading') return <SkeletonRows rows={4} />;
  if (fields.status === 'error')
    return <ErrorState message={fields.message} busy={fields.retrying ?? false} onRetry={fields.onRetry} />;
  const { own, fields: theirs, key, name } = fields.data;
  const taken = new Set(Object.values(matching));
  const options = (field: string) =>
    theirs
      .filter((one) => matching[field] === one.name || !taken.has(one.name))
      .map((one) => ({ value: one.name, label: one.label }));
  const change = (field: string, chosen: string): void => {
    const { [field]: _, ...rest } = matching;
    onMatching(chosen === '' ? rest : { ...rest, [field]: chosen });
  };
  return (
    <Stack gap={4}>
      <Target fields={fields.data} onTarget={onTarget} />
      <div>
        <h3 className={heading}>Fields in {name}</h3>
        <p className={note}>Fields that are not matched are not sent. Your choice is remembered for next time.</p>
      </div>
      <div className={pairs}>
        {own.map((field) => (
          <Field key={field.name} label={field.label} required={field.name === key}>
            <Select
              options={options(field.name)}
              placeholder="Not sent"
              value={matching[field.name] ?? ''}
              onValueChange={(chosen) => change(field.name, chosen)}
            />
          </Field>
        ))}
      </div>
    </Stack>
  );
}

/** One of the places of a destination, or the address of a document. */
function Target({ fields, onTarget }: { fields: DestinationFields; onTarget: (target: string) => void }) {
  const { target = '', targets, addressed } = fields;
  const [address, setAddress] = useState(target);
  if (addressed)
    return (
      <Field
        label="Address of the spreadsheet"
        hint="Its first sheet is used. Leave it blank for a new spreadsheet."
        action={
          address === target ? undefined : (
            <Button size="sm" onClick={() => onTarget(address.trim())}>
              Read its columns
            </Button>
          )
        }
      >
        <TextInput
          type="url"
          value={address}
          placeholder="https://docs.google.com/spreadsheets/d/…"
          onValueChange={setAddress}
        />
      </Field>
    );
  if (targets.length === 0) return null;
  return (
    <Field label={`Where in ${fields.name}`}>
      <Select
        options={targets.map(({ name, label }) => ({ value: name, label }))}
        value={target}
        onValueChange={onTarget}
      />
    </Field>
  );
}
