import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LeftOut } from './LeftOut.tsx';

const meta = { component: LeftOut, tags: ['autodocs'], args: { count: 2 } } satisfies Meta<typeof LeftOut>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  play: async ({ canvas }) => expect(canvas.getByRole('note')).toHaveTextContent('2 rows could not be read'),
};
export const One: Story = {
  args: { count: 1, one: 'agent' },
  play: async ({ canvas }) => expect(canvas.getByRole('note')).toHaveTextContent('1 agent could not be read'),
};
export const None: Story = {
  args: { count: 0 },
  play: async ({ canvas }) => expect(canvas.queryByRole('note')).toBeNull(),
};
