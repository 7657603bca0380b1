import { CircleAlert, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { Icon } from '../../display/Icon/Icon.tsx';
import { errorState, icon, words } from './ErrorState.css.ts';

interface ErrorStateProps {
  /** What went wrong. */
  message: ReactNode;
  /** Called for the button. Without it, there is none. */
  onRetry?: () => void;
  /** The label of the button. */
  retryLabel?: string;
  /** Trying again: the button shows a spinner. */
  busy?: boolean;
  /** `alert` by default; `none` if several parts fail for one cause, announced elsewhere. */
  role?: 'alert' | 'none';
}

/** Shown in a card whose content could not be loaded. The rest of the page keeps working. */
export function ErrorState({ message, onRetry, retryLabel = 'Try again', busy, role = 'alert' }: ErrorStateProps) {
  return (
    <div className={errorState}>
      <div className={words} role={role === 'none' ? undefined : role}>
        <Icon icon={CircleAlert} className={icon} />
        <span>{message}</span>
      </div>
      {onRetry ? (
        <Button size="sm" icon={RotateCw} busy={busy} onClick={onRetry}>
          {retryLabel}
        </Button>
      ) : null}
    </div>
  );
}
