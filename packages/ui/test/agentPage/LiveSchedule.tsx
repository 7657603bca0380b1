import { agentSchedule } from '@switchboard/api-contract/schedules/schedule';
import { useState } from 'react';
import * as v from 'valibot';
import {
  ScheduleCard,
  type ScheduleCardProps,
  useScheduleForm,
} from '../../src/blocks/agents/ScheduleCard/ScheduleCard.tsx';
import { SaveBar } from '../../src/components/forms/SaveBar/SaveBar.tsx';
import { ready } from '../../src/format/viewState.ts';
import { useStoredDraft } from '../forms/useStoredDraft.ts';

/** The card with what the app keeps around it: the draft, and what was saved last; and with the bar of its page. */
export function LiveSchedule({ schedule, ...rest }: Omit<ScheduleCardProps, 'form'>) {
  const keeper = useStoredDraft(schedule);
  const [saved, setSaved] = useState(schedule.saved);
  const live: ScheduleCardProps['schedule'] = {
    ...schedule,
    saved,
    ...keeper,
    onSave: async (body) => {
      const outcome = await schedule.onSave(body);
      if (outcome.kind === 'done') setSaved(ready(v.parse(agentSchedule, { ...body, next: [] })));
      return outcome;
    },
  };
  const form = useScheduleForm(live, rest.now);
  return (
    <>
      <ScheduleCard {...rest} schedule={live} form={form} />
      {form.dirty ? <SaveBar dirty errors={form.errorCount} busy={form.busy} onSave={form.onSave} /> : null}
    </>
  );
}
