import { sessionAnswer } from '@switchboard/api-mocks/builders/auth';
import { memberOf, tokenOf } from '@switchboard/api-mocks/world/sessions';
import preview from '../../../../.storybook/preview.tsx';
import { paths } from '../../src/paths.ts';
import { Flow, overrides, signedIn, startFlow } from './flow.tsx';

const meta = preview.meta({
  title: 'Whole app',
  component: Flow,
  args: { path: '/' },
  beforeEach: ({ globals, args }) => {
    const { user, tenant } = memberOf(globals['member']);
    const storage = args.path === paths.login ? {} : signedIn({ token: tokenOf(globals['member']), user, tenant });
    const stop = startFlow({ theme: globals['theme'], storage });
    if (globals['scenario'] === 'ok')
      overrides.set('/api/auth/session', () => Response.json(sessionAnswer({ user, tenant })));
    return stop;
  },
});

export const SignIn = meta.story({ args: { path: paths.login } });
export const Dashboard = meta.story({ args: { path: paths.dashboard } });
export const Assistant = meta.story({
  args: { path: paths.chat },
  play: async ({ canvas }) => void (await canvas.findByText(/^Ready/)),
});
export const Agents = meta.story({ args: { path: paths.agents }, name: 'AI Agents' });
export const AgentDetail = meta.story({ args: { path: paths.agent('lead-generation-agent') } });
export const Research = meta.story({ args: { path: paths.workspace('research') } });
export const Orchestrator = meta.story({ args: { path: paths.workspace('orchestrator') } });
export const MapsScraper = meta.story({ args: { path: paths.workspace('maps-scraper') } });
export const Contacts = meta.story({ args: { path: paths.workspace('contacts') } });
export const Calendar = meta.story({ args: { path: paths.workspace('calendar') } });
export const Email = meta.story({ args: { path: paths.workspace('email') } });
export const LeadGeneration = meta.story({ args: { path: paths.workspace('lead-generation') } });
export const Connections = meta.story({ args: { path: paths.connections }, name: 'API Connections' });
export const Profile = meta.story({ args: { path: paths.profile } });
/** It names the address that it was opened at, which is another one in each run. */
export const Api = meta.story({ args: { path: paths.api }, name: 'API', tags: ['unpictured'] });
export const NotFound = meta.story({ args: { path: '/nowhere' } });
