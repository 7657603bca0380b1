import type { AnswerOf, endpoints } from '@switchboard/api-contract/endpoints';
import { messages } from '@switchboard/api-contract/errors';
import { Refusal } from './Refusal.ts';

/** Syncs that wait and contacts that may be one. Nothing is synced here, so there are none. */
export function createContacts({ find }: { readonly find: (key: string) => unknown }) {
  const none = (status: 404 | 409, message: string) => (key: string) => {
    find(key);
    throw new Refusal(status, message);
  };
  return {
    readPreview: none(404, messages.previewGone),
    applyPreview: none(409, messages.previewGone),
    cancelPreview: none(404, messages.previewGone),
    pairs: (key: string): AnswerOf<typeof endpoints.contactPairs> => {
      find(key);
      return { pairs: [] };
    },
    merge: none(409, messages.contactsChanged),
    keep: none(409, messages.contactsChanged),
  };
}
