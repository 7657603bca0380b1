import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { SectionHead } from '../../../components/layout/Section/Section.tsx';
import { SampleMark } from './SampleMark.tsx';

const meta = {
  component: SampleMark,
  tags: ['autodocs'],
  decorators: [(Story) => <SectionHead title="Agents" mark={<Story />} />],
} satisfies Meta<typeof SampleMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const mark = canvas.getByRole('button', { name: 'Sample' });
    await expect(mark).toHaveAccessibleDescription("Built-in sample, not your organisation's data");
    await userEvent.tab();
    await expect(mark).toHaveFocus();
    await waitFor(() =>
      expect(canvasElement.ownerDocument.querySelector('[role="tooltip"]')).toHaveTextContent('Built-in sample'),
    );
  },
};
