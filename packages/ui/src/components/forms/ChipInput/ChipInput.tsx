import { Plus } from 'lucide-react';
import { useLayoutEffect, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { isComposing } from '../../../devices/isComposing.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { Chip } from '../../display/Chip/Chip.tsx';
import { LiveRegion } from '../../display/LiveRegion/LiveRegion.tsx';
import { useFieldLabel } from '../Field/FieldContext.ts';
import { TextInput } from '../TextInput/TextInput.tsx';
import { addChips, describeRefused, type ChipLimits } from './addChips.ts';
import { alone, entry, item, list, message as messageClass, root } from './ChipInput.css.ts';

interface ChipInputProps extends ChipLimits {
  /** The texts, in their order. */
  value: readonly string[];
  /** Called with the whole new list. */
  onValueChange: (value: string[]) => void;
  /** Called with typed text that is not a chip yet, so that a form can submit it too. */
  onTyped?: (text: string) => void;
  /** The name of the list and the box; defaults to the Field's label. */
  label?: string;
  /** An example in the empty box. */
  placeholder?: string;
  /** The label of the button that adds. */
  addLabel?: string;
  /** Shows the list, which can not be changed. */
  disabled?: boolean;
  /** The box is shown only after a press on Add. It then stays, so that nothing below moves on blur. */
  compact?: boolean;
}

/**
 * A list of short texts. Enter, a comma and Add accept the typed text; pasting several lines or commas adds all of
 * them. Each chip has a remove button, which also answers to Delete and Backspace; Backspace in the empty box removes
 * the last chip.
 */
export function ChipInput({
  value,
  onValueChange,
  onTyped,
  label,
  placeholder,
  addLabel = 'Add',
  disabled = false,
  compact = false,
  maxItems,
  maxLength,
}: ChipInputProps) {
  const fieldLabel = useFieldLabel();
  const [draft, setDraft] = useState('');
  const [message, setMessage] = useState('');
  const [adding, setAdding] = useState(!compact);
  const input = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const name = label ?? fieldLabel;

  const focusBox = () => (input.current ?? opener.current)?.focus();
  useLayoutEffect(() => {
    if (compact && adding) input.current?.focus();
  }, [compact, adding, input]);

  const show = (text: string) => {
    setDraft(text);
    onTyped?.(text);
  };
  const take = (text: string) => {
    const added = addChips(value, text, { maxItems, maxLength });
    const refused = describeRefused(added, { maxItems, maxLength });
    setMessage(refused);
    if (added.items.length > value.length) onValueChange(added.items);
    // If the only text is refused, it stays in the box to be corrected.
    show(refused && added.items.length === value.length ? text.replace(/[,;]\s*$/, '') : '');
  };
  const removeAt = (index: number) => {
    onValueChange(value.filter((_, at) => at !== index));
    setMessage('');
    focusBox();
  };
  const press = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      take(draft);
    } else if (event.key === 'Backspace' && draft === '' && value.length > 0) {
      removeAt(value.length - 1);
    }
  };
  const type = (text: string) => {
    setMessage('');
    if (/[,;]/.test(text)) take(text);
    else show(text);
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text');
    if (!/[,;\n\r\t]/.test(text)) return;
    event.preventDefault();
    const { selectionStart, selectionEnd } = event.currentTarget;
    take(`${draft.slice(0, selectionStart ?? draft.length)}${text}${draft.slice(selectionEnd ?? draft.length)}`);
  };

  const chips =
    value.length > 0 ? (
      <ul className={list} aria-label={name}>
        {value.map((text, index) => (
          <li key={`${text}-${index}`} className={item}>
            <Chip onRemove={disabled ? undefined : () => removeAt(index)}>{text}</Chip>
          </li>
        ))}
      </ul>
    ) : null;
  return (
    <div className={root}>
      {adding ? (
        chips
      ) : (
        <div className={list}>
          {chips}
          <Button
            ref={opener}
            variant="ghost"
            size="sm"
            icon={Plus}
            className={value.length === 0 ? alone : undefined}
            disabled={disabled}
            onClick={() => setAdding(true)}
            aria-label={name ? `${addLabel}: ${name}` : undefined}
          >
            {addLabel}
          </Button>
        </div>
      )}
      {adding ? (
        <div className={entry}>
          <TextInput
            ref={input}
            aria-label={label}
            required={false}
            placeholder={placeholder}
            disabled={disabled}
            value={draft}
            onValueChange={type}
            onKeyDown={press}
            onPaste={paste}
          />
          <Button
            disabled={disabled}
            onClick={() => take(draft)}
            aria-label={name ? `${addLabel}: ${name}` : undefined}
          >
            {addLabel}
          </Button>
        </div>
      ) : null}
      <span className={messageClass}>{message}</span>
      <LiveRegion message={message} />
    </div>
  );
}
