import type { AnswerOf, endpoints } from '@switchboard/api-contract/endpoints';
import { contactMessages } from '@switchboard/api-contract/agents/contacts';
import { Refusal } from './Refusal.ts';

/** Syncs that wait and contacts that may be one. Nothing is synced here, so there are none. */
export function createContacts({ find }: { readonly find: (key: string) => unknown }) {
  const none = (status: 404 | 409, message: string) => (key: string) => {
    find(key);
    throw new Refusal(status, message);
  };
  return {
    readPreview: none(404, contactMessages.previewGone),
    applyPreview: none(409, contactMessages.previewGone),
    cancelPreview: none(404, contactMessages.previewGone),
    pairs: (key: string): AnswerOf<typeof endpoints.contactPairs> => {
      find(key);
      return { pairs: [] };
    },
    merge: none(409, contactMessages.contactsChanged),
    keep: none(409, contactMessages.contactsChanged),
  };
}
