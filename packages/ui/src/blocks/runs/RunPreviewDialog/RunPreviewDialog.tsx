import type { RunPreview } from '@switchboard/api-contract/runs/preview';
import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import { CirclePlay } from 'lucide-react';
import { Button } from '../../../components/actions/Button/Button.tsx';
import { Chips } from '../../../components/display/Chip/Chip.tsx';
import { Dialog } from '../../../components/layers/Dialog/Dialog.tsx';
import { clip, listInWords, nameInWords } from '../../../format/text.ts';
import { ActionButton } from '../../roles/ActionButton.tsx';
import {
  takesAmount,
  takesBounds,
  takesFigure,
  takesHeading,
  previewNote,
  takesRow,
  takesTable,
} from '../runDialogs.css.ts';

/** A run that is shown before it starts. */
export interface RunPreviewControl {
  /** What the run looks for and takes at most, and which criteria are new. */
  readonly preview: RunPreview;
  /** The run is being requested. */
  readonly busy?: boolean | undefined;
  /** Starts the run. */
  readonly onRun: () => void;
  /** Called for Cancel, Escape and a press outside. */
  readonly onClose: () => void;
}

/** How many criteria are listed. */
const MAX_CRITERIA = 40;

/** Says what a run will look for and how much it takes at most, before the first one with these criteria. */
export function RunPreviewDialog({ preview, busy, onRun, onClose }: RunPreviewControl) {
  const { changed, criteria, takes = [] } = preview;
  const names = changed.map((name, index) => (index === 0 ? nameInWords(name) : nameInWords(name).toLowerCase()));
  return (
    <Dialog
      open
      size="md"
      busy={busy}
      onClose={onClose}
      title={changed.length > 0 ? 'Run with the new criteria?' : 'First run with these criteria'}
      description={changed.length > 0 ? `${clip(listInWords(names), 200)} changed since the last run.` : undefined}
      foot={
        <>
          <Button variant="ghost" disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <ActionButton
            needs="work"
            variant="primary"
            icon={CirclePlay}
            busy={busy}
            busyLabel="Queuing…"
            onClick={onRun}
          >
            Run
          </ActionButton>
        </>
      }
    >
      {criteria.length > 0 ? (
        <Chips label="Criteria" items={criteria.slice(0, MAX_CRITERIA).map((one) => clip(one, 80))} />
      ) : null}
      {takes.length > 0 ? (
        <>
          <h3 className={takesHeading}>What it takes</h3>
          <dl className={takesTable}>
            {takes.map(({ what, amount: most, note: bound }) => (
              <div key={wordsOf(what)} className={takesRow}>
                <dt>{clip(wordsOf(what), 80)}</dt>
                <dd className={takesFigure}>
                  <span className={takesAmount}>{clip(wordsOf(most), 40)}</span>
                  {wordsOf(bound) ? <span className={takesBounds}>{clip(wordsOf(bound), 80)}</span> : null}
                </dd>
              </div>
            ))}
          </dl>
        </>
      ) : null}
      {wordsOf(preview.note) ? <p className={previewNote}>{clip(wordsOf(preview.note), 300)}.</p> : null}
    </Dialog>
  );
}
