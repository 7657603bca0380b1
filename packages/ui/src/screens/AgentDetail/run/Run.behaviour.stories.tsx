import { runDetail, runSummary } from '@switchboard/api-mocks/builders/executions';
import { expect } from 'storybook/test';
import { agentDetailArgs, only } from '../../../../test/agentDetail/agentDetailArgs.ts';
import { LiveAgentDetail } from '../../../../test/agentDetail/LiveAgentDetail.tsx';
import { opened } from '../../../../test/agentDetail/opened.ts';
import { fits } from '../../../../test/agentPage/inStory.ts';
import { inShell } from '../../../../test/inShell.tsx';
import { ready } from '../../../format/viewState.ts';
import preview from '../../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Agent detail/Run',
  component: LiveAgentDetail,
  tags: ['behaviour'],
  parameters: { asserts: ['run.detail'] },
  args: { ...agentDetailArgs, tab: 'executions', ...opened() },
  decorators: [inShell('agents')],
});

/** A run of one's own has an address. */
export const ViewLeadsToTheRun = meta.story({
  args: { run: undefined, executions: only(runSummary()) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^View lead_search/ })).toHaveAttribute(
      'href',
      '/agent/lead-generation-agent?tab=executions&run=run-1',
    );
  },
});

export const RunRetried = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.run?.control?.onRetry).toHaveBeenCalledOnce();
  },
});

export const RunCancelling = meta.story({
  args: opened({ status: 'running', endTime: undefined, cancelling: true }),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancelling…' }));
    await expect(args.run?.control?.onCancel).not.toHaveBeenCalled();
  },
});

/** The address names a run of another agent. */
export const RunOfAnotherAgent = meta.story({
  args: { run: { ...opened().run, view: ready(runDetail({ agentId: 'email-agent' })) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'There is no such run' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Retry' })).toBeNull();
  },
});

export const RunNarrow = meta.story({ globals: { viewport: { value: 'narrow' } }, play: fits });
