import { asRows } from '@switchboard/api-mocks/builders/build';
import { expect, waitFor, within } from 'storybook/test';
import { agentPageMeta } from '../../../test/agentPage/agentPageMeta.tsx';
import { fits } from '../../../test/agentPage/inStory.ts';
import { researchControl } from '../../../test/agentPage/researchArgs.ts';
import { args, research } from '../../../test/agentPage/researchStory.ts';
import { openTab } from '../../../test/components/openTab.ts';
import { loading, ready } from '../../format/viewState.ts';
import { ResearchScreen } from './ResearchScreen.tsx';
import preview from '../../../../../.storybook/preview.tsx';

const meta = preview.meta({ title: 'Research', tags: ['behaviour'], ...agentPageMeta(ResearchScreen, args) });

export const Refreshes = meta.story({
  parameters: { asserts: ['research.dashboard'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(args.refresh.onRefresh).toHaveBeenCalledOnce();
  },
});

/** What a run works on is the question: New Research leads to its field, from wherever it is pressed. */
export const NewResearchAsks = meta.story({
  args: { query: { tab: 'tasks' } },
  parameters: { asserts: ['run.now'] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Run now' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'New Research' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Research question' })).toHaveFocus());
    await expect(args.agent.onRun).not.toHaveBeenCalled();
  },
});

export const EmptySourcesAsk = meta.story({
  args: { query: { tab: 'sources' }, research: researchControl({ sources: ready(asRows([])) }) },
  parameters: { asserts: ['run.empty-leads-on'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(within(canvas.getByRole('tabpanel')).getByRole('button', { name: 'New Research' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Research question' })).toHaveFocus());
  },
});

export const Starts = meta.story({
  args: { agent: { ...args.agent, status: 'idle' } },
  parameters: { asserts: ['research.idle', 'research.toggle'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Start' }));
    await expect(research.onToggle).toHaveBeenCalledWith(true);
  },
});

export const StartsNothingUnknown = meta.story({
  args: { status: loading, agent: { ...args.agent, status: undefined } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Start' }));
    await expect(research.onToggle).not.toHaveBeenCalled();
  },
});

export const Tabs = meta.story({
  play: async ({ canvas, userEvent }) => {
    await openTab(canvas, 'Sources');
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ tab: 'sources' });
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ tab: 'configuration' });
    await expect(canvas.getByRole('tab', { name: 'Configuration' })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ tab: '' });
  },
});

export const NarrowDashboard = meta.story({ globals: { viewport: { value: 'narrow' } }, play: fits });
export const NarrowTasks = meta.story({
  args: { query: { tab: 'tasks' } },
  globals: { viewport: { value: 'narrow' } },
  play: fits,
});
export const NarrowSources = meta.story({
  args: { query: { tab: 'sources' } },
  globals: { viewport: { value: 'narrow' } },
  play: fits,
});
export const NarrowConfiguration = meta.story({
  args: { query: { tab: 'configuration' } },
  globals: { viewport: { value: 'narrow' } },
  play: fits,
});
