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
    const file = exported(args.onExport);
    await expect(file).toMatchObject({ name: 'lead-generation-leads-2026-11-20.csv', mime: 'text/csv;charset=utf-8' });
    await expect(file.text.trimEnd().split('\r\n')).toHaveLength(5);
    await expect(file.text).toContain(
      'Northwind Freight,Dana Whitfield,Logistics,91,qualified,2026-11-20T08:38:20.000Z',
    );
  },
});

export const TenLeadsExported = meta.story({
  args: { agent: manyLeads },
  parameters: { asserts: ['agent-detail.lead-generation'] },
  play: async ({ canvas, userEvent, args }) => {
    await shown(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await expect(exported(args.onExport).text.trimEnd().split('\r\n')).toHaveLength(11);
  },
});

export const LocationsExported = meta.story({
  args: { agent: manyLocations },
  parameters: { asserts: ['agent-detail.business-scraper'] },
  play: async ({ canvas, userEvent, args }) => {
    await shown(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Export to Sheets' }));
    const file = exported(args.onExport);
    await expect(file.name).toBe('maps-scraper-locations-2026-11-20.xlsx');
    // The workbook code loads now; its own test reads back what it writes.
    await expect((await file.make?.())?.type).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
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
