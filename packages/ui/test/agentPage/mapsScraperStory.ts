import {
  type businessAnswer,
  mapsScraperSettingsValue,
  mapsScraperStatus,
} from '@switchboard/api-mocks/builders/mapsScraper';
import { within } from 'storybook/test';
import { agentPageArgs } from './agentPageArgs.ts';
import type { Canvas } from './inStory.ts';
import { ready } from '../../src/format/viewState.ts';

/** The page of the stories: active, with the samples of the contract. */
export const args = agentPageArgs('maps-scraper', mapsScraperStatus(), mapsScraperSettingsValue());
export const names = (canvas: Canvas) =>
  within(canvas.getByRole('table', { name: 'Table of businesses' }))
    .getAllByRole('row')
    .slice(1)
    .map((row: HTMLElement) => row.querySelector('td span')?.textContent);
/** A status answer of the tenant's own records alone. */
export const own = (...businesses: ReturnType<typeof businessAnswer>[]) =>
  ready(mapsScraperStatus({ sample: false, businesses, metrics: { businessesScraped: businesses.length } }));
