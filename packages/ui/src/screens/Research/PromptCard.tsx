import { messages } from '@switchboard/api-contract/errors';
import { limits } from '@switchboard/api-contract/limits';
import { PenLine } from 'lucide-react';
import { useEditingFocus } from '../../blocks/forms/focus.ts';
import { useId, type RefObject, useMemo, useState } from 'react';
import { SampleMark } from '../../blocks/marks/SampleMark/SampleMark.tsx';
import { SkeletonRows } from '../../blocks/records/SkeletonRows/SkeletonRows.tsx';
import { ActionButton } from '../../blocks/roles/ActionButton.tsx';
import { ActionFields } from '../../blocks/roles/ActionFields.tsx';
import { Button } from '../../components/actions/Button/Button.tsx';
import { TextArea } from '../../components/forms/TextArea/TextArea.tsx';
import { Card, CardBody, CardFoot, CardHead } from '../../components/layout/Card/Card.tsx';
import { cx } from '../../components/cx.ts';
import { Row } from '../../components/layout/Row/Row.tsx';
import { Stack } from '../../components/layout/Stack/Stack.tsx';
import { ErrorState } from '../../components/states/ErrorState/ErrorState.tsx';
import { plural } from '../../format/numbers.ts';
import { type ViewState, dataOf } from '../../format/viewState.ts';
import { ink, text } from '../../theme/typography.css.ts';
import { RefusalBanner } from './RefusalBanner.tsx';
import { prompt as promptClass } from './Research.css.ts';
import { isText } from '../../blocks/forms/draft/draft.ts';
import { useDraft } from '../../blocks/forms/draft/useDraft.ts';
import { useUnsaved } from '../../components/forms/Unsaved/Unsaved.tsx';
import type { Refusal } from '../../format/outcome.ts';
import type { ResearchControl } from './ResearchScreenProps.ts';

/** The system prompt editor. Its text survives a change of tab. */
interface PromptEditor {
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

const promptFields = ['prompt'];

/** The editor's state. A successful save closes it, a refused one keeps the text, and blank text is not sent. */
export function usePromptEditor(
  prompt: ViewState<string | undefined>,
  { onSavePrompt, promptDraft }: Pick<ResearchControl, 'onSavePrompt' | 'promptDraft'>,
  now: Date,
): PromptEditor {
  const current = dataOf(prompt)?.trim() ?? '';
  const saved = useMemo(() => ({ valueOf: () => current }), [current]);
  const form = useDraft<string>({ fields: promptFields, saved, keeper: promptDraft, isValue: isText, now });
  const { busy, refusal, restoredFrom } = form;
  const [editing, setEditing] = useState(restoredFrom !== undefined);
  const typed = form.valueOf('prompt');
  useUnsaved(form.edited.length === 0 || busy ? undefined : 'draft');
  return {
    editing,
    text: typed,
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
      if (typed.trim() === '') return;
      const { kind } = await form.send(() => onSavePrompt(typed));
      if (kind === 'done') setEditing(false);
    },
  };
}

interface PromptCardProps {
  prompt: ViewState<string | undefined>;
  editor: PromptEditor;
  sample: boolean;
}

/** The system prompt: read, or edited in place. */
export function PromptCard({ prompt, editor, sample }: PromptCardProps) {
  const id = useId();
  const { editing } = editor;
  const { area, opener, moveFocus } = useEditingFocus(editing);

  const withFocus = (act: () => void) => () => {
    moveFocus();
    act();
  };
  return (
    <Card as="section" aria-labelledby={id} aria-busy={prompt.status === 'loading' || undefined}>
      <CardHead
        id={id}
        level={2}
        title="System Prompt"
        mark={sample ? <SampleMark /> : undefined}
        actions={
          editing ? (
            <span className={cx(text.caption, ink.muted)}>
              {editor.restored ? 'Your unsaved text is back' : 'Editing'}
            </span>
          ) : prompt.status === 'ready' ? (
            <ActionButton
              needs="configure"
              ref={opener}
              size="sm"
              variant="ghost"
              icon={PenLine}
              aria-label="Edit System Prompt"
              onClick={withFocus(editor.onOpen)}
            >
              Edit
            </ActionButton>
          ) : undefined
        }
      />
      {editing ? (
        <PromptForm
          area={area}
          editor={{ ...editor, onCancel: withFocus(editor.onCancel), onSave: withFocus(editor.onSave) }}
        />
      ) : (
        <PromptText prompt={prompt} current={editor.text} />
      )}
    </Card>
  );
}

function PromptText({ prompt, current }: { prompt: PromptCardProps['prompt']; current: string }) {
  if (prompt.status === 'loading') return <SkeletonRows rows={4} />;
  if (prompt.status === 'error')
    return <ErrorState role="none" message={prompt.message} busy={prompt.retrying} onRetry={prompt.onRetry} />;
  return (
    <CardBody>
      {current === '' ? (
        <p className={ink.muted}>No system prompt configured</p>
      ) : (
        <p className={promptClass} dir="auto">
          {current}
        </p>
      )}
    </CardBody>
  );
}

/** Edits it inside the card. */
function PromptForm({ area, editor }: { area: RefObject<HTMLTextAreaElement | null>; editor: PromptEditor }) {
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
              className={text.reading}
              aria-label="System Prompt"
              maxLength={limits.text.prompt}
              readOnly={editor.busy}
              value={editor.text}
              onValueChange={editor.onEdit}
            />
          </ActionFields>
        </Stack>
      </CardBody>
      <CardFoot>
        <span>{plural(editor.text.length, 'character')}</span>
        <Row>
          <Button variant="ghost" disabled={editor.busy} onClick={editor.onCancel}>
            Cancel
          </Button>
          <ActionButton
            needs="configure"
            variant="primary"
            busy={editor.busy}
            disabledReason={editor.text.trim() === '' ? 'The prompt is empty' : undefined}
            onClick={editor.onSave}
          >
            Save Prompt
          </ActionButton>
        </Row>
      </CardFoot>
    </>
  );
}
