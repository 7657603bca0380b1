import { agentSchedule } from '@switchboard/api-contract/schedules/schedule';
import { useState } from 'react';
import * as v from 'valibot';
import { ScheduleCard, type ScheduleCardProps } from '../../src/blocks/agents/ScheduleCard/ScheduleCard.tsx';
import { ready } from '../../src/format/viewState.ts';

/** The card with what the app keeps around it: the draft, and what was saved last. */
export function LiveSchedule({ schedule, ...rest }: ScheduleCardProps) {
  const [draft, setDraft] = useState(schedule.draft);
  const [saved, setSaved] = useState(schedule.saved);
  return (
    <ScheduleCard
      {...rest}
      schedule={{
        ...schedule,
        saved,
        draft,
        onDraftChange: (next) => {
          schedule.onDraftChange(next);
          setDraft(next);
        },
        onSave: async (body) => {
          const outcome = await schedule.onSave(body);
          if (outcome.kind === 'done') setSaved(ready(v.parse(agentSchedule, { ...body, next: [] })));
          return outcome;
        },
      }}
    />
  );
}
