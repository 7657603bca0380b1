import { FlaskConical } from 'lucide-react';
import { ActionButton } from '../../roles/ActionButton.tsx';

interface TrySandboxProps {
  /** It is connecting. */
  busy: boolean;
  /** Connects every service that has no connection to its simulation. */
  onConnect: () => void;
}

/** Offers to connect the simulation of all services in one press. */
export function TrySandbox({ busy, onConnect }: TrySandboxProps) {
  return (
    <ActionButton needs="configure" icon={FlaskConical} busy={busy} busyLabel="Connecting…" onClick={onConnect}>
      Try it with the sandbox
    </ActionButton>
  );
}
