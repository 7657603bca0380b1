import {
  agentDetail,
  emailSummary,
  eventSummary,
  leadSummary,
  locationSummary,
} from '@switchboard/api-mocks/builders/agents';
import type { AgentDetail, SpecialData } from '@switchboard/api-contract/agents';
import { noRows } from '@switchboard/api-contract/wire';
import { asRows } from '@switchboard/api-mocks/builders/asRows';
import { longText, longWord } from '@switchboard/api-mocks/builders/longText';
import { many } from '@switchboard/api-mocks/builders/many';
import { odd } from '@switchboard/api-mocks/builders/odd';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ready } from '../../../format/viewState.ts';
import type { ExportFile } from '../../../format/exportFile.ts';
import { agentDetailArgs } from '../../../../test/agentDetail/agentDetailArgs.ts';
import { inPage } from '../../../../test/agentDetail/inPage.tsx';
import { LiveAgentDetail } from '../../../../test/agentDetail/LiveAgentDetail.tsx';
import type { Canvas } from '../../../../test/agentPage/inStory.ts';
import preview from '../../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Agent detail',
  component: LiveAgentDetail,
  args: { ...agentDetailArgs, tab: 'specialized' },
  decorators: [inPage],
});

type Slug = Parameters<typeof agentDetail>[1];
const none: SpecialData = { sample: undefined, leads: noRows, emails: noRows, events: noRows, locations: noRows };
const agentWith = (slug: Slug, data: Partial<SpecialData>, overrides: Partial<AgentDetail> = {}) =>
  ready({ ...agentDetail({}, slug), ...overrides, specialData: { ...none, ...data } });
/** The tab's code loads when it is first shown. */
const shown = (canvas: Canvas) =>
  waitFor(() => expect(canvas.getByRole('tabpanel').querySelector('[aria-busy]')).toBeNull());
const figures = (canvas: Canvas) =>
  canvas
    .getAllByRole('group')
    .map((tile) => [
      tile.getAttribute('aria-label'),
      tile.textContent?.replace(tile.getAttribute('aria-label') ?? '', ''),
    ]);
const heads = (canvas: Canvas) => canvas.getAllByRole('columnheader').map((head) => head.textContent);
const rowsOf = (canvas: Canvas) =>
  canvas
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    );
const badgeClass = (canvas: Canvas, text: string) =>
  canvas.getByText(text).closest('td')?.firstElementChild?.className ?? '';

export const LeadGeneration = meta.story({
  args: {
    agent: agentWith('lead-generation', {
      leads: asRows([
        leadSummary(),
        leadSummary({ id: '2', status: 'converted', score: 84 }),
        leadSummary({ id: '3', status: 'new', score: 47 }),
        leadSummary({ id: '4', status: 'qualified', score: undefined }),
      ]),
    }),
  },
  parameters: { covers: ['agent-detail.lead-generation'] },
  play: async ({ canvas, args }) => {
    await shown(canvas);
    await expect(figures(canvas)).toEqual([
      ['Total Leads', '4since 4 March 2026'],
      ['Qualified', '250% of all leads'],
      ['Converted', '125% of all leads'],
      ['Avg Score', '74'],
    ]);
    await expect(heads(canvas)).toEqual(['Company', 'Contact', 'Industry', 'Score', 'Status', 'Added']);
    await expect(rowsOf(canvas)[0]).toEqual([
      'Northwind Freight',
      'Dana Whitfield',
      'Logistics',
      '91',
      'Qualified',
      '20 November 2026',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await expect(args.onExport).toHaveBeenCalledOnce();
    const [file] = (args.onExport as unknown as { mock: { calls: [ExportFile][] } }).mock.calls[0] as [ExportFile];
    await expect(file).toMatchObject({ name: 'lead-generation-leads-2026-11-20.csv', mime: 'text/csv;charset=utf-8' });
    await expect(file.text.trimEnd().split('\r\n')).toHaveLength(5);
    await expect(file.text).toContain(
      'Northwind Freight,Dana Whitfield,Logistics,91,qualified,2026-11-20T08:38:20.000Z',
    );
  },
});

export const LeadsAtMostTen = meta.story({
  args: {
    agent: agentWith('lead-generation', {
      leads: asRows(
        many(2_158, (index) => leadSummary({ id: `lead-${index}`, company: `Company ${index}` })),
        2,
      ),
    }),
  },
  play: async ({ canvas, args }) => {
    await shown(canvas);
    await expect(rowsOf(canvas)).toHaveLength(10);
    await expect(canvas.getByText(/^First 10 of 2,160 leads/)).toBeVisible();
    await expect(canvas.getByText('2 leads could not be read')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    const [file] = (args.onExport as unknown as { mock: { calls: [ExportFile][] } }).mock.calls[0] as [ExportFile];
    await expect(file.text.trimEnd().split('\r\n')).toHaveLength(11);
  },
});

export const LeadStatuses = meta.story({
  args: {
    agent: agentWith('lead-generation', {
      leads: asRows(
        ['new', 'qualified', 'converted', '', 'toString', '__proto__'].map((status, index) =>
          leadSummary({ id: String(index), status }),
        ),
      ),
    }),
  },
  parameters: { covers: ['agent-detail.lead-new', 'agent-detail.lead-qualified', 'agent-detail.lead-converted'] },
  play: async ({ canvas }) => {
    await shown(canvas);
    await expect(rowsOf(canvas).map((cells) => cells[4])).toEqual([
      'New',
      'Qualified',
      'Converted',
      'Unknown',
      'toString',
      '__proto__',
    ]);
  },
});

/** Above 80 solid, above 60 soft, else outline: 80 is soft and 60 is outline. */
export const LeadScores = meta.story({
  args: {
    agent: agentWith('lead-generation', {
      leads: asRows([100, 81, 80, 61, 60, 0].map((score) => leadSummary({ id: String(score), score }))),
    }),
  },
  parameters: {
    covers: ['agent-detail.lead-score-high', 'agent-detail.lead-score-middle', 'agent-detail.lead-score-low'],
  },
  play: async ({ canvas }) => {
    await shown(canvas);
    const looks = (['100', '81', '80', '61', '60', '0'] as const).map(
      (score) => /variant_(\w+?)_/.exec(badgeClass(within(canvas.getByRole('table')), score))?.[1],
    );
    await expect(looks).toEqual(['solid', 'solid', 'soft', 'soft', 'outline', 'outline']);
  },
});

export const EmailAutomation = meta.story({
  args: {
    agent: agentWith('email', {
      emails: asRows([
        emailSummary(),
        emailSummary({ id: '2', type: 'auto_response', responded: true, category: 'billing_question' }),
        emailSummary({ id: '3', category: ' ', responded: undefined }),
        ...many(21, (index) => emailSummary({ id: `more-${index}`, responded: true })),
      ]),
    }),
  },
  parameters: { covers: ['agent-detail.email-automation'] },
  play: async ({ canvas }) => {
    await shown(canvas);
    await expect(figures(canvas)).toEqual([
      ['Emails Processed', '24'],
      ['Auto Responses', '14.2% of all emails'],
      ['Categorized', '2395.8% of all emails'],
      ['Response Rate', '91.7%'],
    ]);
    const rows = rowsOf(canvas);
    await expect(rows).toHaveLength(20);
    await expect(rows[0]).toEqual([
      'Contract for Q1 lanes',
      'Dana Whitfield',
      'demo@switchboard.test',
      'Incoming',
      'Contract',
      'Pending',
      'Today, 09:32',
    ]);
    await expect(rows[1]?.slice(3, 6)).toEqual(['Auto response', 'Billing question', 'Replied']);
    await expect(rows[2]?.slice(4, 6)).toEqual(['–none', '–none']);
    await expect(canvas.queryByRole('button', { name: /Export/ })).toBeNull();
  },
});

export const CalendarManagement = meta.story({
  args: {
    agent: agentWith('calendar', {
      events: asRows([
        eventSummary(),
        eventSummary({ id: '2', type: 'appointment', attendees: [], conflictResolved: true }),
        ...many(16, (index) => eventSummary({ id: `more-${index}` })),
      ]),
    }),
  },
  parameters: { covers: ['agent-detail.calendar-management'] },
  play: async ({ canvas }) => {
    await shown(canvas);
    await expect(figures(canvas)).toEqual([
      ['Events Managed', '18'],
      ['Meetings Scheduled', '1794.4% of all events'],
      ['Conflicts Resolved', '15.6% of all events'],
      ['Efficiency Score', '98.7%'],
    ]);
    const rows = rowsOf(canvas);
    await expect(rows).toHaveLength(15);
    await expect(rows[0]).toEqual(['Pilot review with Helio Biosciences', 'Meeting', '2', '–none', 'Today, 15:59']);
    await expect(rows[1]?.slice(1, 4)).toEqual(['Appointment', '0', 'Resolved']);
  },
});

export const BusinessScraper = meta.story({
  args: {
    agent: agentWith('maps-scraper', {
      locations: asRows([
        locationSummary(),
        locationSummary({ id: '2', rating: 3.5, phone: undefined, email: '' }),
        ...many(10, (index) => locationSummary({ id: `more-${index}`, rating: undefined, phone: undefined })),
      ]),
    }),
  },
  parameters: { covers: ['agent-detail.business-scraper'] },
  play: async ({ canvas, args }) => {
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
    await userEvent.click(canvas.getByRole('button', { name: 'Export to Sheets' }));
    const [file] = (args.onExport as unknown as { mock: { calls: [ExportFile][] } }).mock.calls[0] as [ExportFile];
    await expect(file.name).toBe('maps-scraper-locations-2026-11-20.xlsx');
    // The workbook code loads now; its own test reads back what it writes.
    await expect((await file.make?.())?.type).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
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
    const looks = (['5.0', '4.1', '4.0', '3.1', '3.0', '0.0'] as const).map(
      (rating) => /variant_(\w+?)_/.exec(badgeClass(within(canvas.getByRole('table')), rating))?.[1],
    );
    await expect(looks).toEqual(['solid', 'solid', 'soft', 'soft', 'outline', 'outline']);
  },
});

export const NoSpecial = meta.story({
  args: { agent: ready(agentDetail({}, 'research')) },
  parameters: { covers: ['agent-detail.no-special'] },
  play: async ({ canvas }) => {
    await shown(canvas);
    await expect(canvas.getByText('Specialized dashboard not available for this agent type.')).toBeVisible();
  },
});

export const UnknownType = meta.story({
  args: { agent: ready({ ...agentDetail(), type: 'constructor' }) },
  play: async ({ canvas }) => {
    await shown(canvas);
    await expect(canvas.getByText('Specialized dashboard not available for this agent type.')).toBeVisible();
  },
});

/** With no records, and without `specialData` at all. */
const empty = (slug: Slug, title: string, specialData?: SpecialData, exported?: string) => ({
  args: { agent: ready({ ...agentDetail({}, slug), specialData }) },
  parameters: { covers: ['agent-detail.special-empty'] as const },
  play: async ({ canvas }: { canvas: Canvas }) => {
    await shown(canvas);
    await expect(canvas.getByText(title)).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
    const exporting = canvas.queryAllByRole('button', { name: /Export/ });
    await expect(exporting.map((button) => button.textContent)).toEqual(exported ? [exported] : []);
    for (const button of exporting) {
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await expect(button).toHaveAccessibleDescription('There is nothing to export');
    }
    await expect(canvas.getAllByRole('group')[0]).toHaveTextContent(/0/);
    await expect(canvas.getByRole('tabpanel')).not.toHaveTextContent(/NaN|Infinity|undefined/);
  },
});
export const NoLeads = meta.story(empty('lead-generation', 'No leads yet', undefined, 'Export'));
export const NoEmails = meta.story(empty('email', 'No emails yet', none));
export const NoEvents = meta.story(empty('calendar', 'No events yet', none));
export const NoLocations = meta.story(empty('maps-scraper', 'No locations yet', undefined, 'Export to Sheets'));

export const SpecializedSample = meta.story({
  args: { agent: agentWith('lead-generation', { sample: true, leads: asRows([leadSummary()]) }) },
  play: async ({ canvas }) => {
    await shown(canvas);
    await expect(canvas.getAllByText('Sample')).toHaveLength(1);
  },
});

export const SpecializedOddFields = meta.story({
  parameters: { covers: ['agent-detail.odd-fields'] },
  args: {
    agent: agentWith('lead-generation', {
      leads: asRows([
        {
          id: undefined,
          company: odd.rightToLeft,
          contactName: odd.zalgo,
          industry: odd.markup,
          score: 1e308,
          status: odd.emoji,
          createdAt: odd.invalidDate,
        },
        {
          id: undefined,
          company: undefined,
          contactName: odd.spaces,
          industry: undefined,
          score: -1,
          status: 'new',
          createdAt: odd.farDate,
        },
        {
          id: 'same',
          company: odd.arabic,
          contactName: odd.hebrew,
          industry: odd.template,
          score: 50,
          status: 'new',
          createdAt: undefined,
        },
        {
          id: 'same',
          company: odd.controls,
          contactName: odd.zeroWidth,
          industry: odd.prototype,
          score: 70,
          status: 'new',
          createdAt: undefined,
        },
      ]),
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    await shown(canvas);
    await expect(rowsOf(canvas).map((cells) => cells[3])).toEqual(['–none', '–none', '50', '70']);
    await expect(rowsOf(canvas)[1]).toEqual(['–none', '–none', '–none', '–none', 'New', '–']);
    await expect(canvasElement.querySelector('img')).toBeNull();
    await expect(canvasElement.textContent).not.toMatch(/NaN|undefined|Invalid Date|Infinity/);
  },
});

export const SpecializedLongText = meta.story({
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
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await expect(canvas.getAllByRole('row')[1]?.getBoundingClientRect().height).toBeLessThan(80);
  },
});

export const SpecializedNarrow = meta.story({
  args: {
    agent: agentWith('lead-generation', { leads: asRows(many(10, (index) => leadSummary({ id: String(index) }))) }),
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await shown(canvas);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
