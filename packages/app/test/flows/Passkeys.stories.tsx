import { messages } from '@switchboard/api-contract/errors';
import { expect, waitFor, within } from 'storybook/test';
import { Flow, overrides, sentTo, signedIn, startFlow } from './flow.tsx';
import preview from '../../../../.storybook/preview.tsx';

const laptop = { id: 'passkey-1', name: 'Laptop', at: '2026-11-02T09:12:00Z' };
const path = `/api/auth/passkeys/${laptop.id}`;

/** A member with a passkey, who signed in long ago. */
const meta = preview.meta({
  component: Flow,
  tags: ['behaviour'],
  args: { path: '/profile' },
  parameters: { asserts: ['profile.prove'] },
  beforeEach: ({ globals }) => {
    const user = { id: 'user-mira', username: 'mira@northlight.example', role: 'tenant_member' };
    const end = startFlow({ theme: globals['theme'], storage: signedIn({ user }) });
    overrides.set('/api/auth/passkeys', () => Response.json({ passkeys: [laptop] }));
    overrides.set(path, () =>
      sentTo('/api/auth/proof', 'POST').length === 0
        ? Response.json({ error: messages.unproven, unproven: true }, { status: 403 })
        : new Response(null, { status: 204 }),
    );
    return end;
  },
});

type Canvas = ReturnType<typeof within>;
type Press = { click: (element: Element) => Promise<void> };
const removeLaptop = async (canvas: Canvas, userEvent: Press) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Laptop' }));
  await userEvent.click(canvas.getByRole('menuitem', { name: 'Remove' }));
  const question = within(await canvas.findByRole('alertdialog', { name: 'Remove Laptop?' }));
  await userEvent.click(question.getByRole('button', { name: 'Remove' }));
  return within(await canvas.findByRole('dialog', { name: 'Confirm that it is you' }));
};

/** The password is asked for once, and the passkey then goes without another press. */
export const GoesOnAfterTheProof = meta.story({
  play: async ({ canvas, userEvent }) => {
    overrides.set('/api/auth/proof', () => Response.json({ ok: true }));
    const dialog = await removeLaptop(canvas, userEvent);
    await userEvent.type(dialog.getByLabelText(/^Password/, { selector: 'input' }), 'a-long-password{Enter}');
    await waitFor(() => expect(canvas.queryByText('Laptop')).toBeNull());
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(canvas.queryByRole('alertdialog')).toBeNull();
    await expect(sentTo('/api/auth/proof', 'POST').map(({ body }) => body)).toEqual(['{"password":"a-long-password"}']);
    await expect(sentTo(path, 'DELETE')).toHaveLength(2);
  },
});

/** Cancelled: nothing is done, and what was asked says why. */
export const StaysWithoutTheProof = meta.story({
  play: async ({ canvas, userEvent }) => {
    const dialog = await removeLaptop(canvas, userEvent);
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    const question = within(canvas.getByRole('alertdialog', { name: 'Remove Laptop?' }));
    await expect(await question.findByText('Nothing was changed: it was not confirmed that it is you.')).toBeVisible();
    await expect(sentTo(path, 'DELETE')).toHaveLength(1);
  },
});
