import { expect } from 'storybook/test';
import { SectionHead } from '../../../components/layout/Section/Section.tsx';
import { SandboxMark } from './SandboxMark.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  component: SandboxMark,
  decorators: [(Story) => <SectionHead title="Leads" mark={<Story />} />],
});

export const Playground = meta.story();

/** In a row that opens when it is pressed. */
export const Plain = meta.story({
  args: { plain: true },
  decorators: [],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sandbox')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const Default = meta.story({
  play: async ({ canvas }) =>
    expect(canvas.getByRole('button', { name: 'Sandbox' })).toHaveAccessibleDescription(
      'From the simulated service, not from the real one',
    ),
});
