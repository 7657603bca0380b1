import { channelAnswer, channelAnswers, notifications } from '@switchboard/api-mocks/builders/notifications';
import { longText } from '@switchboard/api-mocks/builders/texts';
import { tenant, user } from '@switchboard/api-mocks/builders/auth';
import { FIXED_NOW } from '@switchboard/api-mocks/now';
import { expect, fn, within } from 'storybook/test';
import { agree, refuse } from '../../../../test/format/outcomes.ts';
import { inShell } from '../../../../test/inShell.tsx';
import { withToast } from '../../../../test/withToast.tsx';
import { RoleContext } from '../../../blocks/roles/RoleContext.ts';
import { failed, loading, ready } from '../../../format/viewState.ts';
import { ProfileScreen } from '../ProfileScreen.tsx';
import { Notifications, type NotificationsProps } from './Notifications.tsx';
import { channelServices, type NotificationTest } from '@switchboard/api-contract/notifications';
import preview from '../../../../../../.storybook/preview.tsx';

const reached: NotificationTest = {
  outcome: 'ok',
  text: { kind: 'messageReached', args: { target: 'Slack #sales-ops' } },
  latencyMs: 312,
  sandbox: undefined,
};

const meta = preview.meta({
  title: 'Profile/Notifications',
  component: Notifications,
  args: {
    view: ready(notifications()),
    now: FIXED_NOW,
    onSave: agree(),
    onTest: fn<NotificationsProps['onTest']>(async () => reached),
    setupAt: (service) => `/api-status?setup=${service}`,
  },
  render: (args) => (
    <ProfileScreen
      user={user()}
      tenant={tenant()}
      appearance="light"
      onAppearance={fn()}
      onSignOut={fn()}
      tab="notifications"
      onTabChange={fn()}
      contents={{
        keys: () => null,
        members: () => null,
        notifications: () => <Notifications {...args} />,
        usage: () => null,
        audit: () => null,
      }}
    />
  ),
  decorators: [inShell('profile')],
});

export const Set = meta.story({
  parameters: { covers: ['notifications.set'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'A run failed: Slack' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'A run failed: Text message' })).not.toBeChecked();
    const [slack, email, sms] = within(canvas.getByRole('list', { name: 'Channels' })).getAllByRole('listitem');
    await expect(slack).toHaveTextContent(/#sales-ops · last message/);
    await expect(email).toHaveTextContent('through Gmail to all admins');
    await expect(sms).toHaveTextContent('Twilio refused the number +4930555. Change the number.');
    const rest = within(canvas.getByRole('list', { name: 'Not connected' })).getAllByRole('link');
    await expect(rest.map((link) => link.getAttribute('href'))).toContain('/api-status?setup=discord');
  },
});

export const Narrow = Set.extend({ tags: ['odd'], globals: { viewport: { value: 'narrow' } } });

/** The test message arrived. */
export const Tested = meta.story({
  decorators: [
    withToast({ tone: 'positive', title: 'The test reached Slack #sales-ops', description: 'It was taken in 312 ms.' }),
  ],
  parameters: { covers: ['notifications.test'] },
});

/** The service says no, and the channel says what to do. */
export const TestRefused = meta.story({
  args: {
    onTest: fn<NotificationsProps['onTest']>(async () => ({
      ...reached,
      outcome: 'wrong-target',
      text: { kind: 'channelUnknown', args: { service: 'Slack', target: '#sales-ops' } },
    })),
  },
  parameters: { covers: ['notifications.test'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Test Slack #sales-ops' }));
    await expect(args.onTest).toHaveBeenCalledWith({ service: 'slack', target: '#sales-ops' });
    await expect(await canvas.findByText(/^Slack has no channel #sales-ops/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Change the channel' })).toBeVisible();
  },
});

/** Slack is not connected any more: its channel says so and leads to the setup. */
export const ConnectionGone = meta.story({
  args: { view: ready(notifications({ connected: ['gmail', 'twilio'] })) },
  parameters: { covers: ['notifications.set'] },
  play: async ({ canvas }) => {
    const [slack] = within(canvas.getByRole('list', { name: 'Channels' })).getAllByRole('listitem');
    await expect(slack).toHaveTextContent('Slack is not connected, so nothing is sent here.');
    if (!slack) return;
    await expect(within(slack).getByRole('link')).toHaveAttribute('href', '/api-status?setup=slack');
  },
});

export const Empty = meta.story({
  args: { view: ready(notifications({ channels: [] })) },
  parameters: { covers: ['notifications.empty'] },
});

/** Nothing can be told before a service is connected. */
export const NothingConnected = meta.story({
  args: { view: ready(notifications({ channels: [], connected: [] })) },
  parameters: { covers: ['notifications.empty'] },
  play: async ({ canvas }) =>
    expect(
      canvas.getByRole('button', { name: 'Add channel', description: 'Connect one of the services first' }),
    ).toBeVisible(),
});

/** Somebody else saved meanwhile. */
export const ChangedByAnother = meta.story({
  args: {
    onSave: refuse({
      kind: 'conflict',
      message: 'Someone else changed these notifications',
      fields: {},
      conflicts: [{ field: 'channels', yours: [], theirs: [] }],
    }),
  },
  parameters: { covers: ['notifications.changed-by-another'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'A budget is near: Slack' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('button', { name: 'Keep yours' })).toBeVisible();
  },
});

/** Who is no admin sees what is told, without where. */
export const Member = meta.story({
  decorators: [
    (Story) => (
      <RoleContext value="tenant_member">
        <Story />
      </RoleContext>
    ),
  ],
  args: {
    view: ready(
      notifications({ channels: channelAnswers.map(({ target: _target, last: _last, ...channel }) => channel) }),
    ),
  },
  parameters: { covers: ['notifications.set'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'A run failed: Slack' })).toBeDisabled();
    await expect(canvas.getByText('Only admins of your organisation can do this.', { selector: 'div' })).toBeVisible();
  },
});

export const Loading = meta.story({ args: { view: loading } });
export const Failed = meta.story({ args: { view: failed('The server did not answer.', fn()) } });

/** Two channels of one service, one in the sandbox, long names. */
export const Many = meta.story({
  tags: ['odd'],
  args: {
    view: ready(
      notifications({
        channels: [
          ...channelAnswers,
          channelAnswer({ id: 'two', target: `#${longText(70).replaceAll(/[^a-z]/g, '')}`, sandbox: true }),
          channelAnswer({
            id: 'make',
            service: 'make',
            target: 'https://hook.eu1.make.com/abcdefghij',
            last: undefined,
          }),
        ],
        connected: [...channelServices],
      }),
    ),
  },
  play: async ({ canvas }) => expect(canvas.queryByText(/abcdefghij/)).toBeNull(),
});

/** One of a service that only a newer version knows. */
export const UnknownStatus = meta.story({
  tags: ['odd'],
  args: { view: ready(notifications({ channels: [channelAnswer({ service: 'carrier-pigeon', target: 'Ada' })] })) },
});
