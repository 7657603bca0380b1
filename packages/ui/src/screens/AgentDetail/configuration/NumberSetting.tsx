import { limits } from '@switchboard/api-contract/limits';
import type { KeyboardEvent } from 'react';
import { isComposing } from '../../../devices/isComposing.ts';
import { ConflictNotice } from '../../../blocks/forms/ConflictNotice/ConflictNotice.tsx';
import { SettingRow } from '../../../components/forms/SettingRow/SettingRow.tsx';
import { TextInput } from '../../../components/forms/TextInput/TextInput.tsx';
import { stepped, type DraftField } from './fieldText.ts';
import type { ConfigurationForm } from './useConfigurationForm.ts';

interface NumberSettingProps {
  form: ConfigurationForm;
  field: Exclude<DraftField, 'customSettings'>;
  label: string;
  unit?: string | undefined;
}

/** A number, sent on blur or on Enter. Text that is not a number stays as typed. */
export function NumberSetting({ form, field, label, unit }: NumberSettingProps) {
  const { min, max } = limits.configuration[field];
  const text = form.textOf(field);
  const theirs = form.theirs.get(field);
  const press = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'Enter') form.onCommit(field, 'enter');
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    form.onType(field, stepped(field, text, event.key === 'ArrowUp' ? 1 : -1));
  };
  return (
    <SettingRow
      label={label}
      width="narrow"
      hint={
        theirs === undefined ? (
          `${min} to ${max}`
        ) : (
          <ConflictNotice
            label={label}
            theirs={theirs}
            onTakeTheirs={() => form.onTakeTheirs(field)}
            onKeepYours={() => form.onKeepYours(field)}
          />
        )
      }
      error={theirs === undefined ? form.problemOf(field) : undefined}
    >
      <TextInput
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        suffix={unit}
        value={text}
        onValueChange={(typed) => form.onType(field, typed)}
        onBlur={() => form.onCommit(field, 'leave')}
        onKeyDown={press}
      />
    </SettingRow>
  );
}
