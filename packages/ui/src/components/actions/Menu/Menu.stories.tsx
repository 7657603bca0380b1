import { Braces, Download, Ellipsis, FileText } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { paddedStory } from '../../../../test/paddedStory.tsx';
import { Button } from '../Button/Button.tsx';
import { Menu } from './Menu.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  component: Menu,
  tags: ['autodocs', 'manifest'],
  args: {
    label: 'Export',
    icon: Download,
    items: [
      { value: 'csv', label: 'CSV', icon: FileText },
      { value: 'json', label: 'JSON', icon: Braces },
      { value: 'excel', label: 'Excel', hint: 'xlsx' },
    ],
    onSelect: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 160 }}>
        <Story />
      </div>
    ),
    paddedStory,
  ],
});

export const Playground = meta.story();

export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await expect(canvas.getByRole('menu', { name: 'Export' })).toBeVisible();
    await expect(canvas.getByRole('menu').getBoundingClientRect().left).toBeGreaterThanOrEqual(0);
    await expect(canvas.getByRole('menuitem', { name: 'CSV' })).toHaveFocus();
  },
});

/** As a table is. */
const cutOff = {
  display: 'flex',
  justifyContent: 'flex-end',
  overflow: 'auto',
  height: 40,
  maxWidth: 320,
  maskImage: 'linear-gradient(black, black)',
} as const;

/** In a row that is cut off at its edges. */
export const InRow = meta.story({
  args: { label: 'Actions for Ada Brandt', icon: Ellipsis, variant: 'ghost', size: 'sm', inRow: true },
  decorators: [
    (Story) => (
      <div style={cutOff}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Actions for Ada Brandt' });
    await userEvent.click(opener);
    const menu = canvas.getByRole('menu', { name: 'Actions for Ada Brandt' }).getBoundingClientRect();
    await expect(menu.top).toBeGreaterThan(opener.getBoundingClientRect().bottom);
    await expect(Math.round(menu.right)).toBe(Math.round(opener.getBoundingClientRect().right));
    // Its items stand one below the other, also for its width.
    await expect(menu.width).toBeLessThan(180);
    const last = canvas.getByRole('menuitem', { name: 'Excel xlsx' });
    const { left, top } = last.getBoundingClientRect();
    // Nothing lies over it, and nothing cuts it off.
    await expect(last).toContainElement(document.elementFromPoint(left + 8, top + 8) as HTMLElement);
  },
});

/** It follows its button. */
export const FollowsScroll = InRow.extend({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Actions for Ada Brandt' });
    await userEvent.click(opener);
    opener.parentElement?.style.setProperty('margin-inline-end', '20px');
    window.dispatchEvent(new Event('scroll'));
    const menu = canvas.getByRole('menu').getBoundingClientRect();
    await expect(Math.round(menu.right)).toBe(Math.round(opener.getBoundingClientRect().right));
  },
});

export const ByKeyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('menuitem', { name: 'CSV' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('menuitem', { name: 'Excel xlsx' })).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowDown}{Enter}');
    await expect(args.onSelect).toHaveBeenCalledOnce();
    await expect(args.onSelect).toHaveBeenCalledWith('json');
    await expect(canvas.queryByRole('menu')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Export' })).toHaveFocus();
  },
});

export const Closes = meta.story({
  tags: ['behaviour'],
  render: (args) => (
    <>
      <Menu {...args} />
      <Button>After</Button>
    </>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Export' });
    await userEvent.click(opener);
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('menu')).toBeNull();
    await expect(opener).toHaveFocus();
    await userEvent.click(opener);
    await userEvent.click(opener);
    await expect(canvas.queryByRole('menu')).toBeNull();
    await userEvent.click(opener);
    await userEvent.tab();
    await expect(canvas.queryByRole('menu')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'After' })).toHaveFocus();
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
});

export const Disabled = meta.story({
  args: { disabledReason: 'There is nothing to export' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await expect(canvas.queryByRole('menu')).toBeNull();
  },
});
