import { defaultConfiguration } from '@switchboard/api-contract/agentDetail';
import { agentDetail } from '@switchboard/api-mocks/builders/agents';
import { expect, fn } from 'storybook/test';
import { agentDetailArgs } from '../../../test/agentDetail/agentDetailArgs.ts';
import { answer, LiveAgentDetail } from '../../../test/agentDetail/LiveAgentDetail.tsx';
import { pointAtToast } from '../../../test/components/pointAtToast.ts';
import { inShell } from '../../../test/inShell.tsx';
import { loading, ready } from '../../format/viewState.ts';
import preview from '../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Agent detail/Header',
  component: LiveAgentDetail,
  args: agentDetailArgs,
  decorators: [inShell('agents')],
});

const withStatus = (status: string) => ({ agent: ready(agentDetail({ status })) });

export const StatusIdle = meta.story({
  args: withStatus('idle'),
  parameters: { covers: ['agent-detail.status-idle'] },
});
export const StatusTraining = meta.story({
  args: withStatus('training'),
  parameters: { covers: ['agent-detail.status-training'] },
});
export const StatusPaused = meta.story({
  args: withStatus('paused'),
  parameters: { covers: ['agent-detail.status-paused'] },
});
export const StatusError = meta.story({
  args: withStatus('error'),
  parameters: { covers: ['agent-detail.status-error'] },
});

/** The next answer has the new status already. */
export const ActionStart = meta.story({
  args: withStatus('paused'),
  parameters: { covers: ['agent-detail.action-start'] },
  play: async (context) => {
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Start' }));
    answer(agentDetail({ status: 'deployed' }));
    await context.canvas.findByRole('button', { name: 'Stop' });
    await pointAtToast(context, 'Agent started successfully');
  },
});
export const ActionStop = meta.story({
  parameters: { covers: ['agent-detail.action-stop'] },
  play: async (context) => {
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Stop' }));
    answer(agentDetail({ status: 'paused' }));
    await context.canvas.findByRole('button', { name: 'Start' });
    await pointAtToast(context, 'Agent stopped successfully');
  },
});
export const ActionRestart = meta.story({
  parameters: { covers: ['agent-detail.action-restart'] },
  play: async (context) => {
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Restart' }));
    await pointAtToast(context, 'Agent restarted successfully');
  },
});
export const ActionFailed = meta.story({
  args: { outcome: 'failed' },
  parameters: { covers: ['agent-detail.action-failed'] },
  play: async (context) => {
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Stop' }));
    await pointAtToast(context, 'Failed to stop agent');
  },
});

export const NotEnabled = meta.story({
  parameters: { covers: ['agent-detail.not-enabled'] },
  args: { agent: ready(agentDetail({ status: 'paused', configuration: { ...defaultConfiguration, enabled: false } })) },
});

export const ActionBusy = meta.story({
  args: { control: { busy: 'stop', onAction: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Stop' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('button', { name: 'Restart' })).toBeDisabled();
  },
});

export const UnknownStatus = meta.story({
  tags: ['odd'],
  args: {
    agent: ready(
      agentDetail({
        status: 'toString',
        type: '__proto__',
        executions: [{ id: '1', status: '__proto__', executionType: 'constructor' }],
      }),
    ),
    executions: { ...agentDetailArgs.executions, view: loading },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('toString')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Start' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Stop' })).toBeNull();
  },
});
