import { asRows } from '@switchboard/api-mocks/builders/asRows';
import { longText, longWord } from '@switchboard/api-mocks/builders/longText';
import { many } from '@switchboard/api-mocks/builders/many';
import { business, businessAnswer, mapsScraperSettingsValue, mapsScraperStatus } from '@switchboard/api-mocks/builders/mapsScraper';
import { odd } from '@switchboard/api-mocks/builders/odd';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, waitFor, within } from 'storybook/test';
import { agentPageArgs } from '../../blocks/AgentPage/testing/agentPageArgs.ts';
import { fits, readsWell, region } from '../../blocks/AgentPage/testing/inStory.ts';
import { LiveAgentPage } from '../../blocks/AgentPage/testing/LiveAgentPage.tsx';
import { failed, loading, ready } from '../../format/viewState.ts';
import { staysLight } from '../../components/Table/testing/staysLight.ts';
import { MapsScraperScreen } from './MapsScraperScreen.tsx';

const args = agentPageArgs('maps-scraper', mapsScraperStatus(), mapsScraperSettingsValue());

const meta = {
  title: 'screens/MapsScraper',
  component: MapsScraperScreen,
  render: (page) => <LiveAgentPage screen={MapsScraperScreen} page={page} />,
  tags: ['screen'],
  args,
} satisfies Meta<typeof MapsScraperScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;
const names = (canvas: Canvas) =>
  within(canvas.getByRole('table', { name: 'Table of businesses' }))
    .getAllByRole('row')
    .slice(1)
    .map((row: HTMLElement) => row.querySelector('td span')?.textContent);
/** The rows follow the address a moment later than the controls. */
const shows = (canvas: Canvas, expected: string[]) => waitFor(() => expect(names(canvas)).toEqual(expected));
const own = (...businesses: ReturnType<typeof businessAnswer>[]) => ready(mapsScraperStatus({ sample: false, businesses, metrics: { businessesScraped: businesses.length } }));

export const Active: Story = {
  parameters: { covers: ['maps-scraper.active'] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Google Maps Scraper' })).toBeVisible();
    await expect(canvas.getByText('Active', { selector: 'bdi' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to Agents' })).toHaveAttribute('href', '/dashboard');
    await expect(canvas.getByRole('link', { name: 'Runs and performance' })).toHaveAttribute('href', '/agent/google-maps-scraper');
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await expect(args.agent.onToggle).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Configure' }));
    await expect(canvas.getByRole('heading', { name: 'Configuration' })).toHaveFocus();
  },
};

export const Idle: Story = {
  args: { agent: { ...args.agent, active: false } },
  parameters: { covers: ['maps-scraper.idle'] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Idle')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Start' }));
    await expect(args.agent.onToggle).toHaveBeenCalledOnce();
  },
};

export const Overview: Story = {
  parameters: { covers: ['maps-scraper.overview'] },
  play: async ({ canvas, userEvent }) => {
    const overview = region(canvas, 'Scraping Performance');
    const tile = (name: string) => within(overview.getByRole('group', { name }));
    await expect(tile('Businesses Scraped').getByText('8,412')).toBeVisible();
    await expect(tile('Businesses Scraped').getByText('310 today')).toBeVisible();
    await expect(tile('Contacts Found').getByText('70.9% of all businesses')).toBeVisible();
    await expect(tile('Success Rate').getByRole('meter')).toHaveAttribute('aria-valuenow', '96');
    await expect(tile('Avg Rating').getByText('from 212,040 reviews')).toBeVisible();
    await expect(region(canvas, 'Recent Activity').getByText('64 cafés found in Leipzig')).toBeVisible();
    // Overview, businesses and analytics are samples; each says so.
    await expect(canvas.getAllByRole('button', { name: 'Sample' })).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(args.refresh.onRefresh).toHaveBeenCalledOnce();
  },
};

export const OwnData: Story = {
  args: { status: own(businessAnswer()) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Sample' })).toBeNull();
    await expect(canvas.getByText('1 of 1 business')).toBeVisible();
    // What nobody measured is a dash, and its note is left out with it.
    await expect(within(canvas.getByRole('group', { name: 'Contacts Found' })).queryByText(/of all/)).toBeNull();
  },
};

export const Businesses: Story = {
  parameters: { covers: ['maps-scraper.table'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['Business', 'Contact', 'Rating', 'Status', 'Source', 'Actions']);
    const section = region(canvas, 'Scraped Businesses');
    for (const name of ['Filter', 'Export']) await expect(section.getByRole('button', { name })).toBeVisible();
    await expect(section.getByText('5 of 8,412 businesses')).toBeVisible();
    await expect(section.getByText('Daily processing limit: 2,500')).toBeVisible();
    const row = (name: string) => within(section.getByRole('row', { name: new RegExp(name) }));
    await expect(row('Café Albers').getByText('Café · Leipzig')).toBeVisible();
    await expect(row('Café Albers').getByText('cafe-albers.de')).toBeVisible();
    await expect(row('Café Albers').getByText('Verified')).toBeVisible();
    await expect(row('Radstation West').getByText('none')).toBeInTheDocument();
    await expect(row('Copy & Print 24').getByText('no website')).toBeVisible();
    await expect(row('Copy & Print 24').getByText('2.9')).toBeVisible();
    await expect(row('Copy & Print 24').getByText('New')).toBeVisible();
  },
};

export const Sorted: Story = {
  play: async ({ canvas, userEvent }) => {
    const head = () => canvas.getByRole('columnheader', { name: 'Rating' });
    await userEvent.click(within(head()).getByRole('button'));
    await expect(head()).toHaveAttribute('aria-sort', 'ascending');
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ sort: 'rating' });
    await waitFor(() => expect(names(canvas)[0]).toBe('Copy & Print 24'));
    await userEvent.click(within(head()).getByRole('button'));
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ sort: '-rating' });
    await shows(canvas, ['Café Albers', 'Radstation West', 'Brewhaus Süd', 'Kestrel HVAC', 'Copy & Print 24']);
  },
};

export const Filtered: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    await userEvent.click(within(canvas.getByRole('group', { name: 'Status' })).getByRole('button', { name: 'New' }));
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ status: 'new' });
    await shows(canvas, ['Kestrel HVAC', 'Copy & Print 24']);
    await userEvent.click(within(canvas.getByRole('group', { name: 'Category' })).getByRole('button', { name: 'Print shop' }));
    await shows(canvas, ['Copy & Print 24']);
  },
};

export const NoMatch: Story = {
  args: { query: { search: 'zeppelin' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Nothing matches “zeppelin”')).toBeVisible();
    await userEvent.click(canvas.getAllByRole('button', { name: 'Clear search' }).at(-1) ?? document.body);
    await waitFor(() => expect(names(canvas)).toHaveLength(5));
  },
};

/** The format of the settings stands first. */
export const Exported: Story = {
  args: { query: { status: 'verified' }, settings: { ...args.settings, saved: ready(mapsScraperSettingsValue({ exportFormat: 'Excel' })) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await expect(canvas.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['Excel', 'CSV', 'JSON']);
    await userEvent.click(canvas.getByRole('menuitem', { name: 'CSV' }));
    const csv = mocked(args.onExport).mock.calls.at(-1)?.[0];
    await expect(csv?.name).toBe('maps-scraper-businesses-2026-11-20.csv');
    await expect(csv?.text.split('\r\n')[0]).toBe('\uFEFFName,Category,Address,Phone,Website,Rating,Reviews,Hours,Description,Coordinates,Status,Source,Scraped,Last updated,Business id');
    await expect(csv?.text.trim().split('\r\n')).toHaveLength(4);
    for (const [item, kind] of [['JSON', 'json'], ['Excel', 'xls']] as const) {
      await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
      await userEvent.click(canvas.getByRole('menuitem', { name: item }));
      await expect(mocked(args.onExport).mock.calls.at(-1)?.[0].name).toBe(`maps-scraper-businesses-2026-11-20.${kind}`);
    }
  },
};

/** Every field of a business, opened by Enter on its row. */
export const Detail: Story = {
  args: { status: own(businessAnswer()) },
  play: async ({ canvas, userEvent }) => {
    const row = canvas.getAllByRole('row')[1];
    row?.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(canvas.getByRole('dialog', { name: 'Café Albers' }));
    for (const text of ['Café', 'Karl-Heine-Str. 14, Leipzig', '+49 341 555 0142', '4.7', '812', 'Monday to Saturday, 09:00–18:00', 'Café in Leipzig', '51.3327, 12.3346', 'Verified', 'Google Maps', 'business-1']) await expect(dialog.getByText(text)).toBeVisible();
    await expect(dialog.getByRole('link', { name: /cafe-albers/ })).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(dialog.getAllByText(/^20 November 2026, 09:29/)).toHaveLength(2);
    await userEvent.keyboard('{Escape}');
    await expect(row).toHaveFocus();
  },
};

export const Criteria: Story = {
  parameters: { covers: ['maps-scraper.criteria'] },
  play: async ({ canvas, userEvent }) => {
    const criteria = region(canvas, 'Search Criteria');
    await userEvent.type(criteria.getByRole('textbox', { name: 'Categories' }), 'Bakery{Enter}');
    await userEvent.type(criteria.getByRole('textbox', { name: 'Locations' }), 'Dresden');
    await userEvent.click(criteria.getByRole('button', { name: 'Add: Locations' }));
    await userEvent.click(criteria.getByRole('button', { name: 'Remove Café' }));
    await userEvent.click(criteria.getByRole('button', { name: 'Remove Leipzig' }));
    const basic = region(canvas, 'Basic Settings');
    await expect(basic.getByRole('textbox', { name: 'Results per search' })).toHaveValue('100');
    const radius = basic.getByRole('textbox', { name: 'Search radius' });
    await expect(radius).toHaveValue('25');
    await expect(basic.getByRole('meter', { name: /Search radius/ })).toHaveAttribute('aria-valuenow', '50');
    await userEvent.clear(radius);
    await userEvent.type(radius, '40');
    await expect(basic.getByRole('meter', { name: /Search radius/ })).toHaveAttribute('aria-valuenow', '80');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Configuration' }));
    await expect(args.settings.onSave).toHaveBeenCalledWith({ ...mapsScraperSettingsValue(), categories: ['Restaurant', 'Bicycle shop', 'Bakery'], locations: ['Halle', 'Dresden'], searchRadius: 40 });
    await expect(await canvas.findByText('No changes')).toBeVisible();
  },
};

export const Configuration: Story = {
  parameters: { covers: ['maps-scraper.configuration'] },
  play: async ({ canvas, userEvent }) => {
    const collection = region(canvas, 'Data Collection');
    const on = (name: string) => collection.getByRole('switch', { name });
    for (const name of ['Reviews', 'Opening hours', 'Automatic verification', 'Duplicate filtering']) await expect(on(name)).toBeChecked();
    for (const name of ['Photos', 'Data enrichment']) await expect(on(name)).not.toBeChecked();
    const format = collection.getByRole('combobox', { name: 'Export format' });
    await expect(within(format).getAllByRole('option').map((option) => option.textContent)).toEqual(['CSV', 'JSON', 'Excel']);
    await expect(region(canvas, /Performance Analytics/).getByText('310 of 2,500')).toBeVisible();
    await userEvent.click(on('Photos'));
    await userEvent.selectOptions(format, 'JSON');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Configuration' }));
    await expect(args.settings.onSave).toHaveBeenCalledWith({ ...mapsScraperSettingsValue(), includePhotos: true, exportFormat: 'JSON' });
    await expect(await canvas.findByText('No changes')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await expect(canvas.getAllByRole('menuitem')[0]).toHaveTextContent('JSON');
  },
};

export const NumberEmptied: Story = {
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
};

export const ResetToDefaults: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reset to Defaults' }));
    await expect(canvas.queryByRole('button', { name: 'Remove Café' })).toBeNull();
    await expect(canvas.getByText('Unsaved changes')).toBeVisible();
    await expect(args.settings.onSave).not.toHaveBeenCalled();
  },
};

export const UnknownStatus: Story = {
  args: {
    status: ready({
      ...mapsScraperStatus({ sample: false, metrics: { businessesScraped: 1e308, averageRating: -3, successRate: 1e9 } }),
      businesses: asRows(
        [
          business({ id: '1', status: 'toString', rating: 77, coordinates: { lat: 1e308, lng: 0 } }),
          business({ id: '2', status: '', name: odd.rightToLeft, address: odd.markup, phone: odd.spaces, website: odd.scriptAddress, scrapedAt: odd.invalidDate }),
          { id: '3', status: '__proto__' },
        ] as ReturnType<typeof business>[],
        2,
      ),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('toString')).toBeVisible();
    await expect(canvas.getByText('2 businesses could not be read')).toBeVisible();
    await readsWell(canvas);
    await userEvent.click(canvas.getAllByRole('button', { name: /^View/ })[1] ?? document.body);
    await expect(within(canvas.getByRole('dialog')).queryByRole('link')).toBeNull();
    await readsWell(canvas);
  },
};

export const Empty: Story = {
  args: { status: ready(mapsScraperStatus({ sample: false, businesses: [], activity: [], metrics: { businessesScraped: 0 } })) },
  parameters: { covers: ['maps-scraper.empty'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Nothing scraped yet' })).toBeVisible();
    await expect(canvas.queryByRole('searchbox')).toBeNull();
    await expect(canvas.getByText('No activity yet')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { status: loading, settings: { ...args.settings, saved: loading }, agent: { ...args.agent, active: undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Scraped Businesses' })).toBeVisible();
    await expect(canvas.getByText('Loading the figures')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  args: { status: failed('500: the database is away', fn()), settings: { ...args.settings, saved: failed('500: the database is away', fn()) } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('alert')).toHaveLength(2);
    await expect(canvas.getByRole('button', { name: 'Stop' })).toBeVisible();
  },
};

export const SamplesStandIn: Story = {
  args: { failure: { message: 'HTTP 502: Bad Gateway', onRetry: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/built-in samples, not yours/)).toBeVisible();
  },
};

export const Stale: Story = {
  args: { status: ready(mapsScraperStatus(), { since: new Date('2026-11-20T08:30:00Z'), onRetry: fn() }) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/does not answer/)).toHaveLength(1);
    await waitFor(() => expect(names(canvas)).toHaveLength(5));
  },
};

export const Huge: Story = {
  args: { status: ready({ ...mapsScraperStatus({ sample: false }), businesses: asRows(many(10_000, (index) => business({ id: `business-${index}`, name: `Place ${index}`, rating: (index % 50) / 10 }))) }) },
  play: async ({ canvas, userEvent }) => {
    const table = () => canvas.getByRole('table', { name: 'Table of businesses' });
    await waitFor(() => expect(table()).toHaveAttribute('aria-rowcount', '10001'));
    await staysLight(table());
    // At once: each key would draw the long list anew.
    await userEvent.click(canvas.getByRole('searchbox'));
    await userEvent.paste('place 9999');
    await shows(canvas, ['Place 9999']);
  },
};

export const LongText: Story = {
  args: {
    agent: { ...args.agent, name: longText(200) },
    status: own(businessAnswer({ name: longText(200), category: longWord(90), address: longText(300), phone: longWord(80), website: `https://${longWord(60)}.example`, source: longWord(60), description: longText(4_000) }), businessAnswer({ id: 'x', name: odd.zalgo, address: odd.arabic })),
    settings: { ...args.settings, saved: ready(mapsScraperSettingsValue({ categories: [longWord(80), longText(80)] })) },
  },
  play: fits,
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } }, play: fits };
export const Small: Story = { globals: { viewport: { value: 'small' } }, args: { query: { status: 'new' } }, play: fits };
