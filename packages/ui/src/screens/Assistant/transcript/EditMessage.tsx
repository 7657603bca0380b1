import { limits } from '@switchboard/api-contract/limits';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { Button } from '../../../components/actions/Button/Button.tsx';
import { TextArea } from '../../../components/forms/TextArea/TextArea.tsx';
import { isComposing } from '../../../devices/isComposing.ts';
import { editing, row } from './transcript.css.ts';

interface EditMessageProps {
  text: string;
  onTextChange: (text: string) => void;
  onCancel: () => void;
  /** Asks it in the place of the message; what followed is dropped. */
  onAsk: () => void;
}

/** A message of the member's while it is edited: Enter asks again, Escape leaves it as it was. */
export function EditMessage({ text, onTextChange, onCancel, onAsk }: EditMessageProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const { length } = field.current?.value ?? '';
    field.current?.focus();
    field.current?.setSelectionRange(length, length);
  }, []);
  const { length } = text.trim();
  const tooLong = length > limits.text.message;
  const ask = () => {
    if (length > 0 && !tooLong) onAsk();
  };
  const press = (event: KeyboardEvent) => {
    const escapes = event.key === 'Escape';
    if ((!escapes && (event.key !== 'Enter' || event.shiftKey)) || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    if (escapes) onCancel();
    else ask();
  };
  return (
    <form
      className={editing}
      onSubmit={(event) => {
        event.preventDefault();
        ask();
      }}
    >
      <TextArea
        ref={field}
        dir="auto"
        rows={3}
        aria-label="Edit your message"
        aria-invalid={tooLong || undefined}
        value={text}
        onValueChange={onTextChange}
        onKeyDown={press}
      />
      <div className={row}>
        <Button variant="ghost" size="sm" onClick={onCancel}>
          Cancel
        </Button>
        <Button variant="primary" size="sm" type="submit" disabled={length === 0 || tooLong}>
          Ask again
        </Button>
      </div>
    </form>
  );
}
