import { runPreview } from '@switchboard/api-mocks/builders/executions';
import { expect, fn, waitFor } from 'storybook/test';
import { RunPreviewDialog } from './RunPreviewDialog.tsx';
import { longText } from '@switchboard/api-mocks/builders/texts';
import preview from '../../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  component: RunPreviewDialog,
  tags: ['autodocs', 'manifest'],
  args: { preview: runPreview(), onRun: fn(), onClose: fn() },
});

export const Playground = meta.story();

export const NewCriteria = meta.story({
  parameters: { covers: ['run.preview'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Target industries and locations changed since the last run.')).toBeVisible();
    await expect(canvas.getAllByRole('definition').map((each: HTMLElement) => each.textContent)).toEqual([
      'up to 50Leads per day',
      'about 6',
      'up to 50',
    ]);
  },
});

/** There is no run to compare with. */
export const FirstRun = meta.story({
  args: { preview: runPreview({ changed: [] }) },
  parameters: { covers: ['run.preview'] },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('heading', { name: 'First run with these criteria' })).toBeVisible(),
});

export const Queuing = meta.story({ args: { busy: true } });

export const Narrow = meta.story({ tags: ['odd'], globals: { viewport: { value: 'narrow' } } });

export const ManyLongCriteria = meta.story({
  tags: ['odd'],
  args: { preview: runPreview({ criteria: Array.from({ length: 60 }, (_, at) => `${at} ${longText(60)}`) }) },
});

/** A held Enter starts nothing: the focus is on the title. */
export const RunsOrCancels = meta.story({
  tags: ['behaviour'],
  parameters: { asserts: ['run.preview'] },
  play: async ({ canvas, userEvent, args }) => {
    await waitFor(() => expect(canvas.getByText('Run with the new criteria?')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onRun).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Run' }));
    await expect(args.onRun).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const RunsOnce = Queuing.extend({
  tags: ['behaviour'],
  parameters: { asserts: ['run.preview'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Queuing…' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onRun).not.toHaveBeenCalled();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});
