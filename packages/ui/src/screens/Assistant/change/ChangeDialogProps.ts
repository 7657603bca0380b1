import type { QuestionChange } from '@switchboard/api-contract/conversations';
import type { Outcome } from '../../../format/outcome.ts';

export interface ChangeDialogProps {
  /** What the open question would do. */
  change: QuestionChange;
  now: Date;
  /** Asks anew with these values. If refused, the dialog stays with what was typed, and says why beside the fields. */
  onChange: (values: Record<string, unknown>) => Promise<Outcome<unknown>>;
  /** Called when it is left, and once it was asked anew. */
  onClose: () => void;
}
