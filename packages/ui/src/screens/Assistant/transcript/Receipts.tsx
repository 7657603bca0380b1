import type { AnswerReceipt } from '@switchboard/api-contract/conversations';
import { CircleCheck } from 'lucide-react';
import { Button } from '../../../components/actions/Button/Button.tsx';
import { Link } from '../../../components/actions/Link/Link.tsx';
import { Icon } from '../../../components/display/Icon/Icon.tsx';
import { note, receipt, receipts as list, words } from './Receipts.css.ts';

interface ReceiptsProps {
  receipts: readonly AnswerReceipt[];
  /** Undoes what the receipt with that id tells. */
  onUndo: (receiptId: string) => void;
}

/** What was done after a yes, a line each, with where it is seen and Undo where it can be undone. */
export function Receipts({ receipts, onUndo }: ReceiptsProps) {
  if (receipts.length === 0) return null;
  return (
    <ul className={list} role="list" aria-label="Done">
      {receipts.map(({ id, text, to, undo }) => (
        <li key={id} className={receipt}>
          <Icon icon={CircleCheck} />
          <span className={words} dir="auto">
            {to ? <Link href={to}>{text}</Link> : text}
          </span>
          {undo === 'open' ? (
            <Button variant="ghost" size="sm" aria-label={`Undo: ${text}`} onClick={() => onUndo(id)}>
              Undo
            </Button>
          ) : undo === 'done' ? (
            <span className={note}>Undone</span>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
