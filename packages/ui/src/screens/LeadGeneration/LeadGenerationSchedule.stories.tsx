import { weekdaySchedule } from '@switchboard/api-mocks/builders/agents';
import { leadGenerationStatus } from '@switchboard/api-mocks/builders/leadGeneration';
import { expect } from 'storybook/test';
import { agentPageMeta } from '../../../test/agentPage/agentPageMeta.tsx';
import { scheduleArgs } from '../../../test/agentPage/scheduleArgs.ts';
import { args } from '../../../test/agentPage/leadGenerationStory.ts';
import { ready } from '../../format/viewState.ts';
import { LeadGenerationScreen } from './LeadGenerationScreen.tsx';
import preview from '../../../../../.storybook/preview.tsx';

const schedule = weekdaySchedule({ kind: 'weekly', days: ['mon', 'tue', 'wed'] });

const meta = preview.meta({ title: 'Lead generation/Settings', ...agentPageMeta(LeadGenerationScreen, args) });

export const ScheduleSet = meta.story({
  args: {
    schedule: scheduleArgs(schedule),
    status: ready({
      ...leadGenerationStatus(),
      schedule: { kind: 'weekly', next: schedule.next[0], zone: schedule.zone },
    }),
  },
  parameters: { covers: ['schedule.set'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Next run Monday 08:00/)).toBeVisible();
    await expect(canvas.getByText('in 3 days')).toBeVisible();
  },
});
