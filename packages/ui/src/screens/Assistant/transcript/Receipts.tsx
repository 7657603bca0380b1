import type { AnswerReceipt } from '@switchboard/api-contract/conversations';
import { CircleCheck } from 'lucide-react';
import { Button } from '../../../components/actions/Button/Button.tsx';
import { Link } from '../../../components/actions/Link/Link.tsx';
import { Icon } from '../../../components/display/Icon/Icon.tsx';
import { undoneNote, receipt, receipts as list, words } from './transcript.css.ts';

interface ReceiptsProps {
  receipts: readonly AnswerReceipt[];
  /** The text above them: what stands there already is not repeated. */
  said?: string;
  /** Undoes the action of the receipt with that id. */
  onUndo: (receiptId: string) => void;
}

/** What was done after a yes, a line each, with a link to it, and Undo where it can be undone. */
export function Receipts({ receipts, said = '', onUndo }: ReceiptsProps) {
  if (receipts.length === 0) return null;
  return (
    <ul className={list} role="list" aria-label="Done">
      {receipts.map(({ id, text, to, undo }) => {
        const shown = said.includes(text) ? (to ? 'View' : 'Done') : text;
        return (
          <li key={id} className={receipt}>
            <Icon icon={CircleCheck} />
            <span className={words} dir="auto">
              {to ? (
                <Link href={to} aria-label={shown === text ? undefined : `View: ${text}`}>
                  {shown}
                </Link>
              ) : (
                shown
              )}
            </span>
            {undo === 'open' ? (
              <Button variant="ghost" size="sm" aria-label={`Undo: ${text}`} onClick={() => onUndo(id)}>
                Undo
              </Button>
            ) : undo === 'done' ? (
              <span className={undoneNote}>Undone</span>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}
