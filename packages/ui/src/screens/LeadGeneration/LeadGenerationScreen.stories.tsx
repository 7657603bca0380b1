import { asRows } from '@switchboard/api-mocks/builders/asRows';
import { lead, leadAnswer, leadGenerationSettingsValue, leadGenerationStatus } from '@switchboard/api-mocks/builders/leadGeneration';
import { longText, longWord } from '@switchboard/api-mocks/builders/longText';
import { many } from '@switchboard/api-mocks/builders/many';
import { odd } from '@switchboard/api-mocks/builders/odd';
import { daysAgo } from '@switchboard/api-mocks/builders/times';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, waitFor, within } from 'storybook/test';
import { agentPageArgs } from '../../blocks/AgentPage/testing/agentPageArgs.ts';
import { LiveAgentPage } from '../../blocks/AgentPage/testing/LiveAgentPage.tsx';
import { failed, loading, ready } from '../../format/viewState.ts';
import { staysLight } from '../../components/Table/testing/staysLight.ts';
import { LeadGenerationScreen, type LeadGenerationScreenProps } from './LeadGenerationScreen.tsx';

const args = agentPageArgs('lead-generation', leadGenerationStatus(), leadGenerationSettingsValue());

const meta = {
  title: 'screens/LeadGeneration',
  component: LeadGenerationScreen,
  render: (page) => <LiveAgentPage screen={LeadGenerationScreen} page={page} />,
  tags: ['screen'],
  args,
} satisfies Meta<typeof LeadGenerationScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;
const section = (canvas: Canvas, name: string) => within(canvas.getByRole('region', { name }));
const people = (canvas: Canvas) =>
  within(canvas.getByRole('table', { name: 'Table of leads' }))
    .getAllByRole('row')
    .slice(1)
    .map((row: HTMLElement) => row.querySelector('td span')?.textContent);
const fits = () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
const ownStatus = (...leads: ReturnType<typeof leadAnswer>[]) => ready(leadGenerationStatus({ sample: false, leads, metrics: { totalLeads: leads.length } }));

export const Active: Story = {
  parameters: { covers: ['lead-generation.active'] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Lead Generation Agent' })).toBeVisible();
    await expect(canvas.getByText('Active', { selector: 'bdi' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Runs and performance' })).toHaveAttribute('href', '/agent/lead-generation-agent');
    await expect(canvas.getByRole('link', { name: 'Back to Agents' })).toHaveAttribute('href', '/dashboard');
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await expect(args.agent.onToggle).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Configure' }));
    await expect(canvas.getByRole('heading', { name: 'Agent Configuration' })).toHaveFocus();
  },
};

export const Idle: Story = {
  args: { agent: { ...args.agent, active: false } },
  parameters: { covers: ['lead-generation.idle'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Idle')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Start' })).toBeEnabled();
  },
};

export const Starting: Story = {
  args: { agent: { ...args.agent, active: false, busy: 'toggle' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Start' }));
    await expect(args.agent.onToggle).not.toHaveBeenCalled();
  },
};

export const Overview: Story = {
  parameters: { covers: ['lead-generation.overview'] },
  play: async ({ canvas, userEvent }) => {
    const tile = (name: string) => within(canvas.getByRole('group', { name }));
    await expect(tile('Total Leads').getByText('2,158')).toBeVisible();
    await expect(tile('Total Leads').getByText('29 added today')).toBeVisible();
    await expect(tile('Qualified').getByText('22.5% of all leads')).toBeVisible();
    await expect(tile('Avg Score').getByRole('meter')).toHaveAttribute('aria-valuenow', '74');
    await expect(tile('Active Tasks').getByText('1 waiting')).toBeVisible();
    await expect(canvas.getByText('12 leads added from Apollo')).toBeVisible();
    // Overview, leads and analytics are samples; each says so.
    await expect(canvas.getAllByRole('button', { name: 'Sample' })).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh Data' }));
    await expect(args.refresh.onRefresh).toHaveBeenCalledOnce();
  },
};

export const OwnData: Story = {
  args: { status: ownStatus(leadAnswer()) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Sample' })).toBeNull();
    await expect(canvas.getByText('1 of 1 lead')).toBeVisible();
  },
};

export const Leads: Story = {
  parameters: { covers: ['lead-generation.table'] },
  play: async ({ canvas }) => {
    const heads = canvas.getAllByRole('columnheader').map((head) => head.textContent);
    await expect(heads).toEqual(['Contact', 'Company', 'Score', 'Status', 'Source', 'Actions']);
    const database = section(canvas, 'Leads Database');
    for (const name of ['Filter', 'Export', 'Add Lead']) await expect(database.getByRole('button', { name })).toBeVisible();
    await expect(database.getByText('6 of 2,158 leads')).toBeVisible();
  },
};

export const Sorted: Story = {
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
    await expect(people(canvas)).toEqual(['Dana Whitfield', 'Jan Petersen', 'Marcus Oyelaran', 'Ines Carvalho', 'Tom Breckner', 'Sofia Lindqvist']);
  },
};

export const Filtered: Story = {
  play: async ({ canvas, userEvent }) => {
    const filter = canvas.getByRole('button', { name: 'Filter' });
    await userEvent.click(filter);
    await expect(filter).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(within(canvas.getByRole('group', { name: 'Status' })).getByRole('button', { name: 'Qualified' }));
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ status: 'qualified' });
    await expect(people(canvas)).toEqual(['Dana Whitfield', 'Ines Carvalho', 'Jan Petersen']);
    await userEvent.click(within(canvas.getByRole('group', { name: 'Source' })).getByRole('button', { name: 'Website' }));
    await expect(people(canvas)).toEqual(['Ines Carvalho']);
    await expect(canvas.getByText('1 of 2,158 leads')).toBeVisible();
  },
};

/** The address decides what is shown. */
export const FromTheAddress: Story = {
  args: { query: { search: 'logistics', status: 'qualified', sort: '-contact' } },
  play: async ({ canvas }) => {
    await expect(people(canvas)).toEqual(['Jan Petersen', 'Dana Whitfield']);
    await expect(canvas.getByRole('searchbox')).toHaveValue('logistics');
    await expect(within(canvas.getByRole('group', { name: 'Status' })).getByRole('button', { name: 'Qualified' })).toHaveAttribute('aria-pressed', 'true');
  },
};

export const NoMatch: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search leads' }), 'zeppelin');
    await expect(canvas.getByText('Nothing matches “zeppelin”')).toBeVisible();
    await expect(canvas.getByText('0 of 2,158 leads')).toBeVisible();
    await userEvent.click(canvas.getAllByRole('button', { name: 'Clear search' }).at(-1) ?? canvas.getByRole('searchbox'));
    await expect(people(canvas)).toHaveLength(6);
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ search: '', status: '', source: '' });
  },
};

export const Exported: Story = {
  args: { query: { status: 'qualified' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await userEvent.click(canvas.getByRole('menuitem', { name: 'CSV' }));
    const csv = mocked(args.onExport).mock.calls.at(-1)?.[0];
    await expect(args.onExport).toHaveBeenCalledOnce();
    await expect(csv?.name).toBe('lead-generation-leads-2026-11-20.csv');
    await expect(csv?.text.split('\r\n')[0]).toBe('\uFEFFName,Title,Company,Email,Phone,LinkedIn,Location,Industry,Company size,Score,Status,Source,Created,Last updated,Lead id');
    await expect(csv?.text.split('\r\n')).toHaveLength(5);
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await userEvent.click(canvas.getByRole('menuitem', { name: 'JSON' }));
    await expect(JSON.parse(mocked(args.onExport).mock.calls.at(-1)?.[0]?.text ?? '')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Excel' }));
    await expect(mocked(args.onExport).mock.calls.at(-1)?.[0]).toMatchObject({ name: 'lead-generation-leads-2026-11-20.xls', mime: 'application/vnd.ms-excel' });
  },
};

/** Every field of a lead, opened by Enter on its row. */
export const Detail: Story = {
  args: { status: ownStatus(leadAnswer()) },
  play: async ({ canvas, userEvent }) => {
    const row = canvas.getAllByRole('row')[1];
    row?.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(canvas.getByRole('dialog', { name: 'Dana Whitfield' }));
    for (const text of ['Head of Logistics', 'Northwind Freight', '+1 555 010 0142', 'Rotterdam', 'Logistics', '201–500', '91', 'Qualified', 'Apollo', 'lead-1']) await expect(dialog.getByText(text)).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'dana@northwindfreight.com' })).toHaveAttribute('href', 'mailto:dana@northwindfreight.com');
    await expect(dialog.getByRole('link', { name: /linkedin/ })).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(dialog.getAllByText(/^20 November 2026, 09:38 (CET|GMT\+1)$/)).toHaveLength(2);
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(row).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'View Dana Whitfield' }));
    await expect(canvas.getByRole('dialog')).toBeVisible();
  },
};

export const AddLead: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add Lead' }));
    const dialog = within(canvas.getByRole('dialog', { name: 'Add a lead' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Email' }), 'not an address');
    await userEvent.click(dialog.getByRole('button', { name: 'Add Lead' }));
    await expect(dialog.getByText('Name is required')).toBeVisible();
    await expect(dialog.getByText('Company is required')).toBeVisible();
    await expect(dialog.getByText('Enter an e-mail address such as name@company.com')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await expect(args.onAdd).not.toHaveBeenCalled();
    await userEvent.keyboard('  Ada Brandt ');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Company' }), 'Helio');
    await userEvent.clear(dialog.getByRole('textbox', { name: 'Email' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Score' }), '82{Enter}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await expect(args.onAdd).toHaveBeenCalledWith('leads', { name: 'Ada Brandt', company: 'Helio', email: '', phone: '', title: '', linkedinUrl: '', location: '', industry: '', companySize: '', score: 82, source: 'Added by hand' });
  },
};

export const AddLeadRefused: Story = {
  args: {
    onAdd: fn(async () => {
      throw Object.assign(new Error('There is a lead with this address'), { fields: { email: 'It belongs to Dana Whitfield' } });
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add Lead' }));
    const dialog = within(canvas.getByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Dana');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Company' }), 'Northwind{Enter}');
    await expect(await dialog.findByText('There is a lead with this address')).toBeVisible();
    await expect(dialog.getByText('It belongs to Dana Whitfield')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveFocus();
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Dana');
  },
};

export const Configuration: Story = {
  args: { settings: { ...args.settings, stored: ['apolloApiKey'] } },
  parameters: { covers: ['lead-generation.configuration'] },
  play: async ({ canvas, userEvent }) => {
    const configuration = section(canvas, 'Agent Configuration');
    await expect(configuration.getByRole('switch', { name: 'Active' })).toBeChecked();
    await expect(configuration.getByRole('textbox', { name: 'Leads per day' })).toHaveValue('50');
    await expect(configuration.getByRole('textbox', { name: 'Minimum score' })).toHaveValue('70');
    await expect(configuration.getByLabelText('Apollo API key')).toHaveAttribute('type', 'password');
    await expect(configuration.getByText('Leave blank to keep the stored one.')).toBeVisible();
    await expect(configuration.getByText('No changes')).toBeVisible();
    await expect(within(configuration.getByRole('region', { name: /Performance Analytics/ })).getByText('29 of 50')).toBeVisible();

    await userEvent.click(configuration.getByRole('switch', { name: 'Enrichment' }));
    await userEvent.click(configuration.getByRole('button', { name: 'Add: Keywords' }));
    await userEvent.paste('pallets, COLD CHAIN\nreefer');
    await expect(configuration.getByText('COLD CHAIN is in the list already')).toBeVisible();
    await userEvent.click(configuration.getByRole('button', { name: 'Remove Germany' }));
    await userEvent.type(configuration.getByLabelText('Apollo API key'), 'key-1');
    await expect(configuration.getByText('Unsaved changes')).toBeVisible();
    await expect(JSON.stringify(mocked(args.settings.onDraftChange).mock.calls)).not.toContain('key-1');
    await userEvent.dblClick(configuration.getByRole('button', { name: 'Save Configuration' }));
    await expect(args.settings.onSave).toHaveBeenCalledOnce();
    await expect(args.settings.onSave).toHaveBeenCalledWith({
      ...leadGenerationSettingsValue(), autoEnrichment: false, searchKeywords: ['cold chain', 'series A', 'pallets', 'reefer'], locations: ['Portugal'], apolloApiKey: 'key-1',
    });
    await expect(await configuration.findByText('No changes')).toBeVisible();
    await expect(configuration.getByLabelText('Apollo API key')).toHaveValue('');
    await expect(args.settings.onDraftChange).toHaveBeenLastCalledWith(undefined);
  },
};

export const NumberEmptied: Story = {
  parameters: { covers: ['lead-generation.number-empty'] },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox', { name: 'Leads per day' });
    await userEvent.clear(box);
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription('Enter a number from 1 to 1000');
    await expect(canvas.getByText('1 field needs your attention', { selector: '[role="status"]' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save Configuration' }));
    await expect(args.settings.onSave).not.toHaveBeenCalled();
    await expect(JSON.stringify(mocked(args.settings.onDraftChange).mock.calls)).not.toContain('NaN');
    await userEvent.type(box, '1x');
    await expect(box).toBeInvalid();
    await userEvent.keyboard('{Backspace}00');
    await expect(box).toBeValid();
    await userEvent.click(canvas.getByRole('button', { name: 'Save Configuration' }));
    await expect(args.settings.onSave).toHaveBeenCalledWith({ ...leadGenerationSettingsValue(), maxLeadsPerDay: 100 });
  },
};

export const ResetToDefaults: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reset to Defaults' }));
    await expect(canvas.getByText('Unsaved changes')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Remove Logistics' })).toBeNull();
    await expect(args.settings.onSave).not.toHaveBeenCalled();
  },
};

export const DraftRestored: Story = {
  args: { settings: { ...args.settings, draft: { since: daysAgo(1), edits: { minimumScore: 85, googleSheetsUrl: 'http://nowhere', apolloApiKey: 'never kept', constructor: 1 } } } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/Your unsaved changes are back/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Minimum score' })).toHaveValue('85');
    await expect(canvas.getByRole('textbox', { name: 'Google Sheets address' })).toHaveAccessibleDescription('Enter an address that starts with https://');
    await expect(canvas.getByLabelText('Apollo API key')).toHaveValue('');
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Google Sheets address' }));
    await userEvent.tab();
    await expect(canvas.getByText('Unsaved changes, kept as a draft')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(canvas.getByText('No changes')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Minimum score' })).toHaveValue('70');
    await expect(args.settings.onDraftChange).toHaveBeenLastCalledWith(undefined);
  },
};

export const SaveRefused: Story = {
  args: { settings: { ...args.settings, onSave: fn<LeadGenerationScreenProps['settings']['onSave']>(async () => ({ ok: false, message: 'Failed to update configuration', fields: { 'customSettings.minimumScore': 'Your plan allows at most 80' } })) } },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox', { name: 'Minimum score' });
    await userEvent.clear(box);
    await userEvent.type(box, '90');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Configuration' }));
    await expect(await canvas.findByText('Failed to update configuration')).toBeVisible();
    await expect(box).toHaveValue('90');
    await expect(box).toHaveAccessibleDescription('Your plan allows at most 80');
    await userEvent.type(box, '{Backspace}');
    await expect(box).toBeValid();
  },
};

export const Statuses: Story = {
  args: { status: ownStatus(leadAnswer({ id: '1', name: 'A', status: 'new' }), leadAnswer({ id: '2', name: 'B', status: 'qualified' }), leadAnswer({ id: '3', name: 'C', status: 'converted' })) },
  parameters: { covers: ['lead-generation.status-new', 'lead-generation.status-qualified', 'lead-generation.status-converted'] },
  play: async ({ canvas }) => {
    for (const label of ['New', 'Qualified', 'Converted']) await expect(canvas.getByText(label, { selector: 'bdi' })).toBeVisible();
  },
};

export const UnknownStatus: Story = {
  args: {
    status: ready({
      ...leadGenerationStatus({ sample: false, metrics: { totalLeads: 1e308, averageScore: -5 } }),
      leads: asRows([lead({ id: '1', status: 'toString', score: 1e9 }), lead({ id: '2', status: '', name: odd.rightToLeft, company: odd.markup, email: odd.scriptAddress, linkedinUrl: odd.scriptAddress, createdAt: odd.invalidDate }), { id: '3', status: '__proto__' }], 2),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('toString')).toBeVisible();
    await expect(canvas.getByText('2 leads could not be read')).toBeVisible();
    await expect(canvas.queryByText(/NaN|undefined|Infinity|Invalid Date/)).toBeNull();
    await userEvent.click(canvas.getAllByRole('button', { name: /^View/ })[1] ?? document.body);
    await expect(within(canvas.getByRole('dialog')).queryByRole('link')).toBeNull();
  },
};

export const Empty: Story = {
  args: { status: ready(leadGenerationStatus({ sample: false, leads: [], activity: [], metrics: { totalLeads: 0 } })) },
  parameters: { covers: ['lead-generation.empty'] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'No leads yet' })).toBeVisible();
    await expect(canvas.queryByRole('searchbox')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Add Lead' }));
    await expect(canvas.getByRole('dialog', { name: 'Add a lead' })).toBeVisible();
  },
};

export const Loading: Story = {
  args: { status: loading, settings: { ...args.settings, saved: loading }, agent: { ...args.agent, active: undefined } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Leads Database' })).toBeVisible();
    await expect(canvas.getByRole('searchbox')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Start' }));
    await expect(args.agent.onToggle).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: { status: failed('500: the database is away', fn()), settings: { ...args.settings, saved: failed('500: the database is away', fn()) } },
  play: async ({ canvas }) => {
    // The answer feeds three parts; it is announced once, beside that of the configuration.
    await expect(canvas.getAllByRole('alert')).toHaveLength(2);
    await expect(canvas.getAllByRole('button', { name: 'Try again' })).toHaveLength(3);
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
  args: { status: ready(leadGenerationStatus(), { since: new Date('2026-11-20T08:30:00Z'), onRetry: fn() }) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/does not answer/)).toHaveLength(1);
    await expect(people(canvas)).toHaveLength(6);
  },
};

export const Huge: Story = {
  args: { status: ready({ ...leadGenerationStatus({ sample: false }), leads: asRows(many(10_000, (index) => lead({ id: `lead-${index}`, name: `Person ${index}`, score: index % 101 }))) }) },
  play: async ({ canvas, userEvent }) => {
    const table = () => canvas.getByRole('table', { name: 'Table of leads' });
    await waitFor(() => expect(table()).toHaveAttribute('aria-rowcount', '10001'));
    await staysLight(table());
    await userEvent.click(within(canvas.getByRole('columnheader', { name: 'Score' })).getByRole('button'));
    await userEvent.click(within(canvas.getByRole('columnheader', { name: 'Score' })).getByRole('button'));
    await waitFor(() => expect(people(canvas)[0]).toBe('Person 100'));
    // At once: each key would draw the long list anew.
    await userEvent.click(canvas.getByRole('searchbox'));
    await userEvent.paste('person 9999');
    await waitFor(() => expect(people(canvas)).toEqual(['Person 9999']));
  },
};

export const LongText: Story = {
  args: {
    agent: { ...args.agent, name: longText(200) },
    status: ownStatus(leadAnswer({ name: longText(200), company: longWord(200), email: `${longWord(60)}@example.com`, industry: longWord(90), source: longWord(60), title: longText(4_000) }), leadAnswer({ id: 'x', name: odd.zalgo, company: odd.arabic })),
    settings: { ...args.settings, saved: ready(leadGenerationSettingsValue({ targetIndustries: [longWord(80), longText(80)], googleSheetsUrl: `https://${longWord(300)}` })) },
  },
  play: fits,
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } }, play: fits };
export const Small: Story = { globals: { viewport: { value: 'small' } }, args: { query: { status: 'new' } }, play: fits };
