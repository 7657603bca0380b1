import { Braces, Download, FileText } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { paddedStory } from '../../../../test/paddedStory.tsx';
import { Menu } from './Menu.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  component: Menu,
  args: {
    label: 'Export',
    icon: Download,
    items: [
      { value: 'csv', label: 'CSV', icon: FileText },
      { value: 'json', label: 'JSON', icon: Braces },
      { value: 'excel', label: 'Excel' },
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

export const ByKeyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('menuitem', { name: 'CSV' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('menuitem', { name: 'Excel' })).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowDown}{Enter}');
    await expect(args.onSelect).toHaveBeenCalledOnce();
    await expect(args.onSelect).toHaveBeenCalledWith('json');
    await expect(canvas.queryByRole('menu')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Export' })).toHaveFocus();
  },
});

export const Closes = meta.story({
  tags: ['behaviour'],
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
