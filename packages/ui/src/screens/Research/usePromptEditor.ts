import { useState } from 'react';
import { useUnsaved } from '../../components/forms/Unsaved/Unsaved.tsx';
import type { Refusal } from '../../format/outcome.ts';
import type { ResearchControl } from './ResearchScreenProps.ts';
import { useAttempt } from './useAttempt.ts';

/** The editor of the system prompt; what is typed is kept while the tabs change. */
export interface PromptEditor {
  /** What is being typed; undefined while the editor is closed. */
  readonly draft: string | undefined;
  /** The text is one of an earlier visit. */
  readonly restored: boolean;
  readonly busy: boolean;
  readonly refusal: Refusal | undefined;
  /** Opens the editor with the prompt in force. */
  readonly onOpen: (text: string) => void;
  readonly onEdit: (text: string) => void;
  readonly onCancel: () => void;
  readonly onSave: () => void;
}

/**
 * Opens with the prompt in force; a save that is taken closes it, a refused one keeps the text, a blank text is not
 * sent.
 */
export function usePromptEditor({
  onSavePrompt,
  promptDraft,
  onPromptDraftChange,
}: Pick<ResearchControl, 'onSavePrompt' | 'promptDraft' | 'onPromptDraftChange'>): PromptEditor {
  const [draft, setDraft] = useState(promptDraft);
  const [restored, setRestored] = useState(promptDraft !== undefined);
  const close = () => {
    setDraft(undefined);
    setRestored(false);
    onPromptDraftChange?.(undefined);
  };
  const { run, busy, refusal, onForget } = useAttempt(async (prompt: string) => {
    const outcome = await onSavePrompt(prompt);
    if (outcome.kind === 'done') close();
    return outcome;
  });
  useUnsaved(promptDraft === undefined || busy ? undefined : 'draft');
  return {
    draft,
    restored,
    busy,
    refusal,
    onOpen: setDraft,
    onEdit: (text) => {
      setDraft(text);
      onPromptDraftChange?.(text);
    },
    onCancel: () => {
      close();
      onForget();
    },
    onSave: () => {
      if (draft?.trim()) run(draft);
    },
  };
}
