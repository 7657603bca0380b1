import { expect } from 'storybook/test';
import { figures, manyEvents, rowsOf, shown, specializedStory } from '../../../../test/agentDetail/specializedStory.ts';
import preview from '../../../../../../.storybook/preview.tsx';

const meta = preview.meta({ title: 'Agent detail/Specialized', ...specializedStory });

export const CalendarManagement = meta.story({
  args: { agent: manyEvents },
  parameters: { covers: ['agent-detail.calendar-management'] },
  play: async ({ canvas }) => {
    await shown(canvas);
    await expect(figures(canvas)).toEqual([
      ['Events Managed', '18'],
      ['Meetings Scheduled', '1794.4% of all events'],
      ['Conflicts Resolved', '15.6% of all events'],
      ['Efficiency Score', '98.7%'],
    ]);
    const rows = rowsOf(canvas);
    await expect(rows).toHaveLength(15);
    await expect(rows[0]).toEqual(['Pilot review with Helio Biosciences', 'Meeting', '2', '–none', 'Today, 15:59']);
    await expect(rows[1]?.slice(1, 4)).toEqual(['Appointment', '0', 'Resolved']);
  },
});
