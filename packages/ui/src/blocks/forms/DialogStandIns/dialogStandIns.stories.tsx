import { expect, fn } from 'storybook/test';
import { dialogStandIns } from './dialogStandIns.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

const standIns = dialogStandIns<{ name: string; onClose: () => void }>(({ name }) => ({ title: name }));

function StandIn({ stage, ...props }: { stage: keyof typeof standIns; name: string; onClose: () => void }) {
  return standIns[stage](props);
}

const meta = preview.meta({
  component: StandIn,
  args: { stage: 'waiting' as const, name: 'Connect Stripe', onClose: fn() },
  argTypes: {
    stage: {
      description: 'What there is so far.',
      table: { type: { summary: "'waiting' | 'failed'" } },
      options: ['waiting', 'failed'],
      control: { type: 'inline-radio' },
    },
    name: { description: 'The title of the dialog that comes.', table: { type: { summary: 'string' } } },
    onClose: { description: 'Called when it is left.', table: { type: { summary: '() => void' } } },
  },
});

export const Playground = meta.story();

/** The heading, the focus and a way to close are there at once. */
export const OnItsWay = meta.story({
  play: async ({ canvas }) => {
    const dialog = canvas.getByRole('dialog', { name: 'Connect Stripe' });
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await expect(canvas.getByText('Loading')).toBeInTheDocument();
  },
});

export const ClosedByEscape = meta.story({
  tags: ['behaviour'],
  play: async ({ args, userEvent }) => {
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const Failed = meta.story({
  args: { stage: 'failed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^This part did not load/);
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});
