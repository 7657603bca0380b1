import { limits } from '@switchboard/api-contract/limits';
import { Check, X } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '../../../components/actions/Button/Button.tsx';
import { TextInput } from '../../../components/forms/TextInput/TextInput.tsx';
import type { Outcome } from '../../../format/outcome.ts';
import { useBusy } from '../../../components/useBusy.ts';
import { rename, wrong } from './ConversationList.css.ts';

interface RenameFormProps {
  title: string;
  onRename: (title: string) => Promise<Outcome<unknown>>;
  /** Called once it is renamed, or for Escape. */
  onClose: () => void;
}

/** A conversation's title while it is edited, in its place. */
export function RenameForm({ title, onRename, onClose }: RenameFormProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  const [text, setText] = useState(title.slice(0, limits.text.name));
  const [save, busy, { refusal }] = useBusy(async (next: string) => {
    const outcome = await onRename(next);
    if (outcome.kind === 'done') onClose();
    return outcome;
  });
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onClose();
  };
  return (
    <form
      className={rename}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') save(text.trim());
      }}
    >
      <TextInput
        ref={field}
        aria-label="Title"
        dir="auto"
        maxLength={limits.text.name}
        value={text}
        onValueChange={setText}
        onKeyDown={press}
      />
      <Button type="submit" size="sm" icon={Check} aria-label="Save title" busy={busy} />
      <Button variant="ghost" size="sm" icon={X} aria-label="Keep the title as it was" onClick={onClose} />
      {refusal ? (
        <p className={wrong} role="alert">
          {refusal.message}
        </p>
      ) : null}
    </form>
  );
}
