import { expect, fn } from 'storybook/test';
import { Card, CardHead } from '../../layout/Card/Card.tsx';
import { paddedStory } from '../../../../test/paddedStory.tsx';
import { ErrorState } from './ErrorState.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  component: ErrorState,
  tags: ['autodocs', 'manifest'],
  args: { message: '500: Internal server error', onRetry: fn() },
  decorators: [
    (Story) => (
      <Card>
        <CardHead title="Recent Activity" />
        <Story />
      </Card>
    ),
    paddedStory,
  ],
});

export const Playground = meta.story();

export const WithRetry = meta.story({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('500: Internal server error');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const Retrying = meta.story({ args: { busy: true } });
export const LongMessage = meta.story({ tags: ['odd'], args: { message: 'x'.repeat(800) } });
