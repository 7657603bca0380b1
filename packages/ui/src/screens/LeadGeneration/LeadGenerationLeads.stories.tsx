import { asRows, manyLike } from '@switchboard/api-mocks/builders/build';
import { lead, leadAnswer, leadGenerationStatus } from '@switchboard/api-mocks/builders/leadGeneration';
import { expect, waitFor, within } from 'storybook/test';
import { agentPageMeta } from '../../../test/agentPage/agentPageMeta.tsx';
import { region } from '../../../test/agentPage/inStory.ts';
import { staysLight } from '../../../test/components/staysLight.ts';
import { ready } from '../../format/viewState.ts';
import { LeadGenerationScreen } from './LeadGenerationScreen.tsx';
import { args, people, ownStatus } from '../../../test/agentPage/leadGenerationStory.ts';
import preview from '../../../../../.storybook/preview.tsx';

const meta = preview.meta({ title: 'Lead generation/Leads', ...agentPageMeta(LeadGenerationScreen, args) });

export const Table = meta.story({
  parameters: { covers: ['lead-generation.table'] },
  play: async ({ canvas }) => {
    const heads = canvas.getAllByRole('columnheader').map((head) => head.textContent);
    await expect(heads).toEqual(['Contact', 'Company', 'Score', 'Status', 'Source', 'Actions']);
    const database = region(canvas, 'Leads Database');
    for (const name of ['Filter', 'Export', 'Add Lead'])
      await expect(database.getByRole('button', { name })).toBeVisible();
    await expect(database.getByText('6 of 2,158 leads')).toBeVisible();
  },
});

export const Statuses = meta.story({
  args: {
    status: ownStatus(
      leadAnswer({ id: '1', name: 'Ada Brandt', status: 'new' }),
      leadAnswer({ id: '2', name: 'Dana Whitfield', status: 'qualified' }),
      leadAnswer({ id: '3', name: 'Jan Petersen', status: 'converted' }),
    ),
  },
  parameters: {
    covers: ['lead-generation.status-new', 'lead-generation.status-qualified', 'lead-generation.status-converted'],
  },
  play: async ({ canvas }) => {
    for (const label of ['New', 'Qualified', 'Converted'])
      await expect(within(canvas.getByRole('table')).getByText(label)).toBeVisible();
  },
});

/** The best leads first. */
export const Sorted = meta.story({
  args: { query: { sort: '-score' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Score' })).toHaveAttribute('aria-sort', 'descending');
  },
});

export const SortsByScore = meta.story({
  tags: ['behaviour'],
  parameters: { asserts: ['lead-generation.table'] },
  play: async ({ canvas, userEvent }) => {
    const head = () => canvas.getByRole('columnheader', { name: 'Score' });
    await expect(head()).toHaveAttribute('aria-sort', 'none');
    await userEvent.click(within(head()).getByRole('button'));
    await expect(head()).toHaveAttribute('aria-sort', 'ascending');
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ sort: 'score' });
    await expect(people(canvas)[0]).toBe('Sofia Lindqvist');
    await userEvent.click(within(head()).getByRole('button'));
    await expect(head()).toHaveAttribute('aria-sort', 'descending');
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ sort: '-score' });
    await expect(people(canvas)).toEqual([
      'Dana Whitfield',
      'Jan Petersen',
      'Marcus Oyelaran',
      'Ines Carvalho',
      'Tom Breckner',
      'Sofia Lindqvist',
    ]);
  },
});

/** The address decides what is shown, and the filters in use are open. */
export const Filtered = meta.story({
  args: { query: { search: 'logistics', status: 'qualified', sort: '-name' } },
  play: async ({ canvas }) => {
    await expect(people(canvas)).toEqual(['Jan Petersen', 'Dana Whitfield']);
    await expect(canvas.getByRole('searchbox')).toHaveValue('logistics');
    await expect(
      within(canvas.getByRole('group', { name: 'Status' })).getByRole('button', { name: 'Qualified' }),
    ).toHaveAttribute('aria-pressed', 'true');
  },
});

export const FiltersTheLeads = meta.story({
  tags: ['behaviour'],
  parameters: { asserts: ['lead-generation.table'] },
  play: async ({ canvas, userEvent }) => {
    const filter = canvas.getByRole('button', { name: 'Filter' });
    await userEvent.click(filter);
    await expect(filter).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(
      within(canvas.getByRole('group', { name: 'Status' })).getByRole('button', { name: 'Qualified' }),
    );
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ status: 'qualified' });
    await expect(people(canvas)).toEqual(['Dana Whitfield', 'Ines Carvalho', 'Jan Petersen']);
    await userEvent.click(
      within(canvas.getByRole('group', { name: 'Source' })).getByRole('button', { name: 'Website' }),
    );
    await expect(people(canvas)).toEqual(['Ines Carvalho']);
    await expect(canvas.getByText('1 of 2,158 leads')).toBeVisible();
  },
});

export const NoMatch = meta.story({
  args: { query: { search: 'zeppelin' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing matches “zeppelin”')).toBeVisible();
  },
});

export const SearchesAndClears = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search leads' }), 'zeppelin');
    await expect(canvas.getByText('Nothing matches “zeppelin”')).toBeVisible();
    await expect(canvas.getByText('0 of 2,158 leads')).toBeVisible();
    await userEvent.click(
      canvas.getAllByRole('button', { name: 'Clear search' }).at(-1) ?? canvas.getByRole('searchbox'),
    );
    await expect(people(canvas)).toHaveLength(6);
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ search: '', status: '', source: '' });
  },
});

export const Exports = meta.story({
  tags: ['behaviour'],
  parameters: { asserts: ['lead-generation.table'] },
  args: { status: ownStatus(leadAnswer()), query: { sort: 'name', tab: 'overview' } },
  play: async ({ canvas, userEvent }) => {
    for (const [item, format] of [
      ['CSV', 'csv'],
      ['JSON', 'json'],
      ['Excel', 'xlsx'],
    ] as const) {
      await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
      await userEvent.click(canvas.getByRole('menuitem', { name: item }));
      await expect(args.onExport).toHaveBeenLastCalledWith({
        collection: 'leads',
        format,
        params: { sort: 'name' },
      });
    }
  },
});

export const SamplesAreNotExported = meta.story({
  tags: ['behaviour'],
  parameters: { asserts: ['agent-page.samples'] },
  play: async ({ canvas, userEvent }) => {
    const menu = canvas.getByRole('button', { name: 'Export' });
    await expect(menu).toHaveAccessibleDescription('Samples can’t be exported');
    await userEvent.click(menu);
    await expect(canvas.queryByRole('menuitem')).toBeNull();
  },
});

/** Every field of a lead. */
export const Detail = meta.story({
  args: { status: ownStatus(leadAnswer()) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View Dana Whitfield' }));
    const dialog = within(canvas.getByRole('dialog', { name: 'Dana Whitfield' }));
    for (const text of [
      'Head of Logistics',
      'Northwind Freight',
      '+1 555 010 0142',
      'Rotterdam',
      'Logistics',
      '201–500',
      '91',
      'Qualified',
      'Apollo',
      'lead-1',
    ])
      await expect(dialog.getByText(text)).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'dana@northwindfreight.com' })).toHaveAttribute(
      'href',
      'mailto:dana@northwindfreight.com',
    );
    await expect(dialog.getByRole('link', { name: /linkedin/ })).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(dialog.getAllByText(/^20 November 2026, 09:38 (CET|GMT\+1)$/)).toHaveLength(2);
  },
});

/** View opens with Enter. The row around it is not a tab stop of its own. */
export const DetailByKeyboard = Detail.extend({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('row')[1]).not.toHaveAttribute('tabindex');
    const opener = canvas.getByRole('button', { name: 'View Dana Whitfield' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('dialog', { name: 'Dana Whitfield' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(opener).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'View Dana Whitfield' }));
    await expect(canvas.getByRole('dialog')).toBeVisible();
  },
});

export const Huge = meta.story({
  tags: ['odd'],
  args: {
    query: { all: 'true' },
    status: ready({
      ...leadGenerationStatus({ sample: false }),
      leads: asRows(
        manyLike(10_000, lead(), (index) => ({ id: `lead-${index}`, name: `Person ${index}`, score: index % 101 })),
      ),
    }),
  },
  play: async ({ canvas }) => {
    const table = () => canvas.getByRole('table', { name: 'Table of leads' });
    await waitFor(() => expect(table()).toHaveAttribute('aria-rowcount', '10001'));
    await staysLight(table());
  },
});

export const HugeSortsAndSearches = Huge.extend({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(within(canvas.getByRole('columnheader', { name: 'Score' })).getByRole('button'));
    await userEvent.click(within(canvas.getByRole('columnheader', { name: 'Score' })).getByRole('button'));
    await waitFor(() => expect(people(canvas)[0]).toBe('Person 100'));
    // Set in one step: each key would render the long list again.
    await userEvent.click(canvas.getByRole('searchbox'));
    await userEvent.paste('person 9999');
    await waitFor(() => expect(people(canvas)).toEqual(['Person 9999']));
  },
});
