import { limits } from '@switchboard/api-contract/limits';
import { ArrowUp } from 'lucide-react';
import {
  useId,
  useImperativeHandle,
  useRef,
  useState,
  type DragEvent,
  type ClipboardEvent,
  type FormEvent,
  type KeyboardEvent,
  type Ref,
} from 'react';
import { isComposing } from '../../devices/isComposing.ts';
import { Button } from '../../components/actions/Button/Button.tsx';
import { cx } from '../../components/cx.ts';
import { LiveRegion } from '../../components/display/LiveRegion/LiveRegion.tsx';
import { count } from '../../format/numbers.ts';
import { glass, messageBox, field, foot, over } from './Assistant.css.ts';

/** The message field's imperative handle. */
export interface MessageField {
  /** Focuses the field, with the cursor at the end. */
  focus: () => void;
}

interface MessageBoxProps {
  ref?: Ref<MessageField>;
  draft: string;
  onDraftChange: (draft: string) => void;
  /** False while another message is being answered. */
  canSend: boolean;
  onSend: (message: string) => void;
  /** The draft takes the place of an earlier message. */
  editing: boolean;
  /** Takes the last message into the empty box. */
  onEditLast: () => void;
}

const limit = limits.text.message;
/** From this length on, the number of characters is shown. */
const NEAR = limit * 0.9;
/**
 * A paste that would make the message longer than this is refused: laying it out would block the page for seconds.
 * Shorter text can be trimmed in the field.
 */
const MAX_HELD = limit * 4;

/** The message box: Enter sends, Shift+Enter adds a new line. */
export function MessageBox({ ref, draft, onDraftChange, canSend, onSend, editing, onEditLast }: MessageBoxProps) {
  const text = useRef<HTMLTextAreaElement>(null);
  const hint = useId();
  const [refused, setRefused] = useState(0);
  const { length } = draft.trim();
  const tooLong = length > limit;
  const sendable = canSend && length > 0 && !tooLong;

  useImperativeHandle(ref, () => ({
    focus: () => {
      const element = text.current;
      element?.focus();
      element?.setSelectionRange(element.value.length, element.value.length);
    },
  }));

  const send = () => {
    if (!sendable) return;
    onSend(draft.trim());
    text.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'ArrowUp' && draft === '') {
      event.preventDefault();
      onEditLast();
      return;
    }
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    send();
  };

  const checkInsertion = (event: ClipboardEvent | DragEvent, data: DataTransfer) => {
    const { length: added } = data.getData('text');
    const fits = draft.length + added <= MAX_HELD;
    if (!fits) event.preventDefault();
    setRefused(fits ? 0 : added);
  };
  const problem =
    refused > 0
      ? `Not added: ${count(refused)} characters. A message can have at most ${count(limit)}.`
      : tooLong
        ? `Too long to send. At most ${count(limit)} characters.`
        : '';

  return (
    <form className={cx(messageBox, glass)} onSubmit={submit}>
      <textarea
        ref={text}
        className={field}
        dir="auto"
        rows={3}
        aria-label="Message"
        aria-describedby={hint}
        aria-invalid={tooLong || undefined}
        enterKeyHint="send"
        placeholder="Write a message"
        value={draft}
        onChange={(event) => {
          setRefused(0);
          onDraftChange(event.target.value);
        }}
        onPaste={(event) => checkInsertion(event, event.clipboardData)}
        onDrop={(event) => checkInsertion(event, event.dataTransfer)}
        onKeyDown={press}
      />
      <div className={foot}>
        <span id={hint} className={problem ? over : undefined}>
          {refused > 0
            ? problem
            : length > NEAR
              ? `${count(length)} of ${count(limit)} characters`
              : editing
                ? 'Enter asks again'
                : 'Enter sends'}
        </span>
        <LiveRegion message={problem} />
        <Button type="submit" variant="primary" size="sm" icon={ArrowUp} aria-label="Send" disabled={!sendable} />
      </div>
    </form>
  );
}
