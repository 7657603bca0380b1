import { limits } from '@switchboard/api-contract/limits';
import { Check, X } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '../../../components/actions/Button/Button.tsx';
import { TextInput } from '../../../components/forms/TextInput/TextInput.tsx';
import type { Outcome } from '../../../format/outcome.ts';
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
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const save = async () => {
    const next = text.trim();
    if (next === '' || busy) return;
    setBusy(true);
    const outcome = await onRename(next);
    setBusy(false);
    if (outcome.kind === 'done') onClose();
    else setProblem(outcome.message);
  };
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
        void save();
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
      {problem ? (
        <p className={wrong} role="alert">
          {problem}
        </p>
      ) : null}
    </form>
  );
}
