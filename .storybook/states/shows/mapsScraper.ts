import { within } from 'storybook/test';
import type { Shows } from '../locator.ts';
import { badge, enabled, filled, inCells, named } from '../onPage.ts';

export const mapsScraperShows: Shows = {
  'maps-scraper.active': (page) => [badge(page, 'Active'), ...enabled(page, 'Configure', 'Stop')],
  'maps-scraper.idle': (page) => [badge(page, 'Idle'), ...enabled(page, 'Configure', 'Start')],
  'maps-scraper.overview': (page) => [
    ...named(page, 'region', /^Scraping Performance/, /^Recent Activity/),
    ...named(page, 'group', 'Businesses Scraped', 'Contacts Found', 'Success Rate', 'Avg Rating'),
  ],
  'maps-scraper.table': (page) => [
    ...named(page, 'columnheader', 'Business', 'Contact', 'Rating', 'Status', 'Source', 'Actions'),
    ...inCells(page, 'Verified', 'New'),
  ],
  'maps-scraper.empty': (page) => page.getByRole('heading', { name: 'Nothing scraped yet' }),
  'maps-scraper.criteria': (page) => {
    const basic = within(page.getByRole('region', { name: 'Basic Settings' }));
    return [
      ...named(page, 'region', 'Search Criteria'),
      ...named(page, 'button', 'Add: Categories', 'Remove Café', 'Add: Locations', 'Remove Leipzig'),
      filled(basic, 'Search radius', '25'),
      basic.getByRole('meter', { name: /^Search radius/, value: { now: 50 } }),
      filled(basic, 'Results per search', '100'),
    ];
  },
  'maps-scraper.configuration': (page) => [
    ...named(page, 'region', 'Basic Settings', 'Search Criteria', 'Data Collection', /^Performance Analytics/),
    ...named(page, 'switch', 'Reviews', 'Opening hours', 'Photos', 'Automatic verification', 'Duplicate filtering'),
    ...named(page, 'switch', 'Data enrichment'),
    ...named(page, 'combobox', 'Export format'),
    ...named(page, 'option', 'CSV', 'JSON', 'Excel'),
    page.getByText('Daily processing limit: 2,500'),
  ],
};

export const mapsShows: Shows = {
  'maps.map': (page) => [
    ...named(page, 'img', /^64 businesses around Leipzig, 25 miles in every direction/),
    ...named(page, 'list', 'Businesses on the map'),
    ...named(page, 'button', /^Café Albers/),
    page.getByText('8 of 64 by rating'),
    page.getByText('10 miles'),
  ],
};
