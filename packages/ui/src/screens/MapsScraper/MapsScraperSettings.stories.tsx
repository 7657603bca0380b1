import { mapsScraperStatus } from '@switchboard/api-mocks/builders/mapsScraper';
import { expect, within } from 'storybook/test';
import { ready } from '../../format/viewState.ts';
import { agentPageMeta } from '../../../test/agentPage/agentPageMeta.tsx';
import { region } from '../../../test/agentPage/inStory.ts';
import { MapsScraperScreen } from './MapsScraperScreen.tsx';
import { args } from '../../../test/agentPage/mapsScraperStory.ts';
import preview from '../../../../../.storybook/preview.tsx';

const meta = preview.meta({ title: 'Maps scraper/Settings', ...agentPageMeta(MapsScraperScreen, args) });

export const Criteria = meta.story({
  parameters: { covers: ['maps-scraper.criteria'] },
});

export const CriteriaChange = Criteria.extend({
  tags: ['behaviour'],
  parameters: { asserts: ['maps-scraper.criteria'] },
  play: async ({ canvas, userEvent }) => {
    const criteria = region(canvas, 'Search Criteria');
    await userEvent.type(criteria.getByRole('textbox', { name: 'Categories' }), 'Bakery{Enter}');
    await userEvent.type(criteria.getByRole('textbox', { name: 'Locations' }), 'Dresden');
    await userEvent.click(criteria.getByRole('button', { name: 'Add: Locations' }));
    await userEvent.click(criteria.getByRole('button', { name: 'Remove Café' }));
    await userEvent.click(criteria.getByRole('button', { name: 'Remove Leipzig' }));
    const basic = region(canvas, 'Basic Settings');
    const radius = basic.getByRole('textbox', { name: 'Search radius' });
    await userEvent.clear(radius);
    await userEvent.type(radius, '40');
    await expect(basic.getByRole('meter', { name: /Search radius/ })).toHaveAttribute('aria-valuenow', '80');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Configuration' }));
    await expect(args.settings.onSave).toHaveBeenCalledWith({
      categories: ['Restaurant', 'Bicycle shop', 'Bakery'],
      locations: ['Halle', 'Dresden'],
      searchRadius: 40,
    });
    await expect(await canvas.findByText('No changes')).toBeVisible();
  },
});

export const Configuration = meta.story({
  parameters: { covers: ['maps-scraper.configuration'] },
  play: async ({ canvas }) => {
    const collection = region(canvas, 'Data Collection');
    const on = (name: string) => collection.getByRole('switch', { name });
    for (const name of ['Reviews', 'Opening hours', 'Automatic verification', 'Duplicate filtering'])
      await expect(on(name)).toBeChecked();
    for (const name of ['Photos', 'Data enrichment']) await expect(on(name)).not.toBeChecked();
    const format = collection.getByRole('combobox', { name: 'Export format' });
    await expect(
      within(format)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['CSV', 'JSON', 'Excel']);
    await expect(region(canvas, /Performance Analytics/).getByText('310 of 2,500')).toBeVisible();
  },
});

/** The saved export format is listed first from then on. */
export const ConfigurationSaves = Configuration.extend({
  tags: ['behaviour'],
  parameters: { asserts: ['maps-scraper.configuration'] },
  args: { status: ready(mapsScraperStatus({ sample: false })) },
  play: async ({ canvas, userEvent }) => {
    const collection = region(canvas, 'Data Collection');
    await userEvent.click(collection.getByRole('switch', { name: 'Photos' }));
    await userEvent.selectOptions(collection.getByRole('combobox', { name: 'Export format' }), 'JSON');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Configuration' }));
    await expect(args.settings.onSave).toHaveBeenCalledWith({ includePhotos: true, exportFormat: 'JSON' });
    await expect(await canvas.findByText('No changes')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await expect(canvas.getAllByRole('menuitem')[0]).toHaveTextContent('JSON');
  },
});

export const NumberEmptied = meta.story({
  tags: ['behaviour'],
  parameters: { asserts: ['maps-scraper.criteria'] },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox', { name: 'Search radius' });
    await userEvent.clear(box);
    await expect(box).toHaveAccessibleDescription('Enter a number from 1 to 50');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Configuration' }));
    await expect(args.settings.onSave).not.toHaveBeenCalled();
    await userEvent.type(box, '51');
    await expect(box).toBeInvalid();
    await userEvent.keyboard('{Backspace}0');
    await expect(box).toBeValid();
  },
});

export const ResetToDefaults = meta.story({
  tags: ['behaviour'],
  parameters: { asserts: ['maps-scraper.configuration'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reset to Defaults' }));
    await expect(canvas.queryByRole('button', { name: 'Remove Café' })).toBeNull();
    await expect(canvas.getByText('Unsaved changes')).toBeVisible();
    await expect(args.settings.onSave).not.toHaveBeenCalled();
  },
});
