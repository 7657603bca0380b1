import { asRows } from '@switchboard/api-mocks/builders/build';
import {
  lead,
  leadAnswer,
  leadGenerationSettingsValue,
  leadGenerationStatus,
} from '@switchboard/api-mocks/builders/leadGeneration';
import { longText, longWord, odd } from '@switchboard/api-mocks/builders/texts';
import { expect, fn, within } from 'storybook/test';
import { agentPageMeta } from '../../../test/agentPage/agentPageMeta.tsx';
import { fits, region, sampled } from '../../../test/agentPage/inStory.ts';
import { failed, loading, ready } from '../../format/viewState.ts';
import { LeadGenerationScreen } from './LeadGenerationScreen.tsx';
import { args, ownStatus } from '../../../test/agentPage/leadGenerationStory.ts';
import preview from '../../../../../.storybook/preview.tsx';

const meta = preview.meta({ title: 'Lead generation', ...agentPageMeta(LeadGenerationScreen, args) });

export const Active = meta.story({ parameters: { covers: ['lead-generation.active'] } });

export const ActiveStops = Active.extend({
  tags: ['behaviour'],
  parameters: { asserts: ['lead-generation.active'] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Lead Generation Agent' })).toBeVisible();
    await expect(canvas.getByText('Active', { selector: 'bdi' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Runs and performance' })).toHaveAttribute(
      'href',
      '/agent/lead-generation-agent',
    );
    await expect(canvas.getByRole('link', { name: 'Back to Agents' })).toHaveAttribute('href', '/dashboard');
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await expect(args.agent.onToggle).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Configure' }));
    await expect(canvas.getByRole('heading', { name: 'Agent Configuration' })).toHaveFocus();
  },
});

export const Idle = meta.story({
  args: { agent: { ...args.agent, status: 'idle' } },
  parameters: { covers: ['lead-generation.idle'] },
});

export const IdleStarts = Idle.extend({
  tags: ['behaviour'],
  parameters: { asserts: ['lead-generation.idle'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Start' }));
    await expect(args.agent.onToggle).toHaveBeenCalledOnce();
  },
});

export const Starting = meta.story({ args: { agent: { ...args.agent, status: 'idle', busy: 'toggle' } } });

export const StartsOnce = Starting.extend({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Start' }));
    await expect(args.agent.onToggle).not.toHaveBeenCalled();
  },
});

export const Overview = meta.story({
  parameters: { covers: ['lead-generation.overview'] },
  play: async ({ canvas }) => {
    const tile = (name: string) => within(canvas.getByRole('group', { name }));
    await expect(tile('Total Leads').getByText('2,158')).toBeVisible();
    await expect(tile('Total Leads').getByText('29 added today')).toBeVisible();
    await expect(tile('Qualified').getByText('22.5% of all leads')).toBeVisible();
    await expect(tile('Avg Score').getByRole('meter')).toHaveAttribute('aria-valuenow', '74');
    await expect(tile('Active Tasks').getByText('1 waiting')).toBeVisible();
    await expect(canvas.getByText('12 leads added from Apollo')).toBeVisible();
    // Overview, leads and analytics are samples and each is marked.
    await expect(canvas.getAllByRole('button', { name: 'Sample' })).toHaveLength(3);
  },
});

/** The leads are real; figures and activity are still samples, because the agent has not run. */
export const SampleFigures = meta.story({
  args: { status: ready(leadGenerationStatus({ own: ['leads'] })) },
  parameters: { covers: ['agent-page.samples'] },
  play: async ({ canvas }) => expect(sampled(canvas)).toEqual(['Performance Overview', 'Performance Analytics']),
});

/** The agent has run, but the leads are still samples. */
export const SampleLeads = meta.story({
  args: { status: ready(leadGenerationStatus({ own: ['activity', 'figures'] })) },
  parameters: { covers: ['agent-page.samples'] },
  play: async ({ canvas }) => expect(sampled(canvas)).toEqual(['Leads Database']),
});

export const OwnData = meta.story({
  args: { status: ownStatus(leadAnswer()) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Sample' })).toBeNull();
    await expect(canvas.getByText('1 of 1 lead')).toBeVisible();
  },
});

export const UnknownStatus = meta.story({
  tags: ['odd'],
  args: {
    status: ready({
      ...leadGenerationStatus({ sample: false, metrics: { totalLeads: 1e308, averageScore: -5 } }),
      leads: asRows(
        [
          lead({ id: '1', status: 'toString', score: 1e9 }),
          lead({
            id: '2',
            status: '',
            name: odd.rightToLeft,
            company: odd.markup,
            email: odd.scriptAddress,
            linkedinUrl: odd.scriptAddress,
            createdAt: odd.invalidDate,
          }),
          { id: '3', status: '__proto__' },
        ],
        2,
      ),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('toString')).toBeVisible();
    await expect(canvas.getByText('2 leads could not be read')).toBeVisible();
    await expect(canvas.queryByText(/NaN|undefined|Infinity|Invalid Date/)).toBeNull();
  },
});

export const UnknownStatusOpens = UnknownStatus.extend({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: /^View/ })[1] ?? document.body);
    await expect(within(canvas.getByRole('dialog')).queryByRole('link')).toBeNull();
  },
});

export const Empty = meta.story({
  args: { status: ready(leadGenerationStatus({ sample: false, leads: [], activity: [], metrics: { totalLeads: 0 } })) },
  parameters: { covers: ['lead-generation.empty', 'run.empty-leads-on'] },
});

export const EmptyRuns = Empty.extend({
  tags: ['behaviour'],
  parameters: { asserts: ['run.empty-leads-on'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(region(canvas, 'Leads Database').getByRole('button', { name: 'Run now' }));
    await expect(args.agent.onRun).toHaveBeenCalledOnce();
  },
});

export const EmptyAdds = Empty.extend({
  tags: ['behaviour'],
  parameters: { asserts: ['lead-generation.empty'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add Lead' }));
    await expect(canvas.getByRole('dialog', { name: 'Add a lead' })).toBeVisible();
  },
});

export const Loading = meta.story({
  args: {
    status: loading,
    settings: { ...args.settings, saved: loading },
    agent: { ...args.agent, status: undefined },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Leads Database' })).toBeVisible();
    await expect(canvas.getByRole('searchbox')).toBeVisible();
  },
});

/** An agent of unknown status cannot be started. */
export const LoadingHoldsStart = Loading.extend({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Start' }));
    await expect(args.agent.onToggle).not.toHaveBeenCalled();
  },
});

export const Failed = meta.story({
  args: {
    status: failed('500: the database is away', fn()),
    settings: { ...args.settings, saved: failed('500: the database is away', fn()) },
  },
  play: async ({ canvas }) => {
    // One response feeds three sections. Its failure is announced once, as is that of the configuration.
    await expect(canvas.getAllByRole('alert')).toHaveLength(2);
    await expect(canvas.getAllByRole('button', { name: 'Try again' })).toHaveLength(3);
    await expect(canvas.getByRole('button', { name: 'Stop' })).toBeVisible();
  },
});

export const LongText = meta.story({
  tags: ['odd'],
  args: {
    agent: { ...args.agent, name: longText(200) },
    status: ownStatus(
      leadAnswer({
        name: longText(200),
        company: longWord(200),
        email: `${longWord(60)}@example.com`,
        industry: longWord(90),
        source: longWord(60),
        title: longText(4_000),
      }),
      leadAnswer({ id: 'x', name: odd.zalgo, company: odd.arabic }),
    ),
    settings: {
      ...args.settings,
      saved: ready(
        leadGenerationSettingsValue({
          targetIndustries: [longWord(80), longText(80)],
          googleSheetsUrl: `https://${longWord(300)}`,
        }),
      ),
    },
  },
  play: fits,
});

export const Small = meta.story({
  tags: ['unpictured'],
  globals: { viewport: { value: 'small' } },
  args: { query: { status: 'new' } },
  play: fits,
});
