import { expect, userEvent, waitFor } from 'storybook/test';
import { SectionHead } from '../../../components/layout/Section/Section.tsx';
import { SampleMark } from './SampleMark.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  component: SampleMark,
  tags: ['autodocs'],
  decorators: [(Story) => <SectionHead title="Agents" mark={<Story />} />],
});

export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const mark = canvas.getByRole('button', { name: 'Sample' });
    await expect(mark).toHaveAccessibleDescription("Built-in sample, not your organisation's data");
    await userEvent.tab();
    await expect(mark).toHaveFocus();
    await waitFor(() =>
      expect(canvasElement.ownerDocument.querySelector('[role="tooltip"]')).toHaveTextContent('Built-in sample'),
    );
  },
});
