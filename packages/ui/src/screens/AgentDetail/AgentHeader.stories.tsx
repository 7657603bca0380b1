import { defaultConfiguration } from '@switchboard/api-contract/agents';
import { agentDetail } from '@switchboard/api-mocks/builders/agents';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { loading, ready } from '../../format/viewState.ts';
import { agentDetailArgs } from '../../../test/agentDetail/agentDetailArgs.ts';
import { inPage } from '../../../test/agentDetail/inPage.tsx';
import { answer, LiveAgentDetail } from '../../../test/agentDetail/LiveAgentDetail.tsx';
import type { Canvas } from '../../../test/agentPage/inStory.ts';
import preview from '../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Agent detail',
  component: LiveAgentDetail,

  args: agentDetailArgs,
  decorators: [inPage],
});

const calledOnceWith = async (spy: unknown, argument: unknown) => {
  await expect(spy).toHaveBeenCalledOnce();
  await expect(spy).toHaveBeenCalledWith(argument);
};

/** A toast, which is rendered outside the story. */
const toast = (canvasElement: HTMLElement, words: string) => within(canvasElement.ownerDocument.body).findByText(words);

/** A status, its label, and the button that goes with it. */
const status = (value: string, word: string) => ({
  args: { agent: ready(agentDetail({ status: value })) },
  play: async ({ canvas }: { canvas: Canvas }) => {
    await expect(canvas.getByText(word)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Start' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Stop' })).toBeNull();
  },
});

export const StatusIdle = meta.story({
  ...status('idle', 'Idle'),
  parameters: { covers: ['agent-detail.status-idle'] },
});
export const StatusTraining = meta.story({
  ...status('training', 'Training'),
  parameters: { covers: ['agent-detail.status-training'] },
});

export const StatusPaused = meta.story({
  ...status('paused', 'Paused'),
  parameters: { covers: ['agent-detail.status-paused'] },
});
export const StatusError = meta.story({
  ...status('error', 'Error'),
  parameters: { covers: ['agent-detail.status-error'] },
});

export const UnknownStatus = meta.story({
  ...status('toString', 'toString'),
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
});

export const ActionStart = meta.story({
  args: { agent: ready(agentDetail({ status: 'paused' })) },
  parameters: { covers: ['agent-detail.action-start'] },
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Start' }));
    await calledOnceWith(args.control.onAction, 'start');
    await expect(await toast(canvasElement, 'Agent Updated')).toBeVisible();
    await expect(await toast(canvasElement, 'Agent started successfully')).toBeVisible();
    answer(agentDetail({ status: 'deployed' }));
    await expect(await canvas.findByRole('button', { name: 'Stop' })).toBeVisible();
  },
});

export const ActionStop = meta.story({
  parameters: { covers: ['agent-detail.action-stop'] },
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await calledOnceWith(args.control.onAction, 'stop');
    await expect(await toast(canvasElement, 'Agent stopped successfully')).toBeVisible();
  },
});

export const ActionRestart = meta.story({
  parameters: { covers: ['agent-detail.action-restart'] },
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Restart' }));
    await calledOnceWith(args.control.onAction, 'restart');
    await expect(await toast(canvasElement, 'Agent restarted successfully')).toBeVisible();
  },
});

export const ActionFailed = meta.story({
  args: { outcome: 'failed' },
  parameters: { covers: ['agent-detail.action-failed'] },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await expect(await toast(canvasElement, 'Error')).toBeVisible();
    await expect(await toast(canvasElement, 'Failed to stop agent')).toBeVisible();
  },
});

export const ActionBusy = meta.story({
  args: { control: { busy: 'stop', onAction: fn() } },
  play: async ({ canvas, args }) => {
    const stop = canvas.getByRole('button', { name: 'Stop' });
    await expect(stop).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(stop);
    stop.focus();
    await userEvent.keyboard('{Enter}{Enter}{ }');
    await expect(canvas.getByRole('button', { name: 'Restart' })).toBeDisabled();
    await expect(args.control.onAction).not.toHaveBeenCalled();
    // A poll delivers the new status before the call has ended.
    answer(agentDetail({ status: 'paused' }));
    await expect(await canvas.findByRole('button', { name: 'Start' })).toHaveAttribute('aria-busy', 'true');
  },
});

let end = () => {};
const slow = () => new Promise<void>((resolve) => (end = resolve));

/** Two clicks before the button can show busy send one request. Once it has ended, the next click counts. */
export const ActionDoubleClick = meta.story({
  args: { control: { onAction: fn(slow) } },
  play: async ({ canvas, args }) => {
    const restart = canvas.getByRole('button', { name: 'Restart' });
    restart.click();
    restart.click();
    canvas.getByRole('button', { name: 'Stop' }).click();
    await calledOnceWith(args.control.onAction, 'restart');
    end();
    await waitFor(() => {
      restart.click();
      return expect(args.control.onAction).toHaveBeenCalledTimes(2);
    });
  },
});

export const NotEnabled = meta.story({
  parameters: { covers: ['agent-detail.not-enabled'] },
  args: { agent: ready(agentDetail({ status: 'paused', configuration: { ...defaultConfiguration, enabled: false } })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/This agent is disabled/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Configuration' }));
    await expect(canvas.getByRole('switch', { name: 'enabled' })).not.toBeChecked();
  },
});

/** On a phone all actions fit in one row. */
export const NarrowActions = meta.story({
  globals: { viewport: { value: 'narrow' } },
  args: { agent: ready(agentDetail({ status: 'paused' })), tab: 'configuration' },
  parameters: { covers: ['agent-detail.header'] },
  play: async ({ canvas }) => {
    // The fallback typeface is wider.
    await document.fonts.ready;
    const tops = [
      canvas.getByRole('link', { name: /Open workspace/ }),
      canvas.getByRole('button', { name: 'Restart' }),
      canvas.getByRole('button', { name: 'Start' }),
    ].map((each) => Math.round(each.getBoundingClientRect().top));
    await expect(new Set(tops).size).toBe(1);
    // The strip adjusts to the page width and the typeface one frame later.
    await waitFor(() => {
      const tab = canvas.getByRole('tab', { name: 'Configuration' }).getBoundingClientRect();
      void expect(tab.left).toBeGreaterThanOrEqual(0);
      return expect(tab.right).toBeLessThanOrEqual(window.innerWidth);
    });
    await expect(getComputedStyle(canvas.getByRole('tablist')).maskImage).toContain('gradient');
  },
});

/** On the smallest screen Restart and Start wrap to the next row together. */
export const SmallActions = meta.story({
  globals: { viewport: { value: 'small' } },
  args: { agent: ready(agentDetail({ status: 'paused' })) },
  play: async ({ canvas }) => {
    const [restart, start] = ['Restart', 'Start'].map((name) =>
      canvas.getByRole('button', { name }).getBoundingClientRect(),
    );
    await expect(restart?.top).toBe(start?.top);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});
