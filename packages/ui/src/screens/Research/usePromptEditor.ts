import { useState } from 'react';
import type { ResearchControl } from './ResearchScreenProps.ts';
import { useAttempt } from './useAttempt.ts';

/** The editor of the system prompt; what is typed is kept while the tabs change. */
export interface PromptEditor {
  /** What is being typed; undefined while the editor is closed. */
  readonly draft: string | undefined;
  readonly busy: boolean;
  readonly refusal: string | undefined;
  readonly onEdit: (text: string) => void;
  readonly onCancel: () => void;
  readonly onSave: () => void;
}

/** Opens with the prompt in force; a save that is taken closes it, a refused one keeps the text, a blank text is not sent. */
export function usePromptEditor(onSavePrompt: ResearchControl['onSavePrompt']): PromptEditor {
  const [draft, setDraft] = useState<string>();
  const { run, busy, refusal, onForget } = useAttempt(async (prompt: string) => {
    await onSavePrompt(prompt);
    setDraft(undefined);
  });
  return {
    draft,
    busy,
    refusal,
    onEdit: setDraft,
    onCancel: () => {
      setDraft(undefined);
      onForget();
    },
    onSave: () => {
      if (draft?.trim()) run(draft);
    },
  };
}
