import { useState } from 'react';
import { cx } from '../../components/cx.ts';
import { Stack } from '../../components/layout/Stack/Stack.tsx';
import { ink, text } from '../../theme/typography.css.ts';
import { QuestionForm } from './QuestionForm.tsx';
import type { ResearchControl } from './ResearchScreenProps.ts';
import { useQuestion } from './useQuestion.ts';

/** Asks a further question to a finished research. */
export function FollowUpForm({ taskId, onStart }: { taskId: string } & Pick<ResearchControl, 'onStart'>) {
  const [asked, setAsked] = useState(false);
  const question = useQuestion({
    onStart: async (query) => {
      const outcome = await onStart(query, taskId);
      if (outcome.kind === 'done') setAsked(true);
      return outcome;
    },
  });
  return (
    <Stack gap={2}>
      <QuestionForm question={question} input={{ 'aria-label': 'Follow-up question' }} button={{ children: 'Ask' }}>
        <h3 className={cx(text.titleSm, ink.strong)}>Ask a follow-up</h3>
        <p className={cx(text.small, ink.muted)}>It uses the sources of this research and looks for new ones.</p>
      </QuestionForm>
      <p role="status" className={cx(text.small, ink.muted)}>
        {asked ? 'Started. It is listed separately.' : null}
      </p>
    </Stack>
  );
}
