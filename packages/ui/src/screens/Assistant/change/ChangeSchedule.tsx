import { agentSchedule } from '@switchboard/api-contract/schedules/schedule';
import type { QuestionChange } from '@switchboard/api-contract/conversations';
import { useState } from 'react';
import * as v from 'valibot';
import { ScheduleCard, useScheduleForm } from '../../../blocks/agents/ScheduleCard/ScheduleCard.tsx';
import type { Draft } from '../../../blocks/forms/draft/draft.ts';
import { FormDialog } from '../../../blocks/forms/FormDialog/FormDialog.tsx';
import type { Outcome } from '../../../format/outcome.ts';
import { ready } from '../../../format/viewState.ts';

export interface ChangeDialogProps {
  /** What the open question would do. */
  change: QuestionChange;
  now: Date;
  /** Asks anew with these values. If refused, the dialog stays with what was typed, and says why beside the fields. */
  onChange: (values: Record<string, unknown>) => Promise<Outcome<unknown>>;
  /** Called when it is left, and once it was asked anew. */
  onClose: () => void;
}

/** The schedule that was asked about, to be changed. */
export function ChangeSchedule({ change: { values }, now, onChange, onClose }: ChangeDialogProps) {
  const [draft, setDraft] = useState<Draft>();
  const [asked] = useState(() => v.parse(agentSchedule, values));
  const schedule = {
    saved: ready(asked),
    zone: asked.zone ?? 'UTC',
    takesInput: asked.input !== undefined,
    draft,
    onDraftChange: setDraft,
    onSave: async (request: object) => {
      const outcome = await onChange({ ...request });
      if (outcome.kind === 'done') onClose();
      return outcome;
    },
  };
  const form = useScheduleForm(schedule, now);
  return (
    <FormDialog
      form={{
        refused: form.refused,
        busy: form.busy,
        typed: form.dirty,
        submit: () => {
          if (form.errorCount === 0) form.onSave();
        },
      }}
      title="Change what is asked"
      description="You are asked again before anything is done."
      submitLabel="Ask again"
      onClose={onClose}
    >
      <ScheduleCard schedule={schedule} form={form} now={now} level={3} />
    </FormDialog>
  );
}
