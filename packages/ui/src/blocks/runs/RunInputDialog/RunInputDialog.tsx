import { limits } from '@switchboard/api-contract/limits';
import { TextArea } from '../../../components/forms/TextArea/TextArea.tsx';
import { Field } from '../../../components/forms/Field/Field.tsx';
import type { Outcome } from '../../../format/outcome.ts';
import { count } from '../../../format/numbers.ts';
import { clip } from '../../../format/text.ts';
import { FormDialog } from '../../forms/FormDialog/FormDialog.tsx';
import { noProblems, type Problems } from '../../forms/problemsOf.ts';
import { useCheckedForm } from '../../forms/useCheckedForm.ts';

/** A run whose input is asked for before it starts. */
export interface RunInputControl {
  /** The name of the agent. */
  readonly agent: string;
  /** What was written for a run that lacked something. */
  readonly initialInput?: string | undefined;
  /** Starts the run. The dialog closes when that is done, and stays with what was typed when it is refused. */
  readonly onRun: (input: string) => Promise<Outcome<unknown>>;
  /** Called for Cancel, Escape and once the run was begun. */
  readonly onClose: () => void;
}

const maxLength = limits.text.runInput;

function inputProblems(input: string): Problems {
  if (input === '') return { input: 'Write what it should do' };
  return input.length > maxLength
    ? { input: `The input must have at most ${count(maxLength)} characters` }
    : noProblems;
}

/** Asks what a run is to work on. */
export function RunInputDialog({ agent, initialInput = '', onRun, onClose }: RunInputControl) {
  const form = useCheckedForm({
    blank: { input: initialInput },
    check: ({ input }) => inputProblems(input.trim()),
    send: ({ input }) => onRun(input.trim()),
    onSent: onClose,
  });
  return (
    <FormDialog
      form={form}
      needs="work"
      onClose={onClose}
      title={`Run ${clip(agent, 80)}`}
      description="Write what it should do this time: a question or a task."
      submitLabel="Run"
    >
      <Field label="Input" required hint={`At most ${count(maxLength)} characters.`} error={form.problemOf('input')}>
        <TextArea name="input" rows={6} required={false} aria-required {...form.inputOf('input')} />
      </Field>
    </FormDialog>
  );
}
