import { limits } from '@switchboard/api-contract/limits';
import { ChipInput } from '../../../components/forms/ChipInput/ChipInput.tsx';
import { NumberInput } from '../../../components/forms/NumberInput/NumberInput.tsx';
import { Select } from '../../../components/forms/Select/Select.tsx';
import { TextArea } from '../../../components/forms/TextArea/TextArea.tsx';
import { TextInput } from '../../../components/forms/TextInput/TextInput.tsx';
import type { FormField } from './recordForm.ts';

interface FormControlProps<Body extends object> {
  field: FormField<Body>;
  value: unknown;
  problem: string | undefined;
  onValueChange: (value: unknown) => void;
  /** Text typed into a chip box but not added yet. */
  onTyped: (text: string) => void;
}

const asText = (value: unknown) => (typeof value === 'string' ? value : '');
/** Sets the phone's keyboard. The contract validates, not the browser. */
const keyboard = { text: undefined, email: 'email', tel: 'tel', url: 'url' } as const;

/** The control for a field's kind. */
export function FormControl<Body extends object>({
  field,
  value,
  problem,
  onValueChange,
  onTyped,
}: FormControlProps<Body>) {
  const { placeholder, maxLength } = field;
  switch (field.kind) {
    case 'area':
      return (
        <TextArea
          rows={4}
          placeholder={placeholder}
          maxLength={maxLength ?? limits.text.paragraph}
          value={asText(value)}
          onValueChange={onValueChange}
        />
      );
    case 'select':
      return <Select options={field.options} value={asText(value)} onValueChange={onValueChange} />;
    case 'number':
      return (
        <NumberInput
          maxLength={12}
          placeholder={placeholder}
          min={field.min}
          max={field.max}
          unit={field.unit}
          value={typeof value === 'number' && Number.isFinite(value) ? value : null}
          onValueChange={(next, raw) => onValueChange(next ?? (raw.trim() === '' ? null : Number.NaN))}
        />
      );
    case 'moment':
      return <TextInput type="datetime-local" value={asText(value)} onValueChange={onValueChange} />;
    case 'chips':
      return (
        <ChipInput
          placeholder={placeholder}
          maxItems={field.maxItems ?? limits.list.entries}
          maxLength={maxLength}
          value={Array.isArray(value) ? value : []}
          onValueChange={onValueChange}
          onTyped={onTyped}
        />
      );
    case 'custom':
      return field.render({ value, onValueChange, problem });
    default:
      return (
        <TextInput
          inputMode={keyboard[field.kind]}
          autoComplete="off"
          placeholder={placeholder}
          maxLength={maxLength ?? limits.text.line}
          value={asText(value)}
          onValueChange={onValueChange}
        />
      );
  }
}
