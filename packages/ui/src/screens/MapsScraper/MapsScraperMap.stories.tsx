import { businessAnswer } from '@switchboard/api-mocks/builders/mapsScraper';
import { expect, waitFor, within } from 'storybook/test';
import { agentPageMeta } from '../../../test/agentPage/agentPageMeta.tsx';
import { region } from '../../../test/agentPage/inStory.ts';
import { args, aroundLeipzig, own } from '../../../test/agentPage/mapsScraperStory.ts';
import { MapsScraperScreen } from './MapsScraperScreen.tsx';
import preview from '../../../../../.storybook/preview.tsx';

const meta = preview.meta({ title: 'Maps scraper/Map', ...agentPageMeta(MapsScraperScreen, args) });

/** The best rated is chosen: its name stands on the map. */
export const Map = meta.story({
  parameters: { covers: ['maps.map'] },
  args: { query: { view: 'map' }, status: own(...aroundLeipzig) },
  play: async ({ canvas }) => {
    const section = region(canvas, 'Scraped Businesses');
    await expect(section.getByRole('button', { name: 'Map' })).toHaveAttribute('aria-pressed', 'true');
    await expect(section.getByText('Verified, 43')).toBeVisible();
    await expect(section.getByText('New, 21')).toBeVisible();
    await expect(section.getByText('3 businesses without coordinates only in the table')).toBeVisible();
    await expect(section.getByText('Daily processing limit: 2,500')).toBeVisible();
    await expect(section.getAllByText('Café Albers')).toHaveLength(2);
  },
});

export const MapNarrow = Map.extend({
  tags: ['behaviour'],
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /around Leipzig/ })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** The focus chooses, a press opens; the points can be pressed too. */
export const MapOpens = Map.extend({
  tags: ['behaviour'],
  parameters: { asserts: ['maps.map'] },
  play: async ({ canvas, userEvent }) => {
    const map = canvas.getByRole('img', { name: /around Leipzig/ });
    const entry = canvas.getByRole('button', { name: /^Radstation West/ });
    entry.focus();
    await waitFor(() => expect(within(map).getByText('Radstation West')).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('dialog', { name: 'Radstation West' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(entry).toHaveFocus());
    const point = map.querySelectorAll('circle[class]')[4];
    await userEvent.click(point ?? map);
    await expect(canvas.getByRole('dialog')).toBeVisible();
  },
});

export const MapListsAll = Map.extend({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('list', { name: 'Businesses on the map' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(8);
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }));
    await expect(within(list).getAllByRole('listitem')).toHaveLength(64);
    await expect(canvas.queryByRole('button', { name: 'Show all' })).toBeNull();
  },
});

/** The address says which view. Filters hold on the map too. */
export const MapAndTable = Map.extend({
  tags: ['behaviour'],
  args: { query: { view: 'map', status: 'new' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('8 of 21 by rating')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Table' }));
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ view: '' });
    await expect(await canvas.findByRole('table', { name: 'Table of businesses' })).toBeVisible();
  },
});

export const MapOfTwoPlaces = Map.extend({
  tags: ['behaviour'],
  args: {
    status: own(
      ...aroundLeipzig,
      businessAnswer({
        area: { place: 'Halle', lat: 51.48, lng: 11.97, radius: 5 },
        coordinates: { lat: 51.5, lng: 12 },
      }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const places = within(canvas.getByRole('group', { name: 'Place' }));
    await expect(places.getByRole('button', { name: /^Leipzig/ })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(places.getByRole('button', { name: /^Halle/ }));
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ place: 'Halle' });
    await expect(await canvas.findByRole('img', { name: /^1 business around Halle, 2 miles/ })).toBeVisible();
  },
});

export const MapWithoutPlaces = Map.extend({
  tags: ['behaviour'],
  args: { status: own(businessAnswer()) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Nothing to draw' })).toBeVisible();
  },
});
