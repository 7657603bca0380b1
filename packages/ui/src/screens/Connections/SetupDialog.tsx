import type { TestResult } from '@switchboard/api-contract/connections';
import { findService } from '@switchboard/api-contract/catalogue';
import { ServiceMark } from '../../blocks/marks/ServiceMark/ServiceMark.tsx';
import { Button } from '../../components/actions/Button/Button.tsx';
import { Dialog } from '../../components/layers/Dialog/Dialog.tsx';
import type { Outcome } from '../../format/outcome.ts';
import { clip } from '../../format/text.ts';
import { SetupForm } from './SetupForm.tsx';

/** The service to set up: its id, its name for the title, and the keys of the fields with a stored value. */
export interface SetupTarget {
  readonly id: string;
  readonly name: string;
  readonly stored: readonly string[];
  readonly icon?: string | undefined;
  /** The last test result, shown in full above the form, since a card has room for two lines. */
  readonly lastTest?: TestResult | undefined;
}

interface SetupDialogProps {
  target: SetupTarget;
  onClose: () => void;
  /** Saves the values by field key; the dialog closes on success. */
  onSave: (id: string, values: Record<string, string>) => Promise<Outcome<unknown>>;
}

/** The setup dialog of one service, or a message if it has no form. */
export function SetupDialog({ target, onClose, onSave }: SetupDialogProps) {
  const service = findService(target.id);
  const name = clip(target.name, 80);
  if (service)
    return (
      <SetupForm
        service={service}
        stored={target.stored}
        lastTest={target.lastTest}
        onClose={onClose}
        onSave={onSave}
      />
    );
  return (
    <Dialog
      open
      size="sm"
      onClose={onClose}
      title={name}
      mark={<ServiceMark service={target.id} icon={target.icon} />}
      foot={<Button onClick={onClose}>Close</Button>}
    >
      <p>Configuration not available for {name}</p>
    </Dialog>
  );
}
