import { isOpen } from '@switchboard/api-contract/runs/runStatus';
import { RotateCw } from 'lucide-react';
import type { RunControl } from '../../../blocks/runs/RunBar/RunBar.tsx';
import { ActionButton } from '../../../blocks/roles/ActionButton.tsx';
import { LinkButton } from '../../../components/actions/LinkButton/LinkButton.tsx';

/**
 * Asking about it; Cancel while the run is open; after that what mends a failure, and Retry unless the daily limit is
 * reached.
 */
export function RunActions({ control: { run, busy, askHref, onCancel, onRetry } }: { control: RunControl }) {
  const ask =
    askHref === undefined ? null : (
      <LinkButton size="sm" variant="ghost" href={askHref}>
        Ask about this
      </LinkButton>
    );
  if (isOpen(run.status)) {
    const cancelling = busy === 'cancel' || run.cancelling === true;
    return (
      <>
        {ask}
        <ActionButton needs="work" size="sm" busy={cancelling} busyLabel="Cancelling…" onClick={onCancel}>
          Cancel
        </ActionButton>
      </>
    );
  }
  const isFull = run.status === 'completed' && run.next?.kind === 'limit';
  return (
    <>
      {ask}
      {run.next?.to === undefined ? null : (
        <LinkButton size="sm" href={run.next.to}>
          {run.next.label}
        </LinkButton>
      )}
      {isFull ? null : (
        <ActionButton needs="work" size="sm" icon={RotateCw} busy={busy === 'retry'} onClick={onRetry}>
          Retry
        </ActionButton>
      )}
    </>
  );
}
