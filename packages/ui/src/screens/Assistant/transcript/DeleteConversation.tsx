import type { ConversationEntry } from '@switchboard/api-contract/conversations';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/layers/ConfirmDialog/ConfirmDialog.tsx';
import type { Outcome } from '../../../format/outcome.ts';
import { clip, isolate } from '../../../format/text.ts';

interface DeleteConversationProps {
  /** Asked about; undefined while none is. */
  conversation: ConversationEntry | undefined;
  onDelete: (id: string) => Promise<Outcome<unknown>>;
  onClose: () => void;
}

/** Asks before a conversation is deleted. */
export function DeleteConversation({ conversation, onDelete, onClose }: DeleteConversationProps) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const close = () => {
    setError('');
    onClose();
  };
  const confirm = async () => {
    if (!conversation) return;
    setBusy(true);
    const outcome = await onDelete(conversation.id);
    setBusy(false);
    if (outcome.kind === 'done') close();
    else setError(outcome.message);
  };
  return (
    <ConfirmDialog
      open={conversation !== undefined}
      busy={busy}
      {...(error && { error })}
      title={`Delete ${isolate(clip(conversation?.title ?? '', 80))}?`}
      description="All of its messages are lost. What was done after a yes stays done."
      confirmLabel="Delete"
      onConfirm={() => void confirm()}
      onClose={close}
    />
  );
}
