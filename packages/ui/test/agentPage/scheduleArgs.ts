import { noSchedule } from '@switchboard/api-mocks/builders/agents';
import type { AgentSchedule } from '@switchboard/api-contract/schedules/schedule';
import { fn } from 'storybook/test';
import type { ScheduleControl } from '../../src/blocks/agents/ScheduleCard/useScheduleForm.ts';
import { ready } from '../../src/format/viewState.ts';
import { done } from '../format/outcomes.ts';

/** A schedule in a story, by default off; saving succeeds. */
export const scheduleArgs = (saved: AgentSchedule = noSchedule(), more: Partial<ScheduleControl> = {}) => ({
  saved: ready(saved),
  zone: 'Europe/Berlin',
  onDraftChange: fn<ScheduleControl['onDraftChange']>(),
  onSave: fn<ScheduleControl['onSave']>(async () => done),
  ...more,
});
