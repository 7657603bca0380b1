import { messages } from '@switchboard/api-contract/errors';
import { limits } from '@switchboard/api-contract/limits';
import type { RefObject } from 'react';
import { ActionButton } from '../../blocks/roles/ActionButton.tsx';
import { ActionFields } from '../../blocks/roles/ActionFields.tsx';
import { Button } from '../../components/actions/Button/Button.tsx';
import { CardBody, CardFoot } from '../../components/layout/Card/Card.tsx';
import { Row } from '../../components/layout/Row/Row.tsx';
import { Stack } from '../../components/layout/Stack/Stack.tsx';
import { TextArea } from '../../components/forms/TextArea/TextArea.tsx';
import { plural } from '../../format/numbers.ts';
import { text as step } from '../../theme/typography.css.ts';
import { RefusalBanner } from './RefusalBanner.tsx';
import type { PromptEditor } from './usePromptEditor.ts';

/** Edits the system prompt inside its card. */
export function PromptForm({ area, editor }: { area: RefObject<HTMLTextAreaElement | null>; editor: PromptEditor }) {
  const { text } = editor;
  return (
    <>
      <CardBody>
        <Stack gap={3}>
          <RefusalBanner message={messages.systemPrompt} refusal={editor.refusal} />
          <ActionFields needs="configure">
            {' '}
            <TextArea
              ref={area}
              rows={8}
              className={step.reading}
              aria-label="System Prompt"
              maxLength={limits.text.prompt}
              readOnly={editor.busy}
              value={text}
              onValueChange={editor.onEdit}
            />
          </ActionFields>
        </Stack>
      </CardBody>
      <CardFoot>
        <span>{plural(text.length, 'character')}</span>
        <Row>
          <Button variant="ghost" disabled={editor.busy} onClick={editor.onCancel}>
            Cancel
          </Button>
          <ActionButton
            needs="configure"
            variant="primary"
            busy={editor.busy}
            disabledReason={text.trim() === '' ? 'The prompt is empty' : undefined}
            onClick={editor.onSave}
          >
            Save Prompt
          </ActionButton>
        </Row>
      </CardFoot>
    </>
  );
}
