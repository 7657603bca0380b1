import { asRows } from '@switchboard/api-mocks/builders/build';
import { longText, longWord, odd } from '@switchboard/api-mocks/builders/texts';
import {
  business,
  businessAnswer,
  mapsScraperSettingsValue,
  mapsScraperStatus,
} from '@switchboard/api-mocks/builders/mapsScraper';
import { expect, within } from 'storybook/test';
import { agentPageMeta } from '../../../test/agentPage/agentPageMeta.tsx';
import { fits, readsWell, region, sampled, toolsRest } from '../../../test/agentPage/inStory.ts';
import { ready } from '../../format/viewState.ts';
import { MapsScraperScreen } from './MapsScraperScreen.tsx';
import { args, own } from '../../../test/agentPage/mapsScraperStory.ts';
import preview from '../../../../../.storybook/preview.tsx';

const meta = preview.meta({ title: 'Maps scraper', ...agentPageMeta(MapsScraperScreen, args) });

export const Active = meta.story({ parameters: { covers: ['maps-scraper.active'] } });

export const Idle = meta.story({
  args: { agent: { ...args.agent, status: 'idle' } },
  parameters: { covers: ['maps-scraper.idle'] },
});

export const Overview = meta.story({
  parameters: { covers: ['maps-scraper.overview'] },
  play: async ({ canvas }) => {
    const overview = region(canvas, 'Scraping Performance');
    const tile = (name: string) => within(overview.getByRole('group', { name }));
    await expect(tile('Businesses Scraped').getByText('8,412')).toBeVisible();
    await expect(tile('Businesses Scraped').getByText('310 today')).toBeVisible();
    await expect(tile('Contacts Found').getByText('70.9% of all businesses')).toBeVisible();
    await expect(tile('Success Rate').getByRole('meter')).toHaveAttribute('aria-valuenow', '96');
    await expect(tile('Avg Rating').getByText('from 212,040 reviews')).toBeVisible();
    await expect(region(canvas, 'Recent Activity').getByText('64 cafés found in Leipzig')).toBeVisible();
    // Overview, businesses and analytics are samples and each is marked.
    await expect(canvas.getAllByRole('button', { name: 'Sample' })).toHaveLength(3);
  },
});

/** The businesses are real; figures and activity are still samples, because the agent has not run. */
export const SampleFigures = meta.story({
  args: { status: ready(mapsScraperStatus({ own: ['businesses'] })) },
  parameters: { covers: ['agent-page.samples'] },
  play: async ({ canvas }) => expect(sampled(canvas)).toEqual(['Scraping Performance', 'Performance Analytics']),
});

/** The agent has run, but the businesses are still samples. */
export const SampleBusinesses = meta.story({
  args: { status: ready(mapsScraperStatus({ own: ['activity', 'figures'] })) },
  parameters: { covers: ['agent-page.samples'] },
  play: async ({ canvas }) => expect(sampled(canvas)).toEqual(['Scraped Businesses']),
});

export const OwnData = meta.story({
  args: { status: own(businessAnswer()) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Sample' })).toBeNull();
    await expect(canvas.getByText('1 of 1 business')).toBeVisible();
    // A figure never measured is a dash without a note.
    await expect(within(canvas.getByRole('group', { name: 'Contacts Found' })).queryByText(/of all/)).toBeNull();
  },
});

export const UnknownStatus = meta.story({
  tags: ['odd'],
  args: {
    status: ready({
      ...mapsScraperStatus({
        sample: false,
        metrics: { businessesScraped: 1e308, averageRating: -3, successRate: 1e9 },
      }),
      businesses: asRows(
        [
          business({ id: '1', status: 'toString', rating: 77, coordinates: { lat: 1e308, lng: 0 } }),
          business({
            id: '2',
            status: '',
            name: odd.rightToLeft,
            address: odd.markup,
            phone: odd.spaces,
            website: odd.scriptAddress,
            scrapedAt: odd.invalidDate,
          }),
          { id: '3', status: '__proto__' },
        ] as ReturnType<typeof business>[],
        2,
      ),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('toString')).toBeVisible();
    await expect(canvas.getByText('2 businesses could not be read')).toBeVisible();
    await readsWell(canvas);
  },
});

export const UnknownStatusOpens = UnknownStatus.extend({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: /^View/ })[1] ?? document.body);
    await expect(within(canvas.getByRole('dialog')).queryByRole('link')).toBeNull();
    await readsWell(canvas);
  },
});

export const Empty = meta.story({
  args: {
    status: ready(
      mapsScraperStatus({ sample: false, businesses: [], activity: [], metrics: { businessesScraped: 0 } }),
    ),
  },
  parameters: { covers: ['maps-scraper.empty', 'run.empty-leads-on'] },
  play: async ({ canvas }) => {
    await toolsRest(canvas, 'Filter', 'Export');
    await expect(canvas.getByText('Daily processing limit: 2,500')).toBeVisible();
    await expect(canvas.getByText('No activity yet')).toBeVisible();
  },
});

export const LongText = meta.story({
  tags: ['odd'],
  args: {
    agent: { ...args.agent, name: longText(200) },
    status: own(
      businessAnswer({
        name: longText(200),
        category: longWord(90),
        address: longText(300),
        phone: longWord(80),
        website: `https://${longWord(60)}.example`,
        source: longWord(60),
        description: longText(4_000),
      }),
      businessAnswer({ id: 'x', name: odd.zalgo, address: odd.arabic }),
    ),
    settings: {
      ...args.settings,
      saved: ready(mapsScraperSettingsValue({ categories: [longWord(80), longText(80)] })),
    },
  },
  play: fits,
});

export const Small = meta.story({
  tags: ['unpictured'],
  globals: { viewport: { value: 'small' } },
  args: { query: { status: 'new' } },
  play: fits,
});
