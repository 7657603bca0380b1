import type { Meta, StoryObj } from '@storybook/react-vite';
import { user } from '@switchboard/api-mocks/builders/auth';
import { expect, fn, userEvent } from 'storybook/test';
import { SideNav } from './SideNav.tsx';

const meta = {
  component: SideNav,
  args: {
    hrefs: { dashboard: '/dashboard', agents: '/agents', connections: '/api-status', profile: '/profile' },
    current: 'agents',
    agentCount: 7,
    user: user(),
    onSignOut: fn(),
    onNavigate: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ width: 216, height: 400, margin: 12, display: 'flex', flexDirection: 'column' }}>{Story()}</div>
    ),
  ],
} satisfies Meta<typeof SideNav>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Current: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('AI Agents7');
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.click(canvas.getByRole('link', { name: 'Profile' }));
    await expect(args.onNavigate).toHaveBeenCalledOnce();
    await expect(args.onSignOut).not.toHaveBeenCalled();
  },
};

/** No count is shown while it loads; zero is shown. */
export const WithoutCount: Story = {
  args: { agentCount: undefined },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: 'AI Agents' })).toBeVisible(),
};
export const NoAgents: Story = {
  args: { agentCount: 0 },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: /AI Agents/ })).toHaveTextContent('AI Agents0'),
};
