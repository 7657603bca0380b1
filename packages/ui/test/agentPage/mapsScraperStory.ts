import {
  businessAnswer,
  mapsScraperSettingsValue,
  mapsScraperStatus,
} from '@switchboard/api-mocks/builders/mapsScraper';
import { within } from 'storybook/test';
import { agentPageArgs } from './agentPageArgs.ts';
import type { Canvas } from './inStory.ts';
import { ready } from '../../src/format/viewState.ts';

/** The stories' page: active, with the contract's samples. */
export const args = agentPageArgs('maps-scraper', mapsScraperStatus(), mapsScraperSettingsValue());
export const names = (canvas: Canvas) =>
  within(canvas.getByRole('table', { name: 'Table of businesses' }))
    .getAllByRole('row')
    .slice(1)
    .map((row: HTMLElement) => row.querySelector('td span')?.textContent);
/** A status answer with only the tenant's own records. */
export const own = (...businesses: ReturnType<typeof businessAnswer>[]) =>
  ready(mapsScraperStatus({ sample: false, businesses, metrics: { businessesScraped: businesses.length } }));

const leipzig = { place: 'Leipzig', lat: 51.3397, lng: 12.3731, radius: 25 };
const best: readonly (readonly [name: string, category: string, rating: number])[] = [
  ['Café Albers', 'Café', 4.7],
  ['Backstube Plagwitz', 'Bakery', 4.6],
  ['Radstation West', 'Bicycle shop', 4.5],
  ['Milchhof Connewitz', 'Café', 4.4],
  ['Brewhaus Süd', 'Restaurant', 4.2],
  ['Lokal Nord', 'Restaurant', 4.1],
  ['Kestrel HVAC', 'Contractor', 3.6],
  ['Copy & Print 24', 'Print shop', 2.9],
];

/** 64 businesses around Leipzig, most of them near its centre, and three of which nobody knows where they are. */
export const aroundLeipzig = Array.from({ length: 67 }, (_, index) => {
  const [name = `Betrieb ${index}`, category = 'Workshop', rating = 2.5] = best[index] ?? [];
  const [angle, far] = [index * 2.4, 0.015 + 0.32 * (((index * 37 + 20) % 64) / 64) ** 1.4];
  return businessAnswer({
    id: `around-${index}`,
    name,
    category,
    rating,
    status: index % 3 === 2 ? 'new' : 'verified',
    area: leipzig,
    coordinates:
      index < 64
        ? { lat: leipzig.lat + far * Math.cos(angle), lng: leipzig.lng + 1.6 * far * Math.sin(angle) }
        : undefined,
  });
});
