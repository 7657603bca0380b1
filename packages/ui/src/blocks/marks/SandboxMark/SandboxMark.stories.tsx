import { expect } from 'storybook/test';
import { SectionHead } from '../../../components/layout/Section/Section.tsx';
import { SandboxMark } from './SandboxMark.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  component: SandboxMark,
  decorators: [(Story) => <SectionHead title="Leads" mark={<Story />} />],
});

export const Playground = meta.story();

export const Default = meta.story({
  play: async ({ canvas }) =>
    expect(canvas.getByRole('button', { name: 'Sandbox' })).toHaveAccessibleDescription(
      'From the simulated service, not from the real one',
    ),
});
