import type { Missing } from '@switchboard/api-contract/runs/missing';
import { NotReadyDialog } from '../NotReadyDialog/NotReadyDialog.tsx';
import { RunInputDialog, type RunInputControl } from '../RunInputDialog/RunInputDialog.tsx';
import { RunPreviewDialog, type RunPreviewControl } from '../RunPreviewDialog/RunPreviewDialog.tsx';

/** What is asked or said before a run starts. At most one of them is there. */
export interface RunLayersProps {
  /** What the run lacks. */
  readonly missing?: { readonly items: readonly Missing[]; readonly onClose: () => void } | undefined;
  /** What the run will take. */
  readonly preview?: RunPreviewControl | undefined;
  /** What the run works on is to be written. */
  readonly input?: RunInputControl | undefined;
}

/** The dialog between Run now and the run. */
export function RunLayers({ missing, preview, input }: RunLayersProps) {
  return (
    <>
      {missing ? <NotReadyDialog missing={missing.items} onClose={missing.onClose} /> : null}
      {preview ? <RunPreviewDialog {...preview} /> : null}
      {input ? <RunInputDialog {...input} /> : null}
    </>
  );
}
