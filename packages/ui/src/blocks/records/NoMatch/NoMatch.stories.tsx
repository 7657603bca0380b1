import { longWord, odd } from '@switchboard/api-mocks/builders/texts';
import { expect, fn } from 'storybook/test';
import { NoMatch } from './NoMatch.tsx';
import type { StoryContext } from '@storybook/react-vite';
import preview from '../../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  component: NoMatch,
  tags: ['autodocs', 'manifest'],
  args: { one: 'agent', search: 'mail', filters: [], hidden: 0, onClear: fn() },
});

const says =
  (title: string) =>
  async ({ canvas }: Pick<StoryContext, 'canvas'>) =>
    expect(canvas.getByRole('heading')).toHaveTextContent(title);

/** What the button of that name clears. */
const clears = (name: string, cleared: 'filters' | 'all') => ({
  tags: ['behaviour'],
  parameters: { asserts: ['agents.hidden-by-filter'] as const },
  play: async ({
    canvas,
    args,
    userEvent,
  }: Pick<StoryContext, 'canvas' | 'userEvent'> & { args: { onClear: unknown } }) => {
    await userEvent.click(canvas.getByRole('button', { name }));
    await expect(args.onClear).toHaveBeenCalledOnce();
    await expect(args.onClear).toHaveBeenCalledWith(cleared);
  },
});

export const Playground = meta.story({ args: { filters: ['Active'], hidden: 1 } });

export const SearchAlone = meta.story({ play: says('Nothing matches “mail”') });
export const HiddenByFilter = meta.story({
  args: { filters: ['Active'], hidden: 1 },
  parameters: { covers: ['agents.hidden-by-filter'] },
  play: says('1 agent matches “mail” but is hidden by the filter Active'),
});
export const HiddenByFilters = meta.story({
  args: { one: 'business', many: 'businesses', filters: ['New', 'Café'], hidden: 12 },
  parameters: { covers: ['agents.hidden-by-filter'] },
  play: says('12 businesses match “mail” but are hidden by the filters New and Café'),
});
export const NeitherWithoutFilter = meta.story({
  args: { filters: ['Active'] },
  play: async (context) => {
    await expect(context.canvas.getByText('Clearing the filter Active alone does not help.')).toBeVisible();
    await says('Nothing matches “mail”')(context);
  },
});
export const FilterAlone = meta.story({
  args: { search: ' ', filters: ['Paused'], hidden: 3 },
  play: says('No agent matches the filter Paused'),
});
export const LongText = meta.story({
  tags: ['odd'],
  globals: { viewport: { value: 'narrow' } },
  args: { search: longWord(300), filters: [longWord(80), odd.rightToLeft], hidden: 2 },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390),
});

export const ClearsSearch = SearchAlone.extend({ ...clears('Clear search', 'all') });
export const ClearsFilter = HiddenByFilter.extend({ ...clears('Clear filter', 'filters') });
export const ClearsFilters = HiddenByFilters.extend({ ...clears('Clear filters', 'filters') });
export const ClearsBoth = NeitherWithoutFilter.extend({ ...clears('Clear search and filter', 'all') });
export const ClearsFilterAlone = FilterAlone.extend({ ...clears('Clear filter', 'filters') });
