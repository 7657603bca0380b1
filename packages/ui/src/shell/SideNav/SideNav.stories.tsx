import { user } from '@switchboard/api-mocks/builders/auth';
import { expect, fn } from 'storybook/test';
import { SideNav } from './SideNav.tsx';
import preview from '../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Blocks/Shell/SideNav',
  component: SideNav,
  args: {
    hrefs: {
      dashboard: '/dashboard' as const,
      agents: '/agents' as const,
      connections: '/api-status' as const,
      profile: '/profile' as const,
    },
    current: 'agents' as const,
    agentCount: 7,
    user: user(),
    onSignOut: fn(),
    onNavigate: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ width: 216, height: 400, margin: 12, display: 'flex' as const, flexDirection: 'column' as const }}>
        <Story />
      </div>
    ),
  ],
});

export const Current = meta.story({
  play: async ({ canvas }) => expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('AI Agents 7'),
});

export const Navigates = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, args, userEvent }) => {
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.click(canvas.getByRole('link', { name: 'Profile' }));
    await expect(args.onNavigate).toHaveBeenCalledOnce();
    await expect(args.onSignOut).not.toHaveBeenCalled();
  },
});

/** No count is shown while it loads; zero is shown. */
export const WithoutCount = meta.story({
  args: { agentCount: undefined },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: 'AI Agents' })).toBeVisible(),
});
export const NoAgents = meta.story({
  args: { agentCount: 0 },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: /AI Agents/ })).toHaveTextContent('AI Agents 0'),
});
