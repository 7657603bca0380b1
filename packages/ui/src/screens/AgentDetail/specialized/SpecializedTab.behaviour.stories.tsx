import { leadSummary } from '@switchboard/api-mocks/builders/agents';
import { asRows, many } from '@switchboard/api-mocks/builders/build';
import { expect } from 'storybook/test';
import {
  agentWith,
  exported,
  fourLeads,
  manyLeads,
  manyLocations,
  shown,
  specializedStory,
} from '../../../../test/agentDetail/specializedStory.ts';
import { fits } from '../../../../test/agentPage/inStory.ts';
import preview from '../../../../../../.storybook/preview.tsx';

const meta = preview.meta({ title: 'Agent detail/Specialized', ...specializedStory, tags: ['behaviour'] });

export const LeadsExported = meta.story({
  args: { agent: fourLeads },
  parameters: { asserts: ['agent-detail.lead-generation'] },
  play: async ({ canvas, userEvent, args }) => {
    await shown(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await expect(args.onExport).toHaveBeenCalledOnce();
    await expect(exported(args.onExport)).toMatchObject({ collection: 'leads', format: 'csv' });
    await expect(exported(args.onExport)?.ids).toHaveLength(4);
  },
});

export const TenLeadsExported = meta.story({
  args: { agent: manyLeads },
  parameters: { asserts: ['agent-detail.lead-generation'] },
  play: async ({ canvas, userEvent, args }) => {
    await shown(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await expect(exported(args.onExport)?.ids).toHaveLength(10);
  },
});

export const LocationsExported = meta.story({
  args: { agent: manyLocations },
  parameters: { asserts: ['agent-detail.business-scraper'] },
  play: async ({ canvas, userEvent, args }) => {
    await shown(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Export to Sheets' }));
    await expect(exported(args.onExport)).toMatchObject({ collection: 'businesses', format: 'xlsx' });
  },
});

export const SpecializedNarrow = meta.story({
  args: {
    agent: agentWith('lead-generation', { leads: asRows(many(10, (index) => leadSummary({ id: String(index) }))) }),
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await shown(canvas);
    await fits();
  },
});
