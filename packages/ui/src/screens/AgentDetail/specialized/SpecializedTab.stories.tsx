import { agentDetail, leadSummary, locationSummary } from '@switchboard/api-mocks/builders/agents';
import type { SpecialData } from '@switchboard/api-contract/agents';
import { asRows } from '@switchboard/api-mocks/builders/asRows';
import { longText, longWord } from '@switchboard/api-mocks/builders/longText';
import { odd } from '@switchboard/api-mocks/builders/odd';
import { expect } from 'storybook/test';
import { agentDetailArgs } from '../../../../test/agentDetail/agentDetailArgs.ts';
import { LiveAgentDetail } from '../../../../test/agentDetail/LiveAgentDetail.tsx';
import {
  agentWith,
  figures,
  fourLeads,
  looksOf,
  manyEmails,
  manyEvents,
  manyLeads,
  manyLocations,
  none,
  rowsOf,
  shown,
  type Slug,
} from '../../../../test/agentDetail/specializedStory.ts';
import { fits, readsWell, type Canvas } from '../../../../test/agentPage/inStory.ts';
import { inShell } from '../../../../test/inShell.tsx';
import { ready } from '../../../format/viewState.ts';
import preview from '../../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Agent detail',
  component: LiveAgentDetail,
  args: { ...agentDetailArgs, tab: 'specialized' },
  decorators: [inShell('agents')],
});

export const LeadGeneration = meta.story({
  args: { agent: fourLeads },
  parameters: { covers: ['agent-detail.lead-generation'] },
  play: async ({ canvas }) => {
    await shown(canvas);
    await expect(figures(canvas)).toEqual([
      ['Total Leads', '4since 4 March 2026'],
      ['Qualified', '250% of all leads'],
      ['Converted', '125% of all leads'],
      ['Avg Score', '74'],
    ]);
    await expect(rowsOf(canvas)[0]).toEqual([
      'Northwind Freight',
      'Dana Whitfield',
      'Logistics',
      '91',
      'Qualified',
      '20 November 2026',
    ]);
  },
});

export const LeadStatuses = meta.story({
  args: {
    agent: agentWith('lead-generation', {
      leads: asRows(['new', 'qualified', 'converted'].map((status) => leadSummary({ id: status, status }))),
    }),
  },
  parameters: { covers: ['agent-detail.lead-new', 'agent-detail.lead-qualified', 'agent-detail.lead-converted'] },
  play: async ({ canvas }) => {
    await shown(canvas);
    await expect(rowsOf(canvas).map((cells) => cells[4])).toEqual(['New', 'Qualified', 'Converted']);
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
    await expect(looksOf(canvas, '100', '81', '80', '61', '60', '0')).toEqual([
      'solid',
      'solid',
      'soft',
      'soft',
      'outline',
      'outline',
    ]);
  },
});

export const EmailAutomation = meta.story({
  args: { agent: manyEmails },
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
  args: { agent: manyEvents },
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

export const NoSpecial = meta.story({
  args: { agent: ready(agentDetail({}, 'research')) },
  parameters: { covers: ['agent-detail.no-special'] },
  play: async ({ canvas }) => {
    await shown(canvas);
    await expect(canvas.getByText('Specialized dashboard not available for this agent type.')).toBeVisible();
  },
});

/** With no records, and without `specialData` at all. */
const empty = (slug: Slug, specialData?: SpecialData) => ({
  agent: ready({ ...agentDetail({}, slug), specialData }),
});
const saysEmpty =
  (title: string, exportLabel?: string) =>
  async ({ canvas }: { canvas: Canvas }) => {
    await shown(canvas);
    await expect(canvas.getByText(title)).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
    const exporting = canvas.queryAllByRole('button', { name: /Export/ });
    await expect(exporting.map((button) => button.textContent)).toEqual(exportLabel ? [exportLabel] : []);
    for (const button of exporting) {
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await expect(button).toHaveAccessibleDescription('There is nothing to export');
    }
    await expect(figures(canvas)[0]?.[1]).toMatch(/0/);
    await readsWell(canvas);
  };

export const NoLeads = meta.story({
  args: empty('lead-generation'),
  parameters: { covers: ['agent-detail.special-empty'] },
  play: saysEmpty('No leads yet', 'Export'),
});
export const NoEmails = meta.story({
  args: empty('email', none),
  parameters: { covers: ['agent-detail.special-empty'] },
  play: saysEmpty('No emails yet'),
});
export const NoEvents = meta.story({
  args: empty('calendar', none),
  parameters: { covers: ['agent-detail.special-empty'] },
  play: saysEmpty('No events yet'),
});
export const NoLocations = meta.story({
  args: empty('maps-scraper'),
  parameters: { covers: ['agent-detail.special-empty'] },
  play: saysEmpty('No locations yet', 'Export to Sheets'),
});

export const SpecializedOfUnknownType = meta.story({
  args: { agent: ready({ ...agentDetail(), type: 'constructor' }) },
  play: async ({ canvas }) => {
    await shown(canvas);
    await expect(canvas.getByText('Specialized dashboard not available for this agent type.')).toBeVisible();
  },
});

export const LeadsAtMostTen = meta.story({
  args: { agent: manyLeads },
  play: async ({ canvas }) => {
    await shown(canvas);
    await expect(rowsOf(canvas)).toHaveLength(10);
    await expect(canvas.getByText(/^First 10 of 2,160 leads/)).toBeVisible();
    await expect(canvas.getByText('2 leads could not be read')).toBeVisible();
  },
});

export const LeadsOfUnknownStatus = meta.story({
  args: {
    agent: agentWith('lead-generation', {
      leads: asRows(['', 'toString', '__proto__'].map((status, index) => leadSummary({ id: String(index), status }))),
    }),
  },
  play: async ({ canvas }) => {
    await shown(canvas);
    await expect(rowsOf(canvas).map((cells) => cells[4])).toEqual(['Unknown', 'toString', '__proto__']);
  },
});

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
  play: async ({ canvas }) => {
    await shown(canvas);
    await expect(rowsOf(canvas).map((cells) => cells[3])).toEqual(['–none', '–none', '50', '70']);
    await expect(rowsOf(canvas)[1]).toEqual(['–none', '–none', '–none', '–none', 'New', '–']);
    await expect(canvas.getByRole('main').querySelector('img')).toBeNull();
    await readsWell(canvas);
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
    await fits();
    await expect(canvas.getAllByRole('row')[1]?.getBoundingClientRect().height).toBeLessThan(80);
  },
});
