import { defaultConfiguration } from '@switchboard/api-contract/agentDetail';
import { agentDetail } from '@switchboard/api-mocks/builders/agents';
import { expect, fn, waitFor } from 'storybook/test';
import { agentDetailArgs } from '../../../test/agentDetail/agentDetailArgs.ts';
import { answer, LiveAgentDetail } from '../../../test/agentDetail/LiveAgentDetail.tsx';
import { inShell } from '../../../test/inShell.tsx';
import { ready } from '../../format/viewState.ts';
import preview from '../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Agent detail/Header',
  component: LiveAgentDetail,
  tags: ['behaviour'],
  args: agentDetailArgs,
  decorators: [inShell('agents')],
});

const calledOnceWith = async (spy: unknown, argument: unknown) => {
  await expect(spy).toHaveBeenCalledOnce();
  await expect(spy).toHaveBeenCalledWith(argument);
};

/** The next answer brings the new status. */
export const Starts = meta.story({
  args: { agent: ready(agentDetail({ status: 'paused' })) },
  parameters: { asserts: ['agent-detail.action-start'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Start' }));
    await calledOnceWith(args.control.onAction, 'start');
    answer(agentDetail({ status: 'deployed' }));
    await expect(await canvas.findByRole('button', { name: 'Stop' })).toBeVisible();
  },
});

export const Stops = meta.story({
  parameters: { asserts: ['agent-detail.action-stop'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await calledOnceWith(args.control.onAction, 'stop');
    answer(agentDetail({ status: 'paused' }));
    await expect(await canvas.findByRole('button', { name: 'Start' })).toBeVisible();
  },
});

export const Restarts = meta.story({
  parameters: { asserts: ['agent-detail.action-restart'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Restart' }));
    await calledOnceWith(args.control.onAction, 'restart');
  },
});

export const BusyIgnoresPresses = meta.story({
  args: { control: { busy: 'stop', onAction: fn() } },
  parameters: { asserts: ['request.once'] },
  play: async ({ canvas, userEvent, args }) => {
    const stop = canvas.getByRole('button', { name: 'Stop' });
    await userEvent.click(stop);
    stop.focus();
    await userEvent.keyboard('{Enter}{Enter}{ }');
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
  parameters: { asserts: ['request.once'] },
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

export const NotEnabledLeadsToTheSwitch = meta.story({
  args: { agent: ready(agentDetail({ status: 'paused', configuration: { ...defaultConfiguration, enabled: false } })) },
  parameters: { asserts: ['agent-detail.not-enabled'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Configuration' }));
    await expect(canvas.getByRole('switch', { name: 'enabled' })).not.toBeChecked();
  },
});

/** On a phone all buttons fit in one row. */
export const NarrowActions = meta.story({
  globals: { viewport: { value: 'narrow' } },
  args: { agent: ready(agentDetail({ status: 'paused' })), tab: 'configuration' },
  parameters: { asserts: ['agent-detail.header'] },
  play: async ({ canvas }) => {
    // The fallback typeface is wider.
    await document.fonts.ready;
    const tops = [
      canvas.getByRole('button', { name: 'Restart' }),
      canvas.getByRole('button', { name: 'Start' }),
      canvas.getByRole('button', { name: 'Run now' }),
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
