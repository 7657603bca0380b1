import { expect, fn } from 'storybook/test';
import { SamplesBanner } from './SamplesBanner.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

const onRetry = fn();
const meta = preview.meta({
  title: 'SamplesBanner',
  component: SamplesBanner,
  tags: ['autodocs', 'manifest'],
  args: {
    failure: { kind: 'unreachable' as const, message: 'The server can’t be reached.' as const, onRetry },
    what: 'connections below are' as const,
  },
});

export const Playground = meta.story();

export const Failed = meta.story({
  play: async ({ canvas }) =>
    expect(
      canvas.getByText('The server can’t be reached. The connections below are built-in samples, not yours.'),
    ).toBeVisible(),
});

export const TriesAgain = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
});

export const NoFailure = meta.story({
  tags: ['behaviour'],
  args: { failure: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
