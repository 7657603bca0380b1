import { messages } from '@switchboard/api-contract/errors';
import { replace } from '@switchboard/ui/test/devices/standIns';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Flow, overrides, sentTo, startFlow } from './flow.tsx';
import preview from '../../../../.storybook/preview.tsx';

const copied = fn((_text: string) => Promise.resolve());

const meta = preview.meta({
  component: Flow,
  tags: ['behaviour'],
  args: { path: '/profile?tab=keys' },
  beforeEach: ({ globals }) => {
    const end = startFlow({ theme: globals['theme'] });
    copied.mockClear();
    const back = replace(navigator, 'clipboard', { writeText: copied });
    return () => {
      back();
      return end();
    };
  },
});

/** A key is made once, copied, and gone from the page; revoked, it can be made again. */
export const MakesCopiesAndRevokes = meta.story({
  parameters: { asserts: ['keys.empty', 'keys.made', 'keys.ended'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New key' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Claude Code');
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Create key' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Your new key' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Copy the key' }));
    await expect(copied).toHaveBeenCalledWith(expect.stringMatching(/^sb_[\w-]{43}$/));
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await expect(canvas.queryByText(copied.mock.lastCall?.[0] ?? '')).toBeNull();
    await expect(sentTo('/api/keys', 'POST').map(({ body }) => JSON.parse(body ?? ''))).toEqual([
      { name: 'Claude Code', days: 90, rights: ['see', 'work'], acts: 'ask' },
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Revoke Claude Code' }));
    const question = within(canvas.getByRole('alertdialog', { name: 'Revoke Claude Code?' }));
    await userEvent.click(question.getByRole('button', { name: 'Revoke' }));
    await expect(await canvas.findByText('Key revoked')).toBeVisible();
    await expect(within(canvas.getByRole('row', { name: /^Claude Code/ })).getByText('Revoked')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Create again: Claude Code' }));
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Claude Code');
  },
});

/** Over the form, which goes on once it is confirmed. */
export const AsksForAProof = meta.story({
  parameters: { asserts: ['profile.prove', 'keys.made'] },
  play: async ({ canvas, userEvent }) => {
    overrides.set('/api/auth/proof', () => Response.json({ ok: true }));
    overrides.set('/api/keys', (forward) =>
      sentTo('/api/keys', 'POST').length === 1 && sentTo('/api/auth/proof', 'POST').length === 0
        ? Response.json({ error: messages.unproven, unproven: true }, { status: 403 })
        : forward(),
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'New key' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Cursor{Enter}');
    const proof = within(await canvas.findByRole('dialog', { name: 'Confirm that it is you' }));
    await expect(proof.getByText(/^Keys are made only by whoever has your password/)).toBeVisible();
    await userEvent.type(proof.getByLabelText(/^Password/, { selector: 'input' }), 'a-long-password{Enter}');
    await expect(await canvas.findByRole('dialog', { name: 'Your new key' })).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('dialog')).toHaveLength(1));
    await expect(sentTo('/api/keys', 'POST')).toHaveLength(2);
  },
});
