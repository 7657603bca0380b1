import type { Reply } from '@switchboard/api-contract/agents/replies';
import { Pencil, Send, Undo2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button } from '../../../components/actions/Button/Button.tsx';
import { TextArea } from '../../../components/forms/TextArea/TextArea.tsx';
import type { Outcome } from '../../../format/outcome.ts';
import { useEditingFocus } from '../../forms/useEditingFocus.ts';
import { useBusy } from '../../../components/useBusy.ts';
import type { ReplyControl } from './ReplyControl.ts';
import { actions } from './RepliesSection.css.ts';
import { ActionButton } from '../../roles/ActionButton.tsx';

interface ReplyActionsProps {
  reply: Reply;
  control: ReplyControl;
  /** Send weighs most on this one. */
  first: boolean;
  /** Why what was asked for was refused; undefined once something else is asked for. */
  onRefused: (why: string | undefined) => void;
  /** On the right. */
  children: ReactNode;
}

/** Send, Edit and Discard for a draft; Undo and Send now for one that goes out by itself. */
export function ReplyActions({ reply, control, first, onRefused, children }: ReplyActionsProps) {
  const { id, state, content = '' } = reply;
  const [draft, setDraft] = useState<string>();
  const editing = draft !== undefined;
  const { area, opener, move } = useEditingFocus(editing);
  const edit = (next: string | undefined) => {
    move();
    setDraft(next);
  };
  const ask = async (answer: Promise<Outcome<unknown>>) => {
    onRefused(undefined);
    const outcome = await answer;
    if (outcome.kind === 'done') edit(undefined);
    else onRefused(outcome.message);
  };
  const [send, sending] = useBusy(() => ask(control.onSend(id)));
  const [undo, undoing] = useBusy(() => ask(control.onUndo(id)));
  const [save, saving] = useBusy(() => ask(control.onEdit(id, draft ?? content)));
  const [discard, discarding] = useBusy(() => ask(control.onDiscard(id)));
  if (editing)
    return (
      <>
        <TextArea
          ref={area}
          aria-label="Reply"
          rows={8}
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
        />
        <div className={actions}>
          <ActionButton needs="work" size="sm" busy={saving} busyLabel="Saving…" onClick={save}>
            Save
          </ActionButton>
          <Button size="sm" variant="ghost" onClick={() => edit(undefined)}>
            Cancel
          </Button>
        </div>
      </>
    );
  return (
    <div className={actions}>
      {state === 'draft' ? (
        <>
          <ActionButton
            needs="work"
            size="sm"
            variant={first ? 'primary' : 'secondary'}
            icon={Send}
            busy={sending}
            busyLabel="Sending…"
            onClick={send}
          >
            Send
          </ActionButton>
          <ActionButton needs="work" ref={opener} size="sm" icon={Pencil} onClick={() => edit(content)}>
            Edit
          </ActionButton>
          <ActionButton needs="work" size="sm" variant="ghost" busy={discarding} onClick={discard}>
            Discard
          </ActionButton>
        </>
      ) : null}
      {state === 'waiting' ? (
        <>
          <ActionButton needs="work" size="sm" icon={Undo2} busy={undoing} onClick={undo}>
            Undo
          </ActionButton>
          <ActionButton needs="work" size="sm" variant="ghost" busy={sending} busyLabel="Sending…" onClick={send}>
            Send now
          </ActionButton>
        </>
      ) : null}
      {children}
    </div>
  );
}
