import { expect, fireEvent, waitFor, within } from 'storybook/test';
import { appearanceKey } from '../../src/session/storage.ts';
import { Flow, sentTo, startFlow } from './flow.tsx';
import preview from '../../../../.storybook/preview.tsx';

const meta = preview.meta({
  component: Flow,
  tags: ['behaviour'],
  args: { path: '/' },
  beforeEach: ({ globals }) => startFlow({ theme: globals['theme'] }),
});
type Canvas = ReturnType<typeof within>;

const navigation = (canvas: Canvas) => within(canvas.getByRole('navigation', { name: 'Main' }));
const address = (canvas: Canvas) => canvas.getByTestId('address').textContent;

/** Each open page is marked in the side panel, and cached data is there for the next page. */
export const Navigation = meta.story({
  parameters: { asserts: ['shell.desktop', 'dashboard.default', 'request.shape'] },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Welcome back, Demo User' })).toBeVisible();
    await expect(navigation(canvas).getByRole('link', { current: 'page' })).toHaveTextContent('Dashboard');
    await expect(canvas.getByText('tenant_admin')).toBeVisible();
    await expect(navigation(canvas).getByRole('link', { name: /^AI Agents/ })).toHaveTextContent('AI Agents 7');
    for (const [name, heading, path] of [
      ['AI Agents', 'AI Agents', '/agents'],
      ['API Connections', 'API Connections', '/api-status'],
      ['Profile', 'Profile', '/profile'],
      ['Dashboard', 'Welcome back, Demo User', '/dashboard'],
    ] as const) {
      await userEvent.click(navigation(canvas).getByRole('link', { name: new RegExp(`^${name}`) }));
      await expect(await canvas.findByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(navigation(canvas).getByRole('link', { current: 'page' })).toHaveTextContent(new RegExp(`^${name}`));
      await expect(address(canvas)).toBe(path);
    }
    await expect(sentTo('/api/agents')).toHaveLength(1);
  },
});

export const Dashboard = meta.story({
  args: { path: '/dashboard' },
  parameters: { asserts: ['dashboard.services', 'dashboard.launch-chat', 'dashboard.agent-route'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Google Maps Scraper' })).toHaveAttribute(
      'href',
      '/agents/maps-scraper/detail',
    );
    const services = within(canvas.getByRole('region', { name: 'Services' }));
    await expect(services.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/agents',
      '/api-status',
      '/api-status',
    ]);
    await expect(canvas.getByRole('link', { name: /Launch Chat/ })).toHaveAttribute('href', '/chat');
    await expect(document.title).toBe('Dashboard · Switchboard');
  },
});

export const NotFound = meta.story({
  args: { path: '/agents/telegram' },
  parameters: { asserts: ['shell.not-found'] },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    await expect(document.title).toBe('404 Page Not Found · Switchboard');
    await userEvent.click(canvas.getByRole('link', { name: 'Back to Dashboard' }));
    await expect(await canvas.findByRole('heading', { name: 'Welcome back, Demo User' })).toBeVisible();
  },
});

export const Profile = meta.story({
  args: { path: '/profile' },
  parameters: { asserts: ['shell.profile'] },
  play: async ({ canvas, globals, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Profile' });
    const main = within(canvas.getByRole('main'));
    await expect((await main.findAllByText('Northlight GmbH'))[0]).toBeVisible();
    const start = globals['theme'] === 'dark' ? 'dark' : 'light';
    const other = start === 'dark' ? 'light' : 'dark';
    const choose = (name: string) => userEvent.click(main.getByRole('radio', { name: new RegExp(name, 'i') }));
    await choose(other);
    await expect(document.documentElement).toHaveAttribute('data-theme', other);
    await expect(localStorage.getItem(appearanceKey)).toBe(other);
    await choose('system');
    await expect(document.documentElement).not.toHaveAttribute('data-theme');
    await expect(localStorage.getItem(appearanceKey)).toBeNull();
    await choose(start);
    await userEvent.click(main.getByRole('button', { name: 'Sign Out' }));
    await expect(await canvas.findByRole('heading', { name: 'Sign In' })).toBeVisible();
    await expect(address(canvas)).toBe('/login');
  },
});

/** Visible data is fetched again when the network is back. */
export const Offline = meta.story({
  args: { path: '/dashboard' },
  parameters: { asserts: ['shell.offline'] },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Research Agent' });
    const real = Object.getOwnPropertyDescriptor(navigator, 'onLine');
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
    await fireEvent(window, new Event('offline'));
    await expect(await canvas.findByText(/You are offline/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Speak to the assistant/ })).toHaveTextContent('Offline');
    if (real) Object.defineProperty(navigator, 'onLine', real);
    else Reflect.deleteProperty(navigator, 'onLine');
    await fireEvent(window, new Event('online'));
    await waitFor(() => expect(canvas.queryByText(/You are offline/)).toBeNull());
    await waitFor(() => expect(sentTo('/api/agents')).toHaveLength(2));
  },
});
