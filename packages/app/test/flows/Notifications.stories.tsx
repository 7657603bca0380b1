import { expect, waitFor, within } from 'storybook/test';
import { Flow, sentTo, setChannels, startFlow } from './flow.tsx';
import preview from '../../../../.storybook/preview.tsx';

const path = '/api/notifications';
const meta = preview.meta({
  component: Flow,
  tags: ['behaviour'],
  args: { path: '/profile?tab=notifications' },
  beforeEach: ({ globals }) => startFlow({ theme: globals['theme'] }),
});

/** A channel is added, saved and tested; each is sent once. */
export const AddsSavesAndTests = meta.story({
  parameters: { asserts: ['notifications.set', 'notifications.test'] },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('No channels yet')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add channel' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Add channel' }));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Through' }), 'Slack');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Channel' }), '#lunch{Enter}');
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Notifications saved')).toBeVisible();
    await expect(sentTo(path, 'PUT').map(({ body }) => body)).toEqual([
      JSON.stringify({
        version: 0,
        channels: [{ service: 'slack', target: '#lunch', kinds: ['run-failed', 'attention'] }],
      }),
    ]);
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Test Slack #lunch' }));
    await expect(await canvas.findByText('The test did not arrive')).toBeVisible();
    await expect(canvas.getAllByText(/^The app is not in #lunch\. Write \/invite/)[0]).toBeVisible();
    await expect(sentTo(`${path}/test`, 'POST')).toHaveLength(1);
  },
});

/** Another admin saves meanwhile: nothing is overwritten before it is chosen whose stay. */
export const AsksWhoseStay = meta.story({
  parameters: { asserts: ['notifications.changed-by-another'] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('No channels yet');
    await userEvent.click(canvas.getByRole('button', { name: 'Add channel' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Add channel' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Channel' }), '#alerts{Enter}');
    await setChannels([{ service: 'slack', target: '#sales', kinds: ['attention'] }]);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Take theirs' }));
    await expect(await canvas.findByText('#sales')).toBeVisible();
    await expect(canvas.queryByText('#alerts')).toBeNull();
  },
});

/** Leaving the tab with unsaved ticks asks first. */
export const LeavingAsks = meta.story({
  parameters: { asserts: ['shell.leave-asks'] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('No channels yet');
    await userEvent.click(canvas.getByRole('button', { name: 'Add channel' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Add channel' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Channel' }), '#alerts{Enter}');
    await userEvent.click(canvas.getByRole('tab', { name: 'Usage' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Keep Editing' }));
    await waitFor(() => expect(canvas.getByText('#alerts')).toBeVisible());
  },
});
