import { agentDetail, leadSummary } from '@switchboard/api-mocks/builders/agents';
import { asRows } from '@switchboard/api-mocks/builders/build';
import { odd } from '@switchboard/api-mocks/builders/texts';
import { expect } from 'storybook/test';
import {
  agentWith,
  figures,
  fourLeads,
  looksOf,
  manyLeads,
  rowsOf,
  shown,
  specializedStory,
} from '../../../../test/agentDetail/specializedStory.ts';
import { readsWell } from '../../../../test/agentPage/inStory.ts';
import { ready } from '../../../format/viewState.ts';
import preview from '../../../../../../.storybook/preview.tsx';

const meta = preview.meta({ title: 'Agent detail/Specialized', ...specializedStory });

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

export const NoLeads = meta.story({
  args: { agent: ready({ ...agentDetail({}, 'lead-generation'), specialData: undefined }) },
  parameters: { covers: ['agent-detail.special-empty', 'run.empty-leads-on'] },
  play: async ({ canvas }) => {
    await shown(canvas);
    await expect(canvas.queryByRole('table')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Export' })).toHaveAttribute('aria-disabled', 'true');
    await expect(figures(canvas)[0]?.[1]).toMatch(/0/);
    await readsWell(canvas);
  },
});

export const LeadsAtMostTen = meta.story({
  tags: ['odd'],
  args: { agent: manyLeads },
  play: async ({ canvas }) => {
    await shown(canvas);
    await expect(rowsOf(canvas)).toHaveLength(10);
    await expect(canvas.getByText(/^First 10 of 2,160 leads/)).toBeVisible();
    await expect(canvas.getByText('2 leads could not be read')).toBeVisible();
  },
});

export const LeadsOfUnknownStatus = meta.story({
  tags: ['odd'],
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

export const Sample = meta.story({
  args: { agent: agentWith('lead-generation', { sample: true, leads: asRows([leadSummary()]) }) },
  play: async ({ canvas }) => {
    await shown(canvas);
    await expect(canvas.getAllByText('Sample')).toHaveLength(1);
  },
});

export const OddFields = meta.story({
  tags: ['odd'],
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
