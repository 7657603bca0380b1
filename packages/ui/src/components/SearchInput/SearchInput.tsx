import { Search, X } from 'lucide-react';
import { useRef, type RefObject } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { inside } from '../TextInput/InputBox.css.ts';
import { TextInput } from '../TextInput/TextInput.tsx';
import { cx } from '../cx.ts';
import { search } from './SearchInput.css.ts';

interface SearchInputProps {
  value: string;
  onValueChange: (value: string) => void;
  /** Its name; also the placeholder when none is given. */
  label: string;
  placeholder?: string;
  maxLength?: number;
  className?: string;
  /** For whoever gives the box the focus, such as a button elsewhere that clears the search. */
  inputRef?: RefObject<HTMLInputElement | null>;
}

/** A search box. The cross and Escape clear it. */
export function SearchInput({ value, onValueChange, label, placeholder = label, maxLength = 200, className, inputRef }: SearchInputProps) {
  const own = useRef<HTMLInputElement>(null);
  const input = inputRef ?? own;
  const clear = () => {
    onValueChange('');
    input.current?.focus();
  };
  return (
    <TextInput
      ref={input}
      type="search"
      icon={Search}
      aria-label={label}
      placeholder={placeholder}
      autoComplete="off"
      spellCheck={false}
      maxLength={maxLength}
      className={cx(search, className)}
      value={value}
      onValueChange={onValueChange}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || value === '' || event.nativeEvent.isComposing) return;
        event.preventDefault();
        event.stopPropagation();
        clear();
      }}
      trailing={
        value === '' ? null : (
          <button type="button" className={inside} aria-label="Clear search" onClick={clear}>
            <Icon icon={X} />
          </button>
        )
      }
    />
  );
}
