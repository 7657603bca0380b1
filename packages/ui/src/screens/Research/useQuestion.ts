import { useRef, useState } from 'react';
import type { Refusal } from '../../format/outcome.ts';
import type { ResearchControl } from './ResearchScreenProps.ts';
import { useAttempt } from './useAttempt.ts';

/** The question being typed. It survives a change of tab, and leaving the page as a draft. */
export interface Question {
  readonly text: string;
  readonly onType: (text: string) => void;
  readonly onStart: () => void;
  readonly busy: boolean;
  readonly refusal: Refusal | undefined;
}

/** Starts one research at a time. A blank question is not sent, an accepted one is cleared, a refused one stays. */
export function useQuestion({
  onStart,
  questionDraft = '',
  onQuestionDraftChange,
}: Pick<ResearchControl, 'onStart' | 'questionDraft' | 'onQuestionDraftChange'>): Question {
  const [text, setText] = useState(questionDraft);
  const typed = useRef(text);
  const onType = (next: string) => {
    typed.current = next;
    setText(next);
    onQuestionDraftChange?.(next === '' ? undefined : next);
  };
  const { run, busy, refusal } = useAttempt(async (query: string) => {
    const outcome = await onStart(query);
    // Text typed while waiting is the next question.
    if (outcome.kind === 'done' && typed.current.trim() === query) onType('');
    return outcome;
  });
  const query = text.trim();
  return {
    text,
    onType,
    onStart: () => {
      if (query !== '') run(query);
    },
    busy,
    refusal,
  };
}
