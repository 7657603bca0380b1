import { dialogStandIns } from '../../blocks/forms/DialogStandIns/dialogStandIns.tsx';
import { part } from '../../components/states/Part/Part.tsx';
import type { ContactsReview } from './contactsReview.ts';

const SyncPreviewDialog = part(
  () => import('./SyncPreviewDialog.tsx').then((module) => module.SyncPreviewDialog),
  dialogStandIns(() => ({ title: 'Review the sync', size: 'lg' })),
);
const DuplicatesDialog = part(
  () => import('./DuplicatesDialog.tsx').then((module) => module.DuplicatesDialog),
  dialogStandIns(() => ({ title: 'Are these two the same?', size: 'lg' })),
);

export interface ReviewDialogsProps {
  review: ContactsReview;
  /** Which one is open: `sync`, `duplicates` or none. */
  open: string | undefined;
  onSync: () => void;
  onClose: () => void;
}

/** The dialogs about what waits for a member. Their code is loaded when one is first opened. */
export function ReviewDialogs({ review, open, onSync, onClose }: ReviewDialogsProps) {
  if (open === 'sync')
    return (
      <SyncPreviewDialog
        preview={review.preview}
        onApply={review.onApply}
        onCancel={review.onCancel}
        onSync={onSync}
        onClose={onClose}
      />
    );
  if (open === 'duplicates')
    return <DuplicatesDialog pairs={review.pairs} onMerge={review.onMerge} onKeep={review.onKeep} onClose={onClose} />;
  return null;
}
