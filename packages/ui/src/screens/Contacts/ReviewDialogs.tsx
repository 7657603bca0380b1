import type { ContactsReview } from './ContactsReview.ts';
import { DuplicatesDialog } from './DuplicatesDialog.tsx';
import { SyncPreviewDialog } from './SyncPreviewDialog.tsx';

export interface ReviewDialogsProps {
  review: ContactsReview;
  /** Which one is open: `sync`, `duplicates` or none. */
  open: string | undefined;
  onSync: () => void;
  onClose: () => void;
}

/** The dialogs about what waits for a member. */
export function ReviewDialogs({ review, open, onSync, onClose }: ReviewDialogsProps) {
  if (open === 'sync') return <SyncPreviewDialog {...review} onSync={onSync} onClose={onClose} />;
  if (open === 'duplicates') return <DuplicatesDialog {...review} onClose={onClose} />;
  return null;
}
