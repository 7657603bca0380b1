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
 * For a field of something that is no password of the member's, and beside it: what the password managers of browsers
 * (`new-password`; they ignore `off`), and 1Password, LastPass, Bitwarden and Dashlane take as 'fill nothing in here'.
 */
export const notFilled = {
  autoComplete: 'new-password',
  'data-1p-ignore': '',
  'data-lpignore': 'true',
  'data-bwignore': '',
  'data-form-type': 'other',
} as const;

/**
 * A password or key shown as dots, with an eye button that reveals it. The blank placeholder lets the style sheet see
 * that the field is empty. Without `autoComplete` it is a key: no stored password is offered for it.
 */
export function SecretInput({ autoComplete, placeholder = ' ', ...rest }: SecretInputProps) {
  const [shown, setShown] = useState(false);
  const label = useFieldLabel() ?? rest['aria-label'] ?? 'text';
  return (
    <TextInput
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...rest}
      {...(autoComplete === undefined ? notFilled : { autoComplete })}
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
