import type { BulkAnswer } from '@switchboard/api-contract/records/calls';
import { Button } from '../../../components/actions/Button/Button.tsx';
import { Dialog } from '../../../components/layers/Dialog/Dialog.tsx';
import { count } from '../../../format/numbers.ts';
import { text } from '../../../theme/typography.css.ts';

interface RefusedRecordsProps {
  /** How many were changed, and which were not. */
  answer: BulkAnswer;
  /** What they are called: 'leads'. */
  many: string;
  /** The name of a record. */
  nameOf: (id: string) => string;
  onClose: () => void;
}

/** Lists which of the selected records were not changed, each with the reason. */
export function RefusedRecords({ answer: { done, refused }, many, nameOf, onClose }: RefusedRecordsProps) {
  return (
    <Dialog
      open
      size="md"
      onClose={onClose}
      title={`${count(refused.length)} of ${count(done + refused.length)} ${many} were not changed`}
      foot={<Button onClick={onClose}>Close</Button>}
    >
      <ul>
        {refused.map(({ id, error }) => (
          <li key={id}>
            <bdi className={text.bodyStrong}>{nameOf(id)}</bdi>: {error}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
