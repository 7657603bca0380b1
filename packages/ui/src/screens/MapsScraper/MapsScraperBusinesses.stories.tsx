import { asRows, manyLike } from '@switchboard/api-mocks/builders/build';
import {
  business,
  businessAnswer,
  mapsScraperSettingsValue,
  mapsScraperStatus,
} from '@switchboard/api-mocks/builders/mapsScraper';
import { expect, waitFor, within } from 'storybook/test';
import { agentPageMeta } from '../../../test/agentPage/agentPageMeta.tsx';
import { region, type Canvas } from '../../../test/agentPage/inStory.ts';
import { staysLight } from '../../../test/components/staysLight.ts';
import { ready } from '../../format/viewState.ts';
import { MapsScraperScreen } from './MapsScraperScreen.tsx';
import { args, names, own } from '../../../test/agentPage/mapsScraperStory.ts';
import preview from '../../../../../.storybook/preview.tsx';

const meta = preview.meta({ title: 'Maps scraper/Businesses', ...agentPageMeta(MapsScraperScreen, args) });

/** The rows update shortly after the controls. */
const shows = (canvas: Canvas, expected: string[]) => waitFor(() => expect(names(canvas)).toEqual(expected));

export const Table = meta.story({
  parameters: { covers: ['maps-scraper.table'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Business',
      'Contact',
      'Rating',
      'Status',
      'Source',
      'Actions',
    ]);
    const section = region(canvas, 'Scraped Businesses');
    for (const name of ['Filter', 'Export']) await expect(section.getByRole('button', { name })).toBeVisible();
    await expect(section.getByText('5 of 8,412 businesses')).toBeVisible();
    await expect(section.getByText('Daily processing limit: 2,500')).toBeVisible();
    const row = (name: string) => within(section.getByRole('row', { name: new RegExp(name) }));
    await expect(row('Café Albers').getByText('Café · Leipzig')).toBeVisible();
    await expect(row('Café Albers').getByText('cafe-albers.de')).toBeVisible();
    await expect(row('Café Albers').getByText('Verified')).toBeVisible();
    await expect(row('Radstation West').getByText('none')).toBeInTheDocument();
    await expect(row('Copy & Print 24').getByText('no website')).toBeVisible();
    await expect(row('Copy & Print 24').getByText('2.9')).toBeVisible();
    await expect(row('Copy & Print 24').getByText('New')).toBeVisible();
  },
});

/** The best rating first. */
export const Sorted = meta.story({
  args: { query: { sort: '-rating' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Rating' })).toHaveAttribute('aria-sort', 'descending');
  },
});

export const SortsByRating = meta.story({
  tags: ['behaviour'],
  parameters: { asserts: ['maps-scraper.table'] },
  play: async ({ canvas, userEvent }) => {
    const head = () => canvas.getByRole('columnheader', { name: 'Rating' });
    await userEvent.click(within(head()).getByRole('button'));
    await expect(head()).toHaveAttribute('aria-sort', 'ascending');
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ sort: 'rating' });
    await waitFor(() => expect(names(canvas)[0]).toBe('Copy & Print 24'));
    await userEvent.click(within(head()).getByRole('button'));
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ sort: '-rating' });
    await shows(canvas, ['Café Albers', 'Radstation West', 'Brewhaus Süd', 'Kestrel HVAC', 'Copy & Print 24']);
  },
});

/** The address decides what is shown, and the filters in use are open. */
export const Filtered = meta.story({
  args: { query: { status: 'new', category: 'Print shop' } },
  play: async ({ canvas }) => {
    await expect(names(canvas)).toEqual(['Copy & Print 24']);
  },
});

export const FiltersTheBusinesses = meta.story({
  tags: ['behaviour'],
  parameters: { asserts: ['maps-scraper.table'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    await userEvent.click(within(canvas.getByRole('group', { name: 'Status' })).getByRole('button', { name: 'New' }));
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ status: 'new' });
    await shows(canvas, ['Kestrel HVAC', 'Copy & Print 24']);
    await userEvent.click(
      within(canvas.getByRole('group', { name: 'Category' })).getByRole('button', { name: 'Print shop' }),
    );
    await shows(canvas, ['Copy & Print 24']);
  },
});

export const NoMatch = meta.story({
  args: { query: { search: 'zeppelin' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing matches “zeppelin”')).toBeVisible();
  },
});

export const NoMatchClears = NoMatch.extend({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: 'Clear search' }).at(-1) ?? document.body);
    await waitFor(() => expect(names(canvas)).toHaveLength(5));
  },
});

/** The format chosen in the settings is listed first. */
export const Exports = meta.story({
  tags: ['behaviour'],
  parameters: { asserts: ['maps-scraper.table'] },
  args: {
    status: ready(mapsScraperStatus({ sample: false })),
    query: { status: 'verified' },
    settings: { ...args.settings, saved: ready(mapsScraperSettingsValue({ exportFormat: 'Excel' })) },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await expect(canvas.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['Excel', 'CSV', 'JSON']);
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Excel' }));
    await expect(args.onExport).toHaveBeenLastCalledWith({
      collection: 'businesses',
      format: 'xlsx',
      params: { status: 'verified' },
    });
  },
});

/** Every field of a business. */
export const Detail = meta.story({
  args: { status: own(businessAnswer()) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View Café Albers' }));
    const dialog = within(canvas.getByRole('dialog', { name: 'Café Albers' }));
    for (const text of [
      'Café',
      'Karl-Heine-Str. 14, Leipzig',
      '+49 341 555 0142',
      '4.7',
      '812',
      'Monday to Saturday, 09:00–18:00',
      'Café in Leipzig',
      '51.3327, 12.3346',
      'Verified',
      'Google Maps',
      'business-1',
    ])
      await expect(dialog.getByText(text)).toBeVisible();
    await expect(dialog.getByRole('link', { name: /cafe-albers/ })).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(dialog.getAllByText(/^20 November 2026, 09:29/)).toHaveLength(2);
  },
});

export const DetailByKeyboard = Detail.extend({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'View Café Albers' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('dialog', { name: 'Café Albers' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(opener).toHaveFocus();
  },
});

export const Huge = meta.story({
  tags: ['odd'],
  args: {
    query: { all: 'true' },
    status: ready({
      ...mapsScraperStatus({ sample: false }),
      businesses: asRows(
        manyLike(10_000, business(), (index) => ({
          id: `business-${index}`,
          name: `Place ${index}`,
          rating: (index % 50) / 10,
        })),
      ),
    }),
  },
  play: async ({ canvas }) => {
    const table = () => canvas.getByRole('table', { name: 'Table of businesses' });
    await waitFor(() => expect(table()).toHaveAttribute('aria-rowcount', '10001'));
    await staysLight(table());
  },
});

export const HugeIsSearched = Huge.extend({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    // Set in one step: each key would render the long list again.
    await userEvent.click(canvas.getByRole('searchbox'));
    await userEvent.paste('place 9999');
    await shows(canvas, ['Place 9999']);
  },
});
