import { answer, proposal, replyAnswer } from '@switchboard/api-mocks/builders/proposals';
import { user } from '@switchboard/api-mocks/builders/auth';
import { members, tokenOf } from '@switchboard/api-mocks/world/sessions';
import { missingRightText } from '@switchboard/api-contract/roles';
import { storageKeys } from '@switchboard/api-contract/session';
import { limits } from '@switchboard/api-contract/limits';
import { expect, waitFor } from 'storybook/test';
import { findDialog } from '@switchboard/ui/test/devices/findDialog';
import { paths } from '../../src/paths.ts';
import { atRest, create, Flow, overrides, post, sent, setUp, signedIn, startFlow } from './flow.tsx';
import { lackingControls, pressEverything } from './pressEverything.ts';
import preview from '../../../../.storybook/preview.tsx';

const { viewer } = members;
const created = '/api/agents/second-one/records';
const limit = `limit=${limits.records.page.max}`;
/** What waits for a decision on the page of the created agent. */
const waiting: Readonly<Record<string, object>> = {
  [`${created}/proposals?open=true&${limit}`]: proposal({
    text: { kind: 'acceptInvitation', args: { title: 'Budget', by: 'Samira' } },
  }),
  [`${created}/replies?open=true&${limit}`]: replyAnswer(),
  [`${created}/answers?sort=-at&${limit}`]: answer({
    text: { kind: 'invitationAccepted', args: { title: 'Harvest', by: 'Lena' } },
  }),
};

/** Calls that were refused for the role. */
const refused: string[] = [];

/** An organisation with records, connections and an agent of its own, shown to one of its viewers. */
async function asViewer() {
  await setUp('tavily', { apiKey: 'tvly-1' });
  await setUp('github', { token: 'wrong' });
  await create({ name: 'Second one', type: 'email', description: '' });
  await post('/api/agents/lead-generation/records/leads', { name: 'Ana Polar', company: 'Polar Freight' });
  await post('/api/agents/email/records/templates', {
    name: 'Hello',
    subject: 'Hello',
    content: 'Hello',
    category: 'x',
  });
  for (const [path, row] of Object.entries(waiting))
    overrides.set(path, () => Response.json({ items: [row], total: 1 }));
  for (const [key, value] of Object.entries(signedIn({ token: tokenOf('viewer'), user: viewer.user })))
    localStorage.setItem(key, value);
  sent.length = 0;
  refused.length = 0;
  const real = window.fetch;
  window.fetch = async (input, init) => {
    const reply = await real(input, init);
    if (reply.status === 403) refused.push(`${init?.method ?? 'GET'} ${new URL(reply.url).pathname}`);
    return reply;
  };
}

const meta = preview.meta({
  component: Flow,
  tags: ['behaviour'],
  parameters: { asserts: ['role.viewer'] },
  args: { path: '/' },
  beforeEach: async ({ globals }) => {
    const stop = startFlow({ theme: globals['theme'] });
    await asViewer();
    return stop;
  },
});

/**
 * Presses whatever a viewer can press on a page. Nothing of it is refused, and what they can't do is there all the
 * same.
 */
const walk = (path: string, atLeast: number) => ({
  args: { path },
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('h1')).toBeVisible());
    const refusing = () => lackingControls(canvasElement, missingRightText('work')).length;
    await waitFor(() => expect(refusing()).toBeGreaterThanOrEqual(atLeast));
    await atRest(canvasElement);
    const pressed = await pressEverything(canvasElement);
    await expect(refused, `Pressed: ${pressed.join(', ')}`).toEqual([]);
  },
});

export const Dashboard = meta.story(walk(paths.dashboard, 1));
export const Agents = meta.story(walk(paths.agents, 7));
export const Connections = meta.story(walk(paths.connections, 10));
export const Detail = meta.story(walk(paths.agent('lead-generation-agent'), 3));
export const Configuration = meta.story(walk(paths.agent('lead-generation-agent', 'configuration'), 5));
export const Created = meta.story(walk(paths.agent('second-one'), 8));
export const Research = meta.story(walk(paths.workspace('research'), 2));
export const Orchestrator = meta.story(walk(paths.workspace('orchestrator'), 5));
export const MapsScraper = meta.story(walk(paths.workspace('maps-scraper'), 4));
export const Contacts = meta.story(walk(paths.workspace('contacts'), 5));
export const Calendar = meta.story(walk(paths.workspace('calendar'), 5));
export const Email = meta.story(walk(paths.workspace('email'), 5));
export const LeadGeneration = meta.story(walk(paths.workspace('lead-generation'), 5));
export const Profile = meta.story(walk(paths.profile, 0));
/** Dialogs that an address opens show their form. */
export const Setup = meta.story(walk(`${paths.connections}?setup=openai`, 10));
export const NewRun = meta.story(walk(`${paths.workspace('orchestrator')}?run=new`, 5));
export const NewResearch = meta.story(walk(`${paths.workspace('research')}?run=new`, 3));

/** The role is taken away while a form is filled in: the page says so, and what was typed stays. */
export const RoleTakenAway = meta.story({
  args: { path: `${paths.connections}?setup=openai` },
  beforeEach: () => {
    for (const [key, value] of Object.entries(
      signedIn({ token: tokenOf('viewer'), user: { ...viewer.user, role: 'tenant_admin' } }),
    ))
      localStorage.setItem(key, value);
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await findDialog(canvas, { name: /OpenAI/ });
    await userEvent.type(dialog.getByLabelText(/^API Key/), 'sk-typed');
    await userEvent.click(dialog.getByRole('button', { name: 'Save Connection' }));
    const save = await dialog.findByRole('button', {
      name: 'Save Connection',
      description: missingRightText('configure'),
    });
    await expect(save).toHaveAttribute('aria-disabled', 'true');
    await expect(dialog.getByLabelText(/^API Key/)).toHaveValue('sk-typed');
    await expect(dialog.getByLabelText(/^API Key/)).toBeDisabled();
    await expect(JSON.parse(localStorage.getItem(storageKeys.user) ?? '')).toMatchObject({ role: 'tenant_viewer' });
    await expect(refused).toEqual(['POST /api/connections/openai/setup']);
  },
});

/** A role that was given meanwhile shows at the next visit, without signing in again. */
export const RoleGiven = meta.story({
  args: { path: paths.agents },
  beforeEach: () => {
    for (const [key, value] of Object.entries(signedIn({ user: { ...user(), role: 'tenant_viewer' } })))
      localStorage.setItem(key, value);
  },
  play: async ({ canvas }) => {
    const record = await canvas.findByRole('button', { name: 'Record New Agent' });
    await waitFor(() => expect(record).not.toHaveAttribute('aria-disabled'));
    await expect(JSON.parse(localStorage.getItem(storageKeys.user) ?? '')).toMatchObject({ role: 'tenant_admin' });
  },
});
