import { messages } from '@switchboard/api-contract/errors';
import { limits } from '@switchboard/api-contract/limits';
import { useState } from 'react';
import { ActionButton } from '../../blocks/roles/ActionButton.tsx';
import { ActionFields } from '../../blocks/roles/ActionFields.tsx';
import { cx } from '../../components/cx.ts';
import { TextInput } from '../../components/forms/TextInput/TextInput.tsx';
import { Row } from '../../components/layout/Row/Row.tsx';
import { Stack } from '../../components/layout/Stack/Stack.tsx';
import { ink, text as step } from '../../theme/typography.css.ts';
import { RefusalBanner } from './RefusalBanner.tsx';
import { question as questionClass } from './Research.css.ts';
import type { ResearchControl } from './ResearchScreenProps.ts';
import { useQuestion } from './useQuestion.ts';

/** Asks a further question to a finished research. */
export function FollowUpForm({ taskId, onStart }: { taskId: string } & Pick<ResearchControl, 'onStart'>) {
  const [asked, setAsked] = useState(false);
  const { text, onType, busy, refusal, ...question } = useQuestion({
    onStart: async (query) => {
      const outcome = await onStart(query, taskId);
      if (outcome.kind === 'done') setAsked(true);
      return outcome;
    },
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        question.onStart();
      }}
    >
      <Stack gap={2}>
        <h3 className={cx(step.titleSm, ink.strong)}>Ask a follow-up</h3>
        <p className={cx(step.small, ink.muted)}>It uses the sources of this research and looks for new ones.</p>
        <RefusalBanner message={messages.startResearch} refusal={refusal} />
        <Row wrap>
          <ActionFields needs="work">
            {' '}
            <TextInput
              className={questionClass}
              aria-label="Follow-up question"
              autoComplete="off"
              enterKeyHint="go"
              maxLength={limits.text.paragraph}
              value={text}
              onValueChange={onType}
            />
          </ActionFields>
          <ActionButton
            needs="work"
            type="submit"
            busy={busy}
            disabledReason={text.trim() === '' ? 'Type a question first' : undefined}
          >
            Ask
          </ActionButton>
        </Row>
        <p role="status" className={cx(step.small, ink.muted)}>
          {asked ? 'Started. It is listed separately.' : null}
        </p>
      </Stack>
    </form>
  );
}
