import { sandboxKeys, type SandboxKey } from '@switchboard/api-contract/sandboxKeys';
import { Field } from '../../components/forms/Field/Field.tsx';
import { Select } from '../../components/forms/Select/Select.tsx';
import { SettingRow } from '../../components/forms/SettingRow/SettingRow.tsx';
import { Switch } from '../../components/forms/Switch/Switch.tsx';
import { Banner } from '../../components/states/Banner/Banner.tsx';

interface SandboxChoiceProps {
  /** How the sandbox is to behave; undefined for the real service. */
  value: SandboxKey | undefined;
  onValueChange: (value: SandboxKey | undefined) => void;
  /** What the service is connected with now. */
  now: 'sandbox' | 'real' | undefined;
}

const options = sandboxKeys.map(({ id, text }) => ({ value: id, label: text.replace(/\.$/, '') }));

/** Connects the simulation of a service in place of the service itself: without a key, and as well or badly as chosen. */
export function SandboxChoice({ value, onValueChange, now }: SandboxChoiceProps) {
  return (
    <>
      <SettingRow
        label="Use the sandbox"
        hint="A simulated service: no key is asked for, and nothing leaves this server."
      >
        <Switch checked={value !== undefined} onCheckedChange={(on) => onValueChange(on ? 'sandbox' : undefined)} />
      </SettingRow>
      {value === undefined ? null : (
        <Field label="Behaves as" hint={`Stands for the key ${value}.`}>
          <Select options={options} value={value} onValueChange={onValueChange} />
        </Field>
      )}
      {value === undefined && now === 'sandbox' ? (
        <Banner role="none">Connected to the sandbox. Connecting the real service replaces it.</Banner>
      ) : null}
      {value !== undefined && now === 'real' ? (
        <Banner role="none" tone="caution">
          The keys of the real service are stored. Connecting the sandbox replaces them.
        </Banner>
      ) : null}
    </>
  );
}
