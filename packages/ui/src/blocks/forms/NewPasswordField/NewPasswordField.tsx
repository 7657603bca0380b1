import { limits } from '@switchboard/api-contract/limits';
import { cx } from '../../../components/cx.ts';
import { Field } from '../../../components/forms/Field/Field.tsx';
import { SecretInput } from '../../../components/forms/SecretInput/SecretInput.tsx';
import { passwordStrength } from '../../../rules/passwordStrength.ts';
import { toneClass } from '../../../theme/tone.css.ts';
import { strengthReached, strengthLine, strengthPart } from '../forms.css.ts';

interface NewPasswordFieldProps {
  /** 'New password' where the old one is asked for too. */
  label?: string;
  /** What was entered so far. */
  value: string;
  /** Called with each change. */
  onValueChange: (value: string) => void;
  /** Why it is not taken. */
  error?: string | undefined;
  /** 36 or 40 px high. */
  size?: 'md' | 'lg';
  /** It can't be changed. */
  disabled?: boolean;
}

const requirement = `At least ${limits.members.passwordMin} characters, and not a common password.`;
const parts = [1, 2, 3, 4] as const;

/** A field for a new password. A line and a word say how strong it is; only its length is required. */
export function NewPasswordField({
  label = 'Password',
  value,
  onValueChange,
  error,
  size = 'md',
  disabled = false,
}: NewPasswordFieldProps) {
  const strength = passwordStrength(value);
  return (
    <Field label={label} required error={error} hint={strength ? `${strength.label}. ${requirement}` : requirement}>
      <SecretInput
        size={size}
        autoComplete="new-password"
        maxLength={limits.members.passwordMax}
        disabled={disabled}
        value={value}
        onValueChange={onValueChange}
      />
      <span className={cx(strengthLine, strength && toneClass[strength.tone])} aria-hidden="true">
        {parts.map((at) => (
          <span key={at} className={at <= (strength?.parts ?? 0) ? cx(strengthPart, strengthReached) : strengthPart} />
        ))}
      </span>
    </Field>
  );
}
