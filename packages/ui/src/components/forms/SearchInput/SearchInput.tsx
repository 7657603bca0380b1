import { Search, X } from 'lucide-react';
import { useRef, type RefObject } from 'react';
import { isComposing } from '../../../devices/isComposing.ts';
import { Icon } from '../../display/Icon/Icon.tsx';
import { Tooltip } from '../../actions/Tooltip/Tooltip.tsx';
import { inside, search } from '../TextInput/InputBox.css.ts';
import { TextInput } from '../TextInput/TextInput.tsx';
import { cx } from '../../cx.ts';

interface SearchInputProps {
  /** The text searched for. */
  value: string;
  /** Called at each keystroke, and with an empty text when cleared. */
  onValueChange: (value: string) => void;
  /** The accessible name, and the default placeholder. */
  label: string;
  /** Shown while it is empty. */
  placeholder?: string;
  /** How many characters fit. */
  maxLength?: number;
  /** Why searching is disabled. The box stays focusable, accepts no text, and shows the reason in a tooltip. */
  disabledReason?: string;
  /** Goes to the outermost element. */
  className?: string;
  /** For focusing the box from elsewhere, such as a button that clears the search. */
  inputRef?: RefObject<HTMLInputElement | null>;
}

/** A search box. The cross and Escape clear it. */
export function SearchInput({
  value,
  onValueChange,
  label,
  placeholder = label,
  maxLength = 200,
  disabledReason,
  className,
  inputRef,
}: SearchInputProps) {
  const own = useRef<HTMLInputElement>(null);
  const input = inputRef ?? own;
  const inert = disabledReason !== undefined;
  const clear = () => {
    onValueChange('');
    input.current?.focus();
  };
  return (
    <Tooltip content={disabledReason}>
      <TextInput
        ref={input}
        type="search"
        icon={Search}
        aria-label={label}
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
        maxLength={maxLength}
        readOnly={inert}
        aria-disabled={inert || undefined}
        className={cx(search, className)}
        value={value}
        onValueChange={onValueChange}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || value === '' || inert) return;
          event.preventDefault();
          event.stopPropagation();
          if (!isComposing(event.nativeEvent)) clear();
        }}
        trailing={
          value === '' || inert ? null : (
            <button type="button" className={inside} aria-label="Clear search" onClick={clear}>
              <Icon icon={X} />
            </button>
          )
        }
      />
    </Tooltip>
  );
}
