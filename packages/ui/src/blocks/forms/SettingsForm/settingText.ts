import { isolateDirection, sentenceCase } from '../../../format/text.ts';
import type { SettingField } from './SettingsSection.ts';

const listText = (values: unknown, one: (value: unknown) => string): string =>
  Array.isArray(values) && values.length > 0 ? values.map(one).join(', ') : 'none';

/** A setting's value as text, to show it beside another one. */
export function settingText<S>(field: SettingField<S>, value: unknown): string {
  switch (field.kind) {
    case 'switch':
      return value === true ? 'on' : 'off';
    case 'number':
    case 'bar':
      return field.unit === undefined ? String(value) : `${String(value)} ${field.unit}`;
    case 'numbers':
      return listText(value, (each) => `${String(each)} ${field.unit}`);
    case 'weekdays':
      return listText(value, (each) => sentenceCase(String(each)));
    case 'choice':
      return listText(
        [value].flat(),
        (each) => field.options.find((option) => option.value === each)?.label ?? String(each),
      );
    case 'chips':
      return listText(value, (each) => isolateDirection(String(each)));
    case 'select':
      return field.options.find((option) => option.value === value)?.label ?? String(value);
    default:
      return value === '' ? 'nothing' : isolateDirection(String(value));
  }
}
