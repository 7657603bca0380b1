import { limits } from '@switchboard/api-contract/limits';
import { expect, fn } from 'storybook/test';
import { paddedStory } from '../../../../test/paddedStory.tsx';
import { DuplicatesNotice } from './DuplicatesNotice.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  component: DuplicatesNotice,
  tags: ['autodocs', 'manifest'],
  args: { pairs: 3, onReview: fn() },
  decorators: [paddedStory],
});

export const Playground = meta.story();

/** The server counts no further. */
export const AtLeast = meta.story({
  args: { pairs: limits.contacts.pairs },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/of contacts may be the same/)).toHaveTextContent(/^At least \d+ pairs of contacts/);
  },
});

export const Leads = meta.story({
  tags: ['behaviour'],
  args: { pairs: 1 },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/of contacts may be the same/)).toHaveTextContent(/^1 pair of contacts/);
    await userEvent.click(canvas.getByRole('button', { name: 'Review duplicates' }));
    await expect(args.onReview).toHaveBeenCalledOnce();
  },
});

export const None = meta.story({
  tags: ['behaviour'],
  args: { pairs: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/of contacts may be the same/)).toBeNull();
  },
});
