import { useState } from 'react';
import type { ResearchControl } from './ResearchScreenProps.ts';
import { useAttempt } from './useAttempt.ts';

/** The question that is being typed, kept while the tabs change. */
export interface Question {
  readonly text: string;
  readonly onType: (text: string) => void;
  readonly onStart: () => void;
  readonly busy: boolean;
  readonly refusal: string | undefined;
}

/** Starts a research once at a time: a blank question is not sent, one that was taken is cleared, one that was refused stays. */
export function useQuestion(onStart: ResearchControl['onStart']): Question {
  const [text, setText] = useState('');
  const { run, busy, refusal } = useAttempt(async (query: string) => {
    await onStart(query);
    // What was typed in the meantime is the next question.
    setText((now) => (now.trim() === query ? '' : now));
  });
  const query = text.trim();
  return {
    text,
    onType: setText,
    onStart: () => {
      if (query !== '') run(query);
    },
    busy,
    refusal,
  };
}
