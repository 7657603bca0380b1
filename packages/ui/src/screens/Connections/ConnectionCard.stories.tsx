import {
  connectionList,
  disconnectedConnection,
  failingConnection,
  pendingConnection,
  serviceConnection,
} from '@switchboard/api-mocks/builders/connections';
import { minutesAgo } from '@switchboard/api-mocks/now';
import { expect, waitFor } from 'storybook/test';
import { fill } from '../../components/display/Bar/Bar.css.ts';
import { cardOf, connectionsStory, only } from '../../../test/connections/connectionsStory.tsx';
import { notReached, refusedKey, tested } from '../../../test/connections/tested.ts';
import preview from '../../../../../.storybook/preview.tsx';

const meta = preview.meta({ title: 'API Connections/Card', ...connectionsStory });

export const CardConnected = meta.story({
  args: { connections: only(...connectionList().items.filter(({ id }) => id === 'openai')) },
  parameters: { covers: ['connections.card-connected'] },
  play: async ({ canvas }) =>
    expect(
      cardOf(canvas, 'OpenAI')
        .getAllByRole('button')
        .map((button) => button.getAttribute('aria-label') ?? button.textContent),
    ).toEqual(['Connected', 'Test OpenAI', 'Settings for OpenAI', 'Disconnect OpenAI']),
});

/** Who uses a service, and what is sent there, is told by its status; one that nobody uses yet says so. */
export const CardsSayWhoUsesThem = meta.story({
  tags: ['behaviour'],
  args: {
    connections: only(
      ...['tavily', 'slack', 'hubspot', 'openai'].map((id) =>
        serviceConnection(id, id === 'openai' ? { usedBy: [] } : {}),
      ),
    ),
  },
  parameters: { asserts: ['connections.list'] },
  play: async ({ canvas }) => {
    for (const [name, told] of [
      ['Tavily', 'Used by Research Agent'],
      ['Slack', 'Can send notifications'],
      ['HubSpot', 'Send to: leads, contacts, businesses'],
      ['OpenAI', 'No agent uses it yet'],
    ] as const)
      await expect(cardOf(canvas, name).getByRole('button', { name: 'Connected' })).toHaveAccessibleDescription(told);
  },
});

export const CardError = meta.story({
  args: { connections: only(failingConnection({ lastTest: refusedKey })) },
  parameters: { covers: ['connections.card-error'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Wrong credentials')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Disconnect Apollo' })).toBeNull();
  },
});

export const CardErrorMissingPermission = meta.story({
  args: {
    connections: only(
      failingConnection({
        lastTest: tested('no-permission', 'The key may not search people.', 'Create one with full access.'),
      }),
    ),
  },
  parameters: { covers: ['connections.card-error'] },
  play: async ({ canvas }) => expect(canvas.getByText('Missing permission')).toBeVisible(),
});

/** The keys are saved but unverified, and can be tested without entering them again. */
export const CardNotChecked = meta.story({
  args: { connections: only(pendingConnection({ stored: ['secretKey', 'publishableKey'], lastTest: notReached })) },
  parameters: { covers: ['connections.card-not-checked'] },
  play: async ({ canvas }) => {
    const card = cardOf(canvas, 'Stripe');
    await expect(card.queryByText('Error')).toBeNull();
    await expect(canvas.getByRole('group', { name: 'Connected Services' })).toHaveTextContent('1 not checked');
    await expect(card.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Not checked',
      'Connect',
      'Test',
      'Remove',
    ]);
  },
});

/** It worked before, and stays connected. */
export const ConnectedButNotReached = meta.story({
  args: {
    connections: only(
      serviceConnection('notion', {
        lastTest: tested('could-not-check', 'Notion did not answer within 10 seconds.', 'Test again later.'),
      }),
    ),
  },
  play: async ({ canvas }) => expect(canvas.getByText('Could not check')).toBeVisible(),
});

/** The call of the test itself failed; the status stays what it was. */
export const RefusedByTheServer = meta.story({
  args: {
    connections: only(
      serviceConnection('anthropic', {
        lastTest: tested('could-not-check', 'HTTP 503: Service Unavailable.', 'Test again later.'),
      }),
    ),
  },
  play: async ({ canvas }) => expect(canvas.getByText(/^HTTP 503: Service Unavailable\./)).toBeVisible(),
});

/** By whom and when: a member, or an agent that met that it no longer works. The status tells it, and who uses it. */
export const TestedBy = meta.story({
  args: {
    connections: only(
      serviceConnection('gmail', {
        lastTest: { ...tested('ok', 'Fine.'), latencyMs: 182, by: { type: 'member', name: 'Ada Brandt' } },
      }),
      failingConnection({ lastTest: { ...refusedKey, by: { type: 'use', name: 'Lead Generation Agent' } } }),
      serviceConnection('slack', {
        lastSync: undefined,
        lastTest: { ...tested('ok', 'Fine.'), by: { type: 'member', name: 'Mira Okafor' } },
      }),
    ),
  },
  parameters: { covers: ['connection.tested-by'] },
  play: async ({ canvas }) => {
    const status = (card: string, name: string) => cardOf(canvas, card).getByRole('button', { name });
    await expect(status('Apollo', 'Error')).toHaveAccessibleDescription(/^Met in use by Lead Generation Agent, /);
    await expect(cardOf(canvas, 'Slack').getAllByText(/^Tested by Mira Okafor,$/)[1]).toBeVisible();
    status('Gmail', 'Connected').focus();
    const told = { selector: '[role="tooltip"] *' };
    await waitFor(() => expect(canvas.getByText(/^Tested by Ada Brandt,$/, told)).toBeVisible());
    await expect(canvas.getByText(/^Used by Contacts Agent, Email Agent/, told)).toBeVisible();
  },
});

export const CardPending = meta.story({
  args: { connections: only(pendingConnection()) },
  parameters: { covers: ['connections.card-pending'] },
  play: async ({ canvas }) =>
    expect(
      cardOf(canvas, 'Stripe')
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(['Pending', 'Connect', 'Remove']),
});

/** A test that has just passed is told in place of the last sync. */
export const JustTested = meta.story({
  args: {
    connections: only(
      serviceConnection('openai', {
        lastTest: { ...tested('ok', 'Fine.'), latencyMs: 182, testedAt: minutesAgo(0) },
      }),
    ),
  },
  play: async ({ canvas }) => {
    const card = cardOf(canvas, 'OpenAI');
    await expect(card.getByText('Test passed in 182 ms')).toBeVisible();
    await expect(card.queryByText(/^Last sync/)).toBeNull();
  },
});

/** Any status that is none of the others, too. */
export const CardDisconnected = meta.story({
  args: {
    connections: only(disconnectedConnection(), serviceConnection('github', { status: 'hibernating', stored: [] })),
  },
  parameters: { covers: ['connections.card-disconnected'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Disconnected')).toHaveLength(2);
    for (const name of ['Twilio', 'GitHub']) {
      await expect(
        cardOf(canvas, name)
          .getAllByRole('button')
          .map((button) => button.getAttribute('aria-label') ?? button.textContent),
      ).toEqual(['Disconnected', `Connect ${name}`]);
    }
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

/** The last sync is an instant, or text shown as it is. */
export const LastSync = meta.story({
  tags: ['odd'],
  args: {
    connections: only(
      ...['2026-11-20T08:27:20Z', '14 minutes ago', 'May 4', ' '].map((lastSync, index) =>
        serviceConnection('openai', { id: `at-${index}`, name: `At ${index}`, lastSync }),
      ),
    ),
  },
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

/** Each result that a test can have, side by side. */
export const TestResults = meta.story({
  args: {
    connections: only(
      serviceConnection('openai', { lastTest: { ...tested('ok', 'OpenAI accepted the key.'), latencyMs: 182 } }),
      failingConnection({ lastTest: refusedKey }),
      serviceConnection('sendgrid', {
        status: 'error',
        lastTest: tested('no-permission', 'The key may not read its scopes.', 'Create one with full access.'),
      }),
      serviceConnection('notion', {
        lastTest: tested('could-not-check', 'Notion did not answer within 10 seconds.', 'Test again later.'),
      }),
      serviceConnection('perplexity', {
        lastTest: tested('shape-only', 'A real call is billed, so only the format of the key was checked.'),
      }),
    ),
  },
});

/** At 1280 px a full name fits beside the widest badge, and the actions of a row are level. */
export const RowWithLongTestResult = meta.story({
  tags: ['odd'],
  args: {
    connections: only(
      serviceConnection('google-calendar', { status: 'disconnected' }),
      failingConnection({
        lastTest: tested(
          'wrong-credentials',
          'Apollo does not accept the credentials. '.repeat(3),
          'Copy it again under Settings › Integrations › API. '.repeat(4),
        ),
      }),
      serviceConnection('slack'),
    ),
  },
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
  },
});

/** The day is told as soon as it is known, in place of when it was tested; the next of several comes first. */
export const CardsEnding = meta.story({
  args: {
    connections: only(
      serviceConnection('openai', {
        ends: [
          { what: 'gpt-4o', on: '2027-01-14' },
          { what: 'gpt-4.1', on: '2027-01-14' },
        ],
      }),
      serviceConnection('salesforce', { ends: [{ what: 'This way of signing in', on: '2027-02-20' }] }),
      serviceConnection('slack'),
    ),
  },
  parameters: { covers: ['connection.ends'] },
  play: async ({ canvas }) => {
    await expect(cardOf(canvas, 'OpenAI').getByText('gpt-4o ends on 14 Jan 2027, and 1 more')).toBeVisible();
    await expect(cardOf(canvas, 'Salesforce').getByText('This way of signing in ends on 20 Feb 2027')).toBeVisible();
    await expect(cardOf(canvas, 'Salesforce').queryByText(/^Last sync/)).toBeNull();
  },
});
