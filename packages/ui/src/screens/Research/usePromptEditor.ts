import { useMemo, useState } from 'react';
import { isText } from '../../blocks/forms/draft/draft.ts';
import { useDraft } from '../../blocks/forms/draft/useDraft.ts';
import { useUnsaved } from '../../components/forms/Unsaved/Unsaved.tsx';
import type { Refusal } from '../../format/outcome.ts';
import { dataOf, type ViewState } from '../../format/viewState.ts';
import type { ResearchControl } from './ResearchScreenProps.ts';

/** The system prompt editor. Its text survives a change of tab. */
export interface PromptEditor {
  readonly editing: boolean;
  /** The saved prompt or, while it is edited, what is typed. */
  readonly text: string;
  /** The text is from an earlier visit. */
  readonly restored: boolean;
  readonly busy: boolean;
  readonly refusal: Refusal | undefined;
  readonly onOpen: () => void;
  readonly onEdit: (text: string) => void;
  readonly onCancel: () => void;
  readonly onSave: () => void;
}

const fields = ['prompt'];

/** A successful save closes the editor, a refused one keeps the text, and blank text is not sent. */
export function usePromptEditor(
  prompt: ViewState<string | undefined>,
  { onSavePrompt, promptDraft }: Pick<ResearchControl, 'onSavePrompt' | 'promptDraft'>,
  now: Date,
): PromptEditor {
  const current = dataOf(prompt)?.trim() ?? '';
  const saved = useMemo(() => ({ valueOf: () => current }), [current]);
  const form = useDraft<string>({ fields, saved, keeper: promptDraft, isValue: isText, now });
  const { busy, refusal, restoredFrom } = form;
  const [editing, setEditing] = useState(restoredFrom !== undefined);
  const text = form.valueOf('prompt');
  useUnsaved(form.edited.length === 0 || busy ? undefined : 'draft');
  return {
    editing,
    text,
    restored: restoredFrom !== undefined,
    busy,
    refusal,
    onOpen: () => setEditing(true),
    onEdit: (next) => form.change({ prompt: next }),
    onCancel: () => {
      form.discard();
      setEditing(false);
    },
    onSave: async () => {
      if (text.trim() === '') return;
      const { kind } = await form.send(() => onSavePrompt(text));
      if (kind === 'done') setEditing(false);
    },
  };
}
