import { useRef, useState } from 'react';
import * as v from 'valibot';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { Field } from '../../components/Field/Field.tsx';
import { formFailure } from '../formFailure.ts';
import { noProblems, problemsOf, withoutProblem } from '../problemsOf.ts';
import { useFocusFirstInvalid } from '../useFocusFirstInvalid.ts';
import { useSingleFlight } from '../useSingleFlight.ts';
import { FormControl } from './FormControl.tsx';
import { fields as fieldsClass, whole } from './RecordDialog.css.ts';
import { bodyOf, emptyDraft, withTyped, type RecordForm } from './recordForm.ts';

interface RecordDialogProps {
  form: RecordForm;
  open: boolean;
  onClose: () => void;
  /** Gets the body as the contract reads it. Resolved, the dialog closes; rejected, it stays with the reason and with all that was typed. */
  onSubmit: (body: object) => Promise<unknown>;
}

/** A dialog that adds a record: fields from a table, checked by the contract before anything is sent. */
export function RecordDialog({ open, ...rest }: RecordDialogProps) {
  return open ? <OpenForm {...rest} /> : null;
}

/** Mounted while it is open, so that each one starts empty. */
function OpenForm({ form: { title, description, action, submit: submitLabel = action, schema, fields, size }, onClose, onSubmit }: Omit<RecordDialogProps, 'open'>) {
  const [draft, setDraft] = useState(() => emptyDraft(fields));
  const [problems, setProblems] = useState(noProblems);
  const [attempt, setAttempt] = useState(0);
  const [refused, setRefused] = useState('');
  const around = useRef<HTMLDivElement>(null);
  const typed = useRef<Record<string, string>>({});
  useFocusFirstInvalid(around, problems, attempt);

  const [send, busy] = useSingleFlight(async () => {
    setRefused('');
    try {
      await onSubmit(v.parse(schema, bodyOf(fields, withTyped(draft, typed.current))) as object);
      onClose();
    } catch (error) {
      const failure = formFailure(error);
      setRefused(failure.message);
      setProblems(failure.fields);
      setAttempt((count) => count + 1);
    }
  });
  const submit = () => {
    const found = problemsOf(schema, bodyOf(fields, withTyped(draft, typed.current)));
    setProblems(found);
    setAttempt((count) => count + 1);
    if (Object.keys(found).length === 0) send();
  };
  const edit = (name: string, value: unknown) => {
    setDraft((before) => ({ ...before, [name]: value }));
    setProblems((before) => withoutProblem(before, name));
  };
  const type = (name: string, text: string) => {
    typed.current[name] = text;
    setProblems((before) => withoutProblem(before, name));
  };

  return (
    <Dialog
      open
      onClose={onClose}
      busy={busy}
      size={size}
      title={title}
      description={description}
      onSubmit={submit}
      foot={
        <>
          <Button variant="ghost" disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button variant="primary" type="submit" busy={busy}>
            {submitLabel}
          </Button>
        </>
      }
    >
      {refused ? <Banner tone="critical">{refused}</Banner> : null}
      <div ref={around} className={fieldsClass}>
        {fields.map((field) => (
          <Field key={field.name} className={field.half ? undefined : whole} label={field.label} required={field.required} hint={field.hint} error={problems[field.name]}>
            <FormControl field={field} value={draft[field.name]} problem={problems[field.name]} onValueChange={(value) => edit(field.name, value)} onTyped={(text) => type(field.name, text)} />
          </Field>
        ))}
      </div>
    </Dialog>
  );
}
