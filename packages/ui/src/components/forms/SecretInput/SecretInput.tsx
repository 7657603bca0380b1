import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useFieldLabel } from '../Field/FieldContext.ts';
import { Icon } from '../../display/Icon/Icon.tsx';
import { inside } from '../TextInput/InputBox.css.ts';
import { TextInput, type TextBoxProps, type TextInputProps } from '../TextInput/TextInput.tsx';

interface SecretInputProps
  extends Omit<TextInputProps, 'type' | 'trailing' | 'mono' | 'suffix' | 'onValueChange'>, TextBoxProps {
  /** Called with the text at each keystroke. */
  onValueChange?: (value: string) => void;
  /** Names what the eye button reveals; defaults to the Field's label. */
  name?: string;
}

/**
 * A password or key shown as dots, with an eye button that reveals it. The blank placeholder lets the style sheet see
 * that the field is empty.
 */
export function SecretInput({ autoComplete = 'off', placeholder = ' ', ...rest }: SecretInputProps) {
  const [shown, setShown] = useState(false);
  const label = useFieldLabel() ?? rest['aria-label'] ?? 'text';
  return (
    <TextInput
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...rest}
      autoComplete={autoComplete}
      placeholder={placeholder}
      type={shown ? 'text' : 'password'}
      mono
      trailing={
        <button
          type="button"
          className={inside}
          aria-pressed={shown}
          aria-label={`Show ${label}`}
          disabled={rest.disabled}
          onClick={() => setShown(!shown)}
        >
          <Icon icon={shown ? EyeOff : Eye} />
        </button>
      }
    />
  );
}
