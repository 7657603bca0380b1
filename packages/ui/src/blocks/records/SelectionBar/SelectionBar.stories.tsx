import { expect, fn } from 'storybook/test';
import { paddedStory } from '../../../../test/paddedStory.tsx';
import { Button } from '../../../components/actions/Button/Button.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  component: SelectionBar,
  tags: ['autodocs', 'manifest'],
  args: {
    selected: 3,
    total: 12,
    many: 'leads',
    statuses: [
      { value: 'new', label: 'New' },
      { value: 'qualified', label: 'Qualified' },
    ],
    onClear: fn(),
    onSelectAll: fn(),
    onAct: fn(),
    onExport: fn(),
  },
  decorators: [paddedStory],
});

export const Playground = meta.story();

/** More match than can be changed at once. */
export const AtTheLimit = meta.story({
  args: { selected: 500, total: 2_158 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('At most 500 at a time')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Select/ })).toBeNull();
  },
});

/** What is deleted can only be restored. */
export const Deleted = meta.story({
  args: { deleted: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Restore' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Delete' })).toBeNull();
  },
});

export const FurtherActions = meta.story({
  args: { extraActions: <Button size="sm">Send to</Button> },
  globals: { viewport: { value: 'narrow' } },
});

export const Acts = meta.story({
  tags: ['behaviour'],
  parameters: { asserts: ['records.selected'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Status' }));
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Qualified' }));
    await expect(args.onAct).toHaveBeenLastCalledWith({ status: 'qualified' });
    await userEvent.click(canvas.getByRole('button', { name: 'Select all 12' }));
    await expect(args.onSelectAll).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
});
