import { useMemo } from 'react';
import { cx } from '../../components/cx.ts';
import { Dialog } from '../../components/layers/Dialog/Dialog.tsx';
import { Time } from '../../components/display/Time/Time.tsx';
import { holdsEndlessWord } from '../../format/text.ts';
import { unkerned } from '../../theme/typography.css.ts';
import type { HistoryEntry } from './engine/AssistantState.ts';
import { entries, entry as entryClass, head, message, who } from './HistoryDialog.css.ts';
import { toShownReply } from './replyBlocks.ts';
import { textLine } from './ReplyText.css.ts';
import { ReplyText } from './ReplyText.tsx';

interface HistoryDialogProps {
  open: boolean;
  onClose: () => void;
  history: readonly HistoryEntry[];
  /** The assistant's name. */
  name: string;
}

/** The assistant's replies are formatted; a member's messages are shown as typed. */
function Said({ entry: { from, text } }: { entry: HistoryEntry }) {
  const reply = useMemo(() => toShownReply(text), [text]);
  if (from === 'assistant') return <ReplyText reply={reply} />;
  return (
    <p className={textLine} dir="auto">
      {text}
    </p>
  );
}

function Entry({ entry, name }: { entry: HistoryEntry; name: string }) {
  const { from, at, unanswered } = entry;
  return (
    <li className={entryClass} data-from={from}>
      <p className={head}>
        <span className={who}>{from === 'person' ? 'You' : name}</span>
        <Time at={at} now={at} show="time" />
        {unanswered ? <span>Not answered</span> : null}
      </p>
      <div className={cx(message, holdsEndlessWord(entry.text) && unkerned)}>
        <Said entry={entry} />
      </div>
    </li>
  );
}

/** The messages of this visit, oldest first. */
export function HistoryDialog({ open, onClose, history, name }: HistoryDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="This visit" description="Your conversation so far.">
      <ol className={entries}>
        {history.map((entry) => (
          <Entry key={entry.id} entry={entry} name={name} />
        ))}
      </ol>
    </Dialog>
  );
}
