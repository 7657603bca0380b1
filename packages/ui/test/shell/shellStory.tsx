import { user } from '@switchboard/api-mocks/builders/auth';
import { fn } from 'storybook/test';
import { Page } from '../../src/components/layout/Page/Page.tsx';
import { PageHeader } from '../../src/components/layout/PageHeader/PageHeader.tsx';

/** Shared by the stories of the shell: it is around a page. */
export const shellStory = {
  args: {
    hrefs: {
      dashboard: '/dashboard' as const,
      agents: '/agents' as const,
      connections: '/api-status' as const,
      profile: '/profile' as const,
    },
    current: 'dashboard' as const,
    agentCount: 7,
    user: user(),
    onSignOut: fn(),
    children: (
      <Page>
        <PageHeader title="Dashboard" sub="What a member sees first." />
      </Page>
    ),
  },
};
