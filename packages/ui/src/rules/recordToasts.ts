import type { BulkRequest } from '@switchboard/api-contract/records/calls';
import { Trash2 } from 'lucide-react';
import type { ToastMessage } from '../components/layers/Toast/Toast.tsx';
import { plural } from '../format/numbers.ts';

/** How long a deletion can be undone from its toast, in ms. Afterwards it can be restored under Deleted. */
const UNDO_MS = 10_000;

/** What records are called: 'lead', 'leads'. */
export interface RecordWords {
  readonly one: string;
  readonly many: string;
}

const done: { readonly [A in BulkRequest['action']]: string } = {
  status: 'Changed',
  delete: 'Deleted',
  restore: 'Restored',
};
const failed: typeof done = {
  status: 'Nothing was changed',
  delete: 'Nothing was deleted',
  restore: 'Nothing was restored',
};

/** The toast after each write to several records, or to one in its place. */
export const recordToasts = {
  done: (action: BulkRequest['action'], count: number, { one, many }: RecordWords): ToastMessage => ({
    tone: action === 'delete' ? 'neutral' : 'positive',
    ...(action === 'delete' && { icon: Trash2 }),
    title: `${done[action]} ${plural(count, one, many)}`,
  }),
  /** 'Deleted 3 leads', with Undo for ten seconds. */
  deleted: (count: number, words: RecordWords, onUndo: () => void): ToastMessage => ({
    ...recordToasts.done('delete', count, words),
    durationMs: UNDO_MS,
    action: { label: 'Undo', onSelect: onUndo },
  }),
  failed: (action: BulkRequest['action'], message: string): ToastMessage => ({
    tone: 'critical',
    title: failed[action],
    description: message,
  }),
  saved: ({ one }: RecordWords): ToastMessage => ({ tone: 'positive', title: `Saved the ${one}` }),
  notRead: ({ many }: RecordWords, message: string): ToastMessage => ({
    tone: 'critical',
    title: `The ${many} could not be read`,
    description: message,
  }),
};
