import { expect, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { ChangelogPage } from './ChangelogPage.tsx';

const story = (id: string, title: string, label: string) => ({ id, title, label, behaviour: false, states: [] });
const many = Array.from({ length: 40 }, (_each, index) => `blocks-card--${index}`);

const meta = preview.meta({
  title: 'Changelog/Page',
  tags: ['behaviour'],
  component: ChangelogPage,
  args: {
    today: new Date('2026-12-09T10:00:00Z'),
    stories: [story('screens-x--empty', 'Screens/X', 'Empty'), story('screens-x--busy', 'Screens/X', 'Busy')],
    changes: [
      { date: '2026-11-22', mark: 'The first pictures' },
      { date: '2026-12-01', because: 'Cards are rounder', new: [], changed: many, gone: [] },
      { date: '2026-12-02', mark: 'Release 1.1.0' },
      { date: '2026-12-03', because: 'Says that it waits', new: ['screens-x--busy'], changed: [], gone: [] },
      { date: '2026-12-09', because: '', new: [], changed: ['screens-x--busy', 'screens-x--empty'], gone: ['old--1'] },
    ],
  },
});

export const NewestFirst = meta.story({
  play: async ({ canvas }) => {
    const rows = (table: string) =>
      [...canvas.getByRole('table', { name: table }).querySelectorAll('tbody tr')].map(
        (row) => row.querySelector('td, th')?.textContent,
      );
    await expect(rows('This week')).toEqual(['9 December 2026', '3 December 2026', '2 December 2026']);
    await expect(rows('Before')).toEqual(['1 December 2026', '22 November 2026']);
  },
});

export const CountsAStoryOnce = meta.story({
  play: async ({ canvas }) =>
    expect(
      canvas.getByText('Stories in the last seven days: 1 new, 1 changed, and 1 gone.', { exact: false }),
    ).toBeVisible(),
});

export const LinksStories = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: 'Screens/X: Busy' })[0]).toHaveAttribute(
      'href',
      './?path=/story/screens-x--busy',
    );
    await expect(canvas.getByText('old--1')).toBeVisible();
  },
});

export const FoldsManyStories = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('blocks-card--7')).not.toBeVisible();
    await userEvent.click(canvas.getByText('40 changed'));
    await expect(canvas.getByText('blocks-card--7')).toBeVisible();
  },
});

export const AQuietWeek = meta.story({
  args: { today: new Date('2027-01-09T10:00:00Z') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No story changed in the last seven days.', { exact: false })).toBeVisible();
    await expect(canvas.queryByRole('table', { name: 'This week' })).not.toBeInTheDocument();
  },
});
