import { useState, type KeyboardEvent } from 'react';
import { isComposing } from '../../../devices/isComposing.ts';
import { TextInput, type TextBoxProps, type TextInputProps } from '../TextInput/TextInput.tsx';

/** Parses a number, or gives null: no exponents, words or Infinity. A decimal comma counts as a point. */
export function parseNumber(text: string): number | null {
  const plain = text.trim().replace(',', '.').replace('−', '-');
  if (!/^-?(\d+\.?\d*|\.\d+)$/.test(plain)) return null;
  const number = Number(plain);
  return Number.isFinite(number) ? number : null;
}

export interface NumberInputProps
  extends
    Omit<
      TextInputProps,
      'value' | 'defaultValue' | 'onValueChange' | 'onChange' | 'type' | 'suffix' | 'min' | 'max' | 'step'
    >,
    TextBoxProps {
  /** Null if the field is empty or its text is not a number. */
  value: number | null;
  /** Called with the number, or with null and the text as typed. Never NaN. The caller checks limits. */
  onValueChange: (value: number | null, raw: string) => void;
  /** Shown at the end of the box. */
  unit?: string;
  /** Where the down arrow stops. */
  min?: number;
  /** Where the up arrow stops. */
  max?: number;
  /** How much the arrow keys add. */
  step?: number;
}

const show = (value: number | null) => (value === null || !Number.isFinite(value) ? '' : String(value));

/** A number edited as text, so that invalid input stays visible. The up and down arrows count. */
export function NumberInput({ value, onValueChange, unit, min, max, step = 1, onKeyDown, ...rest }: NumberInputProps) {
  const [draft, setDraft] = useState(show(value));
  // The typed text stays while it means the same as the value ('5.' and 5). A different value from outside replaces it.
  const text = parseNumber(draft) === value ? draft : show(value);

  const change = (raw: string) => {
    setDraft(raw);
    onValueChange(parseNumber(raw), raw);
  };
  const count = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    if (direction === 0 || event.defaultPrevented || isComposing(event.nativeEvent)) return;
    if (rest.disabled || rest.readOnly) return;
    event.preventDefault();
    const next = (value ?? 0) + direction * step;
    // Rounded, so that 0.1 + 0.2 is 0.3.
    const exact = Number(next.toFixed(10));
    change(String(Math.min(max ?? Number.POSITIVE_INFINITY, Math.max(min ?? Number.NEGATIVE_INFINITY, exact))));
  };
  return (
    <TextInput
      inputMode={step % 1 === 0 && (min ?? 0) >= 0 ? 'numeric' : 'text'}
      autoComplete="off"
      {...rest}
      suffix={unit}
      value={text}
      onValueChange={change}
      onKeyDown={count}
    />
  );
}
