import type { Missing } from '@switchboard/api-contract/runs/missing';
import { NotReadyDialog } from '../NotReadyDialog/NotReadyDialog.tsx';
import { RunInputDialog, type RunInputControl } from '../RunInputDialog/RunInputDialog.tsx';
import { RunPreviewDialog, type RunPreviewControl } from '../RunPreviewDialog/RunPreviewDialog.tsx';

/** The dialog that opens before a run starts. At most one of the three is given. */
export interface RunLayersProps {
  /** What the run lacks. */
  readonly missing?: { readonly items: readonly Missing[]; readonly onClose: () => void } | undefined;
  /** What the run will take. */
  readonly preview?: RunPreviewControl | undefined;
  /** Asks for the text that the run works on. */
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
