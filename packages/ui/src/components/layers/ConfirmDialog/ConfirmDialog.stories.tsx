import { expect, fn } from 'storybook/test';
import { Mark } from '../../display/Mark/Mark.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  component: ConfirmDialog,
  tags: ['autodocs', 'manifest'],
  args: {
    open: true,
    onClose: fn(),
    onConfirm: fn(),
    title: 'Disconnect Stripe',
    description: 'Are you sure you want to disconnect this service?',
    confirmLabel: 'Disconnect',
    mark: <Mark variant="plate">S</Mark>,
  },
});

export const Playground = meta.story();

export const Asks = meta.story({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(
      canvas.getByRole('alertdialog', { name: 'Disconnect Stripe', description: /Are you sure/ }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Disconnect' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
});

export const Busy = meta.story({ args: { busy: true } });

export const BusyConfirmsOnce = Busy.extend({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Disconnect' }));
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
});

export const Failed = meta.story({
  args: { error: '500: Internal server error' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('500');
  },
});

export const NotAllowed = meta.story({
  args: { disabledReason: 'Only admins of your organisation can do this.' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Disconnect', description: /^Only admins/ }));
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
});
