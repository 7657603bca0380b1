import { business, businessAnswer } from '@switchboard/api-mocks/builders/mapsScraper';
import { mapsScraperAgent, type Business } from '@switchboard/api-contract/agents/mapsScraper';
import { expect, waitFor, within } from 'storybook/test';
import { agentPageMeta } from '../../../test/agentPage/agentPageMeta.tsx';
import { args, own } from '../../../test/agentPage/mapsScraperStory.ts';
import { openedDialog } from '../../../test/components/openedDialog.ts';
import { recordsArgs } from '../../../test/records/storedRecords.ts';
import { withStored } from '../../../test/records/withStored.tsx';
import { MapsScraperScreen, type MapsScraperScreenProps } from './MapsScraperScreen.tsx';
import preview from '../../../../../.storybook/preview.tsx';

const { businesses: definition } = mapsScraperAgent.records;
const places = ['Café Albers', 'Brewhaus Süd', 'Radstation West'].map((name, index) => ({
  id: `place-${index}`,
  name,
  version: 2,
}));

const page = {
  ...args,
  status: own(...places.map((each) => businessAnswer(each))),
  businesses: recordsArgs(places.map((each) => business(each))),
};

const { render: _, ...shared } = agentPageMeta(MapsScraperScreen, page);
const { render } = agentPageMeta(
  withStored<Business, 'businesses', MapsScraperScreenProps>(MapsScraperScreen, 'businesses', definition),
  page,
);
const meta = preview.meta({ title: 'Maps scraper/Businesses', ...shared, render });

/** Checkboxes, and what can be done with the chosen businesses. */
export const Selected = meta.story({
  parameters: { asserts: ['records.selected'] },
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Café Albers', 'Radstation West'])
      await userEvent.click(await canvas.findByRole('checkbox', { name: `Select ${name}` }));
    await expect(canvas.getByRole('group', { name: 'Selected businesses' })).toBeVisible();
  },
});

export const SelectedGetAStatus = Selected.extend({
  tags: ['behaviour'],
  play: async ({ args: { businesses }, canvas, userEvent }) => {
    for (const name of ['Café Albers', 'Radstation West'])
      await userEvent.click(await canvas.findByRole('checkbox', { name: `Select ${name}` }));
    const bar = within(canvas.getByRole('group', { name: 'Selected businesses' }));
    await userEvent.click(bar.getByRole('button', { name: 'Status' }));
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Verified' }));
    await waitFor(() =>
      expect(businesses?.onBulk).toHaveBeenLastCalledWith({
        ids: ['place-0', 'place-2'],
        action: 'status',
        status: 'verified',
      }),
    );
  },
});

export const BusinessEdited = meta.story({
  tags: ['behaviour'],
  parameters: { asserts: ['record.edit'] },
  play: async ({ args: { businesses }, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'View Brewhaus Süd' }));
    await userEvent.click((await openedDialog(canvas, 'Brewhaus Süd')).getByRole('button', { name: 'Edit' }));
    const dialog = await openedDialog(canvas, 'Edit Brewhaus Süd');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Status' }), 'new');
    const name = dialog.getByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Brewhaus Nord');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(businesses?.opened?.onSave).toHaveBeenLastCalledWith(
        expect.objectContaining({ id: 'place-1' }),
        expect.objectContaining({ name: 'Brewhaus Nord' }),
      ),
    );
  },
});
