import { expect } from 'storybook/test';
import { figures, manyEmails, rowsOf, shown, specializedStory } from '../../../../test/agentDetail/specializedStory.ts';
import preview from '../../../../../../.storybook/preview.tsx';

const meta = preview.meta({ title: 'Agent detail/Specialized', ...specializedStory });

export const EmailAutomation = meta.story({
  args: { agent: manyEmails },
  parameters: { covers: ['agent-detail.email-automation'] },
  play: async ({ canvas }) => {
    await shown(canvas);
    await expect(figures(canvas)).toEqual([
      ['Emails Processed', '24'],
      ['Auto Responses', '14.2% of all emails'],
      ['Categorized', '2395.8% of all emails'],
      ['Response Rate', '91.7%'],
    ]);
    const rows = rowsOf(canvas);
    await expect(rows).toHaveLength(20);
    await expect(rows[0]).toEqual([
      'Contract for Q1 lanes',
      'Dana Whitfield',
      'demo@switchboard.test',
      'Incoming',
      'Contract',
      'Pending',
      'Today, 09:32',
    ]);
    await expect(rows[1]?.slice(3, 6)).toEqual(['Auto response', 'Billing question', 'Replied']);
    await expect(rows[2]?.slice(4, 6)).toEqual(['–none', '–none']);
    await expect(canvas.queryByRole('button', { name: /Export/ })).toBeNull();
  },
});
