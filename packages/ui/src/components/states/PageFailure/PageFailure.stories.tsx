import { expect } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { LinkButton } from '../../actions/LinkButton/LinkButton.tsx';
import { PageFailure } from './PageFailure.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  component: PageFailure,
  tags: ['autodocs', 'manifest'],
  args: {
    title: 'Failed to load agent',
    message: 'The server could not be reached.',
    detail: '500: Internal server error',
    actions: (
      <>
        <LinkButton href="/dashboard" variant="primary">
          Back to Dashboard
        </LinkButton>
        <Button>Try again</Button>
      </>
    ),
  },
});

export const Playground = meta.story();

export const Down = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Failed to load agent' })).toBeVisible();
  },
});

export const Missing = meta.story({
  args: { drawing: 'missing', title: 'No such page', message: 'This address leads nowhere.', detail: undefined },
});
export const LongDetail = meta.story({
  tags: ['behaviour'],
  args: { detail: '<html>'.repeat(400) },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
});
