import { expect, waitFor } from 'storybook/test';
import { SectionHead } from '../../../components/layout/Section/Section.tsx';
import { SampleMark } from './SampleMark.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  component: SampleMark,
  tags: ['autodocs', 'manifest'],
  decorators: [(Story) => <SectionHead title="Agents" mark={<Story />} />],
});

export const Playground = meta.story();

export const Default = meta.story({
  play: async ({ canvas }) =>
    expect(canvas.getByRole('button', { name: 'Sample' })).toHaveAccessibleDescription(
      "Built-in sample, not your organisation's data",
    ),
});

/** On focus, hover or a tap. */
export const Explained = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Sample' })).toHaveFocus();
    await waitFor(() => expect(canvas.getByText(/^Built-in sample/, { selector: '[role="tooltip"] *' })).toBeVisible());
  },
});
