import { FlaskConical } from 'lucide-react';
import { ActionButton } from '../../roles/ActionButton.tsx';

interface TrySandboxProps {
  /** It is connecting. */
  busy: boolean;
  /** Primary where it is the next thing to do. */
  variant?: 'primary' | 'secondary';
  /** Goes to the outermost element. */
  className?: string;
  /** Connects every service that has no connection to its simulation. */
  onConnect: () => void;
}

/** Offers to connect the simulation of all services in one press. */
export function TrySandbox({ busy, variant = 'secondary', className, onConnect }: TrySandboxProps) {
  return (
    <ActionButton
      needs="configure"
      className={className}
      variant={variant}
      icon={FlaskConical}
      busy={busy}
      busyLabel="Connecting…"
      onClick={onConnect}
    >
      Try it with the sandbox
    </ActionButton>
  );
}
