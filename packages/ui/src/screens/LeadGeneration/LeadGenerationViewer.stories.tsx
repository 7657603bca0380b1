import { expect } from 'storybook/test';
import { agentPageMeta } from '../../../test/agentPage/agentPageMeta.tsx';
import { args } from '../../../test/agentPage/leadGenerationStory.ts';
import { viewerDeniedReason } from '../../../test/roles/viewerDeniedReason.ts';
import { LeadGenerationScreen } from './LeadGenerationScreen.tsx';
import preview from '../../../../../.storybook/preview.tsx';

const meta = preview.meta({ title: 'Lead generation', ...agentPageMeta(LeadGenerationScreen, args) });

export const ShownToViewer = meta.story({
  globals: { member: 'viewer' },
  parameters: { covers: ['role.viewer'] },
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Stop', 'Run now', 'Add Lead'])
      await userEvent.click(canvas.getByRole('button', { name, ...viewerDeniedReason }));
    await userEvent.click(canvas.getByRole('switch', { name: 'Active' }));
    await expect(args.agent.onToggle).not.toHaveBeenCalled();
    await expect(args.agent.onRun).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Save Configuration', ...viewerDeniedReason })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Export' })).toBeEnabled();
  },
});
