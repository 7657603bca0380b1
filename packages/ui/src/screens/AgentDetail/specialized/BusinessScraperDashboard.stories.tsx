import { agentDetail, locationSummary } from '@switchboard/api-mocks/builders/agents';
import { asRows } from '@switchboard/api-mocks/builders/build';
import { longText, longWord } from '@switchboard/api-mocks/builders/texts';
import { expect } from 'storybook/test';
import { noRuns } from '../../../../test/agentDetail/agentDetailArgs.ts';
import {
  agentWith,
  figures,
  looksOf,
  manyLocations,
  none,
  rowsOf,
  shown,
  specializedStory,
} from '../../../../test/agentDetail/specializedStory.ts';
import { fits } from '../../../../test/agentPage/inStory.ts';
import { ready } from '../../../format/viewState.ts';
import preview from '../../../../../../.storybook/preview.tsx';

const meta = preview.meta({ title: 'Agent detail/Specialized', ...specializedStory });

export const BusinessScraper = meta.story({
  args: { agent: manyLocations },
  parameters: { covers: ['agent-detail.business-scraper'] },
  play: async ({ canvas }) => {
    await shown(canvas);
    await expect(figures(canvas)).toEqual([
      ['Locations Scraped', '12'],
      ['Contacts Found', '1191.7% of all locations'],
      ['Success Rate', '96%'],
      ['Avg Rating', '4.1of 5'],
    ]);
    const rows = rowsOf(canvas);
    await expect(rows).toHaveLength(10);
    await expect(rows[0]).toEqual([
      'Café Albers',
      'Café',
      '4.7',
      '+49 341 555 0142',
      'hallo@cafe-albers.de',
      'Karl-Heine-Str. 14, Leipzig',
      '20 November 2026',
    ]);
    await expect(rows[1]?.slice(2, 5)).toEqual(['3.5', '–none', '–none']);
  },
});

/** No run succeeded or failed yet, whatever the API says about their share. */
export const ScraperNeverRan = meta.story({
  args: {
    agent: ready({ ...agentDetail({ metrics: noRuns }, 'maps-scraper'), specialData: none }),
  },
  play: async ({ canvas }) => {
    await shown(canvas);
    await expect(figures(canvas)[2]).toEqual(['Success Rate', '–']);
  },
});

/** Above 4 solid, above 3 soft, else outline: 4 is soft and 3 is outline. */
export const Ratings = meta.story({
  args: {
    agent: agentWith('maps-scraper', {
      locations: asRows([5, 4.1, 4, 3.1, 3, 0].map((rating) => locationSummary({ id: String(rating), rating }))),
    }),
  },
  parameters: { covers: ['agent-detail.rating-high', 'agent-detail.rating-middle', 'agent-detail.rating-low'] },
  play: async ({ canvas }) => {
    await shown(canvas);
    await expect(looksOf(canvas, '5.0', '4.1', '4.0', '3.1', '3.0', '0.0')).toEqual([
      'solid',
      'solid',
      'soft',
      'soft',
      'outline',
      'outline',
    ]);
  },
});

export const LongText = meta.story({
  tags: ['odd'],
  args: {
    agent: agentWith('maps-scraper', {
      locations: asRows([
        locationSummary({
          name: longText(400),
          category: longWord(),
          phone: longWord(60),
          email: longWord(300),
          address: longText(100_000),
        }),
      ]),
    }),
  },
  play: async ({ canvas }) => {
    await shown(canvas);
    await fits();
    await expect(canvas.getAllByRole('row')[1]?.getBoundingClientRect().height).toBeLessThan(80);
  },
});
