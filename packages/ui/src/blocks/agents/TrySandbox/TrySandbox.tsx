import { FlaskConical } from 'lucide-react';
import { useBusy } from '../../../components/useBusy.ts';
import type { PressResult } from '../../../format/outcome.ts';
import { ActionButton } from '../../roles/ActionButton.tsx';

interface TrySandboxProps {
  /** Primary where it is the next thing to do. */
  variant?: 'primary' | 'secondary';
  /** Goes to the outermost element. */
  className?: string;
  /** Connects every service that has no connection to its simulation. */
  onConnect: () => PressResult;
}

/** Offers to connect the simulation of all services in one press. */
export function TrySandbox({ variant = 'secondary', className, onConnect }: TrySandboxProps) {
  const [connect, busy] = useBusy(onConnect);
  return (
    <ActionButton
      needs="configure"
      className={className}
      variant={variant}
      icon={FlaskConical}
      busy={busy}
      busyLabel="Connecting…"
      onClick={() => connect()}
    >
      Try it with the sandbox
    </ActionButton>
  );
}
