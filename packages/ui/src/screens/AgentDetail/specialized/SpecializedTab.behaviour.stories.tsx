import { agentDetail, leadSummary } from '@switchboard/api-mocks/builders/agents';
import { asRows, many } from '@switchboard/api-mocks/builders/build';
import { expect, within } from 'storybook/test';
import {
  agentWith,
  exported,
  fourLeads,
  manyLeads,
  manyLocations,
  none,
  shown,
  specializedStory,
} from '../../../../test/agentDetail/specializedStory.ts';
import { fits, readsWell } from '../../../../test/agentPage/inStory.ts';
import preview from '../../../../../../.storybook/preview.tsx';
import { SpecializedTab } from './SpecializedTab.tsx';

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

const ofEachType = [
  { slug: 'lead-generation', title: 'No leads yet', exports: ['Export'] },
  { slug: 'email', title: 'No emails yet', exports: [] },
  { slug: 'calendar', title: 'No events yet', exports: [] },
  { slug: 'maps-scraper', title: 'No locations yet', exports: ['Export to Sheets'] },
  { slug: 'research', title: 'No researches yet', exports: [] },
  { slug: 'contacts', title: 'No contacts yet', exports: [] },
  { slug: 'orchestrator', title: 'No workflows yet', exports: [] },
] as const;

/** Each says what it has none of, and what can't be exported yet. */
export const NoneOfEachType = meta.story({
  parameters: { asserts: ['agent-detail.special-empty', 'run.empty-leads-on'] },
  render: ({ runs, now, onExport }) => (
    <>
      {ofEachType.map(({ slug, title }) => (
        <div key={slug} role="group" aria-label={title}>
          <SpecializedTab
            agent={{ ...agentDetail({}, slug), specialData: none }}
            runNow={runs}
            now={now}
            onExport={onExport}
          />
        </div>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    for (const { title, exports } of ofEachType) {
      const dashboard = within(canvas.getByRole('group', { name: title }));
      await expect(dashboard.getByRole('heading', { name: title })).toBeVisible();
      await expect(dashboard.queryByRole('table')).toBeNull();
      await expect(dashboard.getAllByRole('group')[0]).toHaveTextContent(/0/);
      await expect(dashboard.getByRole('button', { name: 'Run now' })).toBeVisible();
      const atRest = dashboard.queryAllByRole('button', { name: /^Export/, description: 'There is nothing to export' });
      await expect(atRest.map(({ textContent }) => textContent)).toEqual(exports);
      for (const button of atRest) await expect(button).toHaveAttribute('aria-disabled', 'true');
      await expect(dashboard.queryAllByRole('button', { name: /^Export/ })).toHaveLength(exports.length);
    }
    await readsWell(canvas);
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
