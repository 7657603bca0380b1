import { expect, waitFor, within } from 'storybook/test';
import { paddedStory } from '../../../../test/paddedStory.tsx';
import { DashedMark } from './DashedMark.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  component: DashedMark,
  tags: ['autodocs', 'manifest'],
  args: { children: 'Sample', explanation: "Built-in sample, not your organisation's data" },
  decorators: [paddedStory],
});

export const Playground = meta.story();

export const Explains = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Sample', description: /Built-in sample/ })).toBeVisible();
    await userEvent.tab();
    const body = within(canvasElement.ownerDocument.body);
    await waitFor(() => expect(body.getByRole('tooltip', { hidden: true })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(body.queryByRole('tooltip', { hidden: true })).toBeNull();
  },
});
