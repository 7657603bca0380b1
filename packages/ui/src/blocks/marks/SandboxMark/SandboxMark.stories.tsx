import { expect } from 'storybook/test';
import { SectionHead } from '../../../components/layout/Section/Section.tsx';
import { SandboxMark } from './SandboxMark.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  component: SandboxMark,
  tags: ['autodocs', 'manifest'],
  decorators: [(Story) => <SectionHead title="Leads" mark={<Story />} />],
});

export const Playground = meta.story();

/** In a row among others that are not of the sandbox. */
export const IconAlone = meta.story({
  args: { icon: true },
  decorators: [],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Sandbox' })).toBeVisible();
    await expect(canvas.queryByText('Sandbox')).toBeNull();
  },
});

/** Inside something that is pressed as a whole. */
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
