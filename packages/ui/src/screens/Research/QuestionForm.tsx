import { messages } from '@switchboard/api-contract/errors';
import { limits } from '@switchboard/api-contract/limits';
import type { ReactNode } from 'react';
import { ActionButton } from '../../blocks/roles/ActionButton.tsx';
import { ActionFields } from '../../blocks/roles/ActionFields.tsx';
import type { ButtonProps } from '../../components/actions/Button/Button.tsx';
import { TextInput, type TextInputProps } from '../../components/forms/TextInput/TextInput.tsx';
import { Row } from '../../components/layout/Row/Row.tsx';
import { Stack } from '../../components/layout/Stack/Stack.tsx';
import { RefusalBanner } from './RefusalBanner.tsx';
import { question as questionClass } from './Research.css.ts';
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

const questionFields = ['question'];
const blank = { valueOf: () => '' };

/** Starts one research at a time. A blank question is not sent, an accepted one is cleared, a refused one stays. */
export function useQuestion({
  onStart,
  questionDraft,
}: Pick<ResearchControl, 'questionDraft'> & {
  readonly onStart: (query: string) => Promise<Outcome<unknown>>;
}): Question {
  const form = useDraft<string>({ fields: questionFields, saved: blank, keeper: questionDraft, isValue: isText });
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

interface QuestionFormProps {
  question: Question;
  /** The look of the field, and its name. */
  input: TextInputProps;
  /** The look of the button, and its words. */
  button: ButtonProps;
  /** Above the field. */
  children?: ReactNode;
}

/** Asks a question: a new one, or one that follows. */
export function QuestionForm({ question, input, button, children }: QuestionFormProps) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        question.onStart();
      }}
    >
      <Stack gap={children ? 2 : 3}>
        {children}
        <RefusalBanner message={messages.startResearch} refusal={question.refusal} />
        <Row wrap>
          <ActionFields needs="work">
            {' '}
            <TextInput
              {...input}
              className={questionClass}
              autoComplete="off"
              enterKeyHint="go"
              maxLength={limits.text.paragraph}
              value={question.text}
              onValueChange={question.onType}
            />
          </ActionFields>
          <ActionButton
            {...button}
            needs="work"
            type="submit"
            busy={question.busy}
            disabledReason={question.text.trim() === '' ? 'Type a question first' : undefined}
          />
        </Row>
      </Stack>
    </form>
  );
}
