import type { Missing } from '@switchboard/api-contract/runs/missing';
import { part } from '../../../components/states/Part/Part.tsx';
import { clip } from '../../../format/text.ts';
import { dialogStandIns } from '../../forms/DialogStandIns/dialogStandIns.tsx';
import type { RunInputControl } from '../RunInputDialog/RunInputDialog.tsx';
import { previewTitle } from '../RunPreviewDialog/previewTitle.ts';
import type { RunPreviewControl } from '../RunPreviewDialog/RunPreviewDialog.tsx';

const NotReadyDialog = part(
  () => import('../NotReadyDialog/NotReadyDialog.tsx').then((module) => module.NotReadyDialog),
  dialogStandIns(() => ({ title: 'Not ready to run', size: 'md' })),
);
const RunPreviewDialog = part(
  () => import('../RunPreviewDialog/RunPreviewDialog.tsx').then((module) => module.RunPreviewDialog),
  dialogStandIns(({ preview }) => ({ title: previewTitle(preview), size: 'md' })),
);
const RunInputDialog = part(
  () => import('../RunInputDialog/RunInputDialog.tsx').then((module) => module.RunInputDialog),
  dialogStandIns(({ agent }) => ({ title: `Run ${clip(agent, 80)}` })),
);

/** What is asked or said before a run starts. At most one of them is there. */
export interface RunAsked {
  /** What the run lacks. */
  readonly missing?: { readonly items: readonly Missing[]; readonly onClose: () => void } | undefined;
  /** What the run will take. */
  readonly preview?: RunPreviewControl | undefined;
  /** What the run works on is to be written. */
  readonly input?: RunInputControl | undefined;
}

/** The dialog between Run now and the run. */
export function RunLayers({ missing, preview, input }: RunAsked) {
  return (
    <>
      {missing ? <NotReadyDialog missing={missing.items} onClose={missing.onClose} /> : null}
      {preview ? <RunPreviewDialog {...preview} /> : null}
      {input ? <RunInputDialog {...input} /> : null}
    </>
  );
}
