import { agentDetail } from '@switchboard/api-mocks/builders/agents';
import { expect } from 'storybook/test';
import { shown, specializedStory } from '../../../../test/agentDetail/specializedStory.ts';
import { ready } from '../../../format/viewState.ts';
import preview from '../../../../../../.storybook/preview.tsx';

const meta = preview.meta({ title: 'Agent detail/Specialized', ...specializedStory });

export const NoSpecial = meta.story({
  args: { agent: ready({ ...agentDetail(), slug: undefined, type: 'custom', specialData: undefined }) },
  parameters: { covers: ['agent-detail.no-special'] },
  play: async ({ canvas }) => {
    await shown(canvas);
    await expect(canvas.getByText('Specialized dashboard not available for this agent type.')).toBeVisible();
  },
});

export const UnknownType = meta.story({
  tags: ['odd'],
  args: { agent: ready({ ...agentDetail(), type: 'constructor' }) },
  play: async ({ canvas }) => {
    await shown(canvas);
    await expect(canvas.getByText('Specialized dashboard not available for this agent type.')).toBeVisible();
  },
});
