import { Button } from '../../../components/actions/Button/Button.tsx';
import { clip } from '../../../format/text.ts';
import { conflictChoice, conflictNotice } from '../forms.css.ts';

interface ConflictNoticeProps {
  /** The field's label, for the names of the buttons. */
  label: string;
  /** The other member's value; omitted if it is shown elsewhere. */
  theirs?: string;
  /** Takes over what the other member set. */
  onTakeTheirs: () => void;
  /** Keeps the edit. It is saved over theirs. */
  onKeepYours: () => void;
}

/** Says that another member changed the value being edited, and offers both. */
export function ConflictNotice({ label, theirs, onTakeTheirs, onKeepYours }: ConflictNoticeProps) {
  return (
    <span className={conflictNotice}>
      {theirs === undefined ? 'Another member has changed this.' : `Another member set this to ${clip(theirs, 200)}.`}
      <span className={conflictChoice}>
        <Button size="sm" aria-label={`Take theirs: ${label}`} onClick={onTakeTheirs}>
          Take theirs
        </Button>
        <Button size="sm" aria-label={`Keep yours: ${label}`} onClick={onKeepYours}>
          Keep yours
        </Button>
      </span>
    </span>
  );
}
