import {
  type businessAnswer,
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
