import { findService } from '@switchboard/api-contract/catalogue';
import { isConsentService } from '@switchboard/api-contract/consent';
import { ServiceMark } from '../../blocks/marks/ServiceMark/ServiceMark.tsx';
import { Button } from '../../components/actions/Button/Button.tsx';
import { Dialog } from '../../components/layers/Dialog/Dialog.tsx';
import { clip } from '../../format/text.ts';
import type { ConsentControl } from './consentControl.ts';
import { SetupForm } from './SetupForm.tsx';
import type { SaveSetup, SetupTarget } from './setupTarget.ts';

interface SetupDialogProps {
  target: SetupTarget;
  /** Whether the sandbox is offered. */
  sandboxAllowed?: boolean;
  onClose: () => void;
  /** Connects an account on Google's consent screen; undefined where that is not offered. */
  consent?: ConsentControl | undefined;
  /** The dialog closes on success. */
  onSave: SaveSetup;
}

/** The setup dialog of one service, or a message if it has no form. */
export function SetupDialog({ target, sandboxAllowed = false, consent, onClose, onSave }: SetupDialogProps) {
  const service = findService(target.id);
  const name = clip(target.name, 80);
  if (service)
    return (
      <SetupForm
        service={service}
        target={target}
        sandboxAllowed={sandboxAllowed}
        consent={isConsentService(service.id) ? consent : undefined}
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
