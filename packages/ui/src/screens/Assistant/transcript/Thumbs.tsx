import type { ChatMessage } from '@switchboard/api-contract/conversations';
import { limits } from '@switchboard/api-contract/limits';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/actions/Button/Button.tsx';
import { TextInput } from '../../../components/forms/TextInput/TextInput.tsx';
import { endAndFocusRow } from './endAndFocusRow.ts';
import { pressed, reason as reasonClass } from './transcript.css.ts';

type Thumb = NonNullable<ChatMessage['thumb']>;

interface ThumbsProps {
  thumb: Thumb | undefined;
  /** Keeps it; null takes it back. */
  onRate: (way: Thumb['way'] | null, reason?: string) => void;
}

/** Whether an answer was good, and if not, what was wrong. */
export function Thumbs({ thumb, onRate }: ThumbsProps) {
  const [asked, setAsked] = useState(false);
  const [reason, setReason] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (asked) field.current?.focus();
  }, [asked]);
  const press = (way: Thumb['way']) => {
    const off = thumb?.way === way;
    onRate(off ? null : way);
    setAsked(way === 'down' && !off);
  };
  const button = (way: Thumb['way']) => (
    <Button
      variant="ghost"
      size="sm"
      className={pressed}
      icon={way === 'up' ? ThumbsUp : ThumbsDown}
      aria-label={way === 'up' ? 'Good answer' : 'Bad answer'}
      aria-pressed={thumb?.way === way}
      onClick={() => press(way)}
    />
  );
  return (
    <>
      {button('up')}
      {button('down')}
      {asked ? (
        <form
          className={reasonClass}
          onSubmit={(event) => {
            event.preventDefault();
            onRate('down', reason.trim());
            endAndFocusRow(() => setAsked(false));
          }}
        >
          <TextInput
            ref={field}
            aria-label="What was wrong"
            placeholder="What was wrong?"
            maxLength={limits.text.line}
            value={reason}
            onValueChange={setReason}
          />
          <Button type="submit">Send</Button>
        </form>
      ) : thumb?.reason ? (
        <span className={reasonClass} dir="auto">
          {thumb.reason}
        </span>
      ) : null}
    </>
  );
}
