import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Flow, instead, startFlow } from './flow.tsx';

const meta = {
  component: Flow,
  args: { path: '/agents/lead-generation/detail' },
  beforeEach: ({ globals }) => startFlow({ theme: globals['theme'] }),
} satisfies Meta<typeof Flow>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An emptied answer is none: what was read before stays, and is said to be old. */
export const StatusEmptied: Story = {
  parameters: { covers: ['agent-page.emptied'] },
  play: async ({ canvas }) => {
    const total = within(await canvas.findByRole('group', { name: 'Total Leads' }));
    await expect(await total.findByText('2,158')).toBeVisible();
    for (const body of ['{}', '[]', 'null', '7']) {
      instead.set('/api/agents/lead-generation/status', () => new Response(body, { headers: { 'content-type': 'application/json' } }));
      await userEvent.click(canvas.getByRole('button', { name: 'Refresh Data' }));
      await expect(await canvas.findByText(/These figures are from/)).toBeVisible();
      await expect(total.getByText('2,158')).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Stop' })).toBeVisible();
      instead.clear();
      await userEvent.click(canvas.getByRole('button', { name: 'Refresh Data' }));
      await waitFor(() => expect(canvas.queryByText(/These figures are from/)).toBeNull());
    }
  },
};
