import { agentTable } from '@switchboard/api-contract/agentTable';
import { connectionEndpoints } from '@switchboard/api-contract/endpoints/connections';
import { conversationEndpoints } from '@switchboard/api-contract/endpoints/conversations';
import type { Endpoint } from '@switchboard/api-contract/endpoints/Endpoint';
import { pathsOf } from '@switchboard/api-contract/endpoints';
import { screens, type ScreenFacts } from '@switchboard/ui/test/screens/screens';
import { expect, type within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Flow, atRest, sent, startFlow } from './flow.tsx';

const meta = preview.meta({
  title: 'What each screen asks the API',
  component: Flow,
  tags: ['behaviour'],
  beforeEach: ({ globals, args }) =>
    startFlow({ theme: globals['theme'], ...(args.path === '/login' ? { storage: {} } : {}) }),
});

/** Whether a call goes to a path, which may name an agent by its id. */
const goesTo = (call: Endpoint, path: string): boolean =>
  pathsOf(call).some((each) =>
    new RegExp(`^${each.replaceAll(/:[A-Za-z]+/g, '[^/]+')}$`).test(path.replace(/\?.*/, '')),
  );

const isRead = ({ method }: Endpoint): boolean => method === 'GET';

/**
 * A page that opens sends the reads that the page about its screen names, and nothing that neither it nor the shell
 * names.
 */
const asks = ({ addresses, calls, later = [] }: ScreenFacts) => ({
  args: { path: addresses[0]?.replace('{agentId}', agentTable[0].id) ?? '' },
  play: async ({ canvas, canvasElement }: { canvas: ReturnType<typeof within>; canvasElement: HTMLElement }) => {
    await canvas.findByRole('heading', { level: 1 });
    await atRest(canvasElement);
    const reads = calls.filter(isRead);
    const known = [...calls, ...screens.Shell.calls];
    const paths = sent.map(({ path }) => path);
    await expect(paths.filter((path) => !known.some((call) => goesTo(call, path)))).toEqual([]);
    const atOnce = reads.filter((call) => !later.includes(call));
    await expect(atOnce.filter((call) => !paths.some((path) => goesTo(call, path))).map(({ path }) => path)).toEqual(
      [],
    );
  },
});

export const SignIn = meta.story(asks(screens['Sign in']));
export const Dashboard = meta.story(asks(screens.Dashboard));
const { conversations, conversation, conversationEvents, exportConversation } = conversationEndpoints;
export const Assistant = meta.story(
  asks({ ...screens.Assistant, later: [conversations, conversation, conversationEvents, exportConversation] }),
);
export const Agents = meta.story(asks(screens['AI Agents']));
const { consentOffer, consent, consentCallback } = connectionEndpoints;
export const Connections = meta.story(
  asks({ ...screens['API Connections'], later: [consentOffer, consent, consentCallback] }),
);
export const AgentDetail = meta.story(asks(screens['Agent detail']));
export const Profile = meta.story(asks(screens.Profile));
export const Keys = meta.story({ ...asks(screens.Keys), args: { path: '/profile?tab=keys' } });
export const Api = meta.story(asks(screens.API));
export const Members = meta.story({ ...asks(screens.Members), args: { path: '/profile?tab=members' } });
export const Contacts = meta.story(asks(screens.Contacts));
export const LeadGeneration = meta.story(asks(screens['Lead generation']));
export const Email = meta.story(asks(screens.Email));
export const Calendar = meta.story(asks(screens.Calendar));
export const MapsScraper = meta.story(asks(screens['Maps scraper']));
export const Research = meta.story(asks(screens.Research));
export const SuperAgent = meta.story(asks(screens['Super agent']));
