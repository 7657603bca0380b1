import { messages } from '@switchboard/api-contract/errors';
import { limits } from '@switchboard/api-contract/limits';
import { Search } from 'lucide-react';
import type { RefObject } from 'react';
import { ActionButton } from '../../blocks/roles/ActionButton.tsx';
import { ActionFields } from '../../blocks/roles/ActionFields.tsx';
import { Card } from '../../components/layout/Card/Card.tsx';
import { Row } from '../../components/layout/Row/Row.tsx';
import { Stack } from '../../components/layout/Stack/Stack.tsx';
import { TextInput } from '../../components/forms/TextInput/TextInput.tsx';
import { RefusalBanner } from './RefusalBanner.tsx';
import { question as questionClass, send } from './Research.css.ts';
import type { Question } from './useQuestion.ts';

/** Starts a new research. */
export function QuestionForm({ question, input }: { question: Question; input: RefObject<HTMLInputElement | null> }) {
  return (
    <Card padded>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          question.onStart();
        }}
      >
        <Stack gap={3}>
          <RefusalBanner message={messages.startResearch} refusal={question.refusal} />
          <Row wrap>
            <ActionFields needs="work">
              {' '}
              <TextInput
                ref={input}
                size="lg"
                icon={Search}
                className={questionClass}
                aria-label="Research question"
                placeholder="What do you want to know?"
                autoComplete="off"
                enterKeyHint="go"
                maxLength={limits.text.paragraph}
                value={question.text}
                onValueChange={question.onType}
              />
            </ActionFields>
            <ActionButton
              needs="work"
              type="submit"
              variant="primary"
              size="lg"
              className={send}
              busy={question.busy}
              disabledReason={question.text.trim() === '' ? 'Type a question first' : undefined}
            >
              Start Research
            </ActionButton>
          </Row>
        </Stack>
      </form>
    </Card>
  );
}
