import { notifications } from '@switchboard/api-mocks/builders/notifications';
import { FIXED_NOW } from '@switchboard/api-mocks/now';
import { expect, fn, mocked, within } from 'storybook/test';
import { done } from '../../../../test/format/outcomes.ts';
import { paddedStory } from '../../../../test/paddedStory.tsx';
import { ready } from '../../../format/viewState.ts';
import { Notifications, type NotificationsProps } from './Notifications.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Profile/Notifications',
  component: Notifications,
  tags: ['behaviour'],
  args: {
    view: ready(notifications()),
    now: FIXED_NOW,
    onSave: fn<NotificationsProps['onSave']>(async () => done),
    onTest: fn<NotificationsProps['onTest']>(async () => undefined),
    setupAt: (service) => `/api-status?setup=${service}`,
  },
  decorators: [paddedStory],
});

export const SavesOnce = meta.story({
  parameters: { asserts: ['notifications.set'] },
  play: async ({ canvas, userEvent, args }) => {
    const save = canvas.getByRole('button', { name: 'Save' });
    await expect(save).toHaveAccessibleDescription('There is nothing to save');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'A budget is near: Slack' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'A run failed: Slack' }));
    await userEvent.dblClick(save);
    await expect(args.onSave).toHaveBeenCalledOnce();
    const [body] = mocked(args.onSave).mock.calls[0] ?? [];
    await expect(body?.version).toBe(3);
    await expect(body?.channels[0]).toEqual({
      id: 'channel-slack',
      service: 'slack',
      target: '#sales-ops',
      kinds: ['workflow-ended', 'research-done', 'budget-near'],
    });
  },
});

export const AddsAChannelAndSaysWhatIsWrong = meta.story({
  parameters: { asserts: ['notifications.set'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add channel' }));
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Through' }), 'Text message (Twilio)');
    const number = dialog.getByRole('textbox', { name: 'Number' });
    await userEvent.type(number, '030 555{Enter}');
    await expect(number).toHaveAccessibleDescription(/^Enter a number with its country code/);
    await userEvent.clear(number);
    await userEvent.type(number, '+49 151 00000001{Enter}');
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(canvas.getByRole('checkbox', { name: 'A run failed: Text message +49 151 00000001' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const [body] = mocked(args.onSave).mock.calls[0] ?? [];
    await expect(body?.channels.at(-1)).toEqual({
      service: 'twilio',
      target: '+49 151 00000001',
      kinds: ['run-failed', 'attention'],
    });
  },
});

export const ChangesAndRemoves = meta.story({
  parameters: { asserts: ['notifications.set'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change the number' }));
    const number = within(await canvas.findByRole('dialog')).getByRole('textbox', { name: 'Number' });
    await userEvent.clear(number);
    await userEvent.type(number, '+4915100000002{Enter}');
    await expect(canvas.queryByText(/refused the number/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Change Slack #sales-ops' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove channel' }));
    await expect(canvas.queryByRole('columnheader', { name: 'Slack' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const [body] = mocked(args.onSave).mock.calls[0] ?? [];
    await expect(body?.channels.map(({ target }) => target)).toEqual(['admins', '+4915100000002']);
  },
});

export const KeepsWhatARefusalLeaves = meta.story({
  args: {
    onSave: fn<NotificationsProps['onSave']>(async () => ({
      kind: 'invalid',
      message: 'This channel is in the list already',
      fields: { 'channels.0.target': 'This channel is in the list already' },
    })),
  },
  parameters: { asserts: ['notifications.set'] },
  play: async ({ canvas, userEvent }) => {
    const tick = canvas.getByRole('checkbox', { name: 'A budget is near: Slack' });
    await userEvent.click(tick);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('This channel is in the list already')).toBeVisible();
    await expect(tick).toBeChecked();
    await expect(canvas.getByText('1 field needs your attention', { selector: 'div > span' })).toBeVisible();
  },
});

/** Whoever keeps theirs saves over the newer state; whoever takes the other's loses the own. */
export const AsksWhoseStay = meta.story({
  parameters: { asserts: ['notifications.changed-by-another'] },
  play: async ({ canvas, userEvent, args }) => {
    const message = 'Someone else changed these notifications since you opened them';
    mocked(args.onSave).mockResolvedValueOnce({
      kind: 'conflict',
      message,
      fields: {},
      conflicts: [{ field: 'channels', yours: [], theirs: [] }],
    });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'A budget is near: Slack' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const keep = await canvas.findByRole('button', { name: 'Keep yours' });
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveAccessibleDescription(
      'Choose between yours and theirs first',
    );
    await userEvent.click(keep);
    await expect(args.onSave).toHaveBeenCalledTimes(2);
    await expect(canvas.queryByRole('button', { name: 'Keep yours' })).toBeNull();
  },
});

export const TestsOnce = meta.story({
  args: { onTest: fn<NotificationsProps['onTest']>(() => new Promise(() => {})) },
  parameters: { asserts: ['notifications.test'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Test Slack #sales-ops' }));
    await expect(args.onTest).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Test Slack #sales-ops' })).toHaveAttribute('aria-busy', 'true');
  },
});
