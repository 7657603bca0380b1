import { expect } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { paddedStory } from '../../../../test/paddedStory.tsx';
import { setReaderLanguage } from '../../../format/reader.ts';
import { Time } from './Time.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

const now = new Date('2026-03-12T09:41:20Z');
const meta = preview.meta({
  component: Time,
  tags: ['autodocs', 'manifest'],
  args: { at: '2026-03-12T09:38:00Z', now },
  decorators: [paddedStory],
});

export const Playground = meta.story({ args: { show: 'relative' } });

export const AllForms = meta.story({
  render: (args) => (
    <Stack>
      {(['relative', 'dateTime', 'sentence', 'day', 'time', 'short', 'brief'] as const).map((show) => (
        <Time key={show} {...args} show={show} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const time = canvas.getByText('3 minutes ago');
    await expect(time).toHaveAttribute('datetime', '2026-03-12T09:38:00.000Z');
    await expect(canvas.getByText('3 min ago')).toBeVisible();
    await expect(time.title).toMatch(/12 March 2026/);
  },
});

export const InAZone = meta.story({
  args: { at: '2026-03-12T03:38:00Z', show: 'dateTime', timeZone: 'America/New_York' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Yesterday, 23:38')).toBeVisible();
  },
});

/** The words stay English; the date follows the reader's language. */
export const InGerman = meta.story({
  args: { at: '2026-01-04T09:38:00Z', show: 'day' },
  beforeEach: () => {
    setReaderLanguage('de-DE');
    return () => setReaderLanguage('en-GB');
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4. Januar 2026')).toBeVisible();
  },
});

export const NoTime = meta.story({
  args: { at: 'Invalid Date', fallback: 'Never synced' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Never synced')).toBeVisible();
  },
});
