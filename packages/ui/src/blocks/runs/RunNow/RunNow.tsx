import { CirclePlay } from 'lucide-react';
import { ActionButton } from '../../roles/ActionButton.tsx';
import { useDeniedReason } from '../../roles/RoleContext.ts';
import { LinkButton } from '../../../components/actions/LinkButton/LinkButton.tsx';

/** How a run of an agent is started. */
export interface RunNowControl {
  /**
   * The page's own name for it.
   *
   * @default Run now
   */
  readonly name?: string | undefined;
  /** The run is being requested. */
  readonly busy?: boolean | undefined;
  /** Omitted where a run is started on another screen. */
  readonly onRun?: (() => void) | undefined;
  /** The screen on which a run is started, because its input is written there. */
  readonly href?: string | undefined;
  /** Why no run can be started. */
  readonly disabledReason?: string | undefined;
}

interface RunNowProps extends RunNowControl {
  /** Goes to the outermost element. */
  className?: string;
}

/** Starts a run: the main action of an agent's page, and of a list that a run would fill. */
export function RunNow({ name = 'Run now', busy, onRun, href, disabledReason, className }: RunNowProps) {
  const deniedReason = useDeniedReason('work');
  if (href !== undefined && deniedReason === undefined) {
    return (
      <LinkButton variant="primary" icon={CirclePlay} className={className} href={href}>
        {name}
      </LinkButton>
    );
  }
  return (
    <ActionButton
      needs="work"
      variant="primary"
      icon={CirclePlay}
      className={className}
      busy={busy}
      busyLabel="Queuing…"
      disabledReason={disabledReason}
      onClick={onRun}
    >
      {name}
    </ActionButton>
  );
}
