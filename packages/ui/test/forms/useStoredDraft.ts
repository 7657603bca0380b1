import { useState } from 'react';
import type { DraftKeeper } from '../../src/blocks/forms/draft/useDraft.ts';

/** A story's keeper as the app has it: it passes the draft back. */
export function useStoredDraft<T>(keeper: DraftKeeper<T>): DraftKeeper<T> {
  const [draft, setDraft] = useState(keeper.draft);
  return {
    draft,
    onDraftChange: (next) => {
      keeper.onDraftChange(next);
      setDraft(next);
    },
  };
}
