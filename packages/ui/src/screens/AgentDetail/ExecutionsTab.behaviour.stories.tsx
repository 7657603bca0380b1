import { execution } from '@switchboard/api-mocks/builders/executions';
import { expect, fn, within } from 'storybook/test';
import { agentDetailArgs, only } from '../../../test/agentDetail/agentDetailArgs.ts';
import { LiveAgentDetail } from '../../../test/agentDetail/LiveAgentDetail.tsx';
import { fits } from '../../../test/agentPage/inStory.ts';
import { openTab } from '../../../test/components/openTab.ts';
import { inShell } from '../../../test/inShell.tsx';
import { failed } from '../../format/viewState.ts';
import preview from '../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Agent detail/Executions',
  component: LiveAgentDetail,
  tags: ['behaviour'],
  args: { ...agentDetailArgs, tab: 'executions' },
  decorators: [inShell('agents')],
});

/** By keyboard; the focus returns. */
export const ViewOpensAndCloses = meta.story({
  parameters: { asserts: ['agent-detail.execution-view'] },
  args: { executions: only(execution()) },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'View lead_search, Today, 09:38' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('dialog', { name: 'lead_search' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(opener).toHaveFocus();
  },
});

export const ViewOfOddFields = meta.story({
  parameters: { asserts: ['agent-detail.odd-fields'] },
  args: { executions: only(execution({ executionType: undefined, startTime: undefined, result: undefined })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View execution' }));
    const dialog = within(canvas.getByRole('dialog', { name: 'Execution' }));
    await expect(dialog.getByText('No result')).toBeVisible();
    await expect(dialog.queryByText(/NaN|undefined|Invalid Date|\[object Object\]/)).toBeNull();
  },
});

export const Refresh = meta.story({
  parameters: { asserts: ['agent-detail.executions'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(args.executions.onRefresh).toHaveBeenCalledOnce();
  },
});

export const RefreshingIgnoresPresses = meta.story({
  args: { executions: { ...agentDetailArgs.executions, refreshing: true } },
  parameters: { asserts: ['request.once'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(args.executions.onRefresh).not.toHaveBeenCalled();
  },
});

const retry = fn();

/** The other tabs still work. */
export const ExecutionsRetried = meta.story({
  args: { executions: { onRefresh: fn(), view: failed('Failed to fetch agent executions', retry) } },
  parameters: { asserts: ['agent-detail.executions-failed'] },
  play: async ({ canvas, userEvent }) => {
    retry.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalledOnce();
    await openTab(canvas, 'Overview');
    await expect(within(canvas.getByRole('region', { name: 'Recent Activity' })).getAllByRole('listitem')).toHaveLength(
      10,
    );
    await openTab(canvas, 'Configuration');
    await expect(canvas.getByRole('switch', { name: 'enabled' })).toBeVisible();
  },
});

export const ExecutionsNarrow = meta.story({ globals: { viewport: { value: 'narrow' } }, play: fits });
