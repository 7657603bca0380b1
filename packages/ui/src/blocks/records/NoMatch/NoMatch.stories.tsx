import { longWord } from '@switchboard/api-mocks/builders/longText';
import { odd } from '@switchboard/api-mocks/builders/odd';
import { expect, fn, userEvent } from 'storybook/test';
import { NoMatch } from './NoMatch.tsx';
import type { Canvas } from '../../../../test/agentPage/inStory.ts';
import preview from '../../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  component: NoMatch,
  tags: ['autodocs'],
  args: { one: 'agent', search: 'mail', filters: [], hidden: 0, onClear: fn() },
  parameters: { covers: ['agents.hidden-by-filter'] },
});

/** The text, and what the button clears. */
const says =
  (title: string, button: string, cleared: 'filters' | 'all') =>
  async ({ canvas, args }: { canvas: Canvas; args: { onClear: unknown } }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent(title);
    await userEvent.click(canvas.getByRole('button', { name: button }));
    await expect(args.onClear).toHaveBeenCalledOnce();
    await expect(args.onClear).toHaveBeenCalledWith(cleared);
  };

export const SearchAlone = meta.story({ play: says('Nothing matches “mail”', 'Clear search', 'all') });
export const HiddenByFilter = meta.story({
  args: { filters: ['Active'], hidden: 1 },
  play: says('1 agent matches “mail” but is hidden by the filter Active', 'Clear filter', 'filters'),
});
export const HiddenByFilters = meta.story({
  args: { one: 'business', many: 'businesses', filters: ['New', 'Café'], hidden: 12 },
  play: says('12 businesses match “mail” but are hidden by the filters New and Café', 'Clear filters', 'filters'),
});
export const NeitherWithoutFilter = meta.story({
  args: { filters: ['Active'] },
  play: async (context) => {
    await expect(context.canvas.getByText('Clearing the filter Active alone does not help.')).toBeVisible();
    await says('Nothing matches “mail”', 'Clear search and filter', 'all')?.(context);
  },
});
export const FilterAlone = meta.story({
  args: { search: ' ', filters: ['Paused'], hidden: 3 },
  play: says('No agent matches the filter Paused', 'Clear filter', 'filters'),
});
export const LongText = meta.story({
  globals: { viewport: { value: 'narrow' } },
  args: { search: longWord(300), filters: [longWord(80), odd.rightToLeft], hidden: 2 },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390),
});
