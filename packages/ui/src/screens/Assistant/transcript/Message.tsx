import type { AnswerQuestion, ChatMessage } from '@switchboard/api-contract/conversations';
import { Copy, Pencil, RotateCw, ThumbsDown, ThumbsUp } from 'lucide-react';
import { memo, useState, type ReactNode, useEffect, useRef } from 'react';
import { limits } from '@switchboard/api-contract/limits';
import { Button } from '../../../components/actions/Button/Button.tsx';
import { cx } from '../../../components/cx.ts';
import { announce } from '../../../devices/announce.ts';
import { Time } from '../../../components/display/Time/Time.tsx';
import { VisuallyHidden } from '../../../components/display/VisuallyHidden/VisuallyHidden.tsx';
import { copyText } from '../../../devices/clipboard.ts';
import { useUnchangedFor } from '../../../devices/useUnchangedFor.ts';
import { hasOverlongWord } from '../../../format/text.ts';
import { answerStatus } from '../../../rules/assistant.ts';
import { unkerned } from '../../../theme/typography.css.ts';
import type { ConversationMessage } from '../engine/AssistantState.ts';
import { AnswerBody } from './AnswerBody.tsx';
import {
  answer as answerClass,
  asked,
  bubble,
  head,
  note,
  row,
  pressed,
  reason as reasonClass,
} from './transcript.css.ts';
import type { MessageCommands } from '../engine/Assistant.ts';
import { QuestionBox } from './QuestionBox.tsx';
import { Receipts } from './Receipts.tsx';
import { Nearest } from './Suggested.tsx';
import { TextInput } from '../../../components/forms/TextInput/TextInput.tsx';
import { endAndFocusRow } from './endAndFocusRow.ts';

type Thumb = NonNullable<ChatMessage['thumb']>;

interface ThumbsProps {
  thumb: Thumb | undefined;
  /** Stores the rating; null removes it. */
  onRate: (way: Thumb['way'] | null, reason?: string) => void;
}

/** Whether an answer was good, and if not, what was wrong. */
function Thumbs({ thumb, onRate }: ThumbsProps) {
  const [isReasonAsked, setReasonAsked] = useState(false);
  const [reason, setReason] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isReasonAsked) field.current?.focus();
  }, [isReasonAsked]);
  const press = (way: Thumb['way']) => {
    const off = thumb?.way === way;
    onRate(off ? null : way);
    setReasonAsked(way === 'down' && !off);
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
      {isReasonAsked ? (
        <form
          className={reasonClass}
          onSubmit={(event) => {
            event.preventDefault();
            onRate('down', reason.trim());
            endAndFocusRow(() => setReasonAsked(false));
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

interface HeadProps {
  who: string;
  message: ChatMessage;
  now: Date;
}

/** Who said it and when: the side says who, to those who see it. */
const Head = ({ who, message: { at }, now }: HeadProps) => (
  <p className={head}>
    <VisuallyHidden>{who} </VisuallyHidden>
    <Time at={at} now={now} show="dateTime" fallback="" />
  </p>
);

interface AskedProps {
  message: ConversationMessage;
  now: Date;
  /** Undefined while it can't be edited. */
  onEdit: ((message: { id: string; text: string }) => void) | undefined;
}

/** A message of the member's, as it was typed. */
export const Asked = memo(function Asked({ message, now, onEdit }: AskedProps) {
  const { id, text } = message;
  return (
    <div className={asked}>
      <Head who="You" message={message} now={now} />
      {onEdit ? (
        <Button
          variant="ghost"
          size="sm"
          icon={Pencil}
          aria-label="Edit and ask again"
          onClick={() => onEdit({ id, text })}
        />
      ) : null}
      <p className={cx(bubble, hasOverlongWord(text) && unkerned)} dir="auto">
        {text}
      </p>
      {message.unanswered ? <p className={head}>Not answered</p> : null}
    </div>
  );
});

/** How long it says that something was copied, in ms. */
const COPIED_MS = 2_000;

function CopyButton({ text }: { text: string }) {
  const [copies, setCopies] = useState({ count: 0, ok: true });
  const over = useUnchangedFor(String(copies.count), COPIED_MS) || copies.count === 0;
  const words = over ? 'Copy' : copies.ok ? 'Copied' : 'Not copied';
  const copy = async () => {
    const ok = await copyText(text);
    setCopies(({ count }) => ({ count: count + 1, ok }));
    announce(ok ? 'Copied' : 'Not copied');
  };
  return (
    <Button variant="ghost" size="sm" icon={Copy} onClick={() => void copy()}>
      {words}
    </Button>
  );
}

interface AnsweredProps {
  message: ChatMessage;
  /** The nearest questions that can be answered, if it did not understand. */
  nearest: readonly string[];
  name: string;
  now: Date;
  /** Nothing is being answered, so that another message can be sent. */
  free: boolean;
  commands: MessageCommands;
  /** Opens what the question would do, to change it. */
  onChange: (question: AnswerQuestion) => void;
  /** In place of its text, while it is coming. */
  children?: ReactNode;
}

/** An answer with all that belongs to it. */
export const Answered = memo(function Answered({
  message,
  nearest,
  name,
  now,
  free,
  commands,
  onChange,
  children,
}: AnsweredProps) {
  const { id, text, status, steps, sources, question, receipts, thumb } = message;
  const ending = answerStatus(status);
  return (
    <div className={cx(answerClass, hasOverlongWord(text) && unkerned)}>
      <Head who={name} message={message} now={now} />
      {children ?? <AnswerBody text={text} steps={steps.items} sources={sources.items} />}
      {nearest.length > 0 ? <Nearest questions={nearest} onAsk={commands.send} /> : null}
      {question ? (
        <QuestionBox question={question} said={text} disabled={!free} commands={commands} onChange={onChange} />
      ) : null}
      <Receipts receipts={receipts.items} said={text} onUndo={commands.undo} />
      {ending ? <p className={note}>{ending}</p> : null}
      {status === 'writing' || status === undefined ? null : (
        <div className={row}>
          <CopyButton text={text} />
          <Button variant="ghost" size="sm" icon={RotateCw} disabled={!free} onClick={() => commands.askAgain(id)}>
            Ask again
          </Button>
          <Thumbs thumb={thumb} onRate={(way, reason) => commands.rate(id, way, reason)} />
        </div>
      )}
    </div>
  );
});
