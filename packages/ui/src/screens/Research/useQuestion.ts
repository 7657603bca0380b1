import { isText } from '../../blocks/forms/draft/draft.ts';
import { useDraft } from '../../blocks/forms/draft/useDraft.ts';
import type { Outcome, Refusal } from '../../format/outcome.ts';
import type { ResearchControl } from './ResearchScreenProps.ts';

/** The question being typed. It survives a change of tab, and leaving the page as a draft. */
export interface Question {
  readonly text: string;
  readonly onType: (text: string) => void;
  readonly onStart: () => void;
  readonly busy: boolean;
  readonly refusal: Refusal | undefined;
}

const fields = ['question'];
const blank = { valueOf: () => '' };

/** Starts one research at a time. A blank question is not sent, an accepted one is cleared, a refused one stays. */
export function useQuestion({
  onStart,
  questionDraft,
}: Pick<ResearchControl, 'questionDraft'> & {
  readonly onStart: (query: string) => Promise<Outcome<unknown>>;
}): Question {
  const form = useDraft<string>({ fields, saved: blank, keeper: questionDraft, isValue: isText });
  const { busy, refusal } = form;
  const text = form.valueOf('question');
  const query = text.trim();
  return {
    text,
    onType: (question) => form.change({ question }),
    onStart: () => {
      if (query !== '' && !busy) void form.send(() => onStart(query));
    },
    busy,
    refusal,
  };
}
