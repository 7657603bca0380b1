import { useId, useMemo, type ReactNode } from 'react';
import { FieldContext } from '../Field/FieldContext.ts';
import { FieldMessage } from '../Field/Field.tsx';
import { control, label as labelClass, setting, words } from '../SettingsCard/SettingsCard.css.ts';

interface SettingRowProps {
  /** The name of the setting. */
  label: string;
  /** A line of help under the label. */
  hint?: ReactNode;
  /** Replaces the hint and marks the control as invalid. */
  error?: string;
  /** `column` puts the control under the text, at full width. */
  layout?: 'row' | 'column';
  /** The control's width: `narrow` 112 px for numbers, `wide` 240 px, `auto` its own. */
  width?: 'auto' | 'narrow' | 'wide';
  /** Names the row for `focusSetting`. */
  name?: string;
  /** One control: Switch, NumberInput, Select, TextInput, ChipInput … */
  children: ReactNode;
}

/** A setting: text on the left, its control on the right. */
export function SettingRow({ label, hint, error, layout = 'row', width = 'auto', name, children }: SettingRowProps) {
  const id = useId();
  const messageId = `${id}-message`;
  const message = Boolean(error || hint);
  const wiring = useMemo(
    () => ({
      controlId: id,
      describedBy: message ? messageId : undefined,
      invalid: Boolean(error),
      required: false,
      label,
    }),
    [id, messageId, message, error, label],
  );
  return (
    <FieldContext value={wiring}>
      <div className={setting({ layout })} data-setting={name}>
        <div className={words}>
          <label htmlFor={id} className={labelClass}>
            {label}
          </label>
          <FieldMessage id={messageId} hint={hint} error={error} />
        </div>
        <div className={control({ width: layout === 'column' ? 'full' : width })}>{children}</div>
      </div>
    </FieldContext>
  );
}
