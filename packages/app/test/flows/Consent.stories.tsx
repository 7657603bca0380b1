import { findDialog } from '@switchboard/ui/test/devices/findDialog';
import { externalNavigation } from '@switchboard/ui/devices/navigation';
import { expect, waitFor } from 'storybook/test';
import { Flow, delayedAnswer, overrides, sentTo, setUp, startFlow } from './flow.tsx';
import preview from '../../../../.storybook/preview.tsx';

/** Where the page was left for. */
let left: string[] = [];

const meta = preview.meta({
  component: Flow,
  tags: ['behaviour'],
  args: { path: '/api-status?setup=gmail' },
  globals: { scenario: 'empty' },
  beforeEach: ({ globals }) => {
    const { go } = externalNavigation;
    left = [];
    externalNavigation.go = (address) => {
      left.push(address);
      return new Promise(() => {});
    };
    const end = startFlow({ theme: globals['theme'] });
    return () => {
      externalNavigation.go = go;
      return end();
    };
  },
});

const consent = '/api/connections/gmail/consent';

/** What was typed is sent once, and the page is left for the address that the server names. */
export const LeavesForGoogle = meta.story({
  parameters: { asserts: ['setup.google-consent'] },
  play: async ({ canvas, userEvent }) => {
    const dialog = await findDialog(canvas, { name: 'Connect Gmail' });
    await expect(await dialog.findByText('Email Agent sorts the inbox')).toBeVisible();
    await expect(sentTo('/api/connections/gmail/scopes')).toHaveLength(1);
    await userEvent.type(dialog.getByLabelText(/^Client ID/), '4471.apps.googleusercontent.com');
    await userEvent.type(dialog.getByLabelText(/^Client Secret/), 'GOCSPX-1{Enter}{Enter}');
    await waitFor(() => expect(left).toHaveLength(1));
    await expect(left[0]).toMatch(/callback\?state=/);
    await expect(sentTo(consent, 'POST').map(({ body }) => JSON.parse(body ?? ''))).toEqual([
      { clientId: '4471.apps.googleusercontent.com', clientSecret: 'GOCSPX-1' },
    ]);
    await expect(dialog.getByRole('button', { name: 'Continue with Google' })).toHaveAttribute('aria-busy', 'true');
  },
});

/** An answer can't make the page run what it says. */
export const LeavesForNoScript = meta.story({
  parameters: { asserts: ['setup.google-consent'] },
  play: async ({ canvas, userEvent }) => {
    await setUp('gmail', { clientId: '4471', clientSecret: 'GOCSPX-1' });
    overrides.set(consent, () => Response.json({ address: 'javascript:alert(1)' }));
    const dialog = await findDialog(canvas, { name: 'Connect Gmail' });
    await userEvent.type(await dialog.findByLabelText(/^Client ID/), '4471');
    await userEvent.type(dialog.getByLabelText(/^Client Secret/), 'GOCSPX-1{Enter}');
    await expect(await dialog.findByRole('alert')).toBeVisible();
    await expect(left).toEqual([]);
    await expect(dialog.getByLabelText(/^Client ID/)).toHaveValue('4471');
  },
});

const answering = (answer: () => Response) => () => {
  overrides.set('/api/connections/gmail/scopes', answer);
};

/** A server with the documented calls alone: the documented form, and no word of an error. */
export const NoSuchCall = meta.story({
  beforeEach: answering(() => Response.json({ error: 'no such call' }, { status: 404 })),
  parameters: { asserts: ['setup.google-unavailable'], allowConsole: [/404/] },
  play: async ({ canvas, userEvent }) => {
    const dialog = await findDialog(canvas, { name: 'Connect Gmail' });
    await waitFor(() => expect(dialog.queryByRole('button', { name: 'Continue with Google' })).toBeNull());
    await expect(dialog.queryByRole('alert')).toBeNull();
    await userEvent.type(dialog.getByLabelText(/^Client ID/), '4471');
    await userEvent.type(dialog.getByLabelText(/^Client Secret/), 'GOCSPX-1');
    await userEvent.type(dialog.getByLabelText(/^Refresh Token/), '1//0');
    await userEvent.click(dialog.getByRole('button', { name: 'Save Connection' }));
    const saved = () => sentTo('/api/connections/gmail/setup', 'POST').map(({ body }) => JSON.parse(body ?? ''));
    await waitFor(() => expect(saved()).toHaveLength(1));
    await expect(saved()).toEqual([{ clientId: '4471', clientSecret: 'GOCSPX-1', refreshToken: '1//0' }]);
  },
});

export const OddOffer = NoSuchCall.extend({
  beforeEach: answering(() => Response.json({ redirect: 7, scopes: 'all' })),
});

/** The form does not wait for what Google will ask. */
export const SlowOffer = meta.story({
  beforeEach: () => {
    overrides.set('/api/connections/gmail/scopes', delayedAnswer().answer);
  },
  parameters: { asserts: ['setup.google-consent'] },
  play: async ({ canvas, userEvent }) => {
    const dialog = await findDialog(canvas, { name: 'Connect Gmail' });
    await userEvent.type(dialog.getByLabelText(/^Client ID/), '4471');
    await userEvent.type(dialog.getByLabelText(/^Client Secret/), 'GOCSPX-1');
    await userEvent.type(dialog.getByLabelText(/^Refresh Token/), '1//0{Enter}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(left).toEqual([]);
  },
});

/** The address says how it ended; closing the dialog takes that away. */
export const ComesBack = meta.story({
  args: { path: '/api-status?setup=gmail&consent=denied' },
  parameters: { asserts: ['setup.google-denied'] },
  play: async ({ canvas, userEvent }) => {
    const dialog = await findDialog(canvas, { name: 'Connect Gmail' });
    await expect(await dialog.findByText(/^Access was not allowed at Google\./)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent(/^\/api-status$/));
  },
});

/** Another member was quicker: the server's words, not its status. */
export const ChangedInTheMeantime = meta.story({
  globals: { scenario: 'ok' },
  args: { path: '/api-status?setup=openai' },
  parameters: { asserts: ['setup.replace-rejected'] },
  play: async ({ canvas, userEvent }) => {
    const error = 'OpenAI was changed in the meantime. Nothing was replaced';
    overrides.set('/api/connections/openai/setup', () => Response.json({ error }, { status: 409 }));
    const dialog = await findDialog(canvas, { name: 'Connect OpenAI' });
    await userEvent.type(dialog.getByLabelText(/^API Key/), 'sk-new{Enter}');
    await expect(await dialog.findByText(error)).toBeVisible();
    await expect(dialog.getByLabelText(/^API Key/)).toHaveValue('sk-new');
  },
});
