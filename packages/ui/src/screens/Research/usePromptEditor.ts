import { useState } from 'react';
import { useUnsaved } from '../../components/forms/Unsaved/Unsaved.tsx';
import type { Refusal } from '../../format/outcome.ts';
import type { ResearchControl } from './ResearchScreenProps.ts';
import { useAttempt } from './useAttempt.ts';

/** The system prompt editor. Its text survives a change of tab. */
export interface PromptEditor {
  /** The text being edited; undefined while the editor is closed. */
  readonly draft: string | undefined;
  /** The text is from an earlier visit. */
  readonly restored: boolean;
  readonly busy: boolean;
  readonly refusal: Refusal | undefined;
  /** Opens the editor with the current prompt. */
  readonly onOpen: (text: string) => void;
  readonly onEdit: (text: string) => void;
  readonly onCancel: () => void;
  readonly onSave: () => void;
}

/**
 * Opens with the current prompt. A successful save closes the editor, a refused one keeps the text, and blank text is
 * not sent.
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
