import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { paddedStory } from '../../../../test/paddedStory.tsx';
import { FilterBar } from './FilterBar.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  component: FilterBar,
  tags: ['autodocs', 'manifest'],
  args: {
    label: 'Category',
    value: 'all',
    onValueChange: fn(),
    options: [
      'All',
      'AI & ML',
      'Google Workspace',
      'Payment & Business',
      'Communication',
      'Productivity',
      'CRM',
      'Search & Data',
    ].map((label) => ({
      value: label.toLowerCase(),
      label,
    })),
  },
  decorators: [paddedStory],
  render: function Wired(args) {
    const [value, setValue] = useState(args.value);
    const change = (next: string) => {
      setValue(next);
      args.onValueChange(next);
    };
    return <FilterBar {...args} value={value} onValueChange={change} />;
  },
});

export const Playground = meta.story();

export const Plain = meta.story({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'All' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'CRM' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('crm');
  },
});

export const WithCounts = meta.story({
  args: {
    label: 'Status',
    options: [
      { value: 'all', label: 'All', count: 12 },
      { value: 'running', label: 'Running', count: 3 },
      { value: 'failed', label: 'Failed', count: 1 },
    ],
  },
});

export const Narrow = meta.story({
  tags: ['odd'],
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Category' });
    await expect(group.scrollWidth).toBeGreaterThan(group.clientWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
    await expect(canvas.getByRole('button', { name: 'All' }).getBoundingClientRect().height).toBe(44);
  },
});
