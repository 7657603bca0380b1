import { FIXED_NOW } from '@switchboard/api-mocks/now';
import { expect, fn } from 'storybook/test';
import { StaleBanner } from './StaleBanner.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

const minutesBefore = (minutes: number) => new Date(FIXED_NOW.getTime() - minutes * 60_000);

const meta = preview.meta({
  component: StaleBanner,
  tags: ['autodocs', 'manifest'],
  args: { stale: { since: minutesBefore(4), onRetry: fn() }, now: FIXED_NOW },
});

export const Playground = meta.story();

export const Default = meta.story({
  play: async ({ canvas }) =>
    expect(canvas.getByText(/These figures are from/)).toHaveTextContent(
      'The server does not answer. These figures are from 09:37.',
    ),
});

export const TriesAgain = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.stale?.onRetry).toHaveBeenCalledOnce();
  },
});

export const FromYesterday = meta.story({
  args: { stale: { since: minutesBefore(1_440) }, subject: 'The research agent' },
  play: async ({ canvas }) =>
    expect(canvas.getByText(/These figures are from/)).toHaveTextContent(
      'The research agent does not answer. These figures are from yesterday at 09:41.',
    ),
});

export const WithReason = meta.story({
  args: { stale: { since: minutesBefore(1), reason: '429: Too many requests.' } },
  play: async ({ canvas }) =>
    expect(canvas.getByText(/These figures are from/)).toHaveTextContent(
      '429: Too many requests. These figures are from 09:40.',
    ),
});

export const Fresh = meta.story({
  tags: ['behaviour'],
  args: { stale: undefined },
  play: async ({ canvas }) => expect(canvas.queryByText(/These figures are from/)).toBeNull(),
});

export const Narrow = meta.story({ tags: ['behaviour'], globals: { viewport: { value: 'narrow' } } });
