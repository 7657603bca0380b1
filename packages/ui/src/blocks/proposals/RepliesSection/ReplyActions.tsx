import type { Reply } from '@switchboard/api-contract/agents/replies';
import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import { Pencil, Send, Undo2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button } from '../../../components/actions/Button/Button.tsx';
import { TextArea } from '../../../components/forms/TextArea/TextArea.tsx';
import { useBusy } from '../../../components/useBusy.ts';
import type { Outcome } from '../../../format/outcome.ts';
import { text } from '../../../theme/typography.css.ts';
import { useEditingFocus } from '../../forms/focus.ts';
import { ActionButton } from '../../roles/ActionButton.tsx';
import { about, actions } from '../proposals.css.ts';

/** What a member can do with a reply. */
export interface ReplyControl {
  readonly onSend: (id: string) => Promise<Outcome<unknown>>;
  readonly onUndo: (id: string) => Promise<Outcome<unknown>>;
  readonly onEdit: (id: string, content: string) => Promise<Outcome<unknown>>;
  readonly onDiscard: (id: string) => Promise<Outcome<unknown>>;
}

interface ReplyActionsProps {
  reply: Reply;
  control: ReplyControl;
  /** Its Send button is the primary one. */
  first: boolean;
  /** What stands to the right of the buttons; hidden while the reply is edited. */
  children: ReactNode;
}

/**
 * Send, Edit and Discard for a draft; Undo and Send now for a reply that is sent automatically. Above them, why it was
 * written, or why the last action was refused.
 */
export function ReplyActions({ reply, control, first, children }: ReplyActionsProps) {
  const { id, state, content = '' } = reply;
  const [draft, setDraft] = useState<string>();
  const editing = draft !== undefined;
  const { area, opener, moveFocus } = useEditingFocus(editing);
  const edit = (next: string | undefined) => {
    moveFocus();
    setDraft(next);
  };
  const [act, busy, { args: [lastAction] = [], refusal }] = useBusy(async (name: keyof ReplyControl) => {
    const outcome = await (name === 'onEdit' ? control.onEdit(id, draft ?? content) : control[name](id));
    if (outcome.kind === 'done') edit(undefined);
    return outcome;
  });
  const buttonProps = (name: keyof ReplyControl) =>
    ({
      needs: 'work',
      size: 'sm',
      busy: busy && lastAction === name,
      disabled: busy && lastAction !== name,
      onClick: () => act(name),
    }) as const;
  const reason = wordsOf(reply.reason);
  const why = refusal?.message ?? (reason === '' ? undefined : `${reason}.`);
  return (
    <>
      {why === undefined ? null : (
        <p className={`${about} ${text.small}`} role={refusal === undefined ? undefined : 'alert'}>
          {why}
        </p>
      )}
      {editing ? (
        <TextArea
          ref={area}
          aria-label="Reply"
          rows={8}
          value={draft}
          readOnly={busy}
          onChange={(event) => setDraft(event.target.value)}
        />
      ) : null}
      <div className={actions}>
        {editing ? (
          <>
            <ActionButton {...buttonProps('onEdit')} busyLabel="Saving…">
              Save
            </ActionButton>
            <Button size="sm" variant="ghost" disabled={busy} onClick={() => edit(undefined)}>
              Cancel
            </Button>
          </>
        ) : null}
        {!editing && state === 'draft' ? (
          <>
            <ActionButton
              {...buttonProps('onSend')}
              variant={first ? 'primary' : 'secondary'}
              icon={Send}
              busyLabel="Sending…"
            >
              Send
            </ActionButton>
            <ActionButton
              needs="work"
              ref={opener}
              size="sm"
              icon={Pencil}
              disabled={busy}
              onClick={() => edit(content)}
            >
              Edit
            </ActionButton>
            <ActionButton {...buttonProps('onDiscard')} variant="ghost">
              Discard
            </ActionButton>
          </>
        ) : null}
        {!editing && state === 'waiting' ? (
          <>
            <ActionButton {...buttonProps('onUndo')} icon={Undo2}>
              Undo
            </ActionButton>
            <ActionButton {...buttonProps('onSend')} variant="ghost" busyLabel="Sending…">
              Send now
            </ActionButton>
          </>
        ) : null}
        {editing ? null : children}
      </div>
    </>
  );
}
