import { named } from '../onPage.ts';
import type { Shows } from '../locator.ts';

export const mapsShows: Shows<'maps'> = {
  'maps.map': (page) => [
    ...named(page, 'img', /^64 businesses around Leipzig, 25 miles in every direction/),
    ...named(page, 'list', 'Businesses on the map'),
    ...named(page, 'button', /^Café Albers/),
    page.getByText('8 of 64 by rating'),
    page.getByText('10 miles'),
  ],
};
