import { Settings2 } from 'lucide-react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../../layers/Dialog/Dialog.tsx';
import { pressComposing } from '../../../../test/components/pressComposing.ts';
import { paddedStory } from '../../../../test/paddedStory.tsx';
import { Tooltip } from './Tooltip.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  component: Tooltip,
  tags: ['autodocs', 'manifest'],
  args: { content: 'Configure the connection', children: <Button icon={Settings2} aria-label="Configure" /> },
  decorators: [
    (Story) => (
      <div style={{ padding: 96 }}>
        <Story />
      </div>
    ),
    paddedStory,
  ],
});

const bodyOf = (element: HTMLElement) => within(element.ownerDocument.body);
const HIDDEN = { hidden: true } as const;

export const Playground = meta.story();

export const OnFocus = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const body = bodyOf(canvasElement);
    await userEvent.tab();
    const tooltip = await body.findByRole('tooltip', HIDDEN);
    await expect(tooltip).toBeVisible();
    const button = canvas.getByRole('button', { name: 'Configure', description: 'Configure the connection' });
    await expect(tooltip.getBoundingClientRect().bottom).toBeLessThanOrEqual(button.getBoundingClientRect().top + 1);
  },
});

export const OnHover = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button'));
    await waitFor(() => expect(bodyOf(canvasElement).getByRole('tooltip', HIDDEN)).toBeVisible());
  },
});

export const LeavesWithThePointer = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const body = bodyOf(canvasElement);
    await userEvent.hover(canvas.getByRole('button'));
    await waitFor(() => expect(body.getByRole('tooltip', HIDDEN)).toBeVisible());
    await userEvent.unhover(canvas.getByRole('button'));
    await expect(body.queryByRole('tooltip', HIDDEN)).toBeNull();
  },
});

const onClose = fn();

export const EscapeClosesOnlyTheTooltip = meta.story({
  tags: ['behaviour'],
  beforeEach: () => void onClose.mockClear(),
  render: (args) => <Dialog open onClose={onClose} title="A dialog" closeButton={false} foot={<Tooltip {...args} />} />,
  play: async ({ canvasElement, userEvent }) => {
    const body = bodyOf(canvasElement);
    await userEvent.tab();
    await expect(await body.findByRole('tooltip', HIDDEN)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(body.queryByRole('tooltip', HIDDEN)).toBeNull();
    await expect(onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(onClose).toHaveBeenCalledOnce();
  },
});

/** Escape that gives up a word of an input method leaves the tooltip. */
export const Composition = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.tab();
    await expect(await bodyOf(canvasElement).findByRole('tooltip', HIDDEN)).toBeVisible();
    await pressComposing(canvas.getByRole('button'), 'Escape');
    await expect(bodyOf(canvasElement).getByRole('tooltip', HIDDEN)).toBeVisible();
  },
});

export const LongText = meta.story({
  tags: ['odd'],
  args: { content: 'A tooltip that says rather more than tooltips ought to say. '.repeat(3) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button'));
    const box = (await bodyOf(canvasElement).findByRole('tooltip', HIDDEN)).getBoundingClientRect();
    await expect(box.width).toBeLessThanOrEqual(252);
  },
});
