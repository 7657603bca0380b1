import { expect } from 'storybook/test';
import { Chips } from '../Chip/Chip.tsx';
import { paddedStory } from '../../../../test/paddedStory.tsx';
import { Facts } from './Facts.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  component: Facts,
  tags: ['autodocs', 'manifest'],
  args: {
    items: [
      { label: 'Model', value: <code>gpt-4o</code> },
      { label: 'Created', value: '4 March 2026' },
      { label: 'Capabilities', value: <Chips items={['Lead search', 'Enrichment']} /> },
      { label: 'Nothing', value: '' },
      { label: 'Long', value: 'x'.repeat(200) },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
    paddedStory,
  ],
});

export const Playground = meta.story({
  args: {
    items: [
      { label: 'Model', value: <code>gpt-4o</code> },
      { label: 'Created', value: '4 March 2026' },
      { label: 'Last run', value: 'Today, 09:38' },
      { label: 'Owner', value: '' },
    ],
  },
});

export const Start = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('–')).toBeVisible();
  },
});

export const End = meta.story({
  args: {
    align: 'end',
    items: [
      { label: 'Executions', value: '1,284' },
      { label: 'Success rate', value: '94.6%' },
      { label: 'Average response time', value: '1,842 ms' },
    ],
  },
});
