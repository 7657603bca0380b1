import type { Missing } from '@switchboard/api-contract/runs/missing';
import { ArrowRight, CirclePlay, Plug, SlidersHorizontal, type LucideIcon } from 'lucide-react';
import { Button } from '../../../components/actions/Button/Button.tsx';
import { LinkButton } from '../../../components/actions/LinkButton/LinkButton.tsx';
import { Icon } from '../../../components/display/Icon/Icon.tsx';
import { Dialog } from '../../../components/layers/Dialog/Dialog.tsx';
import { clip } from '../../../format/text.ts';
import { missingItem, missingList, missingMark, nothingStarted, missingWords } from '../runDialogs.css.ts';

interface NotReadyDialogProps {
  /** What the run lacks, in the order in which to fix it. */
  missing: readonly Missing[];
  /** Called for Cancel, Escape and a press outside. */
  onClose: () => void;
}

const icons: Readonly<Record<string, LucideIcon>> = { connection: Plug };

/** Says what a run lacks, so that it was not started; each link leads to where it can be fixed, and back. */
export function NotReadyDialog({ missing, onClose }: NotReadyDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      size="md"
      title="Not ready to run"
      description={
        missing.length === 1
          ? 'One thing is missing. The link takes you there and back to this page.'
          : `${missing.length} things are missing. Each link takes you there and back to this page.`
      }
      foot={
        <>
          <span className={nothingStarted}>Nothing was started.</span>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="primary" icon={CirclePlay} disabledReason="Add what is missing first">
            Run now
          </Button>
        </>
      }
    >
      <ul className={missingList}>
        {missing.map(({ kind, id, text, to, label }) => (
          <li key={`${kind} ${id}`} className={missingItem}>
            <span className={missingMark}>
              <Icon icon={icons[kind] ?? SlidersHorizontal} />
            </span>
            <span className={missingWords}>{clip(text, 200)}.</span>
            {to === undefined ? null : (
              // It may lead to a place on this very page.
              <LinkButton size="sm" iconAfter={ArrowRight} href={to} onClick={onClose}>
                {label ?? 'Open'}
              </LinkButton>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
