import { cx } from '../../components/cx.ts';
import { Dialog } from '../../components/layers/Dialog/Dialog.tsx';
import { Markdown } from '../../components/display/Markdown/Markdown.tsx';
import { Time } from '../../components/display/Time/Time.tsx';
import { holdsEndlessWord } from '../../format/text.ts';
import { unkerned } from '../../theme/typography.css.ts';
import type { ConversationMessage } from './engine/AssistantState.ts';
import { entries, entry as entryClass, head, message, typed, who } from './HistoryDialog.css.ts';

interface HistoryDialogProps {
  open: boolean;
  onClose: () => void;
  history: readonly ConversationMessage[];
  /** The assistant's name. */
  name: string;
}

/** The assistant's replies are formatted; a member's messages are shown as typed. */
function Said({ entry: { role, text } }: { entry: ConversationMessage }) {
  if (role === 'assistant') return <Markdown text={text} look="chat" source={() => null} />;
  return (
    <p className={typed} dir="auto">
      {text}
    </p>
  );
}

function Entry({ entry, name }: { entry: ConversationMessage; name: string }) {
  const { role, at, unanswered } = entry;
  return (
    <li className={entryClass} data-role={role}>
      <p className={head}>
        <span className={who}>{role === 'user' ? 'You' : name}</span>
        {at === undefined ? null : <Time at={new Date(at)} now={new Date(at)} show="time" />}
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
