import {
  disconnectedConnection,
  failingConnection,
  pendingConnection,
  serviceConnection,
} from '@switchboard/api-mocks/builders/connections';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { findDialog } from '../../../test/devices/findDialog.ts';
import { fill } from '../../components/display/Bar/Bar.css.ts';

import { connectionsStory, only } from '../../../test/connections/connectionsStory.tsx';
import preview from '../../../../../.storybook/preview.tsx';

const meta = preview.meta({ title: 'API Connections', ...connectionsStory });

/**
 * In the app at 1280 px: the full name fits beside the widest badge, and the actions of a row are level, however long
 * a test result is.
 */
export const RowAt1280 = meta.story({
  args: {
    connections: only(
      serviceConnection('google-calendar', { status: 'disconnected' }),
      failingConnection({
        lastTest: {
          outcome: 'wrong-credentials',
          message: 'Apollo does not accept the credentials. '.repeat(3),
          nextStep: 'Copy it again under Settings › Integrations › API. '.repeat(4),
          testedAt: '2026-11-20T08:30:00Z',
        },
      }),
      serviceConnection('slack'),
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ width: 976 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    // The fallback typeface is wider.
    await document.fonts.ready;
    const name = canvas.getByText('Google Calendar', { selector: 'h2' });
    await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
    await expect(name.scrollHeight).toBeLessThanOrEqual(name.clientHeight);
    const bottoms = ['Connect Google Calendar', 'Reconnect Apollo', 'Test Slack'].map((button) =>
      Math.round(canvas.getByRole('button', { name: button }).getBoundingClientRect().bottom),
    );
    await expect(new Set(bottoms).size).toBe(1);
    // A test result takes at most two texts, so that the other cards in the row don't grow much.
    await expect(canvas.getByRole('article', { name: 'Apollo' }).offsetHeight).toBeLessThan(340);
    await userEvent.click(canvas.getByRole('button', { name: 'Reconnect Apollo' }));
    await waitFor(() =>
      expect(
        within(canvas.getByRole('dialog')).getByText(/Settings › Integrations › API\. Copy it again/),
      ).toBeVisible(),
    );
  },
});

/** The last sync is an instant, or text shown as it is. */
export const LastSync = meta.story({
  args: {
    connections: only(
      ...['2026-11-20T08:27:20Z', '14 minutes ago', 'May 4', ' '].map((lastSync, index) =>
        serviceConnection('openai', { id: `at-${index}`, name: `At ${index}`, lastSync }),
      ),
    ),
  },
  parameters: { covers: ['connections.list'] },
  play: async ({ canvas }) => {
    const texts = canvas.getAllByText(/^Last sync/).map((element: HTMLElement) => element.textContent);
    await expect(texts).toEqual([
      'Last sync 14 minutes ago',
      'Last sync 14 minutes ago',
      'Last sync May 4',
      'Last sync –',
    ]);
  },
});

/** Green up to 60 percent, yellow above, red above 80. */
export const Usage = meta.story({
  args: {
    connections: only(
      ...[60, 61, 80, 81].map((requests) =>
        serviceConnection('openai', { id: `at-${requests}`, name: `At ${requests}`, usage: { requests, limit: 100 } }),
      ),
    ),
  },
  parameters: { covers: ['connections.usage-green', 'connections.usage-yellow', 'connections.usage-red'] },
  play: async ({ canvas }) => {
    const fills = canvas.getAllByRole('meter').map((bar: HTMLElement) => bar.firstElementChild?.className);
    await expect(fills).toEqual([fill.green, fill.yellow, fill.yellow, fill.red]);
  },
});

export const CardError = meta.story({
  args: {
    connections: only(
      failingConnection({
        lastTest: {
          outcome: 'wrong-credentials',
          message: 'Apollo refused the key.',
          nextStep: 'Copy it again under Settings › Integrations › API.',
          testedAt: '2026-11-20T08:30:00Z',
        },
      }),
    ),
  },
  parameters: { covers: ['connections.card-error'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Reconnect Apollo' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Test Apollo' })).toBeVisible();
    await expect(canvas.getByText('Wrong credentials')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Disconnect Apollo' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Reconnect Apollo' }));
    await expect(await canvas.findByRole('dialog', { name: 'Connect Apollo' })).toBeVisible();
  },
});

/** Test and Disconnect have stories of their own. */
export const CardConnected = meta.story({
  parameters: { covers: ['connections.card-connected'] },
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole('article', { name: 'Gmail' }));
    await expect(card.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      'Test Gmail',
      'Settings for Gmail',
      'Disconnect Gmail',
    ]);
    await userEvent.click(card.getByRole('button', { name: 'Settings for Gmail' }));
    const dialog = await findDialog(canvas, { name: 'Connect Gmail' });
    await expect(dialog.getAllByText('Leave blank to keep the stored one.')).toHaveLength(2);
  },
});

export const TestOutcomes = meta.story({
  args: {
    connections: only(
      serviceConnection('openai', {
        lastTest: {
          outcome: 'ok',
          message: 'OpenAI accepted the key.',
          latencyMs: 182,
          testedAt: '2026-11-20T08:30:00Z',
        },
      }),
      serviceConnection('sendgrid', {
        status: 'error',
        lastTest: {
          outcome: 'no-permission',
          message: 'The key may not read its scopes.',
          nextStep: 'Create one with full access.',
          testedAt: '2026-11-20T08:30:00Z',
        },
      }),
      serviceConnection('notion', {
        lastTest: {
          outcome: 'could-not-check',
          message: 'Notion did not answer within 10 seconds.',
          nextStep: 'Test again later.',
          testedAt: '2026-11-20T08:30:00Z',
        },
      }),
      serviceConnection('perplexity', {
        lastTest: {
          outcome: 'shape-only',
          message: 'A real call is billed, so only the format of the key was checked.',
          testedAt: '2026-11-20T08:30:00Z',
        },
      }),
    ),
  },
});

/**
 * Saved while the service could not be reached: the keys are unverified, and can be tested without entering them
 * again.
 */
export const CardNotChecked = meta.story({
  args: {
    connections: only(
      pendingConnection({
        stored: ['secretKey', 'publishableKey'],
        lastTest: {
          outcome: 'could-not-check',
          message: 'Stripe could not be reached.',
          nextStep: 'Check this server’s internet connection, then test again.',
          testedAt: '2026-11-20T08:30:00Z',
        },
      }),
    ),
  },
  parameters: { covers: ['connections.card-not-checked'] },
  play: async ({ canvas, args }) => {
    const card = within(canvas.getByRole('article', { name: 'Stripe' }));
    await expect(card.getByText('Not checked')).toBeVisible();
    await expect(card.queryByText('Error')).toBeNull();
    await expect(canvas.getByRole('group', { name: 'Connected Services' })).toHaveTextContent('1 not checked');
    await expect(card.getAllByRole('button').map((button) => button.textContent)).toEqual(['Connect', 'Test']);
    await userEvent.click(card.getByRole('button', { name: 'Test Stripe' }));
    await expect(args.onTest).toHaveBeenCalledWith('stripe');
  },
});

export const CardPending = meta.story({
  args: { connections: only(pendingConnection()) },
  parameters: { covers: ['connections.card-pending'] },
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole('article', { name: 'Stripe' }));
    await expect(card.getByText('Pending')).toBeVisible();
    await expect(card.getAllByRole('button').map((button) => button.textContent)).toEqual(['Connect']);
    await userEvent.click(card.getByRole('button', { name: 'Connect Stripe' }));
    await expect(await canvas.findByRole('dialog', { name: 'Connect Stripe' })).toBeVisible();
  },
});

export const CardDisconnected = meta.story({
  args: { connections: only(disconnectedConnection(), serviceConnection('github', { status: 'hibernating' })) },
  parameters: { covers: ['connections.card-disconnected'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Disconnected')).toHaveLength(2);
    for (const name of ['Twilio', 'GitHub']) {
      await expect(
        within(canvas.getByRole('article', { name }))
          .getAllByRole('button')
          .map((button) => button.getAttribute('aria-label')),
      ).toEqual([`Connect ${name}`]);
    }
  },
});
